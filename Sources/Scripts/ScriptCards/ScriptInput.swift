// The value that a control of a script asks for: its kind, its bounds, and how it is written as JSON.

package import BehestJSON
package import Foundation

/// A value that a field, a slider or a picker of a script takes.
package struct ScriptInput: Hashable, Sendable {
  /// The kinds of values, with their bounds.
  package enum Kind: Hashable, Sendable {
    /// A text. The placeholder is empty for none.
    case text(isSecret: Bool, isMultiline: Bool, placeholder: String)
    /// A number in a range, in steps from its lower bound; a step of `nil` is continuous.
    case number(range: ClosedRange<Double>, step: Double?)
    /// A date or time of day between bounds.
    ///
    /// - Parameter isTimestamp: Whether the script takes milliseconds since 1970.
    case date(Set<DatePart>, range: ClosedRange<Date>, isTimestamp: Bool)
    /// One of some values.
    case choice([Choice])
    /// A color, as a name or a hexadecimal number.
    case color(hasOpacity: Bool)
  }

  /// A part of a date.
  package enum DatePart: Hashable, Sendable {
    /// The day, the month and the year.
    case day
    /// The hour and the minute.
    case time
  }

  /// A value to choose, with its title.
  package struct Choice: Hashable, Sendable {
    /// The title.
    package var title: String
    /// The value, as the script wrote it.
    package var value: JSON
  }

  /// The title of the control; empty for none.
  package var title: String
  /// The kind of the value.
  package var kind: Kind
  /// The current value.
  package var value: JSON
  /// The current value as the card shows it.
  package var shownValue: String
  /// The number of the closure that submits the value; `nil` for none.
  ///
  /// The script may read the value it was given only when it is drawn anew: set the value, draw,
  /// and call the closure that the input at the same index of the new actions has.
  package var submission: Int?

  /// Returns the argument for a number: within the range, and on a step.
  package func argument(_ number: Double) -> JSON {
    guard case .number(let range, let step) = kind, !number.isNaN else { return value }
    var number = min(max(number, range.lowerBound), range.upperBound)
    if let step, step > 0 {
      let steps = ((number - range.lowerBound) / step).rounded()
      number = min(range.lowerBound + steps * step, range.upperBound)
    }
    return Int(exactly: number).map { .integer($0) } ?? .number(number)
  }

  /// Returns the argument for a date: within the range, in the form that the script takes.
  package func argument(_ date: Date) -> JSON {
    guard case .date(_, let range, let isTimestamp) = kind else { return value }
    let date = min(max(date, range.lowerBound), range.upperBound)
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    if isTimestamp { return Int(exactly: milliseconds).map { .integer($0) } ?? value }
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return ["$date": .string(date.formatted(style))]
  }
}
