// Images, by name; a card refers to them and loads nothing.

import Cards
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

  /// How an image fills a larger space; not kept in a card.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Whether an image is drawn in its own colours; not kept in a card.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of the text around it.
    case template
    /// In its own colours.
    case original
  }

  /// How large a symbol is beside its text; not kept in a card.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As large as the text.
    case medium
    /// Large.
    case large
  }

  /// How an image is scaled; not kept in a card.
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

  /// Accepted and ignored: a card chooses the size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Accepted and ignored: a card chooses the colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Accepted and ignored: a card scales no image.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Accepted and ignored: a card scales no image.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Accepted and ignored: a card chooses the colours.
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
