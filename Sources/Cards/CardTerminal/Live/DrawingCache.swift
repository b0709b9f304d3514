// Caches the drawings of blocks, for callers that draw most of them again.

public import BehestCards
import Synchronization

/// A cache of drawings of blocks, by their content, the width and the style.
///
/// A cache may be shared by any number of threads; it holds drawings of several widths at once.
public final class DrawingCache: Sendable {
  /// The values that a block's drawing depends on.
  struct Key: Hashable {
    var block: Block
    /// The number of the profile.
    var profile: Int
    var before: BlockSurroundings
  }

  private struct State {
    var drawings: BoundedCache<Key, BlockDrawing>
    /// The profiles used last, at most `profileLimit`, by number.
    var profiles: [(number: Int, profile: TerminalProfile)] = []
    var nextNumber = 0
  }

  private static let profileLimit = 8

  private let state: Mutex<State>

  /// Creates an empty cache.
  ///
  /// - Parameter byteLimit: The greatest total size of the drawings, in bytes.
  public init(byteLimit: Int = 8 << 20) {
    state = Mutex(State(drawings: BoundedCache(limit: byteLimit)))
  }

  /// The statistics of the cache.
  public var counts: CacheCounts { state.withLock { $0.drawings.counts } }

  /// Returns the number of a profile, which stays the same while the profile is among the last
  /// used.
  func number(of profile: TerminalProfile) -> Int {
    state.withLock { state in
      if let known = state.profiles.first(where: { $0.profile == profile }) { return known.number }
      state.nextNumber += 1
      state.profiles.append((state.nextNumber, profile))
      if state.profiles.count > Self.profileLimit { state.profiles.removeFirst() }
      return state.nextNumber
    }
  }

  /// Returns the drawing for a key, making it if it is not cached.
  func drawing(for key: Key, _ make: () -> BlockDrawing) -> BlockDrawing {
    if let drawing = state.withLock({ $0.drawings.value(for: key) }) { return drawing }
    let drawing = make()
    state.withLock { $0.drawings.insert(drawing, for: key, cost: drawing.bytes.count + 256) }
    return drawing
  }
}

/// The state before a block, as far as its drawing depends on it.
struct BlockSurroundings: Hashable, Sendable {
  /// Whether there are any lines before the block.
  var hasRows = false
  /// The number of blank lines requested before the block.
  var blankRows = 0
  /// Whether the block directly follows a footnote.
  var isAfterFootnote = false
}

/// The drawing of one block.
struct BlockDrawing: Sendable {
  /// The lines, with the blank lines before them; each ends with `\n`.
  var bytes: [UInt8]
  /// The state before the next block.
  var after: BlockSurroundings
}

extension TerminalRenderer {
  /// Draws blocks as `render(_:spacing:)` does, using the cached drawings of blocks already drawn.
  ///
  /// - Complexity: O(*n*) in the size of the blocks, with a small factor for those in the cache.
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

  /// Draws one block as separate lines, for callers that draw only the visible part of a document.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - previous: The block before it; `nil` for the first.
  /// - Returns: The lines without line ends, with the blank lines before them; each begins and ends
  ///   in plain text, so that any of them can be drawn alone.
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
    layout.layout(block, after: before.isAfterFootnote ? .footnote(label: "", []) : nil)
    var writer = ANSIWriter(profile: profile)
    writer.write(&layout)
    var after = BlockSurroundings(
      hasRows: before.hasRows || !layout.lines.rows.isEmpty,
      blankRows: layout.lines.blankRows)
    after.isAfterFootnote = block.isFootnote
    return BlockDrawing(bytes: writer.bytes, after: after)
  }
}

extension BlockSurroundings {
  /// Requests the blank lines between two neighbours; the greatest request counts.
  fileprivate mutating func ask(
    between upper: Block?, _ lower: Block, spacing: Double?, gap: Int
  ) {
    guard let upper, hasRows else { return }
    blankRows = max(blankRows, upper.rows(before: lower, spacing: spacing, text: gap))
  }
}
