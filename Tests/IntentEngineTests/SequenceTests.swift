// Several commands in one sentence: how they are told apart, run, and handed values.

import Foundation
import IntentEngine
import PhraseMatching
import Testing

@Suite struct SequenceTests {
  /// Says a sentence and goes on until no command is left; returns every reply.
  private func replies(
    to sentence: String, _ conversation: Conversation
  ) async -> [Reply] {
    var replies = [await conversation.say(Input(.text(sentence)))]
    while case .part? = replies.last { replies.append(await conversation.say(Input(.proceed))) }
    return replies
  }

  private func values(of replies: [Reply]) -> [IntentEngine.Value?] {
    replies.map { reply in
      switch reply {
      case .done(let outcome), .part(let outcome, _): outcome.value
      default: nil
      }
    }
  }

  private func commands(
    in sentence: String, _ settings: Conversation.Settings = Conversation.Settings()
  ) async throws -> [String]? {
    switch try await Desk.talk(settings).understanding(of: sentence) {
    case .one: nil
    case .several(let sequence): sequence.commands.map(\.text)
    case .unclear(_, let sequence): ["or"] + sequence.commands.map(\.text)
    }
  }

  // MARK: Splitting

  @Test(arguments: [
    ("find page Notes in Desk and then convert it", ["find page Notes in Desk", "convert it"]),
    ("Find page Notes in Desk, then convert text.", ["Find page Notes in Desk", "convert text."]),
    ("find page Notes in Desk and convert text", ["find page Notes in Desk", "convert text"]),
    (
      "find page salt and pepper in Desk and then convert that in Desk",
      ["find page salt and pepper in Desk", "convert that in Desk"]
    ),
    (
      "pick pages in Desk then find page it then convert it",
      ["pick pages in Desk", "find page it", "convert it"]
    ),
    (
      "ask Desk to jot buy milk and then find page Notes in Desk",
      ["ask Desk to jot buy milk", "find page Notes in Desk"]
    ),
    (
      "Finde Seite Notes in Desk und dann convert text",
      ["Finde Seite Notes in Desk", "convert text"]
    ),
  ])
  func `a sentence is split where every piece is a command`(
    _ sentence: String, _ expected: [String]
  ) async throws {
    #expect(try await commands(in: sentence) == expected)
  }

  @Test(arguments: [
    "find page salt and pepper in Desk", "find page sugar and then spice in Desk",
    "ask Desk to jot salt and pepper", "ask Desk to jot salt and then pepper",
    "ask Desk to jot \"a and then find page Notes in Desk\"",
    "find page Notes in Desk and", "and then find page Notes in Desk",
    "find page Notes in Desk and then", "find page Notes in Desk and then fly to the moon",
    "rock and roll", "then", "", "jot something in Desk",
    // A bare piece that only another command's application would make a phrase stays free text.
    "ask Desk to jot milk and convert text",
  ])
  func `a sentence that is one command, or none, stays whole`(_ sentence: String) async throws {
    #expect(try await commands(in: sentence) == nil)
  }

  @Test func `free text that may be a command is asked about`() async throws {
    let sentence = "ask Desk to jot milk and find page Notes in Desk"
    #expect(
      try await commands(in: sentence) == ["or", "ask Desk to jot milk", "find page Notes in Desk"])
    let talk = try Desk.talk()
    let question = try #require(await talk.say(Input(.text(sentence))).question)
    #expect(question.kind == .intent)
    #expect(question.options.map(\.title) == ["Jot Down", "Jot Down, then Find a Page"])
    #expect(await talk.say("1").outcome?.value == .integer(32))
    _ = await talk.say(Input(.text(sentence)))
    guard case .part(let outcome, let rest) = await talk.say("2") else {
      Issue.record("the first command should have run")
      return
    }
    #expect(outcome.value == .integer(4))
    #expect(rest == ["find page Notes in Desk"])
    #expect(await talk.say(Input(.proceed)).outcome?.dialog == "Here is Notes.")
  }

  @Test func `a strict conversation hears one command`() async throws {
    let settings = Conversation.Settings(tier: .normalised, hearsSequences: false)
    #expect(try await commands(in: "find page Notes in Desk and then convert it", settings) == nil)
  }

  @Test func `places count in the sentence`() async throws {
    let sentence = "find page Notes in Desk; then stamp it"
    guard case .several(let sequence) = try await Desk.talk().understanding(of: sentence) else {
      Issue.record("the sentence should be two commands")
      return
    }
    let command = try #require(sequence.commands.last)
    #expect(command.references == ["stamp"])
    let slot = try #require(command.result.best.first?.parameters.first)
    #expect(command.text(of: slot) == "it")
    #expect(command.place(of: slot.range) == 36..<38)
    #expect(command.range == 30..<38)
  }

  @Test func `a long chain of connectives is answered at once and runs nothing`() async throws {
    let talk = try Desk.talk()
    for word in [
      "and", "then", "and then", "it and", "ask Desk to jot and then", "find page x in Desk and",
    ] {
      let sentence = Array(repeating: word, count: 300).joined(separator: " ")
      guard case .one = try await talk.understanding(of: sentence) else {
        Issue.record("\(word) should not be commands")
        continue
      }
    }
  }

  // MARK: Running

  @Test func `a pronoun is what the command before was about`() async throws {
    let replies = await replies(
      to: "find page Notes in Desk and then convert it", try Desk.talk())
    #expect(replies.count == 2)
    #expect(values(of: replies).last == .text("THE NOTES"))
  }

  @Test func `a missing parameter takes the value without a pronoun`() async throws {
    let replies = await replies(
      to: "find page Notes in Desk and then convert text", try Desk.talk())
    #expect(values(of: replies).last == .text("THE NOTES"))
  }

  @Test func `a parameter that takes nothing is asked for`() async throws {
    let talk = try Desk.talk()
    let replies = await replies(
      to: "convert abc in Desk and then jot something in Desk", talk)
    #expect(values(of: replies).first == .text("ABC"))
    #expect(replies.last?.question?.parameter?.name == "line")
    #expect(await talk.say("xy").outcome?.value == .integer(2))
  }

  @Test func `a pronoun reaches it all the same`() async throws {
    let replies = await replies(to: "convert abc in Desk and then jot it", try Desk.talk())
    #expect(values(of: replies) == [.text("ABC"), .integer(3)])
  }

  @Test func `a pronoun stands for a value that only known words name`() async throws {
    let replies = await replies(to: "stamp red stamp in Desk, then stamp it", try Desk.talk())
    #expect(replies.count == 2)
    guard case .entity(let stamp)? = values(of: replies).last else {
      Issue.record("the second command should have stamped")
      return
    }
    #expect(stamp.id == "Red Stamp")
  }

  @Test func `a pronoun that nothing fits is asked about`() async throws {
    let talk = try Desk.talk()
    let replies = await replies(to: "convert abc in Desk and then stamp it", talk)
    let question = try #require(replies.last?.question)
    #expect(question.problem == "“it” is no Stamp here.")
    #expect(question.options.map(\.title) == ["Blue Stamp", "Red Stamp"])
  }

  @Test func `several values are chosen from`() async throws {
    let talk = try Desk.talk()
    let replies = await replies(to: "pick pages in Desk and then find page it", talk)
    #expect(replies.last?.question?.options.map(\.title) == ["Notes", "Salt and Pepper"])
    #expect(await talk.say("2").outcome?.dialog == "Here is Salt and Pepper.")
  }

  @Test func `a page without text has nothing to convert`() async throws {
    let replies = await replies(
      to: "find page Blank in Desk and then convert text", try Desk.talk())
    #expect(replies.last?.question?.parameter?.name == "text")
  }

  @Test func `the second command waits for the answers of the first`() async throws {
    let talk = try Desk.talk()
    let question = await talk.say("find a page in Desk and then convert it").question
    #expect(question?.prompt == "Which page?")
    guard case .part(let outcome, let rest) = await talk.say("salt and pepper") else {
      Issue.record("the first command should have ended")
      return
    }
    #expect(outcome.dialog == "Here is Salt and Pepper.")
    #expect(rest == ["convert it"])
    #expect(await talk.say(Input(.proceed)).outcome?.value == .text("TWO SPICES"))
  }

  @Test func `a failure leaves the rest, and says so`() async throws {
    let talk = try Desk.talk()
    let sentence = "tear it all up in Desk, then convert abc, then jot it"
    let failure = try #require(await talk.say(Input(.text(sentence))).failure)
    #expect(failure.words == "It is torn.")
    #expect(failure.notRun == ["convert abc", "jot it"])
    #expect(await talk.say(Input(.proceed)).cancellation?.notRun == [])
  }

  @Test func `a cancelled question leaves the rest, and says so`() async throws {
    let talk = try Desk.talk()
    _ = await talk.say("find a page in Desk and then convert it")
    let cancellation = try #require(await talk.say(Input(.cancel)).cancellation)
    #expect(cancellation.notRun == ["convert it"])
  }

  @Test func `another command leaves the rest`() async throws {
    let talk = try Desk.talk()
    _ = await talk.say("find page Notes in Desk and then convert it")
    #expect(await talk.say("convert abc in Desk").outcome?.value == .text("ABC"))
    #expect(await talk.say(Input(.proceed)).cancellation != nil)
    _ = await talk.say("find a page in Desk and then convert it")
    #expect(await talk.say("pick pages in Desk").outcome != nil)
  }

  @Test func `what is piped in goes to the first command that takes it`() async throws {
    let talk = try Desk.talk()
    let input = Input(
      .text("find page Notes in Desk, then convert text, then convert text"),
      attachment: { Data("piped".utf8) })
    _ = await talk.say(input)
    guard case .part(let outcome, _) = await talk.say(Input(.proceed)) else {
      Issue.record("the second command should have run")
      return
    }
    #expect(outcome.value == .text("PIPED"))
    #expect(await talk.say(Input(.proceed)).outcome?.value == .text("PIPED"))
  }
}
