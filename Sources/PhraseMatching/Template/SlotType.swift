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

  /// The name the slot's known values are catalogued under; `nil` when it has none.
  public var valueType: String? {
    switch self {
    case .entity(let type, _), .enumeration(let type): type
    case .text: nil
    }
  }

  /// Whether words that name no known value fit the slot.
  public var isOpen: Bool {
    switch self {
    case .entity(_, let isOpen): isOpen
    case .enumeration: false
    case .text: true
    }
  }
}
