// Changes the inlines of blocks at any depth.

import BehestCards

extension Block {
  /// Returns the block with each run of inlines changed; code blocks and images on their own stay.
  func mapInlines(_ change: ([Inline]) -> [Inline]) -> Block {
    switch self {
    case .text(var text):
      text.inlines = change(text.inlines)
      return .text(text)
    case .heading(let level, let inlines): return .heading(level: level, change(inlines))
    case .list(var list):
      list.items = list.items.map { item in
        var item = item
        item.blocks = item.blocks.map { $0.mapInlines(change) }
        return item
      }
      return .list(list)
    case .quote(let blocks): return .quote(blocks.map { $0.mapInlines(change) })
    case .table(var table):
      table.header = table.header.map(change)
      table.rows = table.rows.map { $0.map(change) }
      return .table(table)
    case .columns(var columns):
      columns.children = columns.children.map { $0.mapInlines(change) }
      return .columns(columns)
    case .stack(var stack):
      stack.children = stack.children.map { $0.mapInlines(change) }
      return .stack(stack)
    case .control(var control):
      control.label = change(control.label)
      return .control(control)
    case .footnote(let label, let blocks):
      return .footnote(label: label, blocks.map { $0.mapInlines(change) })
    case .callout(var callout):
      callout.title = change(callout.title)
      callout.blocks = callout.blocks.map { $0.mapInlines(change) }
      return .callout(callout)
    case .disclosure(var disclosure):
      disclosure.summary = change(disclosure.summary)
      disclosure.blocks = disclosure.blocks.map { $0.mapInlines(change) }
      return .disclosure(disclosure)
    case .progress(var progress):
      progress.label = change(progress.label)
      return .progress(progress)
    case .code, .rule, .image, .spacer: return self
    }
  }
}

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
