// Spells numbers with the rules of Unicode's CLDR; the only file that speaks to ICU.

import Foundation
import Synchronization

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// Spells numbers with the rules of Unicode's CLDR, in every form a language counts in.
///
/// `NumberFormatter` reaches one of a language's sets of rules, the one for counting aloud; the
/// others (`eine`, `eines`, `zwei` … for genders and cases, `둘` beside `이`) are reached through
/// the copy of ICU that Foundation brings. Where there is none, `NumberFormatter` has to do.
enum SpellOut {
  /// The ways CLDR spells a number in one language or regional variant.
  ///
  /// - Parameter tag: A BCP 47 tag. A region implies its script (`zh-TW` is `zh-Hant`), and a tag
  ///   more special than the data falls back to the language.
  /// - Returns: Distinct texts; none for a language without rules of its own.
  static func texts(of number: Double, tag: String) -> [String] {
    spellers.withLock { spellers in
      if let speller = spellers[tag] { return speller.texts(of: number) }
      let speller = Speller(tag: tag)
      spellers[tag] = speller
      return speller.texts(of: number)
    }
  }

  /// Opening a language's rules costs a thousand times what spelling a number does.
  private static let spellers = Mutex<[String: Speller]>([:])

  /// Names for a language that CLDR keeps under another one.
  private static let aliases = [
    "tl": "fil", "cmn": "zh", "iw": "he", "in": "id", "mo": "ro", "sh": "sr-Latn",
  ]

  fileprivate static func canonical(_ tag: String) -> String {
    let tag = tag.replacing("_", with: "-")
    let language = tag.prefix { $0 != "-" }
    guard let alias = aliases[language.lowercased()] else { return tag }
    return alias + tag.dropFirst(language.count)
  }
}

#if canImport(_FoundationICU)
  /// A language's rules, opened; no two threads use one at once.
  private final class Speller {
    private let formatter: UnsafeMutablePointer<UNumberFormat?>?
    private let ruleSets: [[UInt16]]

    init(tag: String) {
      let tag = SpellOut.canonical(tag)
      var status = U_ZERO_ERROR
      let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, tag, nil, &status)
      guard let formatter, status.rawValue <= U_ZERO_ERROR.rawValue,
        let known = swift_unum_getLocaleByType(formatter, ULOC_VALID_LOCALE, &status),
        // What ICU does not know it spells in the machine's own language.
        String(cString: known).prefix(while: \.isLetter).lowercased()
          == tag.prefix(while: \.isLetter).lowercased()
      else {
        swift_unum_close(formatter)
        self.formatter = nil
        ruleSets = []
        return
      }
      self.formatter = formatter
      ruleSets = Speller.text {
        swift_unum_getTextAttribute(formatter, UNUM_PUBLIC_RULESETS, $0, $1, $2)
      }
      .split(separator: ";").filter(Speller.counts).map { Array($0.utf16) }
    }

    deinit { swift_unum_close(formatter) }

    func texts(of number: Double) -> [String] {
      var texts: [String] = []
      for ruleSet in ruleSets {
        var status = U_ZERO_ERROR
        swift_unum_setTextAttribute(
          formatter, UNUM_DEFAULT_RULESET, ruleSet, Int32(ruleSet.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { continue }
        let text = Speller.text { swift_unum_formatDouble(formatter, number, $0, $1, nil, $2) }
        if !text.isEmpty, !texts.contains(text) { texts.append(text) }
      }
      return texts
    }

    /// Whether rules say how many, rather than which one, which year or which day of the moon.
    private static func counts(_ ruleSet: Substring) -> Bool {
      (ruleSet.contains("cardinal") || ruleSet.contains("numbering"))
        && !ruleSet.contains("year") && !ruleSet.contains("days")
    }

    /// The text that a function of ICU writes into a buffer; empty when it fails.
    private static func text(
      _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String {
      // The longest list of rules, Russian's, has two thousand characters.
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 8_192) { buffer in
        var status = U_ZERO_ERROR
        let count = write(buffer.baseAddress, Int32(buffer.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...buffer.count).contains(Int(count))
        else { return "" }
        return String(decoding: buffer[..<Int(count)], as: UTF16.self)
      }
    }
  }
#else
  /// A language's rules for counting aloud.
  private final class Speller {
    private let formatter: NumberFormatter?

    init(tag: String) {
      let locale = Locale(identifier: SpellOut.canonical(tag))
      guard Locale.availableIdentifiers.contains(locale.language.languageCode?.identifier ?? "")
      else {
        formatter = nil
        return
      }
      formatter = NumberFormatter()
      formatter?.locale = locale
      formatter?.numberStyle = .spellOut
    }

    func texts(of number: Double) -> [String] {
      formatter?.string(from: NSNumber(value: number)).map { [$0] } ?? []
    }
  }
#endif
