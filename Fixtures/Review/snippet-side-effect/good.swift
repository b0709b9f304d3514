// A snippet that reads, and the action that changes.

import AppIntents
import SwiftUI

struct PondSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Pond Snippet"

  @Dependency
  private var pond: Pond

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    var fish = await pond.fish
    fish.append("carp")
    let order = await pond.order(of: fish)
    return .result(view: Text(order.joined()).bold())
  }
}

struct FeedFishIntent: AppIntent {
  static let title: LocalizedStringResource = "Feed Fish"

  @Dependency
  private var pond: Pond

  func perform() async throws -> some IntentResult {
    try await pond.save()
    return .result()
  }
}
