// An intent that is about to run, with the known values of its parameters.

import Foundation
import PhraseMatching

/// An intent that was chosen, with the values that came with the choice.
struct Invocation: Sendable {
  /// A value for a parameter, before it is read according to the parameter's type.
  struct Given: Sendable {
    /// The name of the parameter.
    var name: String
    /// The text of the value.
    var text: String
    /// The identifiers of the known values that the text names; empty when it names none.
    var identifiers: [String] = []
    /// Whether a person or script named the parameter, so that an unreadable value is an error.
    ///
    /// When a phrase contained the value, the person is asked instead.
    var isExplicit = false
    /// Whether the text was written by a script or phrase pack, and may therefore be an identifier.
    var isWritten = false
    /// Whether the text refers to the result of the command before: "it".
    var isReference = false

    /// Creates a value from a slot of a phrase.
    init(_ slot: SlotMatch) {
      name = slot.name
      text = slot.output.map(\.words) ?? slot.text
      // The output of a list of a phrase pack is read like any other words.
      identifiers = slot.output == nil ? slot.values : []
      isWritten = slot.output != nil
    }

    /// Creates a value that a sentence of a phrase pack sets without containing it.
    init(fixed value: JSON, for name: String) {
      self.name = name
      text = value.words
      isWritten = true
    }

    /// Returns the values of a match, leaving out slots that are only used in the answer.
    static func all(of match: Match) -> [Given] {
      match.parameters.filter { !$0.isCapture }.map { Given($0) }
        + match.fixed.sorted { $0.key < $1.key }.map { Given(fixed: $0.value, for: $0.key) }
    }

    /// Creates a value that a person or script named.
    init(_ value: Input.Value) {
      name = value.name
      text = value.text
      isExplicit = true
      isWritten = true
    }
  }

  /// The app that the intent belongs to.
  var app: App

  /// The call of the intent, new or from a button.
  var call: any IntentCall

  /// The values as text, in order; of several for one parameter the last wins.
  var given: [Given] = []

  /// A function that returns data for the first text or file parameter without a value.
  var attachment: (@Sendable () async -> Data?)?

  /// The result of the command before in the same sentence.
  var product = Product()

  /// The intent's name without "Intent".
  var name: String { call.name }
}

/// The end of a run.
enum RunEnd: Sendable {
  case done(Outcome, Snippet?)
  case failed(Failure)
  case cancelled(wasDeclined: Bool)
}

extension JSON {
  /// The value as a person would type it; the elements of a list are separated by commas.
  fileprivate var words: String {
    switch self {
    case .null: ""
    case .boolean(let value): value ? "yes" : "no"
    case .integer(let value): String(value)
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .string(let value): value
    case .array(let values): values.map(\.words).joined(separator: ", ")
    case .object: ""
    }
  }
}
