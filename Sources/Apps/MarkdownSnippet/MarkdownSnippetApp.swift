// What the app sets up when it starts.

import AppIntents
import DocumentStore

/// The app itself: it owns what its intents share.
struct MarkdownSnippetApp {
  let makeStore: @Sendable () -> DocumentStore

  /// Lets intents and queries find the documents with `@Dependency`.
  func registerDependencies() {
    AppDependencyManager.shared.add(dependency: makeStore())
  }
}
