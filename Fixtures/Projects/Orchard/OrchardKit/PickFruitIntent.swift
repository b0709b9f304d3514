// The intents of the module, which no AppIntentsPackage declares.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents

/// Picks the fruit of a tree.
public struct PickFruitIntent: AppIntent {
  public static let title: LocalizedStringResource = "Pick Fruit"

  @Parameter(title: "Trees")
  public var tree: TreeEntity

  @Parameter(title: "Crate", default: .oak)
  public var crate: Crate

  @Parameter(title: "Pounds", default: 3)
  public var pounds: Int

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    guard pounds <= 20 else { throw HarvestError.tooHeavy(pounds) }
    return .result(dialog: "Picked \(pounds) pounds from the \(tree.kind) into \(crate.rawValue).")
  }
}

/// Counts the trees; the app has an intent of the same name.
public struct CountIntent: AppIntent {
  public static let title: LocalizedStringResource = "Count Trees"

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "2 trees.")
  }
}

/// Shows a tree in the app.
public struct OpenTreeIntent: OpenIntent {
  public static let title: LocalizedStringResource = "Open Tree"

  @Parameter(title: "Tree")
  public var target: TreeEntity

  public init() {}
}

enum HarvestError: LocalizedError {
  case tooHeavy(Int)

  var errorDescription: String? {
    switch self {
    case .tooHeavy(let pounds): "Nobody carries \(pounds) pounds"
    }
  }

  var recoverySuggestion: String? { "Pick twice." }
}
