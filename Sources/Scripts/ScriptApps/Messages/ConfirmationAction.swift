// The 33 names of actions that a script may have confirmed, in words.

/// The words of an action that a script asks to have confirmed.
package struct ConfirmationAction: Hashable, Sendable {
  /// The title of the button that confirms.
  package let title: String
  /// The question where the script has none of its own.
  package let question: String

  private init(_ title: String, _ question: String) {
    self.title = title
    self.question = question
  }

  /// The action that stands for any other.
  static let `continue` = ConfirmationAction("Continue", "Continue?")

  /// The actions by the names that the module `scripting` has for them.
  package static let all: [String: ConfirmationAction] = [
    "add": .init("Add", "Add this?"),
    "addData": .init("Add Data", "Add this data?"),
    "book": .init("Book", "Book this?"),
    "buy": .init("Buy", "Buy this?"),
    "call": .init("Call", "Make this call?"),
    "checkIn": .init("Check In", "Check in?"),
    "continue": .init("Continue", "Continue?"),
    "create": .init("Create", "Create this?"),
    "do": .init("Do It", "Do this?"),
    "download": .init("Download", "Download this?"),
    "filter": .init("Filter", "Filter by this?"),
    "find": .init("Find", "Find this?"),
    "get": .init("Get", "Get this?"),
    "go": .init("Go", "Go there?"),
    "log": .init("Log", "Log this?"),
    "open": .init("Open", "Open this?"),
    "order": .init("Order", "Order this?"),
    "pay": .init("Pay", "Pay for this?"),
    "play": .init("Play", "Play this?"),
    "playSound": .init("Play Sound", "Play the sound?"),
    "post": .init("Post", "Post this?"),
    "request": .init("Request", "Request this?"),
    "run": .init("Run", "Run this?"),
    "search": .init("Search", "Search for this?"),
    "send": .init("Send", "Send this?"),
    "set": .init("Set", "Set this?"),
    "share": .init("Share", "Share this?"),
    "start": .init("Start", "Start this?"),
    "startNavigation": .init("Start Navigation", "Start navigation?"),
    "toggle": .init("Toggle", "Toggle this?"),
    "turnOff": .init("Turn Off", "Turn this off?"),
    "turnOn": .init("Turn On", "Turn this on?"),
    "view": .init("View", "View this?"),
  ]
}
