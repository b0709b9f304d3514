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
