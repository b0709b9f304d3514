// Draws blocks as they arrive, so that the memory needed does not grow with the document.

public import BehestCards

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
    if layout.links.count > Self.linkLimit { layout.links.removeAll(keepingCapacity: true) }
    layout.requestGap(between: previous, block, spacing: spacing)
    layout.layout(block, after: previous)
    layout.links.trace(layout.lines, firstRow: rowCount)
    for row in layout.lines.rows.indices {
      writer.write(row: row, of: layout.lines, links: layout.links)
      writer.endLine()
    }
    rowCount += layout.lines.rows.count
    layout.lines.forgetRows()
    previous = block
  }
}
