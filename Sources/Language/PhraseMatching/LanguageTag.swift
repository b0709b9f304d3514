// Chooses the best available language for a person's locale.

/// Language tags, and the choice of the best one for a person's locale.
package enum LanguageTag {
  /// Returns the BCP 47 tag of a locale as used in environments: `de_AT.UTF-8` is `de-AT`.
  ///
  /// - Returns: `nil` for an empty locale, `C` and `POSIX`, which have no language.
  package static func tag(ofLocale locale: String) -> String? {
    let tag = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let text = String(tag)
    return text.isEmpty || text == "C" || text == "POSIX" ? nil : text
  }

  /// Returns the best available tag for a locale; `nil` if there is none.
  ///
  /// The order is: the same tag, a more general one, another of the same language. A region of
  /// Chinese implies its script: `zh_TW` is `zh-Hant`.
  package static func bestMatch(for locale: String, among available: [String]) -> String? {
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
