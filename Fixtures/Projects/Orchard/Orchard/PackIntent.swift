// The intents of the app's own module.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents
import Foundation

enum Crate: String, AppEnum {
  case big, small

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
  static let caseDisplayRepresentations: [Crate: DisplayRepresentation] = [
    .big: "Big Crate", .small: "Small Crate",
  ]
}

struct PackIntent: AppIntent {
  static let title: LocalizedStringResource = "Pack"

  @Parameter(title: "Crate")
  var crate: Crate

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Packed the \(crate.rawValue) crate.")
  }
}

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Crates"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "No crates.")
  }
}

struct PruneIntent: AppIntent {
  static let title: LocalizedStringResource = "Prune"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}

struct RotIntent: AppIntent {
  static let title: LocalizedStringResource = "Rot"

  enum Reason: Error { case tooWarm }

  @Parameter(title: "Warmth", default: 30)
  var warmth: Int

  func perform() async throws -> some IntentResult {
    guard warmth < 10 else { throw Reason.tooWarm }
    print("Nothing rots at \(warmth) degrees.")
    return .result()
  }
}

/// The words that the app greets with, set where it starts.
public enum Greeting {
  nonisolated(unsafe) public static var words = ""

  /// Looks the words up, as an app's `init` does.
  public static func prepare() {
    words = String(localized: "Good morning")
  }
}
