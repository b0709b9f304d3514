// Holds the locale in force and the tables that localized text is looked up in.

package import Foundation
import Synchronization

/// The locale and the string tables for text that states none of its own.
package enum LocalizationEnvironment {
  /// The locale of the current task and its children; `nil` uses the default.
  @TaskLocal package static var taskLocale: Locale?

  /// The string tables of the current task and its children; `nil` shows default values.
  @TaskLocal package static var taskTables: (any StringTables)?

  private static let defaults = Mutex<(locale: Locale?, tables: (any StringTables)?)>((nil, nil))

  /// The current locale: the task's, else the program's, else that of the environment variables.
  package static var locale: Locale {
    if let taskLocale { return taskLocale }
    return defaults.withLock { defaults in
      if let locale = defaults.locale { return locale }
      let locale = Locale(identifier: identifier(in: ProcessInfo.processInfo.environment))
      defaults.locale = locale
      return locale
    }
  }

  /// The current string tables; `nil` when there are none.
  package static var tables: (any StringTables)? {
    taskTables ?? defaults.withLock { $0.tables }
  }

  /// Sets the program's locale, as `--locale` does; `nil` returns to that of the environment
  /// variables.
  package static func setDefaultLocale(_ locale: Locale?) {
    defaults.withLock { $0.locale = locale }
  }

  /// Sets the program's string tables.
  package static func setDefaultTables(_ tables: (any StringTables)?) {
    defaults.withLock { $0.tables = tables }
  }

  /// Returns the locale identifier in environment variables: `LC_ALL`, `LC_MESSAGES`, then `LANG`.
  ///
  /// - Returns: `de_DE` for `de_DE.UTF-8@euro`; `en_US` for none, `C` and `POSIX`.
  package static func identifier(in environment: [String: String]) -> String {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = value?.prefix { $0 != "." && $0 != "@" } ?? ""
    let isName = name.utf8.allSatisfy { byte in
      switch UInt8(ascii: "a")...UInt8(ascii: "z") ~= (byte | 0x20) {
      case true: true
      case false: UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
      }
    }
    guard isName, !["", "C", "POSIX"].contains(name) else { return "en_US" }
    return String(name)
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
