// Images of UIKit as views.

import BehestCards
public import BehestUIKit

extension Image {
  /// Creates an image from one of UIKit: its symbol, its name as its description, or its contents.
  public init(uiImage: UIImage) {
    reference =
      switch uiImage.source {
      case .symbol(let name)?: ImageReference(.symbol(name))
      case .named(let name)?: ImageReference(.asset(name), alt: name)
      case .data?: ImageReference(.address(uiImage.dataURL ?? ""), alt: "image")
      case nil: ImageReference(.asset(""))
      }
  }
}
