// The app: registers the dependencies of its intents at launch.

import AppIntents
import SwiftUI

/// An app that previews Markdown as rich text, and stores documents.
enum MarkdownSnippet {
  /// Registers the dependencies of the intents, without accessing any file.
  ///
  /// - Parameter store: The documents that the app and its intents share; created on first use.
  static func launch(
    store: @autoclosure @escaping @Sendable () -> DocumentStore = DocumentStore()
  ) {
    AppDependencyManager.shared.add(dependency: store())
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
  }
}

/// The app's entry point, which is created at launch.
struct MarkdownSnippetApp: App {
  init() { MarkdownSnippet.launch() }

  var body: some Scene {
    WindowGroup { Text("MarkdownSnippet") }
  }
}
