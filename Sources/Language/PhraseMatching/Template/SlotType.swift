// What a slot of a phrase accepts.

/// What a slot of a phrase accepts.
public enum SlotType: Hashable, Sendable {
  /// An entity, by the titles and synonyms of its known values.
  ///
  /// - Parameters:
  ///   - type: The name the entity's values are catalogued under.
  ///   - isOpen: Whether words that name no known value are captured too, for the entity's own
  ///     query to look up.
  case entity(_ type: String, isOpen: Bool)
  /// A case of an enumeration, by its titles and synonyms; nothing else fits.
  case enumeration(_ type: String)
  /// Any words at all.
  case text
  /// A number, in digits or in words.
  case number(NumberRange)
  /// Words that say a value of a kind that has a form of its own.
  case typed(TypedKind)

  /// The name the slot's known values are catalogued under; `nil` when it has none.
  public var valueType: String? {
    switch self {
    case .entity(let type, _), .enumeration(let type): type
    case .text, .number, .typed: nil
    }
  }

  /// Whether words that name no known value fit the slot.
  public var isOpen: Bool {
    switch self {
    case .entity(_, let isOpen): isOpen
    case .enumeration, .number, .typed: false
    case .text: true
    }
  }
}

/// A kind of value that has a form of its own, whatever its words are.
public enum TypedKind: String, CaseIterable, Hashable, Sendable {
  /// A day: `tomorrow`, `next friday`, `2026-12-24`.
  case date
  /// A time of day: `5 pm`, `17:30`.
  case time
  /// A length of time: `an hour and a half`, `90 seconds`.
  case duration
  /// Yes or no: `on`, `off`, `true`.
  case boolean
  /// An address: `https://example.org`.
  case url
  /// A number with a unit: `3 km`, `two cups`.
  case measurement
}
