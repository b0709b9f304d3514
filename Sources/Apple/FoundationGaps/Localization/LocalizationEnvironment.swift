// Holds the locale in force and the tables that localized text is looked up in.

package import Foundation

/// The locale and the string tables for text that states none of its own.
///
/// They travel with the task, since an app's source asks for a text by its key alone; nothing sets
/// them for the whole process.
package enum LocalizationEnvironment {
  /// The locale of the current task and its children; `nil` uses that of the environment variables.
  @TaskLocal package static var taskLocale: Locale?

  /// The string tables of the current task and its children; `nil` shows default values.
  @TaskLocal package static var taskTables: (any StringTables)?

  private static let environmentLocale = Locale(
    identifier: identifier(in: ProcessInfo.processInfo.environment))

  /// The environment variables that a locale is made from.
  static let variables = ["LC_ALL", "LC_MESSAGES", "LANG", "LC_MONETARY"]

  /// Returns the first value of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty.
  package static func name(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// The current locale: the task's, else that of the environment variables.
  package static var locale: Locale { taskLocale ?? environmentLocale }

  /// Returns the locale identifier in environment variables.
  ///
  /// The region is that of `LC_MONETARY`, should it be another one: `en_DE` is English in Germany.
  ///
  /// - Returns: `de_DE` for `de_DE.UTF-8@euro`; `en_US` for none, `C` and `POSIX`.
  package static func identifier(in environment: [String: String]) -> String {
    let identifier = name(in: environment).flatMap(identifier(ofName:)) ?? "en_US"
    guard environment["LC_ALL", default: ""].isEmpty,
      let money = environment["LC_MONETARY"].flatMap(self.identifier(ofName:)),
      let region = parts(of: money).dropFirst().first(where: { $0.count != 4 })
    else { return identifier }
    // A script, which has four letters, is the language's: `zh_Hant_TW` in Germany is `zh_Hant_DE`.
    let parts = parts(of: identifier)
    let scripts = parts.dropFirst().prefix { $0.count == 4 }
    return (parts.prefix(1) + scripts + [region]).joined(separator: "_")
  }

  private static func parts(of identifier: String) -> [Substring] {
    identifier.split(separator: "_")
  }

  private static func identifier(ofName name: String) -> String? {
    let name = name.prefix { $0 != "." && $0 != "@" }
    let isName = name.utf8.allSatisfy { byte in
      switch UInt8(ascii: "a")...UInt8(ascii: "z") ~= (byte | 0x20) {
      case true: true
      case false: UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
      }
    }
    return isName && !["", "C", "POSIX"].contains(name) ? String(name) : nil
  }
}

/// A source of localized text.
package protocol StringTables: Sendable {
  /// Returns the text for a key, with specifiers for its values; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - key: The key, as written in the table.
  ///   - table: The table's name; `nil` is "Localizable".
  ///   - bundle: The bundle with the table.
  ///   - locale: The locale; the tables decide what to fall back on.
  ///   - quantities: The numbers among the values, by position, for choosing a plural.
  func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String?
}
