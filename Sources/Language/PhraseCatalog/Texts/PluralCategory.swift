// Determines the plural category of a number by Unicode's rules for a language.

import Synchronization

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// The plural categories of Unicode's Common Locale Data Repository.
///
/// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
package enum PluralCategory {
  /// Returns the category of a number in a language: "zero", "one", "two", "few", "many" or
  /// "other".
  ///
  /// - Parameter language: A tag such as "de" or "pt-BR"; in an unknown language every number is
  ///   "other".
  package static func name(of number: Double, in language: String) -> String {
    #if canImport(_FoundationICU)
      return rules.withLock { rules in
        let known = rules[language] ?? Rules(language)
        rules[language] = known
        return known.category(of: number)
      }
    #else
      return number == 1 ? "one" : "other"
    #endif
  }

  #if canImport(_FoundationICU)
    private static let rules = Mutex<[String: Rules]>([:])
  #endif
}

#if canImport(_FoundationICU)
  /// The opened rules of a language; one thread at a time uses them.
  private final class Rules {
    private let rules: OpaquePointer?

    init(_ language: String) {
      var status = U_ZERO_ERROR
      rules = swift_uplrules_open(language, &status)
    }

    deinit { swift_uplrules_close(rules) }

    func category(of number: Double) -> String {
      guard let rules else { return "other" }
      var status = U_ZERO_ERROR
      var word = [UInt16](repeating: 0, count: 16)
      let count = swift_uplrules_select(rules, number, &word, Int32(word.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...16).contains(count) else {
        return "other"
      }
      return String(decoding: word.prefix(Int(count)), as: UTF16.self)
    }
  }
#endif
