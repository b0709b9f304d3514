// The rules for the name of a new app.

import Foundation

/// The name of an app, which is also the name of its module.
struct AppName {
  /// The name.
  let text: String

  /// Creates a name after checking it.
  ///
  /// - Parameter targets: The names of the targets that the package will be built with.
  /// - Throws: `UsageError` that explains the mistake, with a suggested name if there is one.
  init(_ text: String, besides targets: Set<String>) throws {
    self.text = text
    let taken = Set((targets + Self.modules).map { $0.lowercased() })
    let tidy = Self.tidied(text)
    let hint =
      tidy.isEmpty || taken.contains(tidy.lowercased()) ? "Try Jotter." : "Try \(tidy)."
    guard text.count <= 50 else {
      throw UsageError("“\(text.prefix(20))…” is too long for a name: 50 letters are enough.")
    }
    guard !text.isEmpty else { throw UsageError("The app needs a name. \(hint)") }
    guard text.allSatisfy(Self.isAllowed) else {
      throw UsageError(
        "“\(text)” cannot be the name of a module: only the letters A to Z and digits can. \(hint)")
    }
    guard text.first?.isUppercase == true else {
      throw UsageError("“\(text)” has to begin with a capital letter, as modules do. \(hint)")
    }
    guard taken.isDisjoint(with: Self.made(for: text)) else {
      throw UsageError(
        "“\(text)” is the name of another module, and SwiftPM wants them all to differ. "
          + "Try My\(text).")
    }
  }

  private static func isAllowed(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isLetter || letter.isNumber)
  }

  /// Returns the words of a text as one name: "my notes" is `MyNotes`; empty if letters would be
  /// lost.
  static func tidied(_ text: String) -> String {
    let plain = text.prefix(50).decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { !$0.properties.isDiacritic && $0.properties.generalCategory != .nonspacingMark }
    guard !plain.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) else { return "" }
    let words = String(String.UnicodeScalarView(plain)).split { !isAllowed($0) }
      .map { $0.drop { $0.isNumber } }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the names of the targets of an app, in lowercase.
  private static func made(for name: String) -> [String] {
    [name, name + "Shell", name + "Tests"].map { $0.lowercased() }
  }

  /// The modules that an app may import, and the names reserved by Swift.
  private static let modules = [
    "Any", "AppIntents", "AppIntentsTesting", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "Glibc",
    "Observation", "Protocol", "RegexBuilder", "Self", "Swift", "SwiftUI", "Synchronization",
    "Testing", "Type",
    "XCTest", "CoreLocation", "CoreSpotlight", "CoreTransferable", "UIKit",
    "UniformTypeIdentifiers", "WidgetKit", "os",
  ]
}
