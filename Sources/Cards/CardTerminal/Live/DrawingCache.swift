// Remembers how blocks were drawn, for those who draw most of them again.

public import BehestCards
import Synchronization

/// Drawings of blocks by their content, the width and the style.
///
/// It may be shared by any number of threads; drawings of several widths live beside each other.
public final class DrawingCache: Sendable {
  /// What a block's drawing depends on.
  struct Key: Hashable {
    var block: Block
    /// The profile, as a number.
    var profile: Int
    var before: BlockSurroundings
  }

  private struct State {
    var drawings: BoundedCache<Key, BlockDrawing>
    /// The profiles drawn for last, at most `profileLimit`, by number.
    var profiles: [(number: Int, profile: TerminalProfile)] = []
    var nextNumber = 0
  }

  private static let profileLimit = 8

  private let state: Mutex<State>

  /// Makes an empty cache.
  ///
  /// - Parameter byteLimit: How many bytes of drawings are remembered.
  public init(byteLimit: Int = 8 << 20) {
    state = Mutex(State(drawings: BoundedCache(limit: byteLimit)))
  }

  /// How the cache has done.
  public var counts: CacheCounts { state.withLock { $0.drawings.counts } }

  /// The number of a profile, the same as long as the profile is among those drawn for last.
  func number(of profile: TerminalProfile) -> Int {
    state.withLock { state in
      if let known = state.profiles.first(where: { $0.profile == profile }) { return known.number }
      state.nextNumber += 1
      state.profiles.append((state.nextNumber, profile))
      if state.profiles.count > Self.profileLimit { state.profiles.removeFirst() }
      return state.nextNumber
    }
  }

  /// The drawing for a key, made where it is not remembered.
  func drawing(for key: Key, _ make: () -> BlockDrawing) -> BlockDrawing {
    if let drawing = state.withLock({ $0.drawings.value(for: key) }) { return drawing }
    let drawing = make()
    state.withLock { $0.drawings.insert(drawing, for: key, cost: drawing.bytes.count + 256) }
    return drawing
  }
}

/// What stands before a block, as far as its drawing depends on it.
struct BlockSurroundings: Hashable, Sendable {
  /// Whether any lines do.
  var hasRows = false
  /// Blank lines that were asked for.
  var blankRows = 0
  /// How many controls have numbers already.
  var controlCount = 0
  /// Whether a footnote stands right before it.
  var isAfterFootnote = false
}

/// One block drawn.
struct BlockDrawing: Sendable {
  /// Its lines, with the blank lines before them; each ends with `\n`.
  var bytes: [UInt8]
  /// What stands before the next block.
  var after: BlockSurroundings
}

extension TerminalRenderer {
  /// Blocks without a frame, as `render(_:spacing:)`, drawn only where the cache knows no drawing.
  ///
  /// - Complexity: O(*n*) in the size of the blocks, with a small factor for those known.
  public func render(_ blocks: [Block], spacing: Double? = nil, cache: DrawingCache) -> String {
    let number = cache.number(of: profile)
    let gap = profile.drawnTheme.metrics.blockGap
    var bytes: [UInt8] = []
    var before = BlockSurroundings()
    var previous: Block?
    for block in blocks {
      before.ask(between: previous, block, spacing: spacing, gap: gap)
      let key = DrawingCache.Key(block: block, profile: number, before: before)
      let drawing = cache.drawing(for: key) { draw(block, before: before) }
      bytes += drawing.bytes
      before = drawing.after
      previous = block
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One of several blocks as its lines, for those who draw only what is seen.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - previous: The block before it; `nil` for the first.
  /// - Returns: Its lines without line ends, with the blank lines before them; each begins and ends
  ///   plainly, so that any of them can be drawn alone.
  public func lines(of block: Block, after previous: Block?) -> [String] {
    var before = BlockSurroundings(hasRows: previous != nil)
    before.isAfterFootnote = previous?.isFootnote == true
    before.ask(
      between: previous, block, spacing: nil, gap: profile.drawnTheme.metrics.blockGap)
    return draw(block, before: before).bytes.split(
      separator: 0x0A, omittingEmptySubsequences: false
    ).dropLast().map { String(decoding: $0, as: UTF8.self) }
  }

  private func draw(_ block: Block, before: BlockSurroundings) -> BlockDrawing {
    var layout = CardLayout(profile: profile, width: profile.drawnWidth)
    if before.hasRows { layout.lines.noteEarlierRows() }
    layout.lines.requestBlankRows(before.blankRows)
    layout.controlCount = before.controlCount
    layout.layout(block, after: before.isAfterFootnote ? .footnote(label: "", []) : nil)
    layout.links.trace(layout.lines, firstRow: 0)
    var writer = ANSIWriter(profile: profile)
    for row in layout.lines.rows.indices {
      writer.write(row: row, of: layout.lines, links: layout.links)
      writer.endLine()
    }
    var after = BlockSurroundings(
      hasRows: before.hasRows || !layout.lines.rows.isEmpty,
      blankRows: layout.lines.blankRows, controlCount: layout.controlCount)
    after.isAfterFootnote = block.isFootnote
    return BlockDrawing(bytes: writer.bytes, after: after)
  }
}

extension BlockSurroundings {
  /// Asks for the blank lines between two neighbours; wishes do not add up.
  fileprivate mutating func ask(
    between upper: Block?, _ lower: Block, spacing: Double?, gap: Int
  ) {
    guard let upper, hasRows else { return }
    let gap = Spacing.rows(of: upper.gap(before: lower, spacing: spacing), text: gap)
    blankRows = max(blankRows, gap)
  }
}
