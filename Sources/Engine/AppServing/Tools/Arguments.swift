// Reads the arguments of a tool as values of an intent's parameters.

import BehestJSON
import Foundation
import FoundationGaps
import IntentEngine

extension Input.Value {
  /// Creates the value of a parameter from an argument; `nil` for null, which leaves it out.
  ///
  /// A number or a Boolean is the value itself; a string is read as words are, for names, dates and
  /// measurements to be said as people say them.
  ///
  /// - Parameter facts: The parameter; `nil` when there is none of this name, which the engine tells.
  init?(_ name: String, _ argument: JSON, for facts: ParameterFacts?) {
    guard argument != nil else { return nil }
    self.init(name: name, text: argument.spoken)
    guard let facts, !facts.hasOptions, !facts.readsWords else { return }
    if let elements = argument.array, facts.kind.isList {
      let values = elements.map { Self.exact($0, facts.kind.element) }
      if !values.isEmpty, values.allSatisfy({ $0 != nil }) {
        exact = .list(values.compactMap { $0 })
      } else {
        self.elements = elements.map(\.spoken)
      }
    } else {
      exact = Self.exact(argument, facts.kind)
    }
  }

  private static func exact(_ argument: JSON, _ kind: ValueKind) -> Value? {
    switch (kind, argument) {
    case (.integer, _): return argument.integer.map { .integer($0) }
    case (.number, _): return argument.number.map { .number($0) }
    case (.decimal, .integer(let number)): return .decimal(Decimal(number))
    case (.decimal, .spelled(let text)): return Decimal(string: text).map { .decimal($0) }
    case (.decimal, .number(let number)): return Decimal(string: "\(number)").map { .decimal($0) }
    case (.boolean, .boolean(let isTrue)): return .boolean(isTrue)
    default: return nil
    }
  }
}

extension JSON {
  /// The value as a person would say it, in the current language.
  var spoken: String {
    switch self {
    case .null: ""
    case .boolean(let isTrue): isTrue ? "yes" : "no"
    case .integer(let number): String(number)
    case .number(let number):
      "\(number)".replacing(".", with: LocalizationEnvironment.locale.decimalSeparator ?? ".")
    case .spelled(let text), .string(let text): text
    case .array(let elements): elements.map(\.spoken).joined(separator: ", ")
    case .object: text(isPretty: false)
    }
  }
}
