// An intent about to run, and what is already known of its parameters.

import AppIntents
import Foundation
import PhraseMatching

/// An intent that has been chosen, with the values that came with the choice.
struct Invocation: Sendable {
  /// A value for a parameter, before it is read as the parameter's type.
  struct Given: Sendable {
    /// The parameter's name.
    var name: String
    /// The words.
    var text: String
    /// The identifiers of the known values that the words name; empty when they name none.
    var identifiers: [String] = []
    /// Whether a person or script named the parameter, rather than a phrase: then a value that
    /// cannot be read is an error and not a reason to ask.
    var isExplicit = false
    /// Whether the words stand for what the command before gave: "it".
    var isReference = false

    /// A value that a phrase named.
    init(_ slot: SlotMatch) {
      name = slot.name
      text = slot.text
      identifiers = slot.values
    }

    /// A value that a person or script named.
    init(_ value: Input.Value) {
      name = value.name
      text = value.text
      isExplicit = true
    }
  }

  /// The application the intent belongs to.
  var app: InstalledApp

  /// The intent, freshly made or taken from a button.
  var intent: any AppIntent

  /// Values in words; at most one for each parameter.
  var given: [Given] = []

  /// Content for the first text or file parameter that is still unfilled.
  var attachment: (@Sendable () async -> Data?)?

  /// What the command before in the same sentence gave.
  var product = Product()

  /// The intent's name without "Intent".
  var name: String { type(of: intent).shortName }
}

/// How a run ended.
enum RunEnd: Sendable {
  case done(Outcome, Presented?)
  case failed(Failure)
  case cancelled(wasDeclined: Bool)
}

/// A card that is on the screen, and the application that shows it.
struct Presented: Sendable {
  /// The application.
  var app: InstalledApp

  /// The card, and what is behind it.
  var snippet: Snippet
}
