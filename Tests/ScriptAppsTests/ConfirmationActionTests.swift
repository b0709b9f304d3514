// Tests of the words for the actions that a script has confirmed.

import ScriptApps
import Testing

@Suite struct ConfirmationActionTests {
  @Test func `each of the 33 actions has a button and a question of its own`() {
    let actions = ConfirmationAction.all.values
    #expect(actions.count == 33)
    #expect(Set(actions.map(\.title)).count == 33)
    #expect(Set(actions.map(\.question)).count == 33)
    #expect(actions.allSatisfy { $0.question.hasSuffix("?") })
  }

  @Test(arguments: [
    ("turnOn", "Turn On", "Turn this on?"), ("set", "Set", "Set this?"),
    ("checkIn", "Check In", "Check in?"), ("do", "Do It", "Do this?"),
    ("startNavigation", "Start Navigation", "Start navigation?"),
  ])
  func `an action shapes its words`(name: String, title: String, question: String) {
    #expect(ConfirmationAction.all[name]?.title == title)
    #expect(ConfirmationAction.all[name]?.question == question)
  }
}
