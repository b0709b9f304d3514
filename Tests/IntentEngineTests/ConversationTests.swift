// Whole conversations with the engine, turn by turn.

import BehestCards
import Foundation
import IntentEngine
import PhraseMatching
import Synchronization
import Testing

/// One conversation with the kitchen. The dependency manager is the process's own, so the suites
/// that use it run one test at a time.
struct Talk {
  let kitchen: Kitchen
  let conversation: Conversation

  init(_ kitchen: Kitchen = Kitchen(), registering: Bool = true) throws {
    self.kitchen = kitchen
    conversation = try Conversation(
      catalog: Catalog([kitchen.installed(registering: registering)]))
  }

  init(_ kitchen: Kitchen, _ conversation: Conversation) {
    self.kitchen = kitchen
    self.conversation = conversation
  }

  func say(_ input: Input) async -> Reply { await conversation.say(input) }

  func run(_ intent: String, _ values: [String: String] = [:]) async -> Reply {
    await say(
      Input(.run(intent: intent), values: values.map { Input.Value(name: $0.key, text: $0.value) }))
  }
}

extension Reply {
  var outcome: Outcome? { if case .done(let outcome) = self { outcome } else { nil } }
  var question: Question? { if case .question(let question) = self { question } else { nil } }
  var failure: Failure? { if case .failed(let failure) = self { failure } else { nil } }
  var cancellation: Reply.Cancellation? {
    if case .cancelled(let cancellation) = self { cancellation } else { nil }
  }
}

extension KitchenSuites {
  @Suite struct ConversationTests {
    @Test func `the question before an intent is known without performing it`() async throws {
      let talk = try Talk()
      func asked(_ phrase: String) async throws -> String? {
        let match = try #require(try await talk.conversation.matches(in: phrase).matches.first)
        return try await talk.conversation.question(before: match)?.parameter?.name
      }
      #expect(try await asked("cook something in Kitchen") == "dish")
      #expect(try await asked("cook lentil stew in Kitchen") == "heat")
      // Nothing waits: the next phrase is heard as one.
      #expect(await talk.say("cook something in Kitchen").question?.prompt == "Which dish?")
    }

    @Test func `a phrase asks for what is missing and runs`() async throws {
      let talk = try Talk()
      let which = try #require(await talk.say("cook something in Kitchen").question)
      #expect(which.prompt == "Which dish?")
      #expect(which.kind == .value)
      #expect(which.parameter?.name == "dish")
      #expect(which.options.map(\.title) == ["Tomato Soup", "Tomato Salad", "Lentil Stew"])
      #expect(which.options.first?.subtitle == "Naples")
      let heat = try #require(await talk.say("3").question)
      #expect(heat.prompt == "What heat?")
      #expect(heat.kind == .choice)
      let outcome = try #require(await talk.say("hot").outcome)
      #expect(outcome.value == .text("1 hot Lentil Stew (no note)"))
      #expect(outcome.dialog == "Cooked Lentil Stew.")
    }

    @Test func `a slot fills its parameter and is not asked for`() async throws {
      let talk = try Talk()
      let heat = try #require(await talk.say("Cook lentil stew in Kitchen").question)
      #expect(heat.parameter?.name == "heat")
      let outcome = try #require(await talk.say("Mild").outcome)
      #expect(outcome.steps.contains(Step(.parameter, intent: "Cook", detail: "dish=Lentil Stew")))
    }

    @Test func `an ambiguous name is a choice, narrowed by part of a title`() async throws {
      let talk = try Talk()
      let which = try #require(await talk.run("Cook", ["dish": "tomato", "heat": "hot"]).question)
      #expect(which.kind == .choice)
      #expect(which.options.map(\.title) == ["Tomato Soup", "Tomato Salad"])
      let again = try #require(await talk.say("tomato").question)
      #expect(again.problem == "“tomato” could be several.")
      #expect(
        try #require(await talk.say("sal").outcome).value == .text("1 hot Tomato Salad (no note)"))
    }

    @Test func `a whole title is meant, however many contain it`() async throws {
      let kitchen = Kitchen([
        .init(id: "1", name: "Tea", origin: ""), .init(id: "2", name: "Tea Cake", origin: ""),
      ])
      let talk = try Talk(kitchen)
      let outcome = try #require(await talk.run("Cook", ["dish": "tea", "heat": "mild"]).outcome)
      #expect(outcome.value == .text("1 mild Tea (no note)"))
    }

    @Test func `where nothing can be suggested, the question says so`() async throws {
      let talk = try Talk(Kitchen([]))
      let question = try #require(await talk.say("cook something in Kitchen").question)
      #expect(question.problem == "There is no dish to suggest: say its name or part of it.")
    }

    @Test func `an answer that names nothing is asked again, with suggestions`() async throws {
      let talk = try Talk()
      _ = await talk.say("cook something in Kitchen")
      let again = try #require(await talk.say("pizza").question)
      #expect(again.problem == "There is no dish “pizza”.")
      let near = try #require(await talk.say("lentil stwe").question)
      #expect(near.problem == "There is no dish “lentil stwe”. Did you mean “Lentil Stew”?")
      #expect(again.options.count == 3)
    }

    @Test func `an identifier is an answer, and a number that no option has is said so`()
      async throws
    {
      let talk = try Talk()
      let which = try #require(await talk.run("Cook", ["dish": "tomato", "heat": "hot"]).question)
      #expect(which.options.count == 2)
      #expect(
        try #require(await talk.say("7").question).problem == "There is no number 7: choose 1 to 2."
      )
      _ = await talk.say(Input(.cancel))
      _ = await talk.say("cook something in Kitchen")
      #expect(
        try #require(await talk.say("9").question).problem == "There is no number 9: choose 1 to 3."
      )
      let outcome = try #require(await talk.run("Cook", ["dish": "2", "heat": "hot"]).outcome)
      #expect(outcome.value == .text("1 hot Tomato Salad (no note)"))
    }

    @Test func `a mistake in a named value is told before anything is asked`() async throws {
      let talk = try Talk()
      let reply = await talk.run("Cook", ["dish": "tomato", "portions": "many"])
      #expect(try #require(reply.failure).words == "“many” is not a whole number.")
    }

    @Test func `a named value out of range or unreadable is an error, not a question`() async throws
    {
      let talk = try Talk()
      let values = ["dish": "lentil", "heat": "hot"]
      let range = try #require(
        await talk.run("Cook", values.merging(["portions": "13"]) { $1 }).failure)
      #expect(range.code == .invalidValue)
      #expect(range.words == "Portions must be between 1 and 12.")
      let words = try #require(
        await talk.run("Cook", values.merging(["portions": "many"]) { $1 }).failure)
      #expect(words.words == "“many” is not a whole number.")
      let name = try #require(await talk.run("Cook", ["dich": "x"]).failure)
      #expect(name.code == .unknownName)
      let dozen = try #require(
        await talk.run("Cook", values.merging(["portions": "one dozen"]) { $1 }).outcome)
      #expect(dozen.value == .text("12 hot Lentil Stew (no note)"))
    }

    @Test func `a confirmation goes on when accepted and does nothing when declined`() async throws
    {
      let talk = try Talk()
      let question = try #require(await talk.run("Serve", ["dish": "lentil"]).question)
      #expect(question.kind == .confirmation)
      #expect(question.prompt == "Serve Lentil Stew?")
      #expect(question.acceptWords.first == "Order")
      let unclear = try #require(await talk.say("perhaps").question)
      #expect(unclear.problem == "Please answer “Order” or “Cancel”.")
      let cancelled = try #require(await talk.say("no").cancellation)
      #expect(cancelled.wasDeclined)
      #expect(talk.kitchen.notes == [])
      _ = await talk.run("Serve", ["dish": "lentil"])
      #expect(
        try #require(await talk.say("Yes, please!").outcome).dialog == "Served Lentil Stew.")
      #expect(talk.kitchen.notes == ["served Lentil Stew"])
    }

    @Test func `an intent that throws for a value starts again with it`() async throws {
      let talk = try Talk()
      let question = try #require(await talk.run("Count").question)
      #expect(question.prompt == "How many would you like?")
      #expect(try #require(await talk.say("a dozen").outcome).value == .integer(12))
      #expect(talk.kitchen.notes == ["performed", "performed"])
    }

    @Test func `an intent that asks inside perform goes on where it was`() async throws {
      let talk = try Talk()
      #expect(try #require(await talk.run("Ask").question).prompt == "How much?")
      #expect(try #require(await talk.say("5").question).prompt == "Which of these?")
      let confirm = try #require(await talk.say("2").question)
      #expect(confirm.prompt == "Charge 5?")
      #expect(try #require(await talk.say("no").outcome).value == .text("Tomato Salad 5 false"))
      #expect(talk.kitchen.notes == ["performed"])
    }

    @Test func `a disambiguation error starts again with the chosen value`() async throws {
      let talk = try Talk()
      #expect(try #require(await talk.run("Need").question).prompt == "Which one then?")
      #expect(try #require(await talk.say("lentil").outcome).value == .text("Lentil Stew"))
    }

    @Test func `a choice of the intent's own returns the option, or cancels`() async throws {
      let talk = try Talk()
      let question = try #require(await talk.run("Choice").question)
      #expect(question.prompt == "How?")
      #expect(question.options.map(\.isDestructive) == [false, true, false])
      #expect(try #require(await talk.say("walk").outcome).value == .text("on foot"))
      _ = await talk.run("Choice")
      #expect(await talk.say("cancel").cancellation != nil)
    }

    @Test func `cancelling a question ends its intent and frees the conversation`() async throws {
      let talk = try Talk()
      _ = await talk.say("cook something in Kitchen")
      #expect(try #require(await talk.say(Input(.cancel)).cancellation).intent == "Cook")
      #expect(await talk.run("Count").question != nil)
    }

    @Test func `a new phrase in place of an answer ends the question`() async throws {
      let talk = try Talk()
      _ = await talk.say("cook something in Kitchen")
      let outcome = try #require(await talk.say("show the counter in Kitchen").outcome)
      #expect(outcome.intent == "Counter")
    }

    @Test func `it is told which question a new phrase leaves`() async throws {
      let left = Mutex<[String?]>([])
      let conversation = try Conversation(
        catalog: Catalog([Kitchen().installed()]),
        settings: .init(updates: { update in
          if case .left(let title, _) = update { left.withLock { $0.append(title) } }
        }))
      _ = await conversation.say("cook something in Kitchen")
      _ = await conversation.say("lentil stew")
      #expect(left.withLock { $0 } == [])
      _ = await conversation.say("show the counter in Kitchen")
      #expect(left.withLock { $0 } == ["Cook a Dish"])
      _ = await conversation.say("count in kitchen")
      _ = await conversation.say("show the counter in Kitchen")
      #expect(left.withLock { $0 } == ["Cook a Dish", nil])
    }

    @Test(arguments: [
      ("the third one", "Lentil Stew"), ("last", "Lentil Stew"),
      ("the first, please", "Tomato Soup"),
      ("number two", "Tomato Salad"), ("2.", "Tomato Salad"), ("#3", "Lentil Stew"),
      ("die letzte", "Lentil Stew"),
    ]) func `an option is chosen by its place`(words: String, title: String) async throws {
      let talk = try Talk()
      _ = await talk.say("cook something in Kitchen")
      _ = await talk.say(Input(.text(words)))
      let outcome = try #require(await talk.say("hot").outcome)
      #expect(outcome.value == .text("1 hot \(title) (no note)"))
    }

    @Test(arguments: ["the fourth one", "zero", "third time lucky"])
    func `a place that there is not chooses nothing`(words: String) async throws {
      let talk = try Talk()
      _ = await talk.say("cook something in Kitchen")
      let again = try #require(await talk.say(Input(.text(words))).question)
      #expect(again.problem?.contains(words) == true)
    }

    @Test func `text is taken as it stands, even when it is a phrase`() async throws {
      let talk = try Talk()
      let question = try #require(await talk.run("Note").question)
      #expect(question.prompt == "What shall I write?")
      #expect(question.parameter?.explanation == "What to write down")
      let outcome = try #require(await talk.say("  show the counter in Kitchen\n").outcome)
      #expect(outcome.value == .text("  show the counter in Kitchen\n"))
    }

    @Test func `a pipe fills the first unfilled text and is read only then`() async throws {
      let talk = try Talk()
      let input = Input(.run(intent: "Note"), attachment: { Data("piped\u{fffd}".utf8) })
      #expect(try #require(await talk.say(input).outcome).value == .text("piped\u{fffd}"))
      let unread = Input(
        .run(intent: "Note"), values: [.init(name: "text", text: "given")],
        attachment: {
          Issue.record("nothing needs the pipe")
          return nil
        })
      #expect(try #require(await talk.say(unread).outcome).value == .text("given"))
    }

    @Test func `an error's own sentence is shown verbatim, any other as a plain failure`()
      async throws
    {
      let talk = try Talk()
      #expect(try #require(await talk.run("Fail").failure).words == "It is burnt.")
      let plain = try #require(await talk.run("Fail", ["loudly": "no"]).failure)
      #expect(plain.words == "Kitchen could not finish “Fail”: unspeakable.")
      #expect(plain.detail == "Unspeakable()")
    }

    @Test func `two intents with one phrase are a question, and its answer runs one`() async throws
    {
      let talk = try Talk()
      let question = try #require(await talk.say("count in kitchen").question)
      #expect(question.kind == .intent)
      #expect(question.options.map(\.title) == ["Count Plates", "Ask Around"])
      #expect(try #require(await talk.say("ask").question).prompt == "How much?")
    }

    @Test func `what is none of two intents is asked again, and a phrase leaves the question`()
      async throws
    {
      let talk = try Talk()
      _ = await talk.say("count in kitchen")
      let again = try #require(await talk.say("neither").question)
      #expect(again.kind == .intent)
      #expect(again.problem == "“neither” is none of them.")
      #expect(
        try #require(await talk.say("show the counter in kitchen").outcome).intent == "Counter")
      #expect(await talk.say("1").question == nil)
    }

    @Test func `questions asked at once are put one after another`() async throws {
      let talk = try Talk()
      let first = try #require(await talk.run("Twin").question)
      let second = try #require(await talk.say("1").question)
      #expect(Set([first.prompt, second.prompt]) == ["First?", "Second?"])
      let value = try #require(await talk.say("2").outcome).value
      #expect(value == .text(first.prompt == "First?" ? "1 2" : "2 1"))
    }

    @Test func `cancelling one of two questions asked at once ends both`() async throws {
      let talk = try Talk()
      _ = await talk.run("Twin")
      #expect(await talk.say(Input(.cancel)).cancellation != nil)
      #expect(await talk.run("Count").question != nil)
    }

    @Test func `an input said while another is heard waits its turn`() async throws {
      let talk = try Talk()
      async let first = talk.run("Cook", ["dish": "lentil", "heat": "hot"])
      async let second = talk.run("Cook", ["dish": "lentil", "heat": "mild"])
      let values = await [first, second].map { $0.outcome?.value }
      #expect(
        values == [.text("1 hot Lentil Stew (no note)"), .text("1 mild Lentil Stew (no note)")])
    }

    @Test func `a task cancelled beforehand does not wait for its intent`() async throws {
      let talk = try Talk()
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await talk.run("Forever")
      }
      #expect(await task.value.cancellation != nil)
    }

    @Test func `nothing matches, and the nearest phrases are offered`() async throws {
      let talk = try Talk()
      guard case .nothingMatched(let result, _) = await talk.say("show the cellar in Kitchen")
      else {
        Issue.record("something matched")
        return
      }
      #expect(result.nearest.first?.intent == "Counter")
    }

    @Test func `what demands a fresh proof of identity is refused`() async throws {
      let talk = try Talk()
      #expect(try #require(await talk.run("Guarded").failure).code == .authentication)
    }

    @Test func `cancelling the task that says it ends an intent that does not end`() async throws {
      let talk = try Talk()
      let task = Task { await talk.run("Forever") }
      try await Task.sleep(for: .milliseconds(50))
      task.cancel()
      #expect(await task.value.cancellation != nil)
      #expect(await talk.run("Count").question != nil)
    }

    @Test func `AI-58: a missing dependency is an error that names it`() async throws {
      let talk = try Talk()
      let failure = try #require(await talk.run("Orphan").failure)
      #expect(failure.code == .appNotReady)
      #expect(
        failure.words
          == "Kitchen is not ready: OrphanIntent needs Unregistered, which nothing registered.")
    }
  }
}
