// Opening an address as the end of an intent.

public import Foundation
public import FoundationGaps

/// An intent that opens an address, for `.result(opensIntent:)`.
public struct OpenURLIntent: SystemIntent {
  /// What people call it.
  public static let title: LocalizedStringResource = "Open URL"

  /// The address to open.
  @IntentParameter(title: "URL") public var url: URL

  /// Makes an intent that asks for the address.
  public init() {}

  /// Makes an intent that opens an address.
  public init(_ url: URL) { self.url = url }

  /// Returns the address; whoever runs the intent opens it, or shows it.
  public func perform() async throws -> some ReturnsValue<URL> { .result(value: url) }
}
