// Lays out blocks as lines: chooses and spaces them here; the files in Blocks lay out each kind.

import BehestCards

/// The layout of one card: its blocks, laid out one after the other.
struct CardLayout {
  let profile: TerminalProfile
  let glyphs: Glyphs
  /// The measures of the theme.
  let metrics: ThemeMetrics
  /// The lines laid out so far.
  var lines: Lines
  /// The writer of all inlines, with their links.
  var writer: InlineFlow
  /// The number of bulleted lists around the next block.
  var listDepth = 0
  /// Whether the lines will stand beside others, where no picture can be shown.
  private(set) var isApart = false
  /// Whether the lines go into a frame.
  var isFramed = false
  /// The source of pictures; `nil` when none may be shown.
  var pictures: (any PictureSource)?
  /// The number of blocks around the next one.
  var blockDepth = 0

  /// Whether the block being laid out is in the card itself, not within another block.
  var isTopLevel: Bool { blockDepth == 1 }

  /// The greatest nesting of blocks; deeper ones are left out. Parsers stop far earlier.
  static let depthLimit = 200

  init(profile: TerminalProfile, width: Int) {
    self.profile = profile
    writer = InlineFlow(profile)
    metrics = writer.theme.metrics
    glyphs = Glyphs(profile.characters, metrics: metrics)
    lines = Lines(width: width)
  }

  // MARK: Blocks

  /// Lays out blocks below each other.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, top to bottom.
  ///   - spacing: The points between them; `nil` for the spacing of running text.
  ///   - isTight: Whether blocks have no blank rows between them, as in the items of a tight list.
  mutating func layout(_ blocks: [Block], spacing: Double?, isTight: Bool = false) {
    var previous: Block?
    for block in blocks {
      if !isTight { requestGap(between: previous, block, spacing: spacing) }
      layout(block, after: previous)
      previous = block
    }
  }

  /// Requests the blank rows between two neighbours; the first block of a stack has none above it.
  mutating func requestGap(between previous: Block?, _ block: Block, spacing: Double?) {
    guard let previous else { return }
    lines.requestBlankRows(
      previous.rows(before: block, spacing: spacing, text: metrics.blockGap))
  }

  /// Lays out one block.
  ///
  /// - Parameter previous: The block before it in the same stack.
  mutating func layout(_ block: Block, after previous: Block? = nil) {
    guard blockDepth < Self.depthLimit else { return }
    blockDepth += 1
    defer { blockDepth -= 1 }
    if profile.isAccessible, layoutAccessibly(block) { return }
    switch block {
    case .text(let text): layoutText(text)
    case .heading(let level, let inlines): layoutHeading(level, inlines)
    case .list(let list): layoutList(list)
    case .quote(let blocks): layoutQuote(blocks)
    case .callout(let callout): layoutCallout(callout)
    case .disclosure(let disclosure): layoutDisclosure(disclosure)
    case .code(let language, let text): layoutCode(language, text)
    case .table(let table): layoutTable(table)
    case .rule: layoutRule()
    case .image(let image): layoutImage(image)
    case .columns(let columns): layoutColumns(columns)
    case .stack(let stack): layoutStack(stack)
    case .spacer: break
    case .progress(let progress): layoutProgress(progress)
    case .control(let control): layoutControl(control)
    case .footnote(let label, let blocks):
      layoutFootnote(label, blocks, isFirst: previous?.isFootnote != true)
    }
  }

  // MARK: Text

  /// Returns inlines as a closed flow; passing it to `recycle` afterwards reuses its memory.
  mutating func flow(
    of inlines: [Inline], _ look: Appearance = Appearance(), isOneLine: Bool = false
  ) -> Flow {
    writer.append(paragraph: inlines, look)
    var flow = Flow()
    swap(&flow, &writer.flow)
    flow.close(isOneLine: isOneLine)
    return flow
  }

  /// Appends inlines to a flow as a part of its own.
  ///
  /// - Returns: The tokens of the part.
  mutating func appendPart(_ inlines: [Inline], _ look: Appearance, to flow: inout Flow)
    -> Range<Int>
  {
    swap(&flow, &writer.flow)
    // A column is too narrow for addresses after the text; without hyperlinks there is no other
    // way.
    writer.hidesAddresses = profile.hyperlinks && !profile.isAccessible
    writer.append(paragraph: inlines, look)
    writer.hidesAddresses = false
    swap(&flow, &writer.flow)
    return flow.closePart()
  }

  /// Reuses the memory of a flow that is no longer needed.
  mutating func recycle(_ flow: consuming Flow) {
    var flow = flow
    flow.removeAll()
    writer.flow = flow
  }

  /// Lays out inlines as lines, broken between words.
  mutating func layoutInlines(
    _ inlines: [Inline], _ look: Appearance = Appearance(), alignment: Alignment = .leading
  ) {
    let flow = flow(of: inlines, look)
    lines.fill(with: flow, alignment: alignment)
    recycle(flow)
  }

  /// Adds a line of filtered text.
  mutating func addLine(_ text: String, _ cells: Int, _ look: Appearance) {
    lines.begin()
    lines.add(text.utf8, cells, look)
    lines.end()
  }

  /// Returns the bytes of a filtered text, repeated.
  func repeated(_ text: String, _ count: Int) -> [UInt8] {
    [UInt8](String(repeating: text, count: max(count, 0)).utf8)
  }

  /// Pushes a filtered text before the next line, and spaces or the text before the following ones.
  mutating func pushPrefix(_ text: String, look: Appearance, repeats: Bool = false) {
    let cells = TerminalText.width(of: text)
    let bytes = [UInt8](text.utf8)
    lines.push(
      Lines.Prefix(
        first: bytes, firstCells: cells,
        rest: repeats ? bytes : [UInt8](repeating: 0x20, count: cells), restCells: cells,
        appearance: look))
  }

  // MARK: Separate lines

  /// Returns separate lines, laid out by `body` at a width.
  mutating func apart(width: Int, _ body: (inout CardLayout) -> Void) -> Lines {
    var other = Lines(width: max(width, 1))
    let wasApart = isApart
    isApart = true
    swap(&lines, &other)
    body(&self)
    swap(&lines, &other)
    isApart = wasApart
    return other
  }

  /// Adds lines that were laid out separately, each after the current prefixes.
  mutating func add(_ other: Lines, shiftedBy shift: Int = 0) {
    for row in other.rows.indices {
      lines.begin()
      if other.rows[row].cells > 0 { lines.addBlanks(shift) }
      lines.add(row: row, of: other)
      lines.end()
    }
  }
}

/// Conversion of points to rows and columns of cells.
enum Spacing {
  /// The points in one row.
  static let pointsPerRow = 16.0
  /// The points in one cell.
  static let pointsPerCell = 8.0

  /// Returns the rows of a length, rounded down, so that small spacing takes none.
  static func rows(of points: Double) -> Int {
    points.isFinite ? Int(min(max(points / pointsPerRow, 0), 100)) : 0
  }

  /// Returns the cells of a length, rounded, and none for half a cell.
  static func cells(of points: Double) -> Int {
    points.isFinite && points > pointsPerCell / 2
      ? Int(min(max(points / pointsPerCell, 0), 500).rounded()) : 0
  }
}

extension Block {
  /// Returns the blank rows between the block and the one below it.
  ///
  /// There are none next to a spacer, between footnotes, or between the controls of running text.
  ///
  /// - Parameters:
  ///   - spacing: The spacing of the card or stack, as `Card.spacing`.
  ///   - text: The blank rows of running text, from the theme.
  func rows(before next: Block, spacing: Double?, text: Int) -> Int {
    switch (self, next) {
    case (.spacer, _), (_, .spacer), (.footnote, .footnote): 0
    case (.control, .control) where spacing == nil: 0
    default: spacing.map { Spacing.rows(of: $0) } ?? text
    }
  }
}

/// Calculations of column widths.
enum Widths {
  /// Returns widths shrunk to a total, the widest first, none below its minimum.
  ///
  /// - Parameters:
  ///   - widths: The desired widths.
  ///   - floors: The minimum of each width, not greater than the width.
  ///   - total: The greatest sum.
  /// - Returns: The widths, or `nil` when even the minimums do not fit.
  /// - Complexity: O(*n* log *m*), where *m* is the greatest width.
  static func shrink(_ widths: [Int], floors: [Int], to total: Int) -> [Int]? {
    guard widths.reduce(0, +) > total else { return widths }
    guard floors.reduce(0, +) <= total else { return nil }
    func cut(_ cap: Int) -> [Int] {
      zip(widths, floors).map { max($1, min($0, cap)) }
    }
    // The greatest cap under which all fit.
    var low = 0
    var high = widths.max() ?? 0
    while low < high {
      let middle = (low + high + 1) / 2
      if cut(middle).reduce(0, +) <= total { low = middle } else { high = middle - 1 }
    }
    var result = cut(low)
    // The remainder goes to the widths that the cap cut, from the first on.
    var left = total - result.reduce(0, +)
    for index in result.indices where left > 0 && result[index] < widths[index] {
      result[index] += 1
      left -= 1
    }
    return result
  }
}
