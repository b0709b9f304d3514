// Changes the inlines of blocks at any depth.

import BehestCards

extension Block {
  /// Whether the block is an image only.
  var isImage: Bool {
    switch self {
    case .image: true
    case .text(let text): text.inlines.count == 1 && text.inlines.allSatisfy { $0.isImage }
    default: false
    }
  }

  /// Returns the block with a description added to images that have none.
  func describingImages(as words: String) -> Block {
    guard case .image(var image) = self else {
      return mapInlines { $0.describingImages(as: words) }
    }
    if image.alt.isEmpty { image.alt = words }
    return .image(image)
  }
}

extension Inline {
  fileprivate var isImage: Bool {
    switch self {
    case .image: true
    case .styled(_, let inlines): inlines.count == 1 && inlines.allSatisfy { $0.isImage }
    default: false
    }
  }
}

extension [Inline] {
  /// Returns the inlines with a description added to images that have none.
  func describingImages(as words: String) -> [Inline] {
    map { inline in
      switch inline {
      case .image(var image) where image.alt.isEmpty:
        image.alt = words
        return .image(image)
      case .styled(let style, let inlines):
        return .styled(style, inlines.describingImages(as: words))
      case .link(let destination, let title, let inlines):
        return .link(
          destination: destination, title: title, inlines.describingImages(as: words))
      default: return inline
      }
    }
  }
}
