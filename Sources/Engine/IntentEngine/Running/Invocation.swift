// An intent about to run, and what is already known of its parameters.

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
    /// Whether a script or a phrase pack wrote the words, and nobody said them: they may be an
    /// identifier.
    var isWritten = false
    /// Whether the words stand for what the command before gave: "it".
    var isReference = false

    /// A value that a phrase named.
    init(_ slot: SlotMatch) {
      name = slot.name
      text = slot.output.map(\.words) ?? slot.text
      // What a value of a pack's own list is handed on as is read like any other words.
      identifiers = slot.output == nil ? slot.values : []
      isWritten = slot.output != nil
    }

    /// A value that a phrase of a pack gives without its being said.
    init(fixed value: JSON, for name: String) {
      self.name = name
      text = value.words
      isWritten = true
    }

    /// The values that come with a match; slots that are kept for the answer fill no parameter.
    static func all(of match: Match) -> [Given] {
      match.parameters.filter { !$0.isCapture }.map { Given($0) }
        + match.fixed.sorted { $0.key < $1.key }.map { Given(fixed: $0.value, for: $0.key) }
    }

    /// A value that a person or script named.
    init(_ value: Input.Value) {
      name = value.name
      text = value.text
      isExplicit = true
      isWritten = true
    }
  }

  /// The application the intent belongs to.
  var app: App

  /// The intent, freshly made or taken from a button.
  var call: any IntentCall

  /// Values in words; at most one for each parameter.
  var given: [Given] = []

  /// Content for the first text or file parameter that is still unfilled.
  var attachment: (@Sendable () async -> Data?)?

  /// What the command before in the same sentence gave.
  var product = Product()

  /// The intent's name without "Intent".
  var name: String { call.name }
}

/// How a run ended.
enum RunEnd: Sendable {
  case done(Outcome, Snippet?)
  case failed(Failure)
  case cancelled(wasDeclined: Bool)
}

extension JSON {
  /// The value as somebody would type it; a list is its elements with commas between them.
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
