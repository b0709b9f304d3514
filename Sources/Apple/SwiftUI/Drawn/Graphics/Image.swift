// Images by name. A card refers to them and loads nothing.

import BehestCards
public import Foundation

/// An image.
public struct Image: Equatable, Sendable {
  let reference: ImageReference

  init(reference: ImageReference) { self.reference = reference }

  /// Creates an image from a system symbol.
  public init(systemName: String) { reference = ImageReference(.symbol(systemName)) }

  /// Creates an image from a system symbol with a variable value, which is ignored.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image from a resource of the app, with its name as its description.
  public init(_ name: String, bundle: Bundle? = nil) {
    reference = ImageReference(.asset(name), alt: name)
  }

  /// Creates an image from a resource of the app with a variable value, which is ignored.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from a resource of the app, with a text as its description.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    reference = ImageReference(.asset(name), alt: label.plainText)
  }

  /// Creates an image from a resource of the app that is decorative and needs no description.
  public init(decorative name: String, bundle: Bundle? = nil) {
    reference = ImageReference(.asset(name))
  }

  /// The mode in which an image is resized. Has no effect in a terminal card.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is tiled.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The mode in which an image is rendered: in its own colors or not. Has no effect in a terminal
  /// card.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The image is rendered in the foreground color.
    case template
    /// The image is rendered in its own colors.
    case original
  }

  /// The scale of a symbol relative to its text. Has no effect in a terminal card.
  public enum Scale: Hashable, Sendable {
    /// A small symbol.
    case small
    /// A symbol of the text's size.
    case medium
    /// A large symbol.
    case large
  }

  /// The quality of interpolation of a scaled image. Has no effect in a terminal card.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation.
    case none
    /// A low quality.
    case low
    /// A medium quality.
    case medium
    /// A high quality.
    case high
  }

  /// Sets the mode by which an image is resized to fit its space. Has no effect in a terminal card.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Indicates whether an image is rendered as it is or with a different style. Has no effect in a
  /// terminal card.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Specifies the quality with which an image is interpolated. Has no effect in a terminal card.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Specifies whether an image's edges are antialiased. Has no effect in a terminal card.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the rendering mode for symbol images. Has no effect in a terminal card.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let reference = reference(in: context.environment)
    guard case .symbol = reference.source else { return [Element(.image(reference))] }
    let inlines = context.environment.textStyle.applied(to: [.image(reference)])
    return [Element(.text(TextBlock(inlines)))]
  }

  /// Returns the reference of a card to the image, a symbol in the variant of the environment.
  func reference(in environment: EnvironmentValues) -> ImageReference {
    guard case .symbol(let name) = reference.source else { return reference }
    var reference = reference
    reference.source = .symbol(environment.symbolVariants.applied(to: name))
    return reference
  }
}
