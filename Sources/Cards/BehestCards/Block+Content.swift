// Traverses blocks: their content in reading order, and copies with inlines or controls changed.

extension Block {
  /// A part of a block's content.
  public enum Content: Hashable, Sendable {
    /// A run of inlines: a paragraph, a label, a cell; a code block or image as a single inline.
    case inlines([Inline])
    /// A block within the block.
    case block(Block)
  }

  /// The parts of the block in reading order; a callout or a disclosure begins with its heading.
  public var content: [Content] {
    switch self {
    case .text(let text): [.inlines(text.inlines)]
    case .heading(_, let inlines): [.inlines(inlines)]
    case .list(let list): list.items.flatMap { $0.blocks.map(Content.block) }
    case .quote(let blocks), .footnote(_, let blocks): blocks.map(Content.block)
    case .callout(let callout): [.inlines(callout.heading)] + callout.blocks.map(Content.block)
    case .disclosure(let part): [.inlines(part.heading)] + part.blocks.map(Content.block)
    case .code(_, let text): [.inlines([.code(text)])]
    case .table(let table): ([table.header] + table.rows).joined().map(Content.inlines)
    case .image(let image): [.inlines([.image(image)])]
    case .columns(let columns): columns.children.map(Content.block)
    case .stack(let stack): stack.children.map(Content.block)
    case .progress(let progress): [.inlines(progress.label)]
    case .control(let control): [.inlines(control.label)]
    case .rule, .spacer: []
    }
  }

  /// Calls a closure with the block and with every block within it, in reading order.
  ///
  /// - Complexity: O(*n*) in the number of blocks and runs of inlines.
  public func walk(_ visit: (Block) throws -> Void) rethrows {
    try visit(self)
    for case .block(let block) in content { try block.walk(visit) }
  }

  /// The runs of inlines of the block and of every block within it, in reading order.
  public var inlineRuns: [[Inline]] {
    content.flatMap { part in
      switch part {
      case .inlines(let inlines): [inlines]
      case .block(let block): block.inlineRuns
      }
    }
  }

  /// Returns a copy of the block with each run of inlines changed, however deep.
  ///
  /// Code blocks and images that stand alone are not runs of inlines and stay as they are.
  public func mapInlines(_ change: ([Inline]) -> [Inline]) -> Block {
    mapParts(change) { block in
      guard case .control(var control) = block else { return block }
      control.label = change(control.label)
      return .control(control)
    }
  }

  /// Returns a copy of the block with each control changed, in reading order.
  package func mapControls(_ change: (Control) -> Control) -> Block {
    mapParts({ $0 }) { block in
      if case .control(let control) = block { .control(change(control)) } else { block }
    }
  }

  /// Returns a copy of the block with each run of inlines changed, and each block that holds neither
  /// runs nor blocks, such as a control or code, in reading order.
  func mapParts(
    _ change: ([Inline]) -> [Inline], _ changeLeaf: (Block) -> Block
  ) -> Block {
    func map(_ blocks: [Block]) -> [Block] { blocks.map { $0.mapParts(change, changeLeaf) } }
    switch self {
    case .text(var text):
      text.inlines = change(text.inlines)
      return .text(text)
    case .heading(let level, let inlines): return .heading(level: level, change(inlines))
    case .list(var list):
      for index in list.items.indices { list.items[index].blocks = map(list.items[index].blocks) }
      return .list(list)
    case .quote(let blocks): return .quote(map(blocks))
    case .callout(var callout):
      callout.title = change(callout.title)
      callout.blocks = map(callout.blocks)
      return .callout(callout)
    case .disclosure(var part):
      part.summary = change(part.summary)
      part.blocks = map(part.blocks)
      return .disclosure(part)
    case .table(var table):
      table.header = table.header.map(change)
      table.rows = table.rows.map { $0.map(change) }
      return .table(table)
    case .columns(var columns):
      columns.children = map(columns.children)
      return .columns(columns)
    case .stack(var stack):
      stack.children = map(stack.children)
      return .stack(stack)
    case .progress(var progress):
      progress.label = change(progress.label)
      return .progress(progress)
    case .footnote(let label, let blocks): return .footnote(label: label, map(blocks))
    case .control, .code, .rule, .image, .spacer: return changeLeaf(self)
    }
  }
}

extension Block {
  /// Whether the block is a footnote; consecutive footnotes have no space between them.
  public var isFootnote: Bool { if case .footnote = self { true } else { false } }
}
