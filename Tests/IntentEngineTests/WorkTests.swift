// Tests of a running intent: its time limit, progress and card, and the authentication it needs.

import AppIntents
import BehestCards
import BehestSwiftUI
import BehestTestSupport
import Foundation
import IntentEngine
import SwiftApps
import Synchronization
import Testing

/// Admits or refuses, and remembers who asked.
final class ScriptedAuthenticator: Authenticator {
  let isAdmitting: Bool
  let asked = Mutex<[AuthenticationPolicy]>([])

  init(isAdmitting: Bool) { self.isAdmitting = isAdmitting }

  func admits(_ policy: AuthenticationPolicy, reason: String) async -> Bool {
    asked.withLock { $0.append(policy) }
    return isAdmitting
  }
}

/// News in the order it was told.
final class NewsBook: Sendable {
  let news = Mutex<[Update]>([])

  var fractions: [Double] {
    news.withLock { $0 }.compactMap { update in
      if case .progress(let report) = update { report.fraction } else { nil }
    }
  }

  var cards: [String] {
    news.withLock { $0 }.compactMap { update in
      if case .card(let card) = update { card.plainText } else { nil }
    }
  }
}

extension Card {
  /// Everything that is on the card, for looking for words in it.
  var plainText: String { String(describing: self) }
}

/// Works in steps of 150 ms, and says how far it is.
struct StepsIntent: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Steps"
  @Parameter(title: "Steps", default: 4) var steps: Int
  @Parameter(title: "Tells", default: true) var tells: Bool
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    progress.totalUnitCount = Int64(steps)
    for step in 1...steps {
      try await kitchen.clock.advance(by: .milliseconds(150))
      if tells { progress.completedUnitCount = Int64(step) }
    }
    return .result(value: steps)
  }
}

/// Asks in the middle, and takes little time apart from that.
struct PatientIntent: AppIntent {
  static let title: LocalizedStringResource = "Patient"
  @Parameter(title: "Word") var word: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: try await $word.requestValue("Which word?"))
  }
}

/// Shows a number on a card that is drawn in the middle of the work.
struct BoardIntent: AppIntent {
  static let title: LocalizedStringResource = "Board"
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: BoardSnippetIntent())
  }
}

struct BoardSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Board"
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let count = kitchen.count.withLock { $0 }
    return .result(
      view: VStack {
        Text("Count \(count)")
        Button("Count Slowly", intent: CountSlowlyIntent())
      })
  }
}

struct CountSlowlyIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Slowly"
  static let isDiscoverable: Bool = false
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult {
    kitchen.count.withLock { $0 = 1 }
    BoardSnippetIntent.reload()
    let kitchen = kitchen
    try await until { kitchen.notes == ["drawn"] }
    kitchen.count.withLock { $0 = 2 }
    return .result()
  }
}

/// Waits until it is cancelled, and notes why.
struct InterruptedIntent: CancellableIntent {
  static let title: LocalizedStringResource = "Interrupted"
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult {
    let kitchen = kitchen
    kitchen.note("started")
    try await withIntentCancellationHandler {
      try await Task.sleep(for: .seconds(3600))
    } onCancel: { reason in
      kitchen.note(reason == .timeout ? "timeout" : "userCancelled")
    }
    return .result()
  }
}

/// Ends when two of its kind are at work.
struct MeetIntent: AppIntent {
  static let title: LocalizedStringResource = "Meet"
  static let present = Mutex(0)

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    Self.present.withLock { $0 += 1 }
    try await until { Self.present.withLock { $0 } == 2 }
    return .result(value: 2)
  }
}

/// Goes on in front of the person by ending the work.
struct ForwardIntent: AppIntent {
  static let title: LocalizedStringResource = "Forward"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Ends", default: false) var ends: Bool
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if ends {
      throw needsToContinueInForegroundError("Come along?")
    }
    try await continueInForeground("Come along?", alwaysConfirm: true)
    kitchen.note("in front")
    return .result(dialog: "Here we are.")
  }
}

extension KitchenSuites {
  @Suite(.timeLimit(.minutes(5))) struct WorkTests {
    private func talk(
      budget: Duration? = .seconds(30), admits: Bool = true, news: NewsBook = NewsBook(),
      authenticator: ScriptedAuthenticator? = nil
    ) throws -> Talk {
      let kitchen = Kitchen()
      var app = kitchen.installed()
      app.add(
        StepsIntent.self, PatientIntent.self, BoardIntent.self, BoardSnippetIntent.self,
        CountSlowlyIntent.self, ForwardIntent.self, InterruptedIntent.self, MeetIntent.self)
      return Talk(
        kitchen,
        try Conversation(
          catalog: Catalog([app]),
          settings: .init(
            authenticator: authenticator ?? ScriptedAuthenticator(isAdmitting: admits),
            budget: budget, clock: kitchen.clock,
            updates: { update in
              news.news.withLock { $0.append(update) }
              if case .card = update { kitchen.note("drawn") }
            })))
    }

    /// Runs an intent while time passes.
    private func run(_ intent: String, in talk: Talk) async -> Reply {
      let time = Task { try await talk.kitchen.clock.advance(by: .seconds(3600)) }
      defer { time.cancel() }
      return await talk.run(intent)
    }

    @Test func `AI-59: an intent that works beyond its budget is stopped`() async throws {
      let talk = try talk(budget: .milliseconds(300))
      let failure = try #require(await run("Forever", in: talk).failure)
      #expect(failure.code == .timedOut)
      #expect(failure.words.hasPrefix("Kitchen worked on “Wait Forever” for more than"))
      // Nothing is left behind.
      #expect(await talk.run("Count").question != nil)
    }

    @Test func `AI-59: an intent that tells its progress has its budget again`() async throws {
      let news = NewsBook()
      let talk = try talk(budget: .milliseconds(400), news: news)
      #expect(try #require(await talk.run("Steps").outcome).value == .integer(4))
      #expect(news.fractions == [0, 0.25, 0.5, 0.75])
      let silent = await talk.run("Steps", ["tells": "no", "steps": "12"])
      #expect(silent.failure?.code == .timedOut)
    }

    @Test func `the person's own time does not count as work`() async throws {
      let talk = try talk(budget: .milliseconds(200))
      #expect(await talk.run("Patient").question != nil)
      try await talk.kitchen.clock.advance(by: .milliseconds(600))
      #expect(try #require(await talk.say("yes").outcome).value == .text("yes"))
    }

    @Test func `AI-45: a card is drawn again in the middle of the work, and at its end`()
      async throws
    {
      let news = NewsBook()
      let talk = try talk(news: news)
      let first = try #require(await talk.run("Board").outcome?.card)
      #expect(first.plainText.contains("Count 0"))
      let last = try #require(await talk.say(Input(.press(1))).outcome)
      #expect(news.cards.count == 1)
      #expect(news.cards.first?.contains("Count 1") == true)
      #expect(last.card?.plainText.contains("Count 2") == true)
      #expect(last.isRefresh)
    }

    @Test func `AI-33: a policy is held against a proof of identity`() async throws {
      let admitting = ScriptedAuthenticator(isAdmitting: true)
      #expect(await (try talk(authenticator: admitting)).run("Guarded").outcome != nil)
      #expect(admitting.asked.withLock { $0 } == [.requiresLocalDeviceAuthentication])
      let refused = try #require(await talk(admits: false).run("Guarded").failure)
      #expect(refused.code == .authentication)
      #expect(
        refused.words == "“Open the Safe” in Kitchen needs you to authenticate first.")
    }

    @Test func `AI-53: an intent asks before its app comes to the front`() async throws {
      let talk = try talk()
      #expect(try #require(await talk.run("Forward").question).prompt == "Come along?")
      #expect(try #require(await talk.say("no").cancellation).wasDeclined)
      #expect(talk.kitchen.notes == [])
      _ = await talk.run("Forward")
      let outcome = try #require(await talk.say("continue").outcome)
      #expect(outcome.opensApp)
      #expect(outcome.dialog == "Here we are.")
      _ = await talk.run("Forward", ["ends": "yes"])
      let ended = try #require(await talk.say("yes").outcome)
      #expect(ended.opensApp)
      #expect(ended.dialog == nil)
      #expect(talk.kitchen.notes == ["in front"])
    }

    @Test func `AI-59: an intent is told why it is cancelled`() async throws {
      let slow = try talk(budget: .milliseconds(200))
      _ = await run("Interrupted", in: slow)
      let left = try talk()
      let task = Task { await left.run("Interrupted") }
      try await until { left.kitchen.notes == ["started"] }
      task.cancel()
      #expect(await task.value.cancellation != nil)
      try await until { slow.kitchen.notes.count == 2 && left.kitchen.notes.count == 2 }
      #expect(slow.kitchen.notes == ["started", "timeout"])
      #expect(left.kitchen.notes == ["started", "userCancelled"])
    }

    @Test func `AI-59: two conversations work at the same time`() async throws {
      let talk = try talk()
      let other = try self.talk()
      async let one = talk.run("Meet")
      async let two = other.run("Meet")
      let both = await [one, two]
      #expect(both.allSatisfy { $0.outcome?.value == .integer(2) })
    }
  }
}
