// Images at a URL. A card refers to them and loads nothing.

import BehestCards
public import Foundation

/// An image at a URL. A card refers to it and loads nothing.
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let placeholder: Content?
}

extension AsyncImage: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    guard let url else { return context.lower(placeholder) }
    return [Element(.image(ImageReference(.address(url.absoluteString))))]
  }
}

extension AsyncImage {
  /// Creates an image from a URL.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, placeholder: nil)
  }

  /// Creates an image from a URL, with a modified image and a placeholder for when there is no URL.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    let stand = url == nil ? _ConditionalContent<I, P>(storage: .falseContent(placeholder())) : nil
    self.init(url: url, placeholder: stand)
  }

  /// Creates an image from a URL with content for each phase. A card shows a link to the image.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.init(url: url, placeholder: url == nil ? content(.empty) : nil) }
}

/// The phase of loading an image. In a card it is always `empty`.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading the image failed.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
