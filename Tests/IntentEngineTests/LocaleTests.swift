// Amounts, measurements and people as they are written and said in different places.

import AppIntents
import Foundation
import FoundationGaps
import IntentEngine
import SwiftApps
import Testing

/// One optional parameter of each kind that depends on where the person is; says what it was given.
struct LocalIntent: AppIntent {
  static let title: LocalizedStringResource = "Local"
  @Parameter(title: "Price", inclusiveRange: (0, 2000)) var price: IntentCurrencyAmount?
  @Parameter(title: "Way", defaultUnit: UnitLength.miles) var way: Measurement<UnitLength>?
  @Parameter(title: "Heat", defaultUnit: UnitTemperature.celsius)
  var heat: Measurement<UnitTemperature>?
  @Parameter(title: "Trip", defaultUnit: UnitLength.miles, defaultUnitAdjustForLocale: true)
  var trip: Measurement<UnitLength>?
  @Parameter(title: "Load", unit: UnitMass.kilograms) var load: Measurement<UnitMass>?
  @Parameter(title: "Oven", unit: UnitTemperature.celsius, unitAdjustForLocale: true)
  var oven: Measurement<UnitTemperature>?
  @Parameter(title: "Who") var who: IntentPerson?
  @Parameter(title: "Name") var name: PersonNameComponents?
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Things") var things: [String]?
  @Parameter(title: "Share", inclusiveRange: (0, 1)) var share: Double?
  @Parameter(title: "Level", inclusiveRange: (0, 100)) var level: Double?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let given: [String?] = [
      price.map { "\($0.amount) \($0.currencyCode)" },
      way.map { "\(($0.value * 1000).rounded() / 1000) \($0.unit.symbol)" },
      heat.map { "\($0.value) \($0.unit.symbol)" },
      trip.map { "\($0.value) \($0.unit.symbol)" },
      load.map { String(format: "%.2f \($0.unit.symbol)", $0.value) },
      oven.map { String(format: "%.0f \($0.unit.symbol)", $0.value) },
      who.map { "\($0.name.displayString): \($0.handle.map { "\($0.value)" } ?? "-")" },
      name.map { "\($0.givenName ?? "-")|\($0.middleName ?? "-")|\($0.familyName ?? "-")" },
      day.map { $0.formatted(.iso8601) }, things?.joined(separator: "+"), share.map { "\($0)" },
      level.map { "\($0)" },
    ]
    return .result(value: given.compactMap { $0 }.joined(separator: " "))
  }
}

struct LocalCase: Sendable {
  var locale: String
  var parameter: String
  var words: String
  /// The value that the intent states; `nil` when the text is not a value of the parameter.
  var value: String?

  init(_ locale: String, _ parameter: String, _ words: String, _ value: String?) {
    self.locale = locale
    self.parameter = parameter
    self.words = words
    self.value = value
  }
}

extension KitchenSuites {
  @Suite struct LocaleTests {
    static let table: [LocalCase] = [
      LocalCase("en_US", "price", "$5", "5 USD"), LocalCase("en_US", "price", "5", "5 USD"),
      LocalCase("en_US", "price", "1,234.50", "1234.5 USD"),
      LocalCase("en_US", "price", "1,234", "1234 USD"),
      LocalCase("en_US", "price", "five dollars and ten cents", "5.1 USD"),
      LocalCase("en_US", "price", "fifty cents", "0.5 USD"),
      LocalCase("en_US", "price", "twelve euros", "12 EUR"),
      LocalCase("en_US", "price", "GBP 3.20", "3.2 GBP"),
      LocalCase("en_US", "price", "3 quid", "3 GBP"),
      LocalCase("en_US", "price", "five fifty", "5.5 USD"),
      LocalCase("en_US", "price", "one dollar fifty", "1.5 USD"),
      LocalCase("en_US", "price", "half a dollar", "0.5 USD"),
      LocalCase("en_US", "price", "two and a half euros", "2.5 EUR"),
      LocalCase("en_US", "price", "12EUR", "12 EUR"),
      LocalCase("de_DE", "price", "zwölf Euro fünfzig", "12.5 EUR"),
      LocalCase("de_DE", "price", "3 Euro und 5 Cent", "3.05 EUR"),
      LocalCase("ja_JP", "price", "五ドル", "5 USD"),
      LocalCase("fr_FR", "price", "1 234,50 €", "1234.5 EUR"),
      LocalCase("en_US", "price", "3000", nil), LocalCase("en_US", "price", "much", nil),
      LocalCase("en_US", "price", "five pears", nil), LocalCase("en_US", "price", "1.2.3.4,5", nil),
      LocalCase("de_DE", "price", "12,50", "12.5 EUR"),
      LocalCase("de_DE", "price", "1.234,50 €", "1234.5 EUR"),
      LocalCase("de_DE", "price", "1.234", "1234 EUR"),
      LocalCase("en_CA", "price", "$5", "5 CAD"), LocalCase("zh_CN", "price", "¥8", "8 CNY"),
      LocalCase("ja_JP", "price", "500円", "500 JPY"),
      LocalCase("en_US", "way", "3", "3.0 mi"), LocalCase("en_US", "way", "three miles", "3.0 mi"),
      LocalCase("de_DE", "way", "drei Kilometer", "3.0 km"),
      LocalCase("fr_FR", "way", "deux kilomètres", "2.0 km"),
      LocalCase("en_US", "way", "zwei Kilometer", "2.0 km"),
      LocalCase("en_US", "way", "zehn", "10.0 mi"),
      LocalCase("ja_JP", "way", "三キロメートル", "3.0 km"),
      LocalCase("en_US", "way", "five foot ten", "5.833 ft"),
      LocalCase("en_US", "way", "5'10\"", "5.833 ft"), LocalCase("en_US", "way", "6′", "6.0 ft"),
      LocalCase("en_US", "way", "5 ft 10 in", "5.833 ft"),
      LocalCase("en_US", "way", "a mile and a half", "1.5 mi"),
      LocalCase("en_US", "way", "a couple of miles", "2.0 mi"),
      LocalCase("en_US", "way", "three quarters of a mile", "0.75 mi"),
      LocalCase("en_US", "way", "one dozen km", "12.0 km"),
      LocalCase("en_US", "way", "1 1/2 miles", "1.5 mi"),
      LocalCase("en_US", "way", "1 m 80", "1.8 m"),
      LocalCase("en_US", "way", "1.000 m", "1.0 m"),
      LocalCase("de_DE", "way", "1.000 m", "1000.0 m"),
      LocalCase("de_DE", "way", "ein Kilometer und 200 Meter", "1.2 km"),
      LocalCase("en_US", "way", "10 in 5 ft", nil), LocalCase("en_US", "way", "3 mi 4 kg", nil),
      LocalCase("en_US", "heat", "20 °C 5 °C", nil),
      LocalCase("en_US", "way", "2 nautical miles", "2.0 NM"),
      LocalCase("en_US", "load", "11 stone 4", "71.67 kg"),
      LocalCase("en_US", "way", "3 litres", nil), LocalCase("en_US", "way", "far", nil),
      LocalCase("en_US", "heat", "20 degrees", "20.0 °C"),
      LocalCase("en_US", "heat", "68 °F", "68.0 °F"), LocalCase("en_US", "heat", "-4", "-4.0 °C"),
      LocalCase("en_US", "trip", "3", "3.0 mi"), LocalCase("en_GB", "trip", "3", "3.0 mi"),
      LocalCase("de_DE", "trip", "3", "3.0 km"), LocalCase("de_DE", "trip", "3 mi", "3.0 mi"),
      LocalCase("en_US", "load", "10 pounds", "4.54 kg"),
      LocalCase("en_US", "load", "3", "3.00 kg"),
      LocalCase("en_US", "oven", "350", "350 °F"), LocalCase("de_DE", "oven", "180", "180 °C"),
      LocalCase("en_GB", "oven", "180", "180 °C"), LocalCase("en_US", "oven", "180 °C", "356 °F"),
      LocalCase("en_US", "who", "mum", "mum: -"),
      LocalCase(
        "en_US", "who", "Ada <ada@example.org>", "Ada: emailAddress(\"ada@example.org\")"),
      LocalCase(
        "en_US", "who", "+44 20 7946 0000", "+44 20 7946 0000: phoneNumber(\"+44 20 7946 0000\")"),
      LocalCase("en_US", "name", "Ada King Lovelace", "Ada|King|Lovelace"),
      LocalCase("en_US", "name", "Ada", "Ada|-|-"),
      LocalCase("en_US", "who", "Ada King ada@x.org", "Ada King: emailAddress(\"ada@x.org\")"),
      LocalCase("en_US", "day", "tomorrow at 5pm", "2026-11-21T00:00:00Z"),
      LocalCase("en_US", "day", "5/3/2027", "2027-05-03T00:00:00Z"),
      LocalCase("en_GB", "day", "5/3/2027", "2027-03-05T00:00:00Z"),
      LocalCase("de_DE", "day", "5/3", "2027-03-05T00:00:00Z"),
      LocalCase("de_DE", "day", "3.5.", "2027-05-03T00:00:00Z"),
      LocalCase("en_US", "things", "milk, eggs and bread", "milk+eggs+bread"),
      LocalCase("en_US", "things", "milk, eggs, and bread", "milk+eggs+bread"),
      LocalCase("en_US", "things", "bread and butter, jam", "bread and butter+jam"),
      LocalCase("en_US", "things", "milk; eggs", "milk+eggs"),
      LocalCase("de_DE", "things", "Milch, Eier und Brot", "Milch+Eier+Brot"),
      LocalCase("fr_FR", "things", "lait et pain", "lait+pain"),
      LocalCase("en_US", "share", "50%", "0.5"), LocalCase("en_US", "level", "50%", "50.0"),
      LocalCase("de_DE", "level", "1.234", nil), LocalCase("de_DE", "level", "12,5", "12.5"),
    ]

    @Test(arguments: table)
    func `AI-07, AI-08, AI-10: words are read in the person's locale`(
      _ example: LocalCase
    ) async throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let now = try Date("2026-11-20T10:00:00Z", strategy: .iso8601)
      let app = IntentEngine.App(name: "Kitchen", intents: [LocalIntent.self])
      let conversation = try Conversation(
        catalog: Catalog([app]), settings: .init(now: { now }, calendar: calendar))
      let reply = await LocalizationEnvironment.$taskLocale.withValue(
        Locale(identifier: example.locale)
      ) {
        await conversation.say(
          Input(
            .run(intent: "Local"), values: [.init(name: example.parameter, text: example.words)]))
      }
      if let value = example.value {
        #expect(reply.outcome?.value?.text == value, "\(example)")
      } else {
        #expect(reply.failure?.code == .invalidValue, "\(example)")
      }
    }
  }
}
