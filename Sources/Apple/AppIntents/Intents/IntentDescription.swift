// What an intent says about itself beyond its title.

public import FoundationGaps

/// What an intent does, where it is filed and which words find it.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// What the intent does.
  public var descriptionText: LocalizedStringResource

  /// The category the intent is listed under; `nil` means none.
  public var categoryName: LocalizedStringResource?

  /// Words that find the intent.
  public var searchKeywords: [LocalizedStringResource]

  /// What the returned value is called; `nil` means the name of its type.
  public var resultValueName: LocalizedStringResource?

  /// Makes a description.
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

  /// Makes a description from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a description from an interpolated literal.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What `AppIntent.description` may be: a description or an optional one.
public protocol _IntentDescriptionSource: Sendable {
  /// The description, if there is one.
  var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _IntentDescriptionSource {
  /// This description.
  public var _intentDescription: IntentDescription? { self }
}

extension Optional: _IntentDescriptionSource where Wrapped == IntentDescription {
  /// The description, if there is one.
  public var _intentDescription: IntentDescription? { self }
}
