// String comparators that Foundation has on iOS and lacks on Linux.

public import Foundation

extension SortComparator where Self == String.Comparator {
  /// A comparator for lists of files: ignores case and compares numbers in the text by value.
  public static var localizedStandard: String.Comparator {
    String.Comparator(
      options: [.caseInsensitive, .numeric, .diacriticInsensitive, .widthInsensitive])
  }

  /// A comparator in the order of the person's language.
  public static var localized: String.Comparator { String.Comparator(options: []) }
}

extension String.StandardComparator {
  /// A comparator for lists of files. Compares as `lexical` does, the only one there is on Linux.
  public static var localizedStandard: String.StandardComparator { .lexical }

  /// A comparator in the order of the person's language. Compares as `lexical` does, the only one
  /// there is on Linux.
  public static var localized: String.StandardComparator { .lexical }
}
