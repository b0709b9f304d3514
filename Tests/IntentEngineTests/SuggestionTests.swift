// What is near to a phrase is asked about; of several apps the one in focus is meant.

import AppIntents
import BehestCards
import Foundation
import IntentEngine
import PhraseMatching
import SwiftApps
import Synchronization
import Testing

/// The shortcut of two apps.
struct BellShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BellIntent(), phrases: ["Ring in \(.applicationName)"], shortTitle: "Ring",
      systemImageName: "bell")
  }
}

/// An intent that two apps have.
struct BellIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "ding")
  }
}

extension KitchenSuites {
  @Suite struct SuggestionTests {
    private func asked(_ words: String, _ talk: Talk) async throws -> Question {
      let question = try #require(await talk.say(Input(.text(words))).question)
      #expect(question.kind == .suggestion)
      return question
    }

    @Test(arguments: ["yes", "1", "the first one", "yes, please"])
    func `what is near is run when it is accepted`(answer: String) async throws {
      let talk = try Talk.listening()
      let question = try await asked("now cook lentil stew tonight in Kitchen", talk)
      #expect(question.options.first?.title == "Cook Lentil Stew in Kitchen")
      #expect(question.defaultAnswer == "1")
      let heat = try #require(await talk.say(Input(.text(answer))).question)
      #expect(heat.parameter?.name == "heat")
      #expect(await talk.say("hot").text == "1 hot Lentil Stew (no note)")
    }

    @Test func `a value that was not said is asked for`() async throws {
      let talk = try Talk.listening()
      let question = try await asked("please cook pizza with Kitchen now ok", talk)
      let index = try #require(
        question.options.firstIndex { $0.title.hasPrefix("Cook") })
      #expect(await talk.say(Input(.text("\(index + 1)"))).question?.parameter?.name == "dish")
    }

    @Test func `no declines, and anything else is another utterance`() async throws {
      let talk = try Talk.listening()
      _ = try await asked("now cook lentil stew tonight in Kitchen", talk)
      #expect(await talk.say("no").cancellation?.wasDeclined == true)
      _ = try await asked("now cook lentil stew tonight in Kitchen", talk)
      #expect(await talk.say("show the counter in Kitchen").outcome?.card != nil)
      _ = try await asked("now cook lentil stew tonight in Kitchen", talk)
      guard case .nothingMatched = await talk.say("colourless green ideas") else {
        Issue.record("the words mean nothing")
        return
      }
    }

    @Test func `a script is told what is near`() async throws {
      let talk = try Talk()
      guard
        case .nothingMatched(let result, _) = await talk.say(
          "now cook lentil stew tonight in Kitchen")
      else {
        Issue.record("nothing is asked")
        return
      }
      let near = try #require(result.nearest.first).said(in: result.utterance)
      #expect(near.phrase == "Cook Lentil Stew in Kitchen")
      #expect(near.values.map(\.value) == ["3"])
    }

    @Test func `a script may take the nearest above the bar`() async throws {
      let taken = Mutex<[String]>([])
      var settings = Conversation.Settings(updates: { update in
        if case .accepted(let phrase) = update { taken.withLock { $0.append(phrase) } }
      })
      settings.acceptsSuggestions = true
      let kitchen = Kitchen()
      let talk = Talk(
        kitchen, try Conversation(catalog: Catalog([kitchen.installed()]), settings: settings))
      var scores: [Bool] = []
      for words in [
        "start the lentil stew in Kitchen", "now cook lentil stew tonight in Kitchen",
        "devour the lentil stew in Kitchen", "a kitchen is where people prepare things",
      ] {
        let near = try await talk.conversation.matches(in: words).nearest.first
        // "Tonight" would be left over.
        let isNear = near.map { $0.isExplained && $0.score >= Conversation.acceptedScore } ?? false
        scores.append(isNear)
        let reply = await talk.say(Input(.text(words)))
        #expect((reply.question?.parameter?.name == "heat") == isNear)
        _ = await talk.say(Input(.cancel))
      }
      #expect(scores.first == true && scores[1] == false && scores.last == false)
      #expect(
        taken.withLock { $0 }
          == Array(repeating: "Cook Lentil Stew in Kitchen", count: scores.count { $0 }))
    }

    @Test func `of several apps the one in focus is meant`() async throws {
      let apps = ["Upstairs", "Downstairs"].map { name in
        IntentEngine.App(
          name: name, synonyms: ["House"], intents: [BellIntent.self],
          shortcuts: BellShortcuts.self)
      }
      guard
        case .question(let question) = try await Conversation(catalog: Catalog(apps)).say(
          "ring in the House")
      else {
        Issue.record("the phrases are of two apps")
        return
      }
      #expect(question.options.map(\.subtitle) == ["Upstairs", "Downstairs"])
      var settings = Conversation.Settings()
      settings.asksPerson = true
      let conversation = try Conversation(catalog: Catalog(apps), settings: settings)
      func app() async -> String? { await conversation.say("ring in the House").outcome?.app }
      #expect(await app() == nil)
      #expect(await conversation.say("ring in Downstairs").outcome?.app == "Downstairs")
      #expect(await app() == "Downstairs")
      try await conversation.use(app: "upstairs")
      #expect(await conversation.appInFocus == "Upstairs")
      #expect(await app() == "Upstairs")
      try await conversation.use(app: nil)
      #expect(await app() == "Upstairs")
      #expect(
        await conversation.say(Input("ring in the House", app: "Downstairs")).outcome?.app
          == "Downstairs")
      await #expect(throws: Failure.self) { try await conversation.use(app: "Attic") }
    }

    @Test func `several objects are several runs`() async throws {
      let talk = try Talk()
      guard
        case .part(let first, let rest) = await talk.say(
          "cook two hot lentil stew and a mild tomato salad in Kitchen")
      else {
        Issue.record("two dishes are two runs")
        return
      }
      #expect(first.value == .text("2 hot Lentil Stew (no note)"))
      #expect(rest == ["a mild tomato salad"])
      #expect(await talk.say(Input(.proceed)).text == "1 mild Tomato Salad (no note)")
    }

    @Test(arguments: [
      "cook hot lentil stew and a purple salad in Kitchen", "cook hot and mild in Kitchen",
    ]) func `objects with a word that is no value are none`(words: String) async throws {
      let reply = await (try Talk()).say(Input(.text(words)))
      #expect(reply.question?.problem != nil)
    }
  }
}

extension Input {
  fileprivate init(_ words: String, app: String) { self.init(.text(words), app: app) }
}
