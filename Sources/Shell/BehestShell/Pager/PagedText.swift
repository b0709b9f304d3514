// A long text of blocks that are read and laid out only when they are shown.

public import BehestCards
public import CardTerminal

/// A sequence of blocks, with the lines of those that have been shown.
///
/// A position is a block and a line of that block, so that the number of lines before it need not
/// be known.
public struct PagedText {
  /// The position of a line.
  package struct Place: Hashable, Comparable {
    /// The index of the block.
    package var block = 0
    /// The index of the line within the block.
    package var line = 0

    /// Creates the position of a line, by default the first.
    package init(block: Int = 0, line: Int = 0) {
      self.block = block
      self.line = line
    }

    /// Returns whether a line is above another.
    package static func < (one: Place, other: Place) -> Bool {
      (one.block, one.line) < (other.block, other.line)
    }
  }

  /// The maximum number of blocks whose lines are cached.
  private static let keptBlocks = 400

  private var blocks: [Block] = []
  private var lines: [Int: [String]] = [:]
  private var isComplete = false
  private var renderer: TerminalRenderer
  private let nextPart: () -> Part?

  /// The sources of the parts read so far, with the index of the first block of each.
  private var sources: [(first: Int, source: @Sendable (Int) -> PagerActions.Source?)] = []

  /// The blocks that continue the tight list before them.
  private var continuations: Set<Int> = []

  /// A part of the text: a few blocks.
  public struct Part {
    /// The blocks of the part, top to bottom.
    public var blocks: [Block]
    /// Whether the first block continues the tight list at the end of the previous part.
    public var continuesList: Bool
    /// A function that returns the source of a block, given its index in the part.
    public var source: @Sendable (Int) -> PagerActions.Source?

    /// Creates a part from its blocks.
    public init(
      _ blocks: [Block], continuesList: Bool = false,
      source: @escaping @Sendable (Int) -> PagerActions.Source? = { _ in nil }
    ) {
      self.blocks = blocks
      self.continuesList = continuesList
      self.source = source
    }
  }

  /// Creates a text whose blocks are read on demand.
  ///
  /// - Parameter nextPart: Returns the next blocks, `nil` at the end. It is called only for blocks
  ///   that are shown or searched.
  public init(renderer: TerminalRenderer, nextPart: @escaping () -> Part?) {
    self.renderer = renderer
    self.nextPart = nextPart
  }

  /// Creates a text from known blocks.
  public init(_ blocks: [Block], renderer: TerminalRenderer) {
    self.init(renderer: renderer) { nil }
    self.blocks = blocks
  }

  /// The width of the layout in cells.
  package var width: Int {
    get { renderer.profile.width }
    set {
      guard newValue != renderer.profile.width else { return }
      var profile = renderer.profile
      profile.width = newValue
      renderer = TerminalRenderer(profile: profile)
      lines.removeAll()
    }
  }

  /// Returns the percentage of blocks before a position; `nil` while the end is not known.
  func percent(before place: Place) -> Int? {
    isComplete ? (blocks.isEmpty ? 100 : min(100, place.block * 100 / blocks.count)) : nil
  }

  /// Returns the lines of a block; `nil` after the last one.
  package mutating func lines(ofBlock index: Int) -> [String]? {
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

  /// Reads blocks up to an index; returns `false` if the text ends before it.
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

  /// Returns the source of a block that was read; `nil` for a block without one.
  func source(ofBlock index: Int) -> PagerActions.Source? {
    sources.last { $0.first <= index }.flatMap { $0.source(index - $0.first) }
  }

  /// Returns the links and references of a block with their lines; `nil` after the last block.
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

  /// Returns the index of the footnote with a label, reading the whole text.
  mutating func footnote(_ label: String) -> Int? {
    _ = read(upTo: .max)
    return blocks.lastIndex { if case .footnote(label, _) = $0 { true } else { false } }
  }

  /// Returns the lines from a position up to a number, and the position after the last one.
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

  /// Returns the position a number of lines further down or up, as far as the text goes.
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

  /// Returns the position after the last line, reading the whole text without laying it out.
  package mutating func end() -> Place {
    _ = read(upTo: .max)
    return Place(block: blocks.count, line: 0)
  }

  /// Returns the position of the next line that contains some words, ignoring case.
  ///
  /// - Parameters:
  ///   - place: The position where the search begins, this line included.
  ///   - isBackward: Whether to search the lines before the position, this one not included.
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
