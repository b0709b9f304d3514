// Holds the locale in force and the tables that localized text is looked up in.

package import Foundation
import Synchronization

/// The locale and the tables used for text that names none of its own.
package enum LocalizationEnvironment {
  /// A locale for the current task and its children; `nil` is the default one.
  @TaskLocal package static var taskLocale: Locale?

  /// Tables for the current task and its children; `nil` shows default values.
  @TaskLocal package static var taskTables: (any StringTables)?

  private static let defaults = Mutex<(locale: Locale?, tables: (any StringTables)?)>((nil, nil))

  /// The locale in force: the task's, else the program's, else the one the shell asks for.
  package static var locale: Locale {
    if let taskLocale { return taskLocale }
    return defaults.withLock { defaults in
      if let locale = defaults.locale { return locale }
      let locale = Locale(identifier: identifier(in: ProcessInfo.processInfo.environment))
      defaults.locale = locale
      return locale
    }
  }

  /// The tables in force; `nil` when there are none.
  package static var tables: (any StringTables)? {
    taskTables ?? defaults.withLock { $0.tables }
  }

  /// Sets the program's locale, as `--locale` does; `nil` returns to the shell's.
  package static func setDefaultLocale(_ locale: Locale?) {
    defaults.withLock { $0.locale = locale }
  }

  /// Sets the program's tables.
  package static func setDefaultTables(_ tables: (any StringTables)?) {
    defaults.withLock { $0.tables = tables }
  }

  /// The locale identifier an environment asks for: `LC_ALL`, `LC_MESSAGES`, then `LANG`.
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

/// Where localized text is looked up.
package protocol StringTables: Sendable {
  /// The text for a key, with specifiers for its values; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - key: The key, as written in the table.
  ///   - table: The table's name; `nil` is "Localizable".
  ///   - bundle: Where the table is.
  ///   - locale: The locale; the tables decide what to fall back on.
  ///   - quantities: The numbers among the values, by position, for choosing a plural.
  func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String?
}
