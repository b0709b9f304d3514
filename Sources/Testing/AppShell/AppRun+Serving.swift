// Serves the app to a client of the Model Context Protocol, as `behest app add` starts it.

import AppServing
import BehestPasteboard
import BehestProcess
import BehestShell
import Foundation
import FoundationGaps
import IntentEngine
import ModelContextProtocol
import PhraseCatalog
import SwiftApps

extension AppRun {
  /// Answers a client on the standard streams until the end of its input.
  ///
  /// - Parameter launch: A function that registers dependencies.
  /// - Throws: What `launch` throws, and the errors in the app's phrase packs.
  func serve(_ launch: @MainActor @Sendable () async throws -> Void) async throws -> ExitStatus {
    let (input, output) = try Descriptor.takeStandardStreams()
    await app.launch()
    try await launch()
    var settings = Conversation.Settings()
    settings.copy = { [clipboard = arguments.clipboard] copied in
      try await Pasteboard.$destination.withValue(clipboard) {
        try await Pasteboard.general.put(copied)
      }
    }
    let catalog = try app.catalog(locale: arguments.locale ?? LocalizationEnvironment.name())
    let apps = try AppServer(
      Conversation(catalog: catalog, settings: settings),
      locale: arguments.locale.map { Locale(identifier: $0) }, texts: app.texts,
      phraseFiles: { [files = app.files] _ in
        files.files.map { PhraseFile(path: $0.path, text: $0.text) }
      })
    if console.facts.inputIsTerminal {
      console.note("reading MCP messages, one a line; behest app add mounts the program.")
    }
    let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? ""
    await apps.server(
      on: try MessageStream(input: input, output: output),
      info: Implementation(name: app.module, title: app.name, version: version)
    ).run()
    return .done
  }
}
