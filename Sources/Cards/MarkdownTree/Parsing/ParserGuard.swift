// Rejects texts for which the C parser would take quadratic time or memory.

/// An estimate of the parser's costs for a text beyond its usual linear time.
///
/// The library of Debian 12 (0.29.0.gfm.6) lacks later fixes. The estimate counts, in one pass:
/// open images around links (`![[]()`), open HTML (`<?`, `<!A`, `<![CDATA[`), emphasis in
/// stars that underscores cannot close, rows of very many cells, brackets at the end of bare
/// addresses (`www.a)))`), `@` in very long lines, and empty lines inside many lists; each with its
/// measured cost in nanoseconds. Three more cost memory: the cells of tables, the cells a
/// table adds to short rows (later versions have the same limit), and long reference definitions
/// used very often (see `ReferenceExpansion`).
///
/// Quadratic costs in one paragraph may take a millisecond and 20 ns more for each byte, outside
/// code fences as far as known: less than reading the text takes anyway. All together may take half
/// a second and 20 ns more for each byte. Items, headings and the rows of a table are paragraphs of
/// their own, so ordinary text is never near the limits.
struct ParserGuard {
  /// The maximum number of cells added to short rows, as in later versions of the library.
  static let maximumAddedCells = 0x80000

  /// The maximum number of list and quotation markers of a line; more are too deep in any case.
  static let maximumMarks = 2_000

  /// The cost of a line for each list around it.
  static let nestingPrice = 4.0

  let bytes: UnsafeRawBufferPointer
  let options: MarkdownOptions
  var nesting = 0
  var isInFence = false
  var run = Run()
  var table = TableRows()
  /// The number of cells of all tables.
  var cells = 0
  /// The number of cells that the parser adds to short rows.
  var addedCells = 0
  private(set) var references = ReferenceExpansion()
  private let limit: Double
  private let paragraphLimit: Double
  private var cost = 0.0
  private var paragraphCost = 0.0

  /// The costs of the parts of a text so far.
  struct Budget {
    fileprivate var cost = 0.0
    fileprivate var paragraphCost = 0.0
    fileprivate var length = 0
  }

  /// Rejects a text that costs too much.
  ///
  /// - Throws: `MarkdownError` with `.tooCostly`, `.tooDeep`, `.tooWide` or `.tooManyCells`, and
  ///   the line where the limit is exceeded.
  static func check(
    _ source: SourceText, options: MarkdownOptions
  ) throws(MarkdownError) {
    var budget = Budget()
    try check(source, options: options, budget: &budget)
  }

  /// Rejects a part of a text with which the text costs too much.
  ///
  /// - Throws: The same errors as `check(_:options:)`.
  static func check(
    _ source: SourceText, options: MarkdownOptions, budget: inout Budget
  ) throws(MarkdownError) {
    budget.length += source.bytes.count
    var check = ParserGuard(source.bytes, options, budget)
    for index in source.lineStarts.indices {
      try check.scan(line: source.line(index))
    }
    check.endRun(at: source.bytes.count)
    guard check.isWithinLimits else {
      throw MarkdownError(code: .tooCostly, offset: source.bytes.count)
    }
    try check.references.check(source.bytes)
    budget.cost = check.cost
    budget.paragraphCost = check.paragraphCost
  }

  private init(
    _ bytes: UnsafeRawBufferPointer, _ options: MarkdownOptions, _ budget: Budget
  ) {
    self.bytes = bytes
    self.options = options
    cost = budget.cost
    paragraphCost = budget.paragraphCost
    limit = 5e8 + 20 * Double(budget.length)
    paragraphLimit = 1e6 + 20 * Double(budget.length)
  }

  // MARK: Costs

  /// Whether the costs so far are within the limits.
  var isWithinLimits: Bool { cost <= limit && paragraphCost <= paragraphLimit }

  /// Adds quadratic costs of one paragraph, unless it seems to be code.
  mutating func charge(_ price: Double) {
    cost += price
    if !isInFence { paragraphCost += price }
  }

  /// Adds costs that do not grow quadratically with the paragraph.
  mutating func chargeWhole(_ price: Double) {
    cost += price
  }

  /// Ends a run of lines that may be one paragraph.
  mutating func endRun(at offset: Int) {
    charge(run.price(endingAt: offset, isSmart: options.extensions.contains(.smart)))
    run = Run()
    run.start = offset
    references.endDefinition(at: offset)
  }

  /// Checks a line for the beginning of a definition.
  mutating func noteDefinition(in line: Range<Int>) {
    references.scan(line: line, in: bytes)
  }
}

/// The size of the text that reference links would copy.
///
/// The library copies the target and title of a definition into every link that uses it: 200 KB
/// of target used 60,000 times in 180 KB of text would be 12 GB.
struct ReferenceExpansion {
  /// The maximum number of bytes copied from long definitions, in a short text.
  static let maximum = 1 << 20

  /// The additional bytes permitted for each byte of the text.
  static let maximumFactor = 32

  /// The minimum length of a definition; shorter ones copy about thirty times the text that uses
  /// them.
  private static let shortest = 100

  /// The maximum length of a label, by the standard.
  private static let longestLabel = 1000

  private var sizes: [String: Int] = [:]
  private var current: (label: String, start: Int)?

  /// Checks a line, without the markers before its text, for the beginning of a definition.
  mutating func scan(line: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    var start = line.lowerBound
    // Items may contain definitions too.
    while start < line.upperBound, start < line.lowerBound + 32,
      bytes[start] != UInt8(ascii: "["), bytes[start] < UInt8(ascii: "A")
    {
      start += 1
    }
    guard start < line.upperBound, bytes[start] == UInt8(ascii: "["),
      let end = bytes[start..<min(line.upperBound, start + Self.longestLabel)]
        .firstIndex(of: UInt8(ascii: "]")),
      end + 1 < line.upperBound, bytes[end + 1] == UInt8(ascii: ":")
    else { return }
    endDefinition(at: line.lowerBound)
    current = (Self.label(bytes[start + 1..<end]), start)
  }

  /// Ends the current definition, at an empty line or where the next begins.
  mutating func endDefinition(at offset: Int) {
    guard let (label, start) = current else { return }
    current = nil
    if offset - start >= Self.shortest { sizes[label] = max(sizes[label] ?? 0, offset - start) }
  }

  /// Rejects a text whose links would copy too much.
  func check(_ bytes: UnsafeRawBufferPointer) throws(MarkdownError) {
    guard !sizes.isEmpty else { return }
    var copied = 0
    var opened: Int?
    for offset in bytes.indices {
      if bytes[offset] == UInt8(ascii: "[") {
        opened = offset
      } else if bytes[offset] == UInt8(ascii: "]"), let start = opened {
        opened = nil
        guard offset - start <= Self.longestLabel else { continue }
        copied += sizes[Self.label(bytes[start + 1..<offset])] ?? 0
        guard copied <= Self.maximum + Self.maximumFactor * bytes.count else {
          throw MarkdownError(code: .tooCostly, offset: start)
        }
      }
    }
  }

  /// Returns a label in the form that the standard compares: regardless of case and white space.
  private static func label(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
