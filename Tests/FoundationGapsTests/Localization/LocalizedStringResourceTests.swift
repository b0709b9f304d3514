// Checks that localized text reads as a person expects, whatever is interpolated.

import Foundation
import FoundationGaps
import Testing

struct LocalizedStringResourceTests {
  private func words(_ resource: LocalizedStringResource, locale: String = "en_US") -> String {
    LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: locale)) {
      String(localized: resource)
    }
  }

  /// An optional written directly into a literal is a warning of the compiler.
  private func interpolating<Value>(_ value: Value) -> LocalizedStringResource { "\(value)" }

  @Test func `a literal is its own key and words`() {
    let resource: LocalizedStringResource = "Preview Markdown"
    #expect(resource.key == "Preview Markdown")
    #expect(words(resource) == "Preview Markdown")
  }

  @Test func `a percent sign survives`() {
    #expect(words("100% done, %@ and %d stay") == "100% done, %@ and %d stay")
    let count = 3
    #expect(words("\(count)% of 100%, not %@") == "3% of 100%, not %@")
  }

  @Test func `each kind of value has its specifier in the key`() {
    let (count, share, name, size) = (3, 1.5, "soup", UInt(4))
    let resource: LocalizedStringResource = "\(count) \(share) \(name) \(size) \(Int32(5)) 5%"
    #expect(resource.key == "%lld %lf %@ %llu %d 5%%")
  }

  @Test func `values read naturally`() {
    struct Bowl: CustomStringConvertible {
      var description: String { "a bowl" }
    }
    #expect(words("\(1.5)") == "1.5")
    #expect(words("\(2.0)") == "2")
    #expect(words("\(Float(0.1))") == "0.1")
    #expect(words("\(-12)") == "-12")
    #expect(words("\(UInt64.max)") == "18,446,744,073,709,551,615")
    #expect(words("\(1_234_567)") == "1,234,567")
    #expect(words(interpolating(nil as Int?)) == "nil")
    #expect(words(interpolating(2.25 as Double?)) == "2.25")
    #expect(words("\(Bowl())") == "a bowl")
    #expect(words("\("soup".prefix(2))") == "so")
    #expect(words("\(true)") == "true")
    #expect(words("\(Double.infinity)") == "inf")
    #expect(words("\(1e300)").hasPrefix("1,000,000"))
  }

  @Test func `numbers follow the locale`() {
    #expect(words("\(1.5)", locale: "de_DE") == "1,5")
    #expect(words("\(1234)", locale: "de_DE") == "1.234")
    #expect(words("\(7)", locale: "de_DE") == "7")
    #expect(words("\(7)", locale: "ar_EG") == "٧")
  }

  @Test func `words with other words inside keep them`() {
    let soup: LocalizedStringResource = "\(2) soups"
    #expect(words("Order \(soup) now") == "Order 2 soups now")
    let value: String.LocalizationValue = "hot \("soup")"
    #expect(words("Order \(value)") == "Order hot soup")
  }

  @Test func `a type with its own words shows them`() {
    struct Soup: CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "Tomato" }
    }
    #expect(words("Order \(Soup())") == "Order Tomato")
    #expect(words("\(Soup())!") == "Tomato!")
    #expect(words(interpolating(Soup() as Soup?)) == "Tomato")
  }

  @Test func `a specifier is honoured when it suits the value`() {
    #expect(words("\(3.14159, specifier: "%.2f")") == "3.14")
    #expect(words("\(7, specifier: "%03lld")") == "007")
    #expect(words("\(255, specifier: "%x")") == "ff")
    #expect(words("\(7, specifier: "%(count)lld") \(8, specifier: "%2$(rest)lld")") == "7 8")
    #expect(words("\("text", specifier: "%.2f")") == "text")
    #expect(words("\(1, specifier: "%999999999d")") == "%999999999d")
    #expect(words("\(1, specifier: "%n")") == "%n")
    #expect(words("\(1, specifier: "%9$d")") == "%9$d")
  }

  @Test func `a format style formats in the locale`() throws {
    let date = try Date("2024-03-05T00:00:00Z", strategy: .iso8601)
    let style = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
    LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: "en_GB")) {
      #expect(String(localized: "On \(date, format: style)") == "On 5 March 2024")
    }
    #expect(words("\(0.25, format: .percent)") == "25%")
  }

  @Test func `a key with a default value keeps both`() {
    let name = "soup"
    let resource = LocalizedStringResource(
      "order.title", defaultValue: "Order \(name)", table: "Orders", comment: "A title")
    #expect(resource.key == "order.title")
    #expect(resource.table == "Orders")
    #expect(words(resource) == "Order soup")
  }

  @Test func `tables give the words and their order`() {
    let (count, name) = (2, "Mia")
    LocalizationEnvironment.$taskTables.withValue(FixedTables()) {
      #expect(words("\(count) soups for \(name)", locale: "de") == "Für Mia: 2 Suppen")
      #expect(words("not in the table") == "not in the table")
      #expect(String(localized: "order", defaultValue: "Order") == "Bestellen")
    }
  }

  @Test func `a resource without a locale follows the environment, another keeps its own`() {
    let follows: LocalizedStringResource = "\(0.5)"
    let fixed = LocalizedStringResource("\(0.5)", locale: Locale(identifier: "fr_FR"))
    #expect(words(follows, locale: "de_DE") == "0,5")
    #expect(words(follows, locale: "en_US") == "0.5")
    #expect(words(fixed, locale: "en_US") == "0,5")
    #expect(follows != fixed)
  }

  @Test func `a resource survives being encoded`() throws {
    let resource = LocalizedStringResource(
      "\(3) of \("x") \(Date(timeIntervalSince1970: 0))", table: "T",
      bundle: .atURL(URL(filePath: "/tmp/")))
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C.UTF-8"], "en_US"), ([:], "en_US"),
    (["LANG": "de_DE", "LC_ALL": "fr_FR@euro"], "fr_FR"), (["LANG": "../../etc"], "en_US"),
    (["LC_ALL": "", "LANG": "pt_BR"], "pt_BR"),
    (["LANG": "en_US.UTF-8", "LC_MONETARY": "de_DE.UTF-8"], "en_DE"),
    (["LANG": "zh_Hant_TW", "LC_MONETARY": "de_DE"], "zh_Hant_DE"),
    (["LANG": "de_DE", "LC_MONETARY": "zh_Hant_TW"], "de_TW"),
    (["LC_ALL": "en_GB", "LC_MONETARY": "de_DE.UTF-8"], "en_GB"),
    (["LANG": "fr_CA", "LC_MONETARY": "C.UTF-8"], "fr_CA"),
  ])
  func `the environment names the locale`(_ environment: [String: String], _ identifier: String) {
    #expect(LocalizationEnvironment.identifier(in: environment) == identifier)
  }
}

/// A table of two German entries.
private struct FixedTables: StringTables {
  func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String? {
    switch key {
    case "%lld soups for %@": quantities == [0: 2] ? "Für %2$@: %1$lld Suppen" : nil
    case "order": "Bestellen"
    default: nil
    }
  }
}
