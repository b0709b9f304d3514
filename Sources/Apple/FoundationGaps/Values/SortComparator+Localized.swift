// Orders of text that Foundation has on iOS and lacks on Linux.

public import Foundation

extension SortComparator where Self == String.Comparator {
  /// As lists of files are sorted: by letters whatever their case, and by numbers within the text.
  public static var localizedStandard: String.Comparator {
    String.Comparator(
      options: [.caseInsensitive, .numeric, .diacriticInsensitive, .widthInsensitive])
  }

  /// By letters, as the person's language has them.
  public static var localized: String.Comparator { String.Comparator(options: []) }
}
