// Reads the words for weekdays, months and numbers from Unicode's data.

import Foundation

/// The words for weekdays, months and numbers in Unicode's CLDR.
enum CalendarWords {
  /// Passes every such word of a language with its meaning to a function.
  static func add(_ language: LanguageRules, _ add: (TypedWord, String) -> Void) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language.tag)
    func all(_ word: (Int) -> TypedWord, _ symbols: [[String]]) {
      for names in symbols {
        for (index, name) in names.enumerated() {
          // Short names in Chinese characters have meanings of their own: 日, 月.
          guard name.utf8.count > 3 || name.utf8.allSatisfy({ $0 < 0x80 }) && name.count > 2 else {
            continue
          }
          add(word(index + 1), name)
          if name.hasSuffix(".") { add(word(index + 1), String(name.dropLast())) }
        }
      }
    }
    all(
      TypedWord.weekday,
      [
        calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols, calendar.shortWeekdaySymbols,
        calendar.shortStandaloneWeekdaySymbols,
      ])
    if !language.countsMonths {
      all(
        TypedWord.month,
        [
          calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
          calendar.shortStandaloneMonthSymbols,
        ])
    }
    for number in numbers {
      for text in SpelledNumbers.texts(of: number, language: language.tag) {
        add(.number(number), text)
      }
    }
    for text in language.numbers.minus + signs(language.tag) { add(.minusSign, text) }
    for day in 1...31 {
      for text in CLDR.ordinals(of: Double(day), tag: language.tag) {
        add(.dayNumber(day), text)
      }
    }
  }

  /// Returns the text that negative numbers have before them and positive numbers do not.
  private static func signs(_ tag: String) -> [String] {
    let positive = CLDR.cardinals(of: 1, tag: tag)
    return CLDR.cardinals(of: -1, tag: tag).flatMap { text in
      positive.filter(text.hasSuffix).map { String(text.dropLast($0.count)) }
    }
  }

  /// The numbers that are recognised in words, as used with minutes, days and cups.
  private static let numbers: [Double] =
    (0...100).map(Double.init) + stride(from: 110, through: 1_000, by: 10)
    + stride(from: 0.5, through: 10.5, by: 1)
}
