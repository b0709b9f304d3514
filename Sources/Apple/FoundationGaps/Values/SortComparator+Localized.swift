// Comparators in the order of the person's language, which Foundation has on iOS and lacks on Linux.

public import Foundation

/// A comparator of texts in the order of the person's language.
///
/// On iOS `.localizedStandard` and `.localized` are values of Foundation's own comparators, for which
/// Foundation on Linux has no order but that of characters: its options for letter case and accents
/// end the program at the first accent. As arguments the comparators are of this type instead.
public struct LocalizedComparator: SortComparator {
  /// The direction of the order.
  public var order = SortOrder.forward

  /// Whether letter case matters only between equal texts, and numbers in a text count by value.
  fileprivate let isStandard: Bool

  /// Returns the order of two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let options: String.CompareOptions =
      isStandard ? [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering] : []
    let result = lhs.compare(
      rhs, options: options, range: nil, locale: LocalizationEnvironment.locale)
    switch (order, result) {
    case (.forward, _), (_, .orderedSame): return result
    case (.reverse, .orderedAscending): return .orderedDescending
    case (.reverse, .orderedDescending): return .orderedAscending
    }
  }
}

extension SortComparator where Self == LocalizedComparator {
  /// A comparator for lists of files: ignores letter case and compares numbers in the text by value.
  public static var localizedStandard: LocalizedComparator { Self(isStandard: true) }

  /// A comparator in the order of the person's language.
  public static var localized: LocalizedComparator { Self(isStandard: false) }
}

extension SortDescriptor {
  /// Creates a descriptor that sorts by a text in the order of the person's language.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedComparator,
    order: SortOrder = .forward
  ) {
    let ranks = keyPath.appending(path: \String.[ranked: comparator])
    // Safe: both parts of the path are sendable, which `appending(path:)` does not pass on.
    let path = unsafeBitCast(ranks, to: (any KeyPath<Compared, String.Rank> & Sendable).self)
    self.init(path, order: order)
  }
}

extension String {
  /// A text that is compared by a comparator.
  fileprivate struct Rank: Comparable {
    let text: String
    let comparator: LocalizedComparator

    static func == (lhs: Rank, rhs: Rank) -> Bool {
      lhs.comparator.compare(lhs.text, rhs.text) == .orderedSame
    }

    static func < (lhs: Rank, rhs: Rank) -> Bool {
      lhs.comparator.compare(lhs.text, rhs.text) == .orderedAscending
    }
  }

  fileprivate subscript(ranked comparator: LocalizedComparator) -> Rank {
    Rank(text: self, comparator: comparator)
  }
}

extension String.StandardComparator {
  /// A comparator for a variable of this type: `lexical`, the only order that it has on Linux.
  @_disfavoredOverload public static var localizedStandard: String.StandardComparator { .lexical }

  /// A comparator for a variable of this type: `lexical`, the only order that it has on Linux.
  @_disfavoredOverload public static var localized: String.StandardComparator { .lexical }
}
