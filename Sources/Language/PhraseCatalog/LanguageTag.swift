// Chooses the language of a catalogue that suits a person best.

/// Chooses the language of a catalogue that suits a person best.
public enum LanguageTag {
  /// A locale as people and environments write it, as a BCP 47 tag: `de_AT.UTF-8` is `de-AT`.
  ///
  /// - Returns: `nil` for an empty locale, `C` and `POSIX`, which name no language.
  public static func tag(ofLocale locale: String) -> String? {
    let tag = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let text = String(tag)
    return text.isEmpty || text == "C" || text == "POSIX" ? nil : text
  }

  /// The tag among those available that suits a locale: the same tag, else a more general one, else
  /// another of the same language; `nil` when there is none.
  ///
  /// A region of Chinese stands for its script: `zh_TW` is `zh-Hant`.
  public static func bestMatch(for locale: String, among available: [String]) -> String? {
    guard let wanted = tag(ofLocale: locale)?.lowercased() else { return nil }
    let tags = available.map { ($0, tag(ofLocale: $0)?.lowercased() ?? "") }
    if wanted.hasPrefix("zh-"), !tags.contains(where: { $0.1 == wanted }) {
      let regions = wanted.split(separator: "-")
      let isTraditional = !regions.allSatisfy { !["tw", "hk", "mo", "hant"].contains($0) }
      let script = isTraditional ? "zh-hant" : "zh-hans"
      if let found = tags.first(where: { $0.1 == script }) { return found.0 }
    }
    var parts = wanted.split(separator: "-")
    while !parts.isEmpty {
      let candidate = parts.joined(separator: "-")
      if let found = tags.first(where: { $0.1 == candidate }) { return found.0 }
      if parts.count == 1 { return tags.first { $0.1.hasPrefix(candidate + "-") }?.0 }
      parts.removeLast()
    }
    return nil
  }
}
