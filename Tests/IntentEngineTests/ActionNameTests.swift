// Every named action is asked about with its own verb, and answers to it.

import AppIntents
import IntentEngine
import SwiftApps
import Testing

/// Asks with the action of a number; shows nothing else.
struct ActIntent: AppIntent {
  static let title: LocalizedStringResource = "Act"
  @Parameter(title: "Number") var number: Int

  static let names: [(ConfirmationActionName, String)] = [
    (.add, "Add"), (.addData, "Add Data"), (.book, "Book"), (.buy, "Buy"), (.call, "Call"),
    (.checkIn, "Check In"), (.continue, "Continue"), (.create, "Create"), (.do, "Do"),
    (.download, "Download"), (.filter, "Filter"), (.find, "Find"), (.get, "Get"), (.go, "Go"),
    (.log, "Log"), (.open, "Open"), (.order, "Order"), (.pay, "Pay"), (.play, "Play"),
    (.playSound, "Play Sound"), (.post, "Post"), (.request, "Request"), (.run, "Run"),
    (.search, "Search"), (.send, "Send"), (.set, "Set"), (.share, "Share"), (.start, "Start"),
    (.startNavigation, "Start Navigation"), (.toggle, "Toggle"), (.turnOff, "Turn Off"),
    (.turnOn, "Turn On"), (.view, "View"),
  ]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    try await requestConfirmation(actionName: Self.names[number].0, dialog: "Shall I?")
    return .result(value: number)
  }
}

/// The other forms of asking: without words, with a result, and with a snippet that says it all.
struct AskFormsIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask Forms"
  @Parameter(title: "Form") var form: Int

  func perform() async throws -> some IntentResult {
    switch form {
    case 0: try await requestConfirmation()
    case 1:
      try await requestConfirmation(
        result: .result(dialog: "Is this right?"), confirmationActionName: .send)
    case 2:
      try await requestConfirmation(
        conditions: [.lowConfidenceSource], actionName: .set, dialog: "Really?")
    default:
      try await requestConfirmation(
        actionName: .go,
        dialog: IntentDialog(full: "Read the board and go?", supporting: "Go by this?"),
        showDialogAsPrompt: form == 3, snippetIntent: CounterSnippetIntent())
    }
    return .result()
  }
}

extension KitchenSuites {
  @Suite struct ActionNameTests {
    private func talk() throws -> Talk {
      let kitchen = Kitchen()
      var app = kitchen.installed()
      app.add(ActIntent.self, AskFormsIntent.self)
      return Talk(kitchen, try Conversation(catalog: Catalog([app])))
    }

    @Test func `AI-34: all 33 actions have a verb, which accepts`() async throws {
      #expect(ActIntent.names.count == 33)
      let talk = try talk()
      for (number, (_, verb)) in ActIntent.names.enumerated() {
        let question = try #require(await talk.run("Act", ["number": "\(number)"]).question)
        #expect(question.acceptWords.first?.lowercased() == verb.lowercased())
        #expect(try #require(await talk.say(.init(.text(verb))).outcome).value == .integer(number))
      }
    }

    @Test func `AI-34: every form of asking has its words and its card`() async throws {
      let talk = try talk()
      func asked(_ form: Int) async throws -> Question {
        let question = try #require(await talk.run("AskForms", ["form": "\(form)"]).question)
        #expect(await talk.say("no").cancellation?.wasDeclined == true)
        return question
      }
      #expect(try await asked(0).prompt == "Continue with “Ask Forms”?")
      let result = try await asked(1)
      #expect(result.prompt == "Is this right?")
      #expect(result.acceptWords.first == "Send")
      #expect(try await asked(2).prompt == "Really?")
      let shown = try await asked(3)
      #expect(shown.prompt == "Go by this?")
      #expect(shown.card != nil)
      #expect(try await asked(4).prompt == "Go?")
    }
  }
}
