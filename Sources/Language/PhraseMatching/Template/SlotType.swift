// The type of values that a slot of a phrase accepts.

public import SpokenValues

/// The type of values that a slot of a phrase accepts.
public enum SlotType: Hashable, Sendable {
  /// An entity, by the titles and synonyms of its known values.
  ///
  /// - Parameters:
  ///   - type: The name of the entity's type in the catalogue.
  ///   - isOpen: Whether words that name no known value are captured too, for the entity's own
  ///     query to look up.
  case entity(_ type: String, isOpen: Bool)
  /// A case of an enumeration, by its titles and synonyms only.
  case enumeration(_ type: String)
  /// Any words.
  case text
  /// A number, in digits or in words.
  case number(NumberRange)
  /// A value that is recognised by its form, such as a date.
  case typed(TypedKind)

  /// The name of the type of the slot's known values; `nil` if it has none.
  public var valueType: String? {
    switch self {
    case .entity(let type, _), .enumeration(let type): type
    case .text, .number, .typed: nil
    }
  }

  /// Whether the slot accepts words that name no known value.
  public var isOpen: Bool {
    switch self {
    case .entity(_, let isOpen): isOpen
    case .enumeration, .number, .typed: false
    case .text: true
    }
  }
}
