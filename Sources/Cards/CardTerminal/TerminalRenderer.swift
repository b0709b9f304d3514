// The entry points of CardTerminal: draw cards and blocks as text with escape sequences.

public import BehestCards

/// A renderer of cards for a terminal: a pure function of a card, a profile and pictures.
///
/// Nothing else has an influence: no setting of the process, no locale, no clock. Equal input gives
/// equal bytes, on any thread.
///
/// The result holds text, SGR sequences and OSC 8 links and nothing else, whatever the card holds,
/// except pictures where the profile has a protocol and a source is given. No line is wider than
/// the profile's width.
///
/// Right-to-left text stays in its logical order and is not isolated: bidirectional controls could
/// hide text, so none are written, and terminals that reorder paragraphs do it themselves.
public struct TerminalRenderer: Sendable {
  /// The capabilities of the terminal that is drawn for.
  public let profile: TerminalProfile

  /// The source of pictures, for terminals that show them; `nil` shows images as their text.
  public let pictures: (any PictureSource)?

  /// Creates a renderer for a profile.
  public init(profile: TerminalProfile, pictures: (any PictureSource)? = nil) {
    self.profile = profile
    self.pictures = pictures
  }

  /// Draws a card in its frame: every line is exactly as wide as the profile and ends with `\n`.
  ///
  /// - Complexity: O(*n*) in the size of the card.
  public func render(_ card: Card) -> String {
    if profile.isAccessible { return renderAccessibly(card) }
    let width = profile.drawnWidth
    var layout = CardLayout(profile: profile, width: width - 4)
    layout.isFramed = true
    layout.pictures = pictures
    var frame = Frame(profile: profile, glyphs: layout.glyphs)
    frame.begin(title: card.title, layout: &layout)
    // The frame itself divides: a rule at either end would double its border.
    var blocks = card.blocks[...]
    while blocks.first == .rule { blocks.removeFirst() }
    while blocks.last == .rule { blocks.removeLast() }
    var previous: Block?
    for block in blocks {
      if block == .rule || previous == .rule {
        layout.lines.dropBlankRows()
      } else {
        layout.requestGap(between: previous, block, spacing: card.spacing)
      }
      layout.layout(block, after: previous)
      frame.write(layout: &layout)
      previous = block
    }
    return frame.end()
  }

  /// Draws a card as a block of a fixed size: its content is centered, and cut where it is too long.
  ///
  /// A card of fewer than four rows has no frame. For a screen reader the card is drawn as any other.
  ///
  /// - Parameters:
  ///   - width: The cells of every line, at least 4.
  ///   - rows: The number of lines, at least 1.
  public func render(_ card: Card, width: Int, rows: Int) -> String {
    if profile.isAccessible { return renderAccessibly(card) }
    let isFramed = rows > 3
    var profile = profile
    profile.width = max(width, 4)
    var layout = CardLayout(profile: profile, width: profile.width - (isFramed ? 4 : 0))
    layout.isFramed = isFramed
    let title = isFramed || card.title.isEmpty ? [] : [Block.paragraph(card.title)]
    layout.layout(title + card.blocks, spacing: card.spacing)
    var frame = Frame(profile: profile, glyphs: layout.glyphs, width: profile.width)
    if isFramed { frame.begin(title: card.title, layout: &layout) }
    frame.write(layout: &layout, rows: isFramed ? rows - 2 : rows, hasSides: isFramed)
    return isFramed ? frame.end() : frame.text
  }

  /// Draws a card for a screen reader: its title, its blocks, and the words that end it.
  private func renderAccessibly(_ card: Card) -> String {
    let title =
      card.title.isEmpty
      ? "\(AccessibleWords.card)."
      : "\(AccessibleWords.card): \(card.title.plainText.drop { $0 == " " })"
    let end = Block.paragraph(AccessibleWords.endOfCard)
    return render([.paragraph(title)] + card.blocks + [end], spacing: card.spacing)
  }

  /// Draws blocks without a frame: no line is wider than the profile, and each ends with `\n`.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, top to bottom.
  ///   - spacing: The spacing of the blocks, as `Card.spacing`.
  /// - Complexity: O(*n*) in the size of the blocks.
  public func render(_ blocks: [Block], spacing: Double? = nil) -> String {
    var stream = TerminalStream(profile: profile, spacing: spacing, pictures: pictures)
    return String(decoding: stream.render(blocks), as: UTF8.self)
  }

  /// Draws inlines on one line, without a line end, cut with an ellipsis where it is too wide.
  ///
  /// - Parameters:
  ///   - inlines: The inlines; line breaks in them count as spaces.
  ///   - width: The greatest number of cells; `nil` for no limit.
  public func render(_ inlines: [Inline], to width: Int? = nil) -> String {
    var layout = CardLayout(profile: profile, width: width ?? .max)
    let line = layout.line(of: inlines, to: width ?? Int(Int32.max))
    var writer = ANSIWriter(profile: profile)
    for row in line.rows.indices { writer.write(row: row, of: line, links: layout.writer.links) }
    writer.endLook()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns a text without characters that must not reach a terminal; its line ends stay.
  public func plain(_ text: String) -> String {
    TerminalText.sanitised(text, keepingLines: true)
  }
}

/// A writer of a card's frame and of the rows in it.
struct Frame {
  private let glyphs: Glyphs
  private let width: Int
  private var writer: ANSIWriter

  init(profile: TerminalProfile, glyphs: Glyphs, width: Int? = nil) {
    self.glyphs = glyphs
    self.width = width ?? profile.drawnWidth
    writer = ANSIWriter(profile: profile)
  }

  /// Writes the upper border with the title in it, cut if it is too long.
  mutating func begin(title: [Inline], layout: inout CardLayout) {
    let line = layout.line(of: title, to: width - 5)
    let cells = line.widestRow
    guard cells > 0 else {
      writeBorder(glyphs.cardCorners[0], glyphs.cardCorners[1])
      return
    }
    writer.write(glyphs.cardCorners[0] + " ", Theme.border)
    for row in line.rows.indices { writer.write(row: row, of: line, links: layout.writer.links) }
    writer.write(
      " " + String(repeating: glyphs.lines.horizontal, count: width - cells - 4)
        + glyphs.cardCorners[1],
      Theme.border)
    writer.endLine()
    layout.writer.links.removeAll()
  }

  /// Writes and then removes the rows laid out so far.
  mutating func write(layout: inout CardLayout) {
    layout.writer.links.trace(layout.lines, firstRow: 0)
    for index in layout.lines.rows.indices { write(row: index, of: layout) }
    layout.lines.forgetRows()
    layout.writer.links.removeAll(keepingCapacity: true)
  }

  /// Writes a number of rows: those laid out, in the middle.
  mutating func write(layout: inout CardLayout, rows count: Int, hasSides: Bool) {
    layout.writer.links.trace(layout.lines, firstRow: 0)
    let rows = layout.lines.rows.count
    let above = max(count - rows, 0) / 2
    for place in 0..<count {
      write(row: place - above, of: layout, hasSides: hasSides)
    }
  }

  /// Writes a row, or an empty one for an index that there is none of.
  private mutating func write(row index: Int, of layout: CardLayout, hasSides: Bool = true) {
    let row = layout.lines.rows.indices.contains(index) ? layout.lines.rows[index] : nil
    if row?.isDivider == true, hasSides {
      writeBorder(glyphs.lines.teeLeft, glyphs.lines.teeRight)
      return
    }
    if hasSides { writer.write(glyphs.lines.vertical + " ", Theme.border) }
    if row != nil { writer.write(row: index, of: layout.lines, links: layout.writer.links) }
    writer.writeBlanks(width - (hasSides ? 4 : 0) - (row?.cells ?? 0))
    if hasSides { writer.write(" " + glyphs.lines.vertical, Theme.border) }
    writer.endLine()
  }

  /// The rows written so far.
  var text: String { String(decoding: writer.bytes, as: UTF8.self) }

  /// Writes the lower border and returns the whole card.
  mutating func end() -> String {
    writeBorder(glyphs.cardCorners[3], glyphs.cardCorners[2])
    return text
  }

  private mutating func writeBorder(_ left: String, _ right: String) {
    writer.write(
      left + String(repeating: glyphs.lines.horizontal, count: width - 2) + right, Theme.border)
    writer.endLine()
  }
}

extension CardLayout {
  /// Lays out inlines on one line, cut with an ellipsis to a number of cells.
  mutating func line(of inlines: [Inline], to limit: Int) -> Lines {
    let flow = flow(of: inlines, isOneLine: true)
    defer { recycle(flow) }
    return apart(width: limit) { layout in
      layout.lines.begin()
      layout.lines.addCut(flow, to: limit, mark: layout.glyphs.ellipsis)
      layout.lines.end()
    }
  }
}

/// A renderer of one document's blocks as they arrive; nothing is drawn again.
///
/// All bytes together are those of `TerminalRenderer.render(_:spacing:)` for all blocks together,
/// except that the numbers of links start again after a thousand.
public struct TerminalStream {
  private var layout: CardLayout
  private var writer: ANSIWriter
  private let spacing: Double?
  private var rowCount = 0
  private var previous: Block?

  private static let linkLimit = 1_000

  /// Creates a stream for a profile.
  ///
  /// - Parameters:
  ///   - spacing: The spacing of the blocks, as `Card.spacing`.
  ///   - pictures: The source of pictures, as `TerminalRenderer.pictures`.
  public init(
    profile: TerminalProfile, spacing: Double? = nil, pictures: (any PictureSource)? = nil
  ) {
    layout = CardLayout(profile: profile, width: profile.drawnWidth)
    layout.pictures = pictures
    writer = ANSIWriter(profile: profile)
    self.spacing = spacing
  }

  /// Returns the bytes of the next blocks: whole lines, each with its line end.
  ///
  /// - Parameters:
  ///   - blocks: The blocks, top to bottom.
  ///   - continuesList: Whether the first block continues the tight list that was drawn last.
  /// - Complexity: O(*n*) in the size of the blocks, whatever came before them.
  public mutating func render(_ blocks: [Block], continuesList: Bool = false) -> [UInt8] {
    if continuesList { previous = nil }
    for block in blocks { draw(block) }
    return writer.take()
  }

  private mutating func draw(_ block: Block) {
    if layout.writer.links.count > Self.linkLimit {
      layout.writer.links.removeAll(keepingCapacity: true)
    }
    layout.requestGap(between: previous, block, spacing: spacing)
    layout.layout(block, after: previous)
    writer.write(&layout, firstRow: rowCount)
    rowCount += layout.lines.rows.count
    layout.lines.forgetRows()
    previous = block
  }
}
