// The table of modifiers: what each does to a view. Those that are not in it have no effect.

import BehestSwiftUI

/// The modifiers that a card can show.
///
/// Props have no order of their own, so that theirs is the table's: text first, then what is in a
/// view, around it and behind it, then what goes with it. A chain of `modifiers()` has its own.
@MainActor enum ScriptModifiers {
  /// The change of a view by a value.
  typealias Change = (AnyView, ScriptValue) -> any View

  /// Returns a change by a value that is read first; the view is unchanged by one of another kind.
  static func with<Value>(
    _ read: @escaping (ScriptValue) -> Value?, _ change: @escaping (AnyView, Value) -> any View
  ) -> Change {
    { view, value in
      guard let value = read(value) else { return view }
      return change(view, value)
    }
  }

  /// The changes by name, in the order in which those of props apply.
  private static let rows: [(String, Change)] = texts + controls + layout + pages

  /// The changes by name.
  static let table = Dictionary(rows) { first, _ in first }

  /// The places of the names in the order of application.
  static let ranks = Dictionary(
    rows.enumerated().map { ($0.element.0, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
