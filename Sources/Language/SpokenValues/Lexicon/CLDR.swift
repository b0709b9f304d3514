// Reads the words for numbers and units from Unicode's CLDR; the only file that calls ICU.

import Foundation
import Synchronization

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// The words for numbers and units in Unicode's Common Locale Data Repository.
///
/// `NumberFormatter` has one of a language's rule sets for numbers, the one for counting aloud; the
/// others (`eine`, `eines` … for genders and cases, `둘` beside `이`, `twenty-first`) and units are
/// available only from the copy of ICU in Foundation. Without that copy, `NumberFormatter` is used
/// instead.
///
/// A tag is a BCP 47 tag. A region implies its script (`zh-TW` is `zh-Hant`), and a tag more
/// specific than the data falls back to its language. A language that CLDR does not have has no
/// words.
enum CLDR {
  /// Returns the distinct cardinal forms of a number.
  static func cardinals(of number: Double, tag: String) -> [String] {
    speller(tag) { $0.texts(of: number, isOrdinal: false) }
  }

  /// Returns the distinct ordinal forms of a number.
  static func ordinals(of number: Double, tag: String) -> [String] {
    speller(tag) { $0.texts(of: number, isOrdinal: true) }
  }

  private static func speller<Result: Sendable>(
    _ tag: String, _ body: (borrowing Speller) -> Result
  ) -> Result {
    spellers.withLock { spellers in
      let speller = spellers[tag] ?? Speller(tag: canonical(tag))
      spellers[tag] = speller
      return body(speller)
    }
  }

  /// The opened rules by tag: opening them costs a thousand times what spelling a number does.
  private static let spellers = Mutex<[String: Speller]>([:])

  /// Language tags that CLDR has under another name.
  private static let aliases = [
    "tl": "fil", "cmn": "zh", "iw": "he", "in": "id", "mo": "ro", "sh": "sr-Latn",
  ]

  private static func canonical(_ tag: String) -> String {
    let tag = tag.replacing("_", with: "-")
    let language = tag.prefix { $0 != "-" }
    guard let alias = aliases[language.lowercased()] else { return tag }
    return alias + tag.dropFirst(language.count)
  }
}

#if canImport(_FoundationICU)
  /// A language's opened rules; one thread at a time uses them.
  private final class Speller {
    private let formatter: UnsafeMutablePointer<UNumberFormat?>?
    private let cardinalRules: [[UInt16]]
    private let ordinalRules: [[UInt16]]

    init(tag: String) {
      var status = U_ZERO_ERROR
      let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, tag, nil, &status)
      guard let formatter, status.rawValue <= U_ZERO_ERROR.rawValue,
        let known = swift_unum_getLocaleByType(formatter, ULOC_VALID_LOCALE, &status),
        // For an unknown language, ICU would use the machine's own.
        String(cString: known).prefix(while: \.isLetter).lowercased()
          == tag.prefix(while: \.isLetter).lowercased()
      else {
        swift_unum_close(formatter)
        self.formatter = nil
        cardinalRules = []
        ordinalRules = []
        return
      }
      self.formatter = formatter
      let rules = ICUText.read {
        swift_unum_getTextAttribute(formatter, UNUM_PUBLIC_RULESETS, $0, $1, $2)
      }.split(separator: ";")
      // Rules for years and for the days of the moon are neither cardinals nor ordinals.
      cardinalRules = rules.filter {
        ($0.contains("cardinal") || $0.contains("numbering")) && !$0.contains("year")
          && !$0.contains("days")
      }.map { Array($0.utf16) }
      ordinalRules = rules.filter { $0.contains("spellout-ordinal") }.map { Array($0.utf16) }
    }

    deinit { swift_unum_close(formatter) }

    func texts(of number: Double, isOrdinal: Bool) -> [String] {
      var texts: [String] = []
      for ruleSet in isOrdinal ? ordinalRules : cardinalRules {
        var status = U_ZERO_ERROR
        swift_unum_setTextAttribute(
          formatter, UNUM_DEFAULT_RULESET, ruleSet, Int32(ruleSet.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { continue }
        let text = ICUText.read { swift_unum_formatDouble(formatter, number, $0, $1, nil, $2) }
        if !text.isEmpty, !texts.contains(text) { texts.append(text) }
      }
      return texts
    }
  }

  extension CLDR {
    /// Returns the words for a unit by its CLDR identifier, such as `kilometer-per-hour`.
    static func unit(_ identifier: String, tag: String) -> [String] {
      let skeleton = Array("unit/\(identifier) unit-width-full-name".utf16)
      var status = U_ZERO_ERROR
      guard
        let formatter = swift_unumf_openForSkeletonAndLocale(
          skeleton, Int32(skeleton.count), tag, &status)
      else { return [] }
      defer { swift_unumf_close(formatter) }
      guard let result = swift_unumf_openResult(&status) else { return [] }
      defer { swift_unumf_closeResult(result) }
      var words: [String] = []
      for number in [1.0, 2, 5] {
        swift_unumf_formatDouble(formatter, number, result, &status)
        let text = ICUText.read { swift_unumf_resultToString(result, $0, $1, $2) }
        // The number may be on either side: 大さじ2.
        let word = String(text.filter { !$0.isNumber }).trimmingCharacters(in: .whitespaces)
        if !word.isEmpty, !words.contains(word) { words.append(word) }
      }
      return status.rawValue <= U_ZERO_ERROR.rawValue ? words : []
    }
  }

  private enum ICUText {
    /// Returns the text that an ICU function writes into a buffer; empty if it fails.
    static func read(
      _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String {
      // The longest list of rules, Russian's, has two thousand characters.
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 8_192) { buffer in
        var status = U_ZERO_ERROR
        let count = write(buffer.baseAddress, Int32(buffer.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...buffer.count).contains(Int(count))
        else { return "" }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(count) * 3 + 1) { utf8 in
          var length: Int32 = 0
          swift_u_strToUTF8(
            utf8.baseAddress, Int32(utf8.count), &length, buffer.baseAddress, count, &status)
          return String(decoding: UnsafeRawBufferPointer(utf8).prefix(Int(length)), as: UTF8.self)
        }
      }
    }
  }
#else
  /// A language's rules for counting aloud.
  private final class Speller {
    private let formatter: NumberFormatter?

    init(tag: String) {
      let locale = Locale(identifier: tag)
      guard Locale.availableIdentifiers.contains(locale.language.languageCode?.identifier ?? "")
      else {
        formatter = nil
        return
      }
      formatter = NumberFormatter()
      formatter?.locale = locale
      formatter?.numberStyle = .spellOut
    }

    func texts(of number: Double, isOrdinal: Bool) -> [String] {
      isOrdinal ? [] : formatter?.string(from: NSNumber(value: number)).map { [$0] } ?? []
    }
  }

  extension CLDR {
    /// Returns no words, because `Foundation` alone has none for units.
    static func unit(_ identifier: String, tag: String) -> [String] { [] }
  }
#endif
