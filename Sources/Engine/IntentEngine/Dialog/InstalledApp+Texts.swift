// Has an application speak in its own texts, each of several in a program.

import Foundation
import FoundationGaps

extension InstalledApp {
  /// Does something with the application's texts in force.
  func speaking<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let texts else { return try body() }
    return try LocalizationEnvironment.$taskTables.withValue(texts, operation: body)
  }

  /// Does something with the application's texts in force.
  func speaking<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard let texts else { return try await body() }
    return try await LocalizationEnvironment.$taskTables.withValue(
      texts, operation: body, isolation: isolation)
  }
}

/// No tables: every text is as the source has it.
struct NoTexts: StringTables {
  func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String? { nil }

  /// Does something with the texts of the source in force.
  static func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LocalizationEnvironment.$taskTables.withValue(NoTexts(), operation: body)
  }
}
