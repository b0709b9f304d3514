// Reading words as the values of parameters, by table.

import Foundation
import IntentEngine
import Testing

/// Words for a parameter, and the value they are read as; `nil` when they are none.
struct WordsCase: CustomTestStringConvertible, Sendable {
  let parameter: String
  let words: String
  let value: String?

  init(_ parameter: String, _ words: String, _ value: String?) {
    self.parameter = parameter
    self.words = words
    self.value = value
  }

  var testDescription: String { "\(parameter) “\(words)”" }
}

extension KitchenSuites {
  @Suite struct ResolutionTests {
    static let table: [WordsCase] = [
      WordsCase("whole", "12", "12"), WordsCase("whole", " -3 ", "-3"),
      WordsCase("whole", "1,200", "1200"), WordsCase("whole", "one dozen", "12"),
      WordsCase("whole", "two dozen", "24"), WordsCase("whole", "twenty-one", "21"),
      WordsCase("whole", "three hundred and five", "305"),
      WordsCase("whole", "two thousand and twenty-six", "2026"),
      WordsCase("whole", "a couple", "2"), WordsCase("whole", "1.5", nil),
      WordsCase("whole", "half a dozen", "6"), WordsCase("whole", "two and a half dozen", "30"),
      WordsCase("whole", "third", "3"), WordsCase("whole", "the 21st", "21"),
      WordsCase("whole", "minus two", "-2"), WordsCase("whole", "50%", "50"),
      WordsCase("whole", "seven, please", "7"), WordsCase("whole", "twelve hundred", "1200"),
      WordsCase("whole", "two hundred and fifty thousand and one", "250001"),
      WordsCase("whole", "five fifty", nil), WordsCase("whole", "twenty twenty", nil),
      WordsCase("whole", "six seven", nil),
      WordsCase("whole", "none", nil), WordsCase("whole", "5'10", nil),
      WordsCase("whole", "1 2", nil), WordsCase("whole", "half", nil),
      WordsCase("number", "50%", "0.5"), WordsCase("number", "¾", "0.75"),
      WordsCase("number", "3/4", "0.75"), WordsCase("number", "1 1/2", "1.5"),
      WordsCase("number", "one and a half", "1.5"), WordsCase("number", "half", "0.5"),
      WordsCase("number", "nine point nine five", "9.95"),
      WordsCase("number", "two and three quarters", "2.75"),
      WordsCase("number", "1,234.5", "1234.5"), WordsCase("number", "1.234,5", "1234.5"),
      WordsCase("number", "-1.5", "-1.5"), WordsCase("number", "1.2.3", nil),
      WordsCase("whole", "5.0", "5"),
      WordsCase("whole", "", nil), WordsCase("whole", "lots", nil),
      WordsCase("whole", "99999999999999999999", nil),
      WordsCase("whole", "9223372036854775807 hundred", nil),
      WordsCase("whole", String(repeating: "hundred ", count: 11), nil),
      WordsCase("whole", String(repeating: "9", count: 20_000) + "x", nil),
      WordsCase("number", "1e400", nil), WordsCase("moment", "2024-01-01T10:75", nil),
      WordsCase("moment", "x" + String(repeating: " ", count: 4000) + "y", nil),
      WordsCase("number", "1.10", "1.1"), WordsCase("number", "1,5", "1.5"),
      WordsCase("number", ".5", "0.5"), WordsCase("number", "1e3", "1000.0"),
      WordsCase("number", "six", "6.0"), WordsCase("number", "nan", nil),
      WordsCase("flag", "yes", "true"), WordsCase("flag", "OFF", "false"),
      WordsCase("flag", "maybe", nil), WordsCase("flag", "ja", "true"),
      WordsCase("flag", "no thanks", "false"),
      WordsCase("moment", "2026-11-21", "2026-11-21T00:00:00Z"),
      WordsCase("moment", "2026-11-21 17:30", "2026-11-21T17:30:00Z"),
      WordsCase("moment", "2026-02-31", nil),
      WordsCase("moment", "2026-11-21T17:30Z", "2026-11-21T17:30:00Z"),
      WordsCase("moment", "2026-11-21T17:30+01:00", "2026-11-21T16:30:00Z"),
      WordsCase("moment", "20261121T173000Z", "2026-11-21T17:30:00Z"),
      WordsCase("moment", "20261121T1730", "2026-11-21T17:30:00Z"),
      WordsCase("moment", "2026-13-21T17:30Z", nil), WordsCase("moment", "20261121", nil),
      WordsCase("moment", "today", "2026-11-20T00:00:00Z"),
      WordsCase("moment", "tomorrow at 5pm", "2026-11-21T17:00:00Z"),
      WordsCase("moment", "tomorrow 5 pm", "2026-11-21T17:00:00Z"),
      WordsCase("moment", "yesterday", "2026-11-19T00:00:00Z"),
      WordsCase("moment", "monday at noon", "2026-11-23T12:00:00Z"),
      WordsCase("moment", "12am", "2026-11-20T00:00:00Z"),
      WordsCase("moment", "at 13:75", nil), WordsCase("moment", "13pm", nil),
      WordsCase("moment", "in 90 minutes", "2026-11-20T11:30:00Z"),
      WordsCase("moment", "some day", nil),
      WordsCase("moment", "9999-12-31", "9999-12-31T00:00:00Z"),
      // The calendar makes another day of one that it cannot reach.
      WordsCase("moment", "in 900000000000000000 seconds", nil),
      WordsCase("moment", "900000000000000000 weeks ago", nil),
      WordsCase("moment", "9999 years ago", nil),
      // Without its year a day is the next one.
      WordsCase("moment", "the 3rd of may", "2027-05-03T00:00:00Z"),
      WordsCase("moment", "december 24", "2026-12-24T00:00:00Z"),
      WordsCase("moment", "the 3rd", "2026-12-03T00:00:00Z"),
      WordsCase("moment", "the 31st", "2026-12-31T00:00:00Z"),
      WordsCase("moment", "20 november", "2026-11-20T00:00:00Z"),
      WordsCase("moment", "29 february", "2028-02-29T00:00:00Z"),
      WordsCase("moment", "31 february", nil),
      WordsCase("moment", "24.12.", "2026-12-24T00:00:00Z"),
      WordsCase("moment", "24.12. at 18:00", "2026-12-24T18:00:00Z"),
      WordsCase("moment", "12/24", "2026-12-24T00:00:00Z"),
      WordsCase("moment", "24/12/26", "2026-12-24T00:00:00Z"),
      WordsCase("moment", "13/13", nil),
      WordsCase("moment", "tomorrow morning", "2026-11-21T09:00:00Z"),
      WordsCase("moment", "this afternoon", "2026-11-20T15:00:00Z"),
      WordsCase("moment", "tomorrow evening", "2026-11-21T18:00:00Z"),
      WordsCase("moment", "tonight", "2026-11-20T20:00:00Z"),
      WordsCase("moment", "a week from today", "2026-11-27T00:00:00Z"),
      WordsCase("moment", "in a couple of days", "2026-11-22T00:00:00Z"),
      WordsCase("moment", "in a couple of hours", "2026-11-20T12:00:00Z"),
      // The 20th of November 2026 is a Friday.
      WordsCase("moment", "the end of the month", "2026-11-30T00:00:00Z"),
      WordsCase("moment", "by the end of next month at 5 pm", "2026-12-31T17:00:00Z"),
      WordsCase("moment", "end of february", "2027-02-28T00:00:00Z"),
      WordsCase("moment", "end of november", "2026-11-30T00:00:00Z"),
      WordsCase("moment", "beginning of november", "2027-11-01T00:00:00Z"),
      WordsCase("moment", "the start of next year", "2027-01-01T00:00:00Z"),
      WordsCase("moment", "the end of the year", "2026-12-31T00:00:00Z"),
      WordsCase("moment", "this weekend", "2026-11-21T00:00:00Z"),
      WordsCase("moment", "by monday", "2026-11-23T00:00:00Z"),
      WordsCase("moment", "fin du mois prochain", "2026-12-31T00:00:00Z"),
      WordsCase("moment", "ende nächsten jahres", "2027-12-31T00:00:00Z"),
      WordsCase("moment", "年末", "2026-12-31T00:00:00Z"),
      WordsCase("moment", "christmas", "2026-12-25T00:00:00Z"),
      WordsCase("moment", "next christmas at noon", "2026-12-25T12:00:00Z"),
      WordsCase("moment", "christmas 2030", "2030-12-25T00:00:00Z"),
      WordsCase("moment", "new year's eve at 11 pm", "2026-12-31T23:00:00Z"),
      WordsCase("moment", "halloween", "2027-10-31T00:00:00Z"),
      WordsCase("moment", "heiligabend um 18 uhr", "2026-12-24T18:00:00Z"),
      // At ten in the morning a time without its half of the day is the next such time.
      WordsCase("moment", "half past five", "2026-11-20T17:30:00Z"),
      WordsCase("moment", "at 5", "2026-11-20T17:00:00Z"),
      WordsCase("moment", "today at 5", "2026-11-20T17:00:00Z"),
      WordsCase("moment", "at 5:30", "2026-11-20T17:30:00Z"),
      WordsCase("moment", "at 05:30", "2026-11-20T05:30:00Z"),
      WordsCase("moment", "5 am", "2026-11-20T05:00:00Z"),
      WordsCase("moment", "half past eleven", "2026-11-20T11:30:00Z"),
      WordsCase("moment", "tomorrow at 5", "2026-11-21T05:00:00Z"),
      WordsCase("moment", "halb sechs", "2026-11-20T17:30:00Z"),
      WordsCase("span", "90 min", "5400.0 seconds"), WordsCase("span", "1h30m", "5400.0 seconds"),
      WordsCase("span", "two hours", "7200.0 seconds"), WordsCase("span", "1:30", "5400.0 seconds"),
      WordsCase("span", "an hour and 5 minutes", "3900.0 seconds"),
      WordsCase("span", "PT1H30M", "5400.0 seconds"), WordsCase("span", "P1Y", nil),
      WordsCase("span", "90", nil), WordsCase("span", "min max", nil),
      WordsCase("link", "https://example.org/a?b", "https://example.org/a?b"),
      WordsCase("link", "example.org", "https://example.org"),
      WordsCase("link", "not an address", nil), WordsCase("link", "https://", nil),
      WordsCase("link", "example.org.", "https://example.org"), WordsCase("link", "3.5", nil),
      WordsCase("link", "localhost:8080/a", "http://localhost:8080/a"),
      WordsCase("link", "example.org:8080", "https://example.org:8080"),
      WordsCase("heat", "HOT", "hot"), WordsCase("heat", "mi", "mild"),
      WordsCase("heat", "2", "hot"), WordsCase("heat", "the hot one, please", "hot"),
      WordsCase("heat", "the second", "hot"), WordsCase("heat", "number one", "mild"),
      WordsCase("heat", "last", "hot"), WordsCase("heat", "careful", "hot"),
      WordsCase("heat", "third", nil),
      WordsCase("heat", "lukewarm", nil), WordsCase("heat", "7", nil),
      WordsCase("dishes", "lentil and tomato soup", "Lentil Stew+Tomato Soup"),
    ]

    @Test(arguments: table)
    func `words are read as the parameter's type says`(_ example: WordsCase) async throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      // 20 November 2026 is a Friday.
      let now = try Date("2026-11-20T10:00:00Z", strategy: .iso8601)
      let conversation = try Conversation(
        catalog: Catalog([Kitchen().installed()]),
        settings: .init(now: { now }, calendar: calendar))
      let reply = await conversation.say(
        Input(
          .run(intent: "Read"), values: [.init(name: example.parameter, text: example.words)]))
      if let value = example.value {
        #expect(try #require(reply.outcome).value == .text(value))
      } else {
        #expect(try #require(reply.failure).code == .invalidValue)
      }
    }
  }
}
