// A snippet of words and intents; what is decoration is nobody's loss, and a screen is no snippet.

import AppIntents
import SwiftUI

struct PondSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Pond Snippet"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: PondView(depth: 3))
  }
}

struct FeedFishIntent: AppIntent {
  static let title: LocalizedStringResource = "Feed Fish"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct PondView: View {
  let depth: Int
  let tasks: PondTasks

  var body: some View {
    VStack {
      Text("Pond").shadow(radius: 2).accessibilityHidden(true)
      Image("Pond").resizable()
      Button("Feed", intent: FeedFishIntent())
      Button(intent: FeedFishIntent()) { Text("Feed") }
      Toggle("Deep", isOn: true, intent: FeedFishIntent())
      Text(tasks.task("carp"))
    }
    .padding(8)
  }
}

struct PondTasks {
  func task(_ name: String) -> String { name }
}

struct PondScreen: View {
  var body: some View {
    Map().sheet(isPresented: .constant(true)) { Text("Deep") }
  }
}
