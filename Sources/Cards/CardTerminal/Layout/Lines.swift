// Lines ready to be written: filtered pieces, each with its cells and its appearance.

import BehestCards

/// A collection of lines under construction, each no wider than `width`.
///
/// The bytes of all lines are in one array and their pieces in another, so that a line needs no
/// allocation of its own. Prefixes, such as the bar of a quote, are put before every line while
/// they are pushed.
struct Lines {
  /// A part of a line with one appearance throughout.
  struct Piece {
    /// The offsets into `bytes`; an empty range stands for `cells` spaces.
    var start: UInt32
    var end: UInt32
    var cells: UInt32
    var appearance: Appearance
  }

  /// One line.
  struct Row {
    /// The index after its last piece; its first piece follows the last of the row before.
    var end: Int
    var cells: Int
    /// Whether the line divides a framed card from side to side.
    var isDivider = false
    /// The one-based number of a picture shown from this row on; 0 for none.
    var picture = 0
  }

  /// A prefix of lines.
  struct Prefix {
    /// The text before the first line.
    var first: [UInt8]
    var firstCells: Int
    /// The text before the other lines.
    var rest: [UInt8]
    var restCells: Int
    var appearance: Appearance
    var isUsed = false
    /// The cells taken from the indents of other prefixes, which are given back at the end.
    var taken: [(index: Int, cells: Int)] = []

    /// Whether the prefix is spaces before all lines but the first, and may be narrowed.
    var isIndent: Bool { restCells > 0 && rest.allSatisfy { $0 == 0x20 } }
  }

  /// The least cells left for content: prefixes that would leave less are omitted.
  static let minimumContent = 6
  /// The cells of content that indents shrink for, if that is at most half of the line.
  static let comfortableContent = 24

  /// The greatest width of a line, in cells.
  var width: Int
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Piece] = []
  private(set) var rows: [Row] = []
  private(set) var prefixes: [Prefix] = []
  /// The escape sequences of the pictures of all rows.
  private(set) var pictures: [[UInt8]] = []
  /// The cells of the open line so far, prefixes included.
  private(set) var column = 0
  /// The cells of the open line's prefixes.
  private(set) var indent = 0
  private var isOpen = false
  private var contentStart = 0
  /// The number of blank lines requested before the next line.
  private(set) var blankRows = 0
  private var blankDepth = 0
  /// Whether rows were written before those held here.
  private var hasEarlierRows = false

  init(width: Int) {
    self.width = width
  }

  /// Removes all lines, once written, and keeps the memory and the request for blank lines.
  mutating func forgetRows() {
    hasEarlierRows = hasEarlierRows || !rows.isEmpty
    bytes.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    pictures.removeAll()
  }

  /// Records that lines have been written before those held here.
  mutating func noteEarlierRows() {
    hasEarlierRows = true
  }

  /// The cells left in the open line.
  var room: Int { width - column }

  /// The cells that every following line has for content, the next one included.
  var contentWidth: Int { min(width - prefixes.reduce(0) { $0 + $1.restCells }, firstRoom) }

  // MARK: Lines

  /// Opens a line, after the requested blank lines, and puts the prefixes before it.
  mutating func begin() {
    guard !isOpen else { return }
    for _ in 0..<blankRows {
      for prefix in prefixes[..<min(blankDepth, prefixes.count)] {
        addPrefix(prefix.rest, prefix.restCells, prefix.appearance)
      }
      contentStart = pieces.count
      finishRow()
    }
    blankRows = 0
    isOpen = true
    for index in prefixes.indices {
      let prefix = prefixes[index]
      if prefix.isUsed {
        addPrefix(prefix.rest, prefix.restCells, prefix.appearance)
      } else {
        prefixes[index].isUsed = true
        addPrefix(prefix.first, prefix.firstCells, prefix.appearance)
      }
    }
    indent = column
    contentStart = pieces.count
  }

  /// Closes the open line, or adds an empty one.
  mutating func end(_ alignment: Alignment = .leading) {
    begin()
    let shift =
      switch alignment {
      case .leading: 0
      case .center: room / 2
      case .trailing: room
      }
    if shift > 0, column > indent {
      pieces.insert(
        Piece(start: 0, end: 0, cells: UInt32(shift), appearance: Appearance()), at: contentStart)
      column += shift
    }
    finishRow()
    isOpen = false
  }

  /// Requests blank lines before the next line, unless it is the first; the greatest request
  /// counts.
  mutating func requestBlankRows(_ count: Int) {
    guard !isOpen, count > 0, !rows.isEmpty || hasEarlierRows else { return }
    blankDepth = blankRows == 0 ? prefixes.count : min(blankDepth, prefixes.count)
    blankRows = max(blankRows, count)
  }

  /// Attaches a picture to the last line.
  ///
  /// - Parameter sequence: The escape sequence that shows the picture.
  mutating func markPicture(_ sequence: [UInt8]) {
    guard !rows.isEmpty else { return }
    pictures.append(sequence)
    rows[rows.count - 1].picture = pictures.count
  }

  /// Withdraws a request for blank lines.
  mutating func dropBlankRows() {
    blankRows = 0
  }

  /// Marks the last line as a divider of a framed card.
  mutating func markDivider() {
    if !rows.isEmpty { rows[rows.count - 1].isDivider = true }
  }

  private mutating func finishRow() {
    // Trailing spaces of prefixes on a line without content are not written.
    while pieces.count == contentStart, pieces.count > (rows.last?.end ?? 0) {
      let last = pieces.count - 1
      while pieces[last].end > pieces[last].start, bytes[Int(pieces[last].end) - 1] == 0x20 {
        pieces[last].end -= 1
        pieces[last].cells -= 1
        column -= 1
      }
      guard pieces[last].start == pieces[last].end else { break }
      column -= Int(pieces[last].cells)
      pieces.removeLast()
      contentStart = pieces.count
    }
    rows.append(Row(end: pieces.count, cells: column))
    column = 0
    indent = 0
  }

  private mutating func addPrefix(_ text: [UInt8], _ cells: Int, _ appearance: Appearance) {
    if text.allSatisfy({ $0 == 0x20 }) {
      addBlanks(cells)
    } else {
      add(text, cells, appearance)
    }
  }

  /// Opens a line with room for content, below one whose prefixes leave too little.
  mutating func beginRoomy() {
    begin()
    if room < Self.minimumContent, column > 0 {
      end()
      begin()
    }
  }

  // MARK: Content

  /// Adds filtered bytes to the open line.
  mutating func add(_ text: some Collection<UInt8>, _ cells: Int, _ appearance: Appearance) {
    guard !text.isEmpty else { return }
    let start = UInt32(bytes.count)
    bytes.append(contentsOf: text)
    column += cells
    if let last = pieces.last, last.end == start, last.end > last.start,
      last.appearance == appearance, pieces.count > max(contentStart, rows.last?.end ?? 0)
    {
      pieces[pieces.count - 1].end = UInt32(bytes.count)
      pieces[pieces.count - 1].cells += UInt32(cells)
    } else {
      pieces.append(
        Piece(
          start: start, end: UInt32(bytes.count), cells: UInt32(cells), appearance: appearance))
    }
  }

  /// Adds spaces to the open line.
  ///
  /// - Parameter appearance: The appearance, of which only the background is visible.
  mutating func addBlanks(_ cells: Int, _ appearance: Appearance = Appearance()) {
    guard cells > 0 else { return }
    column += cells
    pieces.append(Piece(start: 0, end: 0, cells: UInt32(cells), appearance: appearance))
  }

  /// Sets the background of the open line's pieces that have none.
  mutating func stand(on ground: Ink, from first: Int) {
    guard !ground.isNone else { return }
    for index in first..<pieces.count {
      pieces[index].appearance = pieces[index].appearance.standing(on: ground)
    }
  }

  /// Adds a row of other lines to the open line.
  mutating func add(row index: Int, of other: Lines) {
    for piece in other.pieces(ofRow: index) {
      if piece.start == piece.end {
        addBlanks(Int(piece.cells), piece.appearance)
      } else {
        add(
          other.bytes[Int(piece.start)..<Int(piece.end)], Int(piece.cells), piece.appearance)
      }
    }
  }

  /// Adds the start of a row of other lines to the open line, cut to a number of cells.
  mutating func add(row index: Int, of other: Lines, cutTo limit: Int) {
    let target = column + limit
    var cluster: [UInt8] = []
    for piece in other.pieces(ofRow: index) {
      if piece.start == piece.end {
        addBlanks(min(Int(piece.cells), target - column), piece.appearance)
        continue
      }
      other.bytes[Int(piece.start)..<Int(piece.end)].withUnsafeBufferPointer { bytes in
        var reader = ClusterReader(bytes)
        while let next = reader.next(into: &cluster), column + next.cells <= target {
          add(cluster, next.cells, piece.appearance)
          cluster.removeAll(keepingCapacity: true)
        }
        cluster.removeAll(keepingCapacity: true)
      }
      if column >= target { return }
    }
  }

  // MARK: Prefixes

  /// Pushes a prefix for the lines that follow, as far as there is room for it.
  ///
  /// When room runs out, the indents around it shrink, the innermost first; then later lines omit
  /// the prefix. A first line's marker is kept, if need be on a line of its own.
  mutating func push(_ prefix: Prefix) {
    var prefix = prefix
    let least = max(Self.minimumContent, min(width / 2, Self.comfortableContent))
    let missing = least - (contentWidth - prefix.restCells)
    if missing > 0, prefix.restCells > 0 { prefix.taken = takeIndents(missing) }
    if contentWidth - prefix.restCells < Self.minimumContent {
      prefix.rest = []
      prefix.restCells = 0
    }
    let leavesRoom = prefix.firstCells == 0 || firstRoom - prefix.firstCells >= 2
    if !leavesRoom, prefixes.contains(where: { !$0.isUsed }) { end() }
    if prefix.firstCells > 0, firstRoom - prefix.firstCells < 2 {
      addAlone(prefix)
      prefix.first = prefix.rest
      prefix.firstCells = prefix.restCells
    }
    prefixes.append(prefix)
  }

  /// Takes cells from the indents of the prefixes, the innermost first.
  ///
  /// - Returns: The indices of the prefixes, and the cells taken from each.
  private mutating func takeIndents(_ cells: Int) -> [(index: Int, cells: Int)] {
    var missing = cells
    var taken: [(index: Int, cells: Int)] = []
    for index in prefixes.indices.reversed() where missing > 0 {
      guard prefixes[index].isIndent else { continue }
      let part = min(missing, prefixes[index].restCells)
      prefixes[index].rest.removeLast(part)
      prefixes[index].restCells -= part
      taken.append((index, part))
      missing -= part
    }
    return taken
  }

  /// The cells that the next line has for content.
  private var firstRoom: Int {
    width - prefixes.reduce(0) { $0 + ($1.isUsed ? $1.restCells : $1.firstCells) }
  }

  /// Writes a marker that leaves no room for content, on as many lines as it takes.
  private mutating func addAlone(_ prefix: Prefix) {
    var cluster: [UInt8] = []
    prefix.first.withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(bytes)
      begin()
      while let next = reader.next(into: &cluster) {
        if next.cells > room {
          end()
          begin()
        }
        add(cluster, next.cells, prefix.appearance)
        cluster.removeAll(keepingCapacity: true)
      }
      end()
    }
  }

  /// Removes the last prefix; one that was not used yet gets a line of its own.
  mutating func pop() {
    if let last = prefixes.last, !last.isUsed, !last.first.isEmpty {
      begin()
      end()
    }
    for (index, cells) in prefixes.removeLast().taken {
      prefixes[index].rest.append(contentsOf: repeatElement(0x20, count: cells))
      prefixes[index].restCells += cells
    }
  }

  // MARK: Reading

  /// Returns the pieces of a row.
  func pieces(ofRow index: Int) -> ArraySlice<Piece> {
    pieces[(index == 0 ? 0 : rows[index - 1].end)..<rows[index].end]
  }

  /// Returns the text of a row without its appearance.
  func text(ofRow index: Int) -> String {
    var text: [UInt8] = []
    for piece in pieces(ofRow: index) {
      if piece.start == piece.end {
        text.append(contentsOf: repeatElement(0x20, count: Int(piece.cells)))
      } else {
        text.append(contentsOf: bytes[Int(piece.start)..<Int(piece.end)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The cells of the widest row.
  var widestRow: Int { rows.reduce(0) { max($0, $1.cells) } }
}

extension Lines.Prefix {
  /// Creates a prefix of spaces before all lines but the first.
  init(hanging cells: Int, isUsed: Bool = false) {
    self.init(
      first: [], firstCells: 0, rest: [UInt8](repeating: 0x20, count: cells), restCells: cells,
      appearance: Appearance(), isUsed: isUsed)
  }
}
