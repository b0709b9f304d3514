// A long text as blocks that are read and laid out only when they are to be seen.

public import CardTerminal
public import BehestCards

/// Blocks that come one after the other, and the lines of those that were looked at.
///
/// A place in it is a block and a line of that block, so that nobody has to know how many lines
/// there are before it.
public struct PagedText {
  /// A line's place.
  package struct Place: Hashable, Comparable {
    /// The index of the block.
    package var block = 0
    /// The index of the line within the block.
    package var line = 0

    /// Whether a line stands above another.
    package static func < (one: Place, other: Place) -> Bool {
      (one.block, one.line) < (other.block, other.line)
    }
  }

  /// Drawn blocks that are kept.
  private static let keptBlocks = 400

  private var blocks: [Block] = []
  private var lines: [Int: [String]] = [:]
  private var isComplete = false
  private var renderer: TerminalRenderer
  private let nextPart: () -> Part?

  /// The sources of the parts read so far, with the index of the first block of each.
  private var sources: [(first: Int, source: @Sendable (Int) -> PagerActions.Source?)] = []

  /// The blocks that go on with the tight list before them.
  private var continuations: Set<Int> = []

  /// Some blocks of a text.
  public struct Part {
    /// The blocks, top to bottom.
    public var blocks: [Block]
    /// Whether the first goes on with the tight list that ends the part before.
    public var continuesList: Bool
    /// Makes the source of one of the blocks, by its index in the part.
    public var source: @Sendable (Int) -> PagerActions.Source?

    /// Makes a part.
    public init(
      _ blocks: [Block], continuesList: Bool = false,
      source: @escaping @Sendable (Int) -> PagerActions.Source? = { _ in nil }
    ) {
      self.blocks = blocks
      self.continuesList = continuesList
      self.source = source
    }
  }

  /// Makes a text.
  ///
  /// - Parameter nextPart: Gives some more blocks; `nil` at the end. It is asked only for what is
  ///   to be seen, or searched.
  public init(renderer: TerminalRenderer, nextPart: @escaping () -> Part?) {
    self.renderer = renderer
    self.nextPart = nextPart
  }

  /// Makes a text of blocks that are known.
  public init(_ blocks: [Block], renderer: TerminalRenderer) {
    self.init(renderer: renderer) { nil }
    self.blocks = blocks
  }

  /// The width that lines are laid out at.
  var width: Int {
    get { renderer.profile.width }
    set {
      guard newValue != renderer.profile.width else { return }
      var profile = renderer.profile
      profile.width = newValue
      renderer = TerminalRenderer(profile: profile)
      lines.removeAll()
    }
  }

  /// How many blocks were read so far.
  package var readBlockCount: Int { blocks.count }

  /// How much of the text lies before a place, in percent of the blocks; `nil` while the end is
  /// not known.
  func percent(before place: Place) -> Int? {
    isComplete ? (blocks.isEmpty ? 100 : min(100, place.block * 100 / blocks.count)) : nil
  }

  /// The lines of a block; `nil` behind the last one.
  mutating func lines(ofBlock index: Int) -> [String]? {
    guard read(upTo: index) else { return nil }
    if let known = lines[index] { return known }
    if lines.count > Self.keptBlocks {
      lines = lines.filter { abs($0.key - index) < Self.keptBlocks / 4 }
    }
    let isFirst = index == 0 || continuations.contains(index)
    let made = renderer.lines(of: blocks[index], after: isFirst ? nil : blocks[index - 1])
    lines[index] = made
    return made
  }

  /// Reads blocks until there is one with an index; `false` where the text ends before it.
  private mutating func read(upTo index: Int) -> Bool {
    while index >= blocks.count, !isComplete {
      guard let part = nextPart() else {
        isComplete = true
        break
      }
      if part.continuesList { continuations.insert(blocks.count) }
      sources.append((blocks.count, part.source))
      blocks += part.blocks
    }
    return index < blocks.count
  }

  /// The source of a block that was read; `nil` for one that has none.
  func source(ofBlock index: Int) -> PagerActions.Source? {
    sources.last { $0.first <= index }.flatMap { $0.source(index - $0.first) }
  }

  /// The links and references of a block with the lines they are on; `nil` behind the last block.
  mutating func spots(ofBlock index: Int) -> [(spot: PagerSpot, line: Int, words: String)]? {
    guard let lines = lines(ofBlock: index) else { return nil }
    let spots = blocks[index].spots
    guard !spots.isEmpty else { return [] }
    let plain = lines.map(\.withoutEscapes)
    var line = 0
    return spots.map { spot in
      for needle in spot.needles() {
        guard let found = plain[line...].firstIndex(where: { $0.contains(needle) }) else {
          continue
        }
        line = found
        return (spot, line, needle)
      }
      return (spot, line, "")
    }
  }

  /// The block of the footnote with a label; reads the whole text.
  mutating func footnote(_ label: String) -> Int? {
    _ = read(upTo: .max)
    return blocks.lastIndex { if case .footnote(label, _) = $0 { true } else { false } }
  }

  /// At most so many lines from a place on, and the place behind the last one.
  package mutating func lines(
    from place: Place, count: Int
  ) -> (lines: [String], end: Place) {
    var found: [String] = []
    var place = place
    while found.count < count, let block = lines(ofBlock: place.block) {
      let part = block.dropFirst(place.line).prefix(count - found.count)
      found += part
      place.line += part.count
      if place.line >= block.count { place = Place(block: place.block + 1, line: 0) }
    }
    return (found, place)
  }

  /// The place some lines further on, or back; as far as there is one.
  package mutating func place(_ place: Place, advancedBy count: Int) -> Place {
    var place = place
    var left = count
    while left > 0, let block = lines(ofBlock: place.block) {
      let step = min(left, block.count - place.line)
      place.line += step
      left -= step
      if place.line >= block.count { place = Place(block: place.block + 1, line: 0) }
    }
    while left < 0 {
      if place.line > 0 {
        let step = min(-left, place.line)
        place.line -= step
        left += step
      } else if place.block > 0 {
        place.block -= 1
        place.line = lines(ofBlock: place.block)?.count ?? 0
      } else {
        break
      }
    }
    return place
  }

  /// The place behind the last line; reads the whole text, and lays out nothing.
  package mutating func end() -> Place {
    _ = read(upTo: .max)
    return Place(block: blocks.count, line: 0)
  }

  /// The next line with some words, whatever their case.
  ///
  /// - Parameters:
  ///   - place: Where to begin, this line included.
  ///   - isBackward: Whether lines before it are looked at, this one not included.
  package mutating func search(
    _ words: String, from place: Place, isBackward: Bool = false
  ) -> Place? {
    let words = words.lowercased()
    guard !words.isEmpty else { return nil }
    var index = place.block
    while index >= 0 {
      guard let block = lines(ofBlock: index) else {
        guard isBackward else { return nil }
        index -= 1
        continue
      }
      let matches = block.indices.filter { line in
        let here = Place(block: index, line: line)
        return (isBackward ? here < place : here >= place)
          && block[line].withoutEscapes.lowercased().contains(words)
      }
      if let line = isBackward ? matches.last : matches.first {
        return Place(block: index, line: line)
      }
      index += isBackward ? -1 : 1
    }
    return nil
  }
}
