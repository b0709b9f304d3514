// Colors and images of an asset catalog, by the symbols that Xcode makes from it: `Color(.clay)`.

public import BehestUIKit
public import Foundation

/// A color in an asset catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a resource from its name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// An image in an asset catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a resource from its name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// Creates a color from an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Image {
  /// Creates an image from an asset catalog, with its name as its description.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// Creates an image from an asset catalog that is decorative and needs no description.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}

extension UIImage {
  /// Creates an image from an asset catalog.
  public convenience init(resource: ImageResource) { self.init(resourceName: resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an icon from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with an icon from an asset catalog, and a title shown as it is.
  @_disfavoredOverload public init<S>(_ title: S, image resource: ImageResource)
  where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
