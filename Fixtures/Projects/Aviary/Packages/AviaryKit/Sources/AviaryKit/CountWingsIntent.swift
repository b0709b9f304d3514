// Says how wide all birds are side by side.

public import AppIntents

/// Adds up the wingspans.
public struct CountWingsIntent: AppIntent {
  /// The title.
  public static let title: LocalizedStringResource = "Add Up Wingspans"

  /// Creates the intent.
  public init() {}

  /// Returns the sum in centimetres.
  public func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: Bird.all.map(\.wingspan).reduce(0, +))
  }
}
