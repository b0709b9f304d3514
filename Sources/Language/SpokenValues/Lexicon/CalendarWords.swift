// Reads the words for weekdays, months and days from Unicode's data.

import Foundation

/// The words for weekdays, months and days of a month in Unicode's CLDR.
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
    for day in 1...31 {
      for text in CLDR.ordinals(of: Double(day), tag: language.tag) {
        add(.dayNumber(day), text)
      }
    }
  }
}
