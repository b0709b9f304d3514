// Converts blocks of raw HTML to blocks of a card, as a browser would show them.

import MarkdownTree

/// A part of a block of raw HTML.
enum HTMLPart {
  /// The beginning of a disclosure.
  case open(isOpen: Bool)
  /// The summary of a disclosure.
  case summary([Inline])
  /// A block.
  case block(Block)
  /// The end of a disclosure.
  case close
}

/// A reader of one block of raw HTML.
///
/// Headings, paragraphs, lists, quotations, tables, code, images, links and text styles are shown;
/// other tags are left out, and the text between them kept. No tag is shown literally.
struct HTMLReader {
  /// The greatest nesting of blocks; deeper ones are not told apart.
  private static let depthLimit = 24

  /// An open element that holds blocks.
  private struct Frame {
    enum Kind {
      case list, item, quote, table, row, cell
    }

    var kind: Kind
    var start: Int?
    var isHeader = false
    var blocks: [Block] = []
    var items: [Block.ListItem] = []
    var cells: [[Inline]] = []
    var table = Block.Table(rows: [])
  }

  private var parts: [HTMLPart] = []
  private var frames: [Frame] = []
  private var line = HTMLLine()
  private var heading: Int?
  private var code: String?
  private var isInSummary = false
  private var folds = false

  /// Returns the parts of a block, and whether it has tags of a disclosure.
  ///
  /// - Complexity: O(*n*) in the length of the block.
  static func parts(of html: String) -> (parts: [HTMLPart], folds: Bool) {
    var reader = HTMLReader()
    for token in HTMLTokens(html) { reader.read(token) }
    reader.endBlock()
    reader.endFrames(downTo: 0)
    return (reader.parts, reader.folds)
  }

  private mutating func read(_ token: HTMLTokens.Token) {
    switch token {
    case .text(let text):
      if code != nil {
        code? += text.decodingEntities
      } else {
        line.append(text.decodingEntities)
      }
    case .open(let tag): open(tag)
    case .close(let name): close(name)
    }
  }

  // MARK: Tags

  private mutating func open(_ tag: HTMLTag) {
    switch tag.name {
    case "details":
      endSummary()
      endBlock()
      endFrames(downTo: 0)
      folds = true
      parts.append(.open(isOpen: tag.attribute("open") != nil))
    case "summary":
      endBlock()
      endFrames(downTo: 0)
      folds = true
      isInSummary = true
    case "h1", "h2", "h3", "h4", "h5", "h6":
      endBlock()
      heading = tag.name.utf8.last.map { Int($0) - 0x30 }
    case "hr":
      endBlock()
      append(.rule)
    case "pre":
      endBlock()
      code = isInSummary ? nil : ""
    case "ul": begin(.list)
    case "ol":
      begin(.list)
      if frames.last?.kind == .list {
        frames[frames.count - 1].start = tag.attribute("start").flatMap { Int($0) } ?? 1
      }
    case "li":
      endBlock()
      if let list = lastIndex(of: .list) { endFrames(downTo: list + 1) } else { begin(.list) }
      begin(.item)
    case "blockquote": begin(.quote)
    case "table": begin(.table)
    case "tr":
      endBlock()
      if let table = lastIndex(of: .table) {
        endFrames(downTo: table + 1)
        begin(.row)
      }
    case "td", "th":
      endBlock()
      guard let table = lastIndex(of: .table) else { return }
      endFrames(downTo: min(table + 2, frames.count))
      if frames.last?.kind == .table { begin(.row) }
      begin(.cell)
      if tag.name == "td", frames.count > table + 1 { return }
      if frames.count > table + 1 { frames[table + 1].isHeader = true }
    case "img":
      line.append(
        image: tag.text(of: "src"), alt: tag.text(of: "alt"), title: tag.text(of: "title"))
    case "a": line.open("a", .link(tag.text(of: "href")))
    case "br": line.appendBreak()
    default:
      if let style = HTMLStyles.span(of: tag.name) {
        line.open(tag.name, style)
      } else if HTMLStyles.isBlock(tag.name) {
        endBlock()
      }
    }
  }

  private mutating func close(_ name: String) {
    switch name {
    case "details":
      endSummary()
      endBlock()
      endFrames(downTo: 0)
      folds = true
      parts.append(.close)
    case "summary": endSummary()
    case "ul", "ol": end(.list)
    case "li": end(.item)
    case "blockquote": end(.quote)
    case "table": end(.table)
    case "tr": end(.row)
    case "td", "th": end(.cell)
    default:
      if name == "a" || HTMLStyles.span(of: name) != nil {
        line.close(name)
      } else if HTMLStyles.isBlock(name) {
        endBlock()
      }
    }
  }

  // MARK: Blocks

  private func lastIndex(of kind: Frame.Kind) -> Int? {
    frames.lastIndex { $0.kind == kind }
  }

  private mutating func begin(_ kind: Frame.Kind) {
    endBlock()
    guard !isInSummary, frames.count < Self.depthLimit else { return }
    frames.append(Frame(kind: kind))
  }

  private mutating func end(_ kind: Frame.Kind) {
    endBlock()
    if let index = lastIndex(of: kind) { endFrames(downTo: index) }
  }

  private mutating func endSummary() {
    guard isInSummary else { return }
    isInSummary = false
    heading = nil
    parts.append(.summary(line.take()))
  }

  /// Ends the open paragraph, heading or code block.
  private mutating func endBlock() {
    if let text = code {
      code = nil
      let text = text.first == "\n" ? String(text.dropFirst()) : text
      if !text.isEmpty { append(.code(language: nil, text: text)) }
      return
    }
    guard !isInSummary else {
      line.append(" ")
      heading = nil
      return
    }
    let inlines = line.take()
    defer { heading = nil }
    guard !inlines.isEmpty else { return }
    if let heading {
      append(.heading(level: heading, inlines))
    } else if case .image(let image)? = inlines.first, inlines.count == 1 {
      append(.image(image))
    } else {
      append(.paragraph(inlines))
    }
  }

  private mutating func append(_ block: Block) {
    guard let last = frames.indices.last else {
      parts.append(.block(block))
      return
    }
    switch frames[last].kind {
    case .item, .quote, .cell: frames[last].blocks.append(block)
    case .list: frames[last].items.append(Block.ListItem([block]))
    case .row: frames[last].cells.append(block.inlines)
    case .table: frames[last].table.rows.append([block.inlines])
    }
  }

  private mutating func endFrames(downTo count: Int) {
    while frames.count > count, let frame = frames.popLast() {
      switch frame.kind {
      case .list:
        append(.list(Block.List(start: frame.start, items: frame.items)))
      case .quote: append(.quote(frame.blocks))
      case .item:
        let item = Block.ListItem(frame.blocks)
        if let last = frames.indices.last, frames[last].kind == .list {
          frames[last].items.append(item)
        } else {
          append(.list(Block.List(items: [item])))
        }
      case .cell:
        if let last = frames.indices.last, frames[last].kind == .row {
          frames[last].cells.append(frame.blocks.inlines)
        }
      case .row:
        guard let last = frames.indices.last, frames[last].kind == .table else { continue }
        if frame.isHeader, frames[last].table.header.isEmpty, frames[last].table.rows.isEmpty {
          frames[last].table.header = frame.cells
        } else {
          frames[last].table.rows.append(frame.cells)
        }
      case .table:
        if !frame.table.header.isEmpty || !frame.table.rows.isEmpty { append(.table(frame.table)) }
      }
    }
  }
}

extension Block {
  /// The block's content as inlines, for a table cell; empty for blocks that cannot stand in one.
  fileprivate var inlines: [Inline] {
    switch self {
    case .heading(_, let inlines): [.styled(.strong, inlines)]
    case .quote(let blocks): blocks.inlines
    case .list(let list):
      Array(list.items.map { [.text("• ")] + $0.blocks.inlines }.joined(separator: [.lineBreak]))
    case .table: []
    default: Array(inlineRuns.joined(separator: [.lineBreak]))
    }
  }
}

extension [Block] {
  /// The content of the blocks as inlines, each on a line of its own.
  fileprivate var inlines: [Inline] {
    [Inline](map { $0.inlines }.joined(separator: [.lineBreak]))
  }
}
