// The intent that opens a URL, as the end of another.

public import Foundation
public import FoundationGaps

/// An intent that opens a URL, for `.result(opensIntent:)`.
public struct OpenURLIntent: SystemIntent {
  /// The title of the intent.
  public static let title: LocalizedStringResource = "Open URL"

  /// The URL to open.
  @IntentParameter(title: "URL") public var url: URL

  /// Creates an intent that asks for the URL.
  public init() {}

  /// Creates an intent that opens a URL.
  public init(_ url: URL) { self.url = url }

  /// Creates an intent that opens the URL of an entity.
  ///
  /// - Throws: An error when its values form no URL.
  public init(urlRepresentable: some URLRepresentableEntity) throws {
    try self.init(represented: urlRepresentable.representedURL)
  }

  /// Creates an intent that opens the URL of an enum's case.
  ///
  /// - Throws: An error when the case has no URL.
  public init(urlRepresentable: some URLRepresentableEnum) throws {
    try self.init(represented: urlRepresentable.representedURL)
  }

  private init(represented url: URL?) throws {
    guard let url else { throw URLError(.badURL) }
    self.init(url)
  }

  /// Returns the URL; the runtime opens it or shows it.
  public func perform() async throws -> some ReturnsValue<URL> { .result(value: url) }
}
