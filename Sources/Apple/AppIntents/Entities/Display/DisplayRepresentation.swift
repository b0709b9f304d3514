// How an entity or a case is shown.

public import Foundation
public import FoundationGaps

/// How an entity or a case is shown: a title, and what else helps to tell it apart.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What it is called.
  public var title: LocalizedStringResource

  /// A line under the title; `nil` means none.
  public var subtitle: LocalizedStringResource?

  /// A picture; `nil` means none.
  public var image: Image?

  /// Other names that mean it.
  public var synonyms: [LocalizedStringResource]

  /// A sentence about it; `nil` means none.
  public var descriptionText: LocalizedStringResource?

  /// Shows a title, and perhaps a subtitle and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
  }

  /// Shows a title, and knows other names that mean the same.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Shows a title, a subtitle and a picture, and has a sentence about them.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  /// Shows a title, and a picture that is made when somebody wants to see it.
  ///
  /// A card shows no such picture yet: the closure is kept for nobody.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = [],
    image: @escaping @Sendable () async throws -> Image?
  ) {
    self.init(title: title, subtitle: subtitle, image: nil, synonyms: synonyms)
  }

  /// Shows a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Shows an interpolated literal.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture beside a title.
  public struct Image: Hashable, Codable, Sendable {
    /// Where a picture comes from.
    package enum Source: Hashable, Codable, Sendable {
      /// A symbol of the system, by its name.
      case symbol(String)
      /// A picture among the app's resources, by its name.
      case asset(String)
      /// A picture's file as bytes.
      case data(Data)
      /// A picture's address.
      case url(URL)
    }

    /// How a picture is cut.
    public enum DisplayStyle: Hashable, Codable, Sendable {
      /// As it is.
      case `default`
      /// To a circle.
      case circular
    }

    /// Where the picture comes from.
    package let source: Source

    /// Whether the picture is drawn in one colour; `nil` leaves it to the system.
    package let isTemplate: Bool?

    /// How the picture is cut.
    package let displayStyle: DisplayStyle

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// A symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil) {
      self.init(.symbol(systemName), isTemplate, .default)
    }

    /// A picture of the app.
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.asset(name), isTemplate, displayStyle)
    }

    /// A picture in memory.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// A picture at an address.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url), isTemplate, displayStyle)
    }

    /// A picture at an address, in a size that a card does not need to know.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(.url(url), isTemplate, displayStyle)
    }

    /// A symbol of the system in a colour and a weight; `nil` for a symbol without a name.
    ///
    /// The colour and the configuration are those of UIKit in the original, which is not here:
    /// only their absence can be written. Code that unwraps the symbol means this initialiser.
    @_disfavoredOverload
    public init?(
      systemName: String, tintColor: _UnavailableInterfaceValue? = nil,
      symbolConfiguration: _UnavailableInterfaceValue? = nil
    ) {
      guard !systemName.isEmpty else { return nil }
      self.init(.symbol(systemName), nil, .default)
    }
  }
}

/// Stands for a value of UIKit or AppKit, of which there are none here.
public enum _UnavailableInterfaceValue: Sendable {}
