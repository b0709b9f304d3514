// The renderer of views as images, which makes none.

public import BehestUIKit
public import Foundation

/// A renderer of a view as an image: there is none, as nothing draws pictures.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content

  /// The size proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified

  /// The number of pixels in a point.
  public var scale: CGFloat = 1

  /// Whether the image has no transparency.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The image of the view: `nil`.
  public var uiImage: UIImage? { nil }
}
