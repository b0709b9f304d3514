// Tests of what goes on beside a conversation: its branches, and work that outlives its intent.

import AppIntents
import BehestCards
import BehestSwiftUI
import BehestTestSupport
import FoundationGaps
import IntentEngine
import SwiftApps
import Synchronization
import Testing

/// Shows the board, and counts once more when it has already ended.
struct CountLaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Later"
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let kitchen = kitchen
    Task {
      try await until { kitchen.notes == ["ended"] }
      kitchen.count.withLock { $0 = 7 }
      BoardSnippetIntent.reload()
    }
    return .result(snippetIntent: BoardSnippetIntent())
  }
}

extension KitchenSuites {
  @Suite(.timeLimit(.minutes(5))) struct BackgroundTests {
    @Test func `work that outlives its intent has the card drawn anew`() async throws {
      let (kitchen, news) = (Kitchen(), NewsBook())
      var app = kitchen.installed()
      app.add(CountLaterIntent.self, BoardSnippetIntent.self)
      let conversation = try Conversation(
        catalog: Catalog([app]),
        settings: .init(updates: { update in news.news.withLock { $0.append(update) } }))
      let outcome = try #require(
        await Talk(kitchen, conversation).run("CountLater").outcome)
      #expect(outcome.card?.plainText.contains("Count 0") == true)
      #expect(!news.isCardOutdated)
      kitchen.note("ended")
      try await until { news.isCardOutdated }
      #expect(try await conversation.redraw()?.plainText.contains("Count 7") == true)
    }

    @Test func `a branch runs beside its conversation, which continues from it`() async throws {
      let (kitchen, news) = (Kitchen(), NewsBook())
      var app = kitchen.installed()
      app.add(InterruptedIntent.self, BoardIntent.self, BoardSnippetIntent.self, StepIntent.self)
      var settings = Conversation.Settings()
      settings.listens = true
      let conversation = try Conversation(catalog: Catalog([app]), settings: settings)
      let branch = await conversation.branch { update in news.news.withLock { $0.append(update) } }
      let work = Task { await branch.say(Input(.run(intent: "Interrupted"))) }
      try await until { kitchen.notes == ["started"] }

      // The conversation goes on, and a second branch ends before the first.
      let talk = Talk(kitchen, conversation)
      #expect(await talk.say(Input(.press(1))).failure?.code == .nothingToPress)
      let second = await conversation.branch { _ in }
      _ = try #require(await second.say(Input(.run(intent: "Board"))).outcome)
      await conversation.join(second)
      #expect(try await conversation.redraw()?.plainText.contains("Count 0") == true)
      #expect(await talk.say("again").outcome?.intent == "Board")

      work.cancel()
      #expect(await work.value.isCancelled)
      try await until { kitchen.notes == ["started", "userCancelled"] }
    }
  }
}

extension NewsBook {
  fileprivate var isCardOutdated: Bool {
    news.withLock { $0 }.contains { update in
      if case .cardIsOutdated = update { true } else { false }
    }
  }
}

extension Reply {
  fileprivate var isCancelled: Bool {
    if case .cancelled = self { true } else { false }
  }
}
