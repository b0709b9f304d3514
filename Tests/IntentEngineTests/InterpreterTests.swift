// A person's interpreter reads what matches nothing; its readings are checked, and asked about.

import BehestJSON
import Foundation
import IntentEngine
import PhraseMatching
import Synchronization
import Testing

/// An interpreter with prepared readings, which records what it is asked.
private final class ScriptedInterpreter: Interpreter {
  let answer: Result<[Interpretation], Failure>
  let requests = Mutex<[InterpretationRequest]>([])

  init(_ readings: [Interpretation]) { answer = .success(readings) }

  init(failing words: String) { answer = .failure(Failure(.intentFailed, words)) }

  func readings(of request: InterpretationRequest) async throws -> [Interpretation] {
    requests.withLock { $0.append(request) }
    return try answer.get()
  }
}

/// An interpreter that answers only when it is cancelled.
private struct SlowInterpreter: Interpreter {
  let started: @Sendable () -> Void

  func readings(of request: InterpretationRequest) async throws -> [Interpretation] {
    started()
    try await Task.sleep(for: .seconds(3600))
    return []
  }
}

extension KitchenSuites {
  @Suite struct InterpreterTests {
    private static let words = "something hearty with pulses would be nice"

    private static func cook(_ values: [(String, [String])]) -> Interpretation {
      Interpretation(
        app: "Kitchen", intent: "Cook",
        values: values.map { Interpretation.Value(name: $0.0, texts: $0.1) })
    }

    private func talk(
      _ interpreter: any Interpreter, asksPerson: Bool = true, accepts: Bool = false,
      problems: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> Talk {
      let kitchen = Kitchen()
      var settings = Conversation.Settings(updates: { update in
        if case .interpreterProblem(let words) = update { problems(words) }
      })
      settings.listens = asksPerson
      settings.asksPerson = asksPerson
      settings.acceptsSuggestions = accepts
      settings.interpreter = interpreter
      return Talk(
        kitchen, try Conversation(catalog: Catalog([kitchen.installed()]), settings: settings))
    }

    private func asked(_ talk: Talk, _ words: String = Self.words) async throws -> Question {
      let question = try #require(await talk.say(Input(.text(words))).question)
      #expect(question.kind == .suggestion)
      return question
    }

    private func option(_ question: Question, by title: String) throws -> String {
      let index = try #require(question.options.firstIndex { $0.title == title })
      #expect(question.options[index].subtitle == "Kitchen, by your interpreter")
      return "\(index + 1)"
    }

    @Test func `a reading runs when it is accepted, and what it leaves open is asked`() async throws
    {
      let talk = try talk(ScriptedInterpreter([Self.cook([("dish", ["lentil stew"])])]))
      let question = try await asked(talk)
      #expect(talk.kitchen.notes.isEmpty)
      let number = try option(question, by: "Cook a Dish: dish Lentil Stew")
      #expect(await talk.say(Input(.text(number))).question?.parameter?.name == "heat")
      #expect(await talk.say("hot").text == "1 hot Lentil Stew (no note)")
    }

    @Test func `no declines a reading`() async throws {
      let talk = try talk(ScriptedInterpreter([Self.cook([("dish", ["lentil stew"])])]))
      _ = try await asked(talk)
      #expect(await talk.say("no").cancellation?.wasDeclined == true)
      #expect(talk.kitchen.notes.isEmpty)
    }

    @Test func `a value that cannot be read is asked for`() async throws {
      let talk = try talk(
        ScriptedInterpreter([Self.cook([("dish", ["pelmeni"]), ("heat", ["hot"])])]))
      let number = try option(await asked(talk), by: "Cook a Dish: dish …, heat Hot")
      let question = try #require(await talk.say(Input(.text(number))).question)
      #expect(question.parameter?.name == "dish")
      #expect(question.problem?.contains("pelmeni") == true)
    }

    @Test(arguments: [
      (Interpretation(app: "Kitchen", intent: "Explode"), "Explode"),
      (Interpretation(app: "Cellar", intent: "Cook"), "Cellar"),
      (cook([("colour", ["red"])]), "colour"),
      (Interpretation(app: "Kitchen", intent: "CounterSnippet"), "CounterSnippet"),
    ])
    func `a reading of what is not there is left out, in a sentence`(
      reading: Interpretation, named: String
    ) async throws {
      let problems = Mutex<[String]>([])
      let talk = try talk(
        ScriptedInterpreter([reading]), asksPerson: false,
        problems: { words in problems.withLock { $0.append(words) } })
      guard case .nothingMatched(_, let interpreted) = await talk.say(Input(.text(Self.words)))
      else {
        Issue.record("nothing may run")
        return
      }
      #expect(interpreted.isEmpty)
      let told = problems.withLock { $0 }
      #expect(told.count == 1 && told[0].contains(named))
    }

    @Test(arguments: [false, true])
    func `a script gets the readings, and none is taken`(accepts: Bool) async throws {
      let interpreter = ScriptedInterpreter([
        Self.cook([("dish", ["lentil stew"]), ("heat", ["hot"])])
      ])
      let talk = try talk(interpreter, asksPerson: false, accepts: accepts)
      guard case .nothingMatched(_, let interpreted) = await talk.say(Input(.text(Self.words)))
      else {
        Issue.record("nothing may run")
        return
      }
      let reading = try #require(interpreted.first)
      #expect(reading.title == "Cook a Dish: dish Lentil Stew, heat Hot")
      #expect(reading.values.map(\.identifier) == ["3", "hot"])
      #expect(talk.kitchen.notes.isEmpty)
    }

    @Test func `it is asked about nothing that matches, nor by a match`() async throws {
      let interpreter = ScriptedInterpreter([])
      let talk = try talk(interpreter)
      #expect(await talk.say("cook lentil stew in Kitchen").question?.parameter?.name == "heat")
      _ = await talk.say(Input(.cancel))
      _ = try await talk.conversation.matches(in: Self.words)
      #expect(interpreter.requests.withLock { $0.isEmpty })
    }

    @Test func `it gets the intents that lists show, with phrases and known values`() async throws {
      let interpreter = ScriptedInterpreter([])
      _ = await (try talk(interpreter)).say(Input(.text(Self.words)))
      let request = try #require(interpreter.requests.withLock { $0.first })
      #expect(request.utterance == Self.words)
      #expect(!request.intents.contains { $0.name == "CounterSnippet" })
      let cook = try #require(request.intents.first { $0.name == "Cook" })
      #expect(cook.app == "Kitchen" && cook.title == "Cook a Dish")
      #expect(cook.phrases.contains("Cook {dish} in Kitchen"))
      let dish = try #require(cook.parameters.first { $0.name == "dish" })
      #expect(dish.values == Kitchen.menu.map(\.name) && dish.type == "Dish" && dish.isRequired)
      let heat = try #require(cook.parameters.first { $0.name == "heat" })
      #expect(heat.values.contains("Hot"))
    }

    @Test func `a failure is one sentence, and the conversation goes on`() async throws {
      let problems = Mutex<[String]>([])
      let talk = try talk(
        ScriptedInterpreter(failing: "It is asleep."),
        problems: { words in problems.withLock { $0.append(words) } })
      _ = await talk.say(Input(.text(Self.words)))
      #expect(problems.withLock { $0 } == ["It is asleep."])
      #expect(await talk.say("show the counter in Kitchen").outcome?.card != nil)
    }

    @Test func `cancelling stops waiting for it`() async throws {
      let (starts, starting) = AsyncStream<Void>.makeStream()
      let talk = try talk(SlowInterpreter { starting.yield() })
      let saying = Task { await talk.say(Input(.text(Self.words))) }
      for await _ in starts { break }
      saying.cancel()
      #expect(await saying.value.cancellation != nil)
      #expect(await talk.say("show the counter in Kitchen").outcome?.card != nil)
    }
  }
}

@Suite struct InterpretationAnswerTests {
  @Test func `values are texts, numbers, Booleans and lists of them`() throws {
    let answer = try JSON(
      parsing: Array(
        """
        {"readings": [{"app": "Soupy", "intent": "OrderSoup", "more": 1,
          "values": {"soup": "miso", "count": 2, "half": 0.5, "spicy": true, "note": null,
            "extras": ["bread", 3]}}, {"app": "Soupy", "intent": "Reorder"}]}
        """.utf8))
    let readings = try Interpretation.readings(in: answer)
    #expect(readings.map(\.intent) == ["OrderSoup", "Reorder"])
    let values = Dictionary(uniqueKeysWithValues: readings[0].values.map { ($0.name, $0.texts) })
    #expect(
      values == [
        "soup": ["miso"], "count": ["2"], "half": ["0.5"], "spicy": ["yes"],
        "extras": ["bread", "3"],
      ])
  }

  @Test(arguments: [
    "null", "[]", "3", #""readings""#, "{}", #"{"readings": {}}"#, #"{"readings": [1]}"#,
    #"{"readings": [{"app": "Soupy"}]}"#, #"{"readings": [{"app": 1, "intent": "OrderSoup"}]}"#,
    #"{"readings": [{"app": "Soupy", "intent": "OrderSoup", "values": [1]}]}"#,
    #"{"readings": [{"app": "Soupy", "intent": "OrderSoup", "values": {"soup": {}}}]}"#,
    #"{"readings": [{"app": "Soupy", "intent": "OrderSoup", "values": {"soup": [[1]]}}]}"#,
  ])
  func `an answer of another form is refused in a sentence`(text: String) throws {
    let answer = try JSON(parsing: Array(text.utf8))
    let failure = #expect(throws: Failure.self) { try Interpretation.readings(in: answer) }
    #expect(failure?.words.hasPrefix("The answer of your interpreter ") == true)
  }
}
