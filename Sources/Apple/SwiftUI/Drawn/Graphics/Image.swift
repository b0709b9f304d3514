// Images, by name; a card refers to them and loads nothing.

import BehestCards
public import Foundation

/// An image.
public struct Image: Equatable, Sendable {
  let reference: ImageReference

  init(reference: ImageReference) { self.reference = reference }

  /// Makes an image of a system symbol.
  public init(systemName: String) { reference = ImageReference(.symbol(systemName)) }

  /// Makes an image of a system symbol that is filled to a share.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Makes an image from the app's resources, described by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    reference = ImageReference(.asset(name), alt: name)
  }

  /// Makes an image from the app's resources that is filled to a share.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes an image from the app's resources, described by a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    reference = ImageReference(.asset(name), alt: label.plainText)
  }

  /// Makes an image from the app's resources that needs no description.
  public init(decorative name: String, bundle: Bundle? = nil) {
    reference = ImageReference(.asset(name))
  }

  /// How an image fills a larger space. Has no effect in a terminal card.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Whether an image is drawn in its own colours. Has no effect in a terminal card.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of the text around it.
    case template
    /// In its own colours.
    case original
  }

  /// How large a symbol is beside its text. Has no effect in a terminal card.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As large as the text.
    case medium
    /// Large.
    case large
  }

  /// How an image is scaled. Has no effect in a terminal card.
  public enum Interpolation: Hashable, Sendable {
    /// Pixel by pixel.
    case none
    /// Quickly.
    case low
    /// Well.
    case medium
    /// As well as can be.
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

extension Image: View {
  /// An image is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let inlines = context.environment.textStyle.applied(to: [.image(reference)])
    if case .symbol = reference.source { return [Element(.text(TextBlock(inlines)))] }
    return [Element(.image(reference))]
  }
}
