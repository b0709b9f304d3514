// A snippet that counts how often it is drawn.

import AppIntents
import SwiftUI

struct PondSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Pond Snippet"

  @Dependency
  private var pond: Pond

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    pond.looks += 1
    try await pond.save()
    return .result(view: Text("Pond"))
  }
}
