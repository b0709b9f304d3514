// Conversations in which a person changes their mind, several answers at a time and asks back.

import BehestCards
import Foundation
import IntentEngine
import PhraseMatching
import Synchronization
import Testing

extension Talk {
  /// A conversation that listens, with a person who can be asked.
  static func listening(
    _ kitchen: Kitchen = Kitchen(), updates: @escaping @Sendable (Update) -> Void = { _ in }
  ) throws -> Talk {
    var settings = Conversation.Settings(updates: updates)
    settings.listens = true
    settings.asksPerson = true
    return Talk(
      kitchen, try Conversation(catalog: Catalog([kitchen.installed()]), settings: settings))
  }

  /// Says several inputs, and returns the reply to the last one.
  func say(_ words: [String]) async -> Reply {
    var reply = Reply.cancelled(.init())
    for text in words { reply = await say(Input(.text(text))) }
    return reply
  }
}

extension Reply {
  /// The text of the value of an outcome; `nil` for other replies.
  var text: String? { outcome?.value?.text }
}

extension KitchenSuites {
  @Suite struct ListeningTests {
    @Test(arguments: [
      // Several answers in one, in any order.
      (["cook something in Kitchen", "two hot lentil ones"], "2 hot Lentil Stew (no note)"),
      (["cook something in Kitchen", "hot lentil stew, please"], "1 hot Lentil Stew (no note)"),
      (["cook lentil stew in Kitchen", "three mild ones"], "3 mild Lentil Stew (no note)"),
      // A value that was said is replaced.
      (
        ["cook lentil stew in Kitchen", "no, tomato salad", "mild"],
        "1 mild Tomato Salad (no note)"
      ),
      (
        ["cook lentil stew in Kitchen", "actually tomato salad", "hot"],
        "1 hot Tomato Salad (no note)"
      ),
      (["cook lentil stew in Kitchen", "make it two", "hot"], "2 hot Lentil Stew (no note)"),
      (
        ["cook lentil stew in Kitchen", "tomato soup instead of lentil", "hot"],
        "1 hot Tomato Soup (no note)"
      ),
      (
        ["cook tomato soup in Kitchen", "not soup but lentil", "hot"],
        "1 hot Lentil Stew (no note)"
      ),
      // What is not meant is not offered again.
      (["cook something in Kitchen", "not lentil", "2", "hot"], "1 hot Tomato Salad (no note)"),
      (["cook lentil stew in Kitchen", "not lentil", "1", "hot"], "1 hot Tomato Soup (no note)"),
      // Back, and changes by name.
      (
        ["cook something in Kitchen", "lentil stew", "back", "tomato soup", "hot"],
        "1 hot Tomato Soup (no note)"
      ),
      (
        ["cook lentil stew in Kitchen", "change the dish", "tomato soup", "hot"],
        "1 hot Tomato Soup (no note)"
      ),
      (
        ["cook lentil stew in Kitchen", "change the portions to four", "hot"],
        "4 hot Lentil Stew (no note)"
      ),
      (
        ["cook lentil stew in Kitchen", "change the portions", "five", "hot"],
        "5 hot Lentil Stew (no note)"
      ),
      (
        ["cook lentil stew in Kitchen", "a different dish", "salad", "mild"],
        "1 mild Tomato Salad (no note)"
      ),
    ]) func `a command hears a change of mind`(words: [String], value: String) async throws {
      let talk = try Talk.listening()
      #expect(await talk.say(words).text == value)
    }

    @Test func `a value out of range is asked about with the rest kept`() async throws {
      let talk = try Talk.listening()
      let asked = try #require(
        await talk.say(["cook something in Kitchen", "twenty hot lentil ones"]).question)
      #expect(asked.parameter?.name == "portions")
      #expect(asked.problem == "Portions must be between 1 and 12.")
      #expect(await talk.say("2").text == "2 hot Lentil Stew (no note)")
    }

    @Test func `part of several names is asked about with the rest kept`() async throws {
      let talk = try Talk.listening()
      let asked = try #require(
        await talk.say(["cook something in Kitchen", "two hot tomato ones"]).question)
      #expect(asked.options.map(\.title) == ["Tomato Soup", "Tomato Salad"])
      #expect(await talk.say("salad").text == "2 hot Tomato Salad (no note)")
    }

    @Test(arguments: [
      "two purple ones", "hot mild", "lentil in the garden", "no", "nothing with tomato hot ice",
    ]) func `words that are not all explained change nothing`(words: String) async throws {
      let talk = try Talk.listening()
      let asked = try #require(
        await talk.say(["cook lentil stew in Kitchen", words]).question)
      #expect(asked.problem != nil)
      #expect(await talk.say("hot").text == "1 hot Lentil Stew (no note)")
    }

    @Test func `a script's answer is an answer and nothing else`() async throws {
      let talk = try Talk.listening()
      _ = await talk.say("cook lentil stew in Kitchen")
      var input = Input(.text("no, tomato salad"))
      input.isScripted = true
      #expect(await talk.say(input).question?.parameter?.name == "heat")
      #expect(await talk.say("hot").text == "1 hot Lentil Stew (no note)")
      // Nor does a conversation that does not listen.
      let deaf = try Talk()
      #expect(await deaf.say(["cook lentil stew in Kitchen", "make it two"]).question != nil)
      #expect(await deaf.say("hot").text == "1 hot Lentil Stew (no note)")
    }

    @Test func `there is nothing to go back to before the first answer`() async throws {
      let talk = try Talk.listening()
      let asked = try #require(await talk.say(["cook something in Kitchen", "back"]).question)
      #expect(asked.problem == "There is nothing to go back to.")
      #expect(asked.parameter?.name == "dish")
    }

    @Test(arguments: [
      ("what can I choose", nil, false), ("what heats are there?", nil, false),
      ("what portions are there", "Portions: whole number", true),
      ("which dishes do you have", "Dish: Tomato Soup, Tomato Salad, Lentil Stew", true),
      ("what is its name", "Lentil Stew: name Lentil Stew", true),
    ]) func `a question at a question is answered`(
      words: String, told: String?, isRepeated: Bool
    ) async throws {
      let talk = try Talk.listening()
      let asked = try #require(
        await talk.say(["cook lentil stew in Kitchen", words]).question)
      #expect(asked.dialog == told)
      #expect(asked.problem == nil)
      #expect(asked.isRepeated == isRepeated)
      #expect(asked.options.map(\.title) == ["Mild", "Hot"])
      #expect(await talk.say("hot").text == "1 hot Lentil Stew (no note)")
    }

    @Test func `an unknown answer is repeated in one line`() async throws {
      let talk = try Talk.listening()
      let first = try #require(await talk.say("cook something in Kitchen").question)
      #expect(!first.isRepeated)
      let second = try #require(await talk.say("pizza").question)
      #expect(second.isRepeated && second.problem == "There is no dish “pizza”.")
      let heat = try #require(await talk.say("lentil stew").question)
      #expect(!heat.isRepeated)
      #expect(try #require(await talk.say("lukewarm").question).isRepeated)
    }

    @Test func `did you mean hears yes and no`() async throws {
      let talk = try Talk.listening()
      let asked = try #require(
        await talk.say(["cook something in Kitchen", "tomatoe soup"]).question)
      #expect(asked.problem == "There is no dish “tomatoe soup”. Did you mean “Tomato Soup”?")
      let again = try #require(await talk.say("no").question)
      #expect(again.problem == nil && again.parameter?.name == "dish")
      // Once declined, yes means nothing.
      #expect(await talk.say("yes").question?.parameter?.name == "dish")
      _ = await talk.say("lentl stew")
      #expect(await talk.say("yes, please").question?.parameter?.name == "heat")
      #expect(
        await talk.say("hott").question?.problem
          == "“hott” is not a heat: choose one of Mild, Hot. Did you mean “Hot”?")
      #expect(await talk.say("yes").text == "1 hot Lentil Stew (no note)")
    }

    @Test func `a command that was left is resumed with its values`() async throws {
      let left = Mutex<[String]>([])
      let talk = try Talk.listening { update in
        if case .left(let title?, let isKept) = update {
          left.withLock { $0.append("\(title) \(isKept)") }
        }
      }
      _ = await talk.say(["cook something in Kitchen", "two lentil ones"])
      #expect(await talk.say("show the counter in Kitchen").outcome?.card != nil)
      #expect(left.withLock { $0 } == ["Cook a Dish true"])
      let asked = try #require(await talk.say("resume").question)
      #expect(asked.parameter?.name == "heat")
      // Back goes to what was answered before it was left.
      #expect(await talk.say("hot").text == "2 hot Lentil Stew (no note)")
      #expect(await talk.say("resume").failure?.code == .nothingBefore)
    }

    @Test func `resume swaps two commands`() async throws {
      let talk = try Talk.listening()
      _ = await talk.say(["cook lentil stew in Kitchen", "count with Kitchen", "5"])
      let heat = try #require(await talk.say("resume").question)
      #expect(heat.parameter?.name == "heat")
      #expect(try #require(await talk.say("resume").question).prompt == "How much?")
    }

    @Test func `again repeats the last command, with other values too`() async throws {
      let talk = try Talk.listening()
      #expect(await talk.say("again").failure?.code == .nothingBefore)
      let first = "2 hot Lentil Stew (no note)"
      #expect(await talk.say(["cook something in Kitchen", "two hot lentil ones"]).text == first)
      #expect(await talk.say("once more, please").text == first)
      #expect(await talk.say("the same but mild").text == "2 mild Lentil Stew (no note)")
      #expect(await talk.say("same with tomato soup").text == "2 mild Tomato Soup (no note)")
      #expect(await talk.say("again but three hot ones").text == "3 hot Tomato Soup (no note)")
      guard case .nothingMatched = await talk.say("the same but purple") else {
        Issue.record("purple is nothing")
        return
      }
      // At a question the same value is meant.
      #expect(
        await talk.say(["cook something in Kitchen", "the same", "hot"]).text
          == "1 hot Tomato Soup (no note)")
    }

    @Test(arguments: [
      ("cook it hot in Kitchen", "1 hot Lentil Stew (no note)"),
      ("cook that one in Kitchen", nil), ("cook the first in Kitchen", "Tomato Soup"),
      ("cook the second one in Kitchen", "Tomato Salad"),
      ("please cook number 2", "Tomato Salad"), ("cook it", "Lentil Stew"),
    ]) func `words refer to what was said and shown`(words: String, value: String?) async throws {
      let talk = try Talk.listening()
      _ = await talk.say(["cook something in Kitchen", "lentil stew", "hot"])
      let reply = await talk.say(Input(.text(words)))
      #expect(reply.question?.parameter?.name == (words.contains("it hot") ? "dish" : "heat"))
      let end = await talk.say("hot")
      #expect(end.text?.contains(value ?? "Lentil Stew") ?? words.contains("it hot"))
    }

    @Test func `it is the same at a question`() async throws {
      let talk = try Talk.listening()
      _ = await talk.say(["cook something in Kitchen", "lentil stew", "hot"])
      let asked = try #require(
        await talk.say(["cook something in Kitchen", "that one"]).question)
      #expect(asked.parameter?.name == "heat")
      #expect(await talk.say("mild").text == "1 mild Lentil Stew (no note)")
    }

    @Test func `a correction at a confirmation asks it anew`() async throws {
      let talk = try Talk.listening()
      #expect(await talk.run("Serve", ["dish": "lentil"]).question?.prompt == "Serve Lentil Stew?")
      let asked = try #require(await talk.say("no, tomato soup").question)
      #expect(asked.prompt == "Serve Tomato Soup?")
      #expect(talk.kitchen.notes.isEmpty)
      #expect(await talk.say("go on").outcome?.dialog == "Served Tomato Soup.")
      #expect(talk.kitchen.notes == ["served Tomato Soup"])
    }

    @Test(arguments: [
      ("show the counter in Kitchen", "Counter"), ("back", nil),
    ]) func `a phrase is no text`(words: String, card: String?) async throws {
      let talk = try Talk.listening()
      #expect(await talk.run("Note").question?.prompt == "What shall I write?")
      let reply = await talk.say(Input(.text(words)))
      #expect(reply.text == nil)
      #expect((reply.outcome?.card != nil) == (card != nil))
      // In quotation marks it is text, and so is any other text, as in a phrase.
      _ = await talk.run("Note")
      #expect(await talk.say(Input(.text("“\(words)”"))).text == words)
      _ = await talk.run("Note")
      #expect(await talk.say("“milk”").text == "milk")
      _ = await talk.run("Note")
      #expect(await talk.say("“milk” and “eggs”").text == "“milk” and “eggs”")
    }
  }
}
