// Images at an address; a card refers to them and loads nothing.

import BehestCards
public import Foundation

/// An image at a URL; a card refers to it, and loads nothing.
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let placeholder: Content?
}

extension AsyncImage: View {
  /// An image is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    guard let url else { return context.lower(placeholder) }
    return [Element(.image(ImageReference(.address(url.absoluteString))))]
  }
}

extension AsyncImage {
  /// Makes an image.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, placeholder: nil)
  }

  /// Makes an image that can be changed, with what stands in its place where there is no URL.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    let stand = url == nil ? _ConditionalContent<I, P>(storage: .falseContent(placeholder())) : nil
    self.init(url: url, placeholder: stand)
  }

  /// Makes an image that looks different while it is loaded; a card shows it as its address.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.init(url: url, placeholder: url == nil ? content(.empty) : nil) }
}

/// How far the loading of an image is; in a card it has not begun.
public enum AsyncImagePhase: Sendable {
  /// There is no image.
  case empty
  /// There is one.
  case success(Image)
  /// There was an error.
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// The error, if there was one.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
