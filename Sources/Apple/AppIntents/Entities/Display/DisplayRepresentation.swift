// The display representation of an entity or an enum's case.

public import Foundation
public import FoundationGaps

/// The display of an entity or case: a title, and details that help to tell it apart.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The title.
  public var title: LocalizedStringResource

  /// The line below the title; `nil` for none.
  public var subtitle: LocalizedStringResource?

  /// The image; `nil` for none.
  public var image: Image?

  /// Alternative names that people may say.
  public var synonyms: [LocalizedStringResource]

  /// A sentence that describes the value; `nil` for none.
  public var descriptionText: LocalizedStringResource?

  /// Creates a representation from a title, a subtitle and an image.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
  }

  /// Creates a representation from a title and alternative names.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Creates a representation from a title, a subtitle, an image and a description.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  /// Creates a representation whose image is made when it is needed.
  ///
  /// A card does not show the image yet: the closure is never called.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = [],
    image: @escaping @Sendable () async throws -> Image?
  ) {
    self.init(title: title, subtitle: subtitle, image: nil, synonyms: synonyms)
  }

  /// Creates a representation from a string literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation from an interpolated string literal.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// An image beside a title.
  public struct Image: Hashable, Codable, Sendable {
    /// The source of an image.
    package enum Source: Hashable, Codable, Sendable {
      /// A system symbol, by name.
      case symbol(String)
      /// An image among the app's resources, by name.
      case asset(String)
      /// The contents of an image file.
      case data(Data)
      /// The URL of an image.
      case url(URL)
    }

    /// The shape that an image is cropped to.
    public enum DisplayStyle: Hashable, Codable, Sendable {
      /// The image's own shape.
      case `default`
      /// A circle.
      case circular
    }

    /// The source of the image.
    package let source: Source

    /// Whether the image is drawn as a template in one color; `nil` leaves it to the system.
    package let isTemplate: Bool?

    /// The shape that the image is cropped to.
    package let displayStyle: DisplayStyle

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Creates an image from a system symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      self.init(.symbol(systemName), isTemplate, .default)
    }

    /// Creates an image from a resource of the app.
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.asset(name), isTemplate, displayStyle)
    }

    /// Creates an image from data in memory.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// Creates an image from a URL.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url), isTemplate, displayStyle)
    }

    /// Creates an image from a URL. Ignores the size.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(.url(url), isTemplate, displayStyle)
    }

    /// Creates an image from a symbol with a tint and a configuration; `nil` for an empty name.
    ///
    /// The tint and the configuration are UIKit's on iOS. There is no UIKit, so only `nil` can be
    /// given for them. An app that unwraps the result gets this initializer.
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

/// A placeholder for a type of UIKit or AppKit, without values.
public enum _UnavailableInterfaceValue: Sendable {}
