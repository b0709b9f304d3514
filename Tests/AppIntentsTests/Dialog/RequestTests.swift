// Tests of the questions that `perform()` asks, and of the effect of the answers.

import AppIntents
import BehestSwiftUI
import Testing

struct RequestTests {
  // Without somebody to ask, a trap or a made-up answer would hide that the test asks a question.
  @Test func `a question without anybody to ask is an error that names it`() async throws {
    let order = OrderSoup()
    let error = await #expect(throws: NobodyToAskError.self) {
      try await order.$soup.requestValue()
    }
    #expect(error?.description.contains("a value for 'Soup'") == true)
    await #expect(throws: NobodyToAskError.self) { try await order.requestConfirmation() }
    await #expect(throws: NobodyToAskError.self) {
      _ = try await order.requestChoice(between: [.cancel])
    }
  }

  @Test func `a requested value is returned and kept`() async throws {
    let order = OrderSoup()
    let person = ScriptedInterlocutor(.value("mild"), .value(Soup.menu[1]))
    try await with(person) {
      let note = try await order.$note.requestValue("Any wishes?")
      let soup = try await order.$soup.requestValue()
      #expect(note == "mild")
      #expect(soup.id == 2)
    }
    #expect(order.note == "mild")
    #expect(order.soup.id == 2)
    guard case .value(let parameter, let dialog) = person.prompts.first else {
      Issue.record("no value was asked for")
      return
    }
    #expect(parameter === order.$note)
    #expect(dialog.map { String(localized: $0.full) } == "Any wishes?")
  }

  @Test func `a value of another type is an error, not an answer`() async throws {
    let order = OrderSoup()
    await #expect(throws: ParameterTypeMismatch.self) {
      try await with(ScriptedInterlocutor(.value("two"))) {
        _ = try await order.$quantity.requestValue()
      }
    }
  }

  @Test func `a disambiguation returns the value chosen by index or by value`() async throws {
    let order = OrderSoup()
    try await with(ScriptedInterlocutor(.chosen(1), .value(Soup.menu[0]))) {
      let second = try await order.$soup.requestDisambiguation(among: Soup.menu, dialog: "Which?")
      #expect(second.id == 2)
      #expect(order.soup.id == 2)
      let first = try await order.$soup.requestDisambiguation(among: Soup.menu)
      #expect(first.id == 1)
    }
  }

  @Test func `a value's confirmation is yes or no`() async throws {
    let order = OrderSoup()
    try await with(ScriptedInterlocutor(.accepted, .declined)) {
      let first = try await order.$quantity.requestConfirmation(for: 5, dialog: "Five?")
      let second = try await order.$quantity.requestConfirmation(for: 5, view: Text("5"))
      #expect(first)
      #expect(!second)
    }
  }

  @Test(arguments: [IntentAnswer.declined, .cancelled])
  func `an intent's confirmation throws unless accepted`(_ answer: IntentAnswer) async throws {
    let order = OrderSoup()
    await #expect(throws: IntentCancellation.self) {
      try await with(ScriptedInterlocutor(answer)) {
        try await order.requestConfirmation(actionName: .order, dialog: "Order?")
      }
    }
    try await with(ScriptedInterlocutor(.accepted)) {
      try await order.requestConfirmation(actionName: .order, dialog: "Order?")
    }
  }

  @Test func `a confirmation may show a result, a view or a snippet`() async throws {
    let order = OrderSoup()
    let person = ScriptedInterlocutor(.accepted, .accepted, .accepted)
    try await with(person) {
      try await order.requestConfirmation(
        result: .result(dialog: "Sure?", view: Text("soup")), confirmationActionName: .buy)
      try await order.requestConfirmation(actionName: .pay, dialog: "Pay?") { Text("soup") }
      try await order.requestConfirmation(
        actionName: .pay, snippetIntent: SoupSnippet(soup: Soup.menu[0]))
    }
    let kinds = person.prompts.map { prompt in
      switch prompt {
      case .confirmation(_, let dialog, _, .view): "view \(dialog == nil)"
      case .confirmation(_, let dialog, _, .intent): "intent \(dialog == nil)"
      default: "other"
      }
    }
    #expect(kinds == ["view false", "view false", "intent true"])
  }

  @Test func `a choice returns the option, and the one that cancels throws`() async throws {
    let order = OrderSoup()
    let options = [IntentChoiceOption(title: "Now"), .init(title: "Never", style: .destructive)]
    try await with(ScriptedInterlocutor(.chosen(1))) {
      let choice = try await order.requestChoice(between: options + [.cancel], dialog: "When?")
      #expect(choice == options[1])
      #expect(choice.style == .destructive)
    }
    await #expect(throws: IntentCancellation.self) {
      try await with(ScriptedInterlocutor(.chosen(2))) {
        _ = try await order.requestChoice(between: options + [.cancel], view: Text("x"))
      }
    }
  }

  @Test func `errors that restart the run carry the parameter`() throws {
    let order = OrderSoup()
    guard case .needsValue(let needed) = order.$soup.needsValueError("Which?").kind else {
      Issue.record("not an error that asks for a value")
      return
    }
    #expect(needed.parameter === order.$soup)
    let error = order.$soup.needsDisambiguationError(among: Soup.menu)
    guard case .needsDisambiguation(let unclear) = error.kind else {
      Issue.record("not an error that asks which value")
      return
    }
    #expect(unclear.items.count == 2)
  }

  @Test func `reload reaches whoever runs the intent, and nobody is no error`() async throws {
    let person = ScriptedInterlocutor()
    SoupSnippet.reload()
    try await with(person) { SoupSnippet.reload() }
    #expect(person.reloaded == ["SoupSnippet"])
  }

  @Test func `a custom action has its own words`() {
    let name = ConfirmationActionName.custom(
      acceptLabel: "Buy it", acceptAlternatives: ["Yes please"], denyLabel: "Never mind",
      denyAlternatives: [], destructive: true)
    #expect(String(localized: name.acceptLabel) == "Buy it")
    #expect(String(localized: name.denyLabel) == "Never mind")
    #expect(name.isDestructive)
    #expect(String(localized: ConfirmationActionName.turnOff.acceptLabel) == "Turn Off")
  }
}
