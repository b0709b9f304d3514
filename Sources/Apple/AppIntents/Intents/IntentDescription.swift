// The description of an intent beyond its title.

public import FoundationGaps

/// A description of an intent, with its category and search keywords.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The text of the description.
  public var descriptionText: LocalizedStringResource

  /// The category that the intent is listed under; `nil` for none.
  public var categoryName: LocalizedStringResource?

  /// The search keywords that find the intent.
  public var searchKeywords: [LocalizedStringResource]

  /// The name of the returned value; `nil` uses the name of its type.
  public var resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a description from an interpolated literal.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type allowed for `AppIntent.description`: a description or an optional one.
public protocol _IntentDescriptionSource: Sendable {
  /// The description; `nil` for none.
  var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _IntentDescriptionSource {
  /// The description itself.
  public var _intentDescription: IntentDescription? { self }
}

extension Optional: _IntentDescriptionSource where Wrapped == IntentDescription {
  /// The description; `nil` for none.
  public var _intentDescription: IntentDescription? { self }
}
