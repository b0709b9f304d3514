// The door: what this app offers to the system.

import AppIntents
import DocumentStore

/// Previews Markdown as rich text, and keeps documents.
///
/// Apple's build reads this list out of the sources. Here an app says it itself, in one place.
public enum MarkdownSnippet {
  /// Every intent of the app, also those that only other intents and buttons use.
  public static var intents: [any AppIntent.Type] {
    [
      PreviewMarkdownIntent.self,
      FindDocumentIntent.self,
      ConvertMarkdownIntent.self,
      PreviewMarkdownSnippetIntent.self,
      CopyRichTextIntent.self,
      OpenInAppIntent.self,
    ]
  }

  /// The phrases of the app.
  public static var shortcuts: any AppShortcutsProvider.Type { MarkdownSnippetShortcuts.self }

  /// Makes the app ready for its intents; no file is touched.
  ///
  /// - Parameter store: The documents that the app and its intents share; made when first needed.
  public static func launch(
    store: @autoclosure @escaping @Sendable () -> DocumentStore = DocumentStore()
  ) {
    MarkdownSnippetApp(makeStore: store).registerDependencies()
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
  }
}
