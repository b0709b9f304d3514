// The app itself: what its intents share is set up when it starts.

import AppIntents
import BehestDocumentStore
import SwiftUI

/// Previews Markdown as rich text, and keeps documents.
public enum MarkdownSnippet {
  /// Makes the app ready for its intents; no file is touched.
  ///
  /// - Parameter store: The documents that the app and its intents share; made when first needed.
  public static func launch(
    store: @autoclosure @escaping @Sendable () -> DocumentStore = DocumentStore()
  ) {
    AppDependencyManager.shared.add(dependency: store())
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
  }
}

/// The app, as the system starts it.
struct MarkdownSnippetApp: App {
  init() { MarkdownSnippet.launch() }

  var body: some Scene {
    WindowGroup { Text("MarkdownSnippet") }
  }
}
