// Refuses, before parsing, the texts on which the C parser would take quadratic time or memory.

/// Estimates what the parser will spend on a text beyond its usual linear time.
///
/// The library of Debian 12 (0.29.0.gfm.6) lacks later fixes. The estimate counts, in one pass:
/// images left open around links (`![[]()`), HTML left open (`<?`, `<!A`, `<![CDATA[`), emphasis in
/// stars that underscores cannot close, rows of very many cells, brackets at the end of bare addresses
/// (`www.a)))`), `@` in very long lines, and empty lines inside many lists; each at the price in
/// nanoseconds that was measured for it. Two more cost memory: the cells a table adds to
/// short rows (later versions have the same limit), and long reference definitions used very
/// often (see `ReferenceExpansion`).
///
/// What it counts is harmless in small numbers, so ordinary text is never near the limits: half a
/// second, and 20 ns more for each byte; for what takes quadratic time in one paragraph 20 ms, and
/// 10 ns more for each byte, where no code fence seems to be open.
struct ParserGuard {
  /// The most cells added to short rows, as in later versions of the library.
  static let maximumAddedCells = 0x80000

  /// The most marks of lists and quotations a line may begin with; more are too deep in any case.
  static let maximumMarks = 2_000

  /// What a line costs for each list around it.
  private static let nestingPrice = 4.0

  /// What a closing underscore costs for each star before it.
  private static let emphasisPrice = 3.0

  private let bytes: UnsafeRawBufferPointer
  private let extensions: MarkdownOptions.Extensions
  private let limit: Double
  private let paragraphLimit: Double
  private var cost = 0.0
  private var paragraphCost = 0.0
  private var nesting = 0
  private var isInFence = false
  private var addedCells = 0
  private var run = Run()
  private var token = Token()
  private(set) var references = ReferenceExpansion()

  /// What the parts of a text may cost together.
  struct Budget {
    fileprivate var cost = 0.0
    fileprivate var paragraphCost = 0.0
    fileprivate var length = 0
  }

  /// Refuses a text that costs too much.
  ///
  /// - Throws: `MarkdownError` with `.tooCostly` or `.tooDeep`, and the line where it became so.
  static func check(
    _ source: SourceText, options: MarkdownOptions
  ) throws(MarkdownError) {
    var budget = Budget()
    try check(source, options: options, budget: &budget)
  }

  /// Refuses a part of a text with which the text costs too much.
  ///
  /// - Throws: As `check(_:options:)`.
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
    extensions = options.extensions
    cost = budget.cost
    paragraphCost = budget.paragraphCost
    limit = 5e8 + 20 * Double(budget.length)
    paragraphLimit = 2e7 + 10 * Double(budget.length)
  }

  /// Lines without an empty one between them, which may be one paragraph.
  private struct Run {
    var images = 0
    var depth = 0
    var deepest = 0
    var closed = 0
    var stars = 0
    var underscores = 0
    var instructions = Openers()
    var declarations = Openers()
    var sections = Openers()
    /// The cost of splitting rows, due if this is a table.
    var rows = 0.0
    /// The columns of the table; 0 before its delimiter row.
    var columns = 0
  }

  /// Beginnings of HTML that wait for their end.
  private struct Openers {
    private var count = 0.0
    private var sum = 0.0

    mutating func open(at offset: Int) {
      count += 1
      sum += Double(offset)
    }

    /// The bytes the parser looks through from each beginning to here.
    mutating func close(at offset: Int) -> Double {
      defer { self = Openers() }
      return count * Double(offset) - sum
    }
  }

  /// A word that may be a bare address.
  private struct Token {
    var start = 0
    var brackets = 0
    var isAddress = false
  }
}

// MARK: Lines

extension ParserGuard {
  private mutating func scan(line: Range<Int>) throws(MarkdownError) {
    var start = line.lowerBound
    while start < line.upperBound,
      bytes[start] == UInt8(ascii: ">") || bytes[start] == UInt8(ascii: " ")
        || bytes[start] == UInt8(ascii: "\t")
    {
      start += 1
    }
    guard start < line.upperBound else {
      // An empty line is handed through every list that is open.
      if start == line.lowerBound { cost += Self.nestingPrice * Double(nesting) }
      endRun(at: line.lowerBound)
      guard isWithinLimits else {
        throw MarkdownError(code: .tooCostly, offset: line.lowerBound)
      }
      guard LineMarks.count(line, bytes) <= Self.maximumMarks else {
        throw MarkdownError(code: .tooDeep, offset: line.lowerBound)
      }
      return
    }
    let marks = LineMarks.count(line, bytes)
    guard marks <= Self.maximumMarks else {
      throw MarkdownError(code: .tooDeep, offset: line.lowerBound)
    }
    nesting = marks + (start - line.lowerBound) / 2
    if let byte = bytes[start..<line.upperBound].first,
      byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~"), start + 2 < line.upperBound,
      bytes[start + 1] == byte, bytes[start + 2] == byte
    {
      isInFence.toggle()
    }
    references.scan(line: start..<line.upperBound, in: bytes)
    scan(text: start..<line.upperBound)
    guard isWithinLimits, addedCells <= Self.maximumAddedCells else {
      throw MarkdownError(code: .tooCostly, offset: line.lowerBound)
    }
  }

  private mutating func scan(text: Range<Int>) {
    var pipes = 0
    var signs = 0
    var isDelimiterRow = true
    token = Token(start: text.lowerBound)
    for offset in text {
      let byte = bytes[offset]
      // Letters, digits and bytes beyond ASCII are most of the text.
      if byte >= 0x61 && byte != UInt8(ascii: "|") || byte >= 0x2F && byte < 0x3A {
        isDelimiterRow = false
        if byte == UInt8(ascii: "/"), offset >= 2, bytes[offset - 2] == UInt8(ascii: ":") {
          token.isAddress = true
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "|"): pipes += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): endToken(at: offset)
      case UInt8(ascii: "-"), UInt8(ascii: ":"): break
      default:
        isDelimiterRow = false
        scan(mark: byte, at: offset, signs: &signs)
      }
    }
    endToken(at: text.upperBound)
    if extensions.contains(.autolink), signs >= 100 {
      charge(0.6 * Double(signs) * Double(text.count))
    }
    guard extensions.contains(.table) else { return }
    if pipes >= 200 { run.rows += 5 * Double(pipes) * Double(pipes) }
    if run.columns > 0 {
      addedCells += max(0, run.columns - pipes - 1)
    } else if isDelimiterRow, pipes > 0 {
      run.columns = pipes + 1
    }
  }

  private mutating func scan(mark byte: UInt8, at offset: Int, signs: inout Int) {
    switch byte {
    case UInt8(ascii: "["):
      run.depth += 1
      run.deepest = max(run.deepest, run.depth)
      if offset > 0, bytes[offset - 1] == UInt8(ascii: "!") { run.images += 1 }
    case UInt8(ascii: "]"):
      run.depth = max(0, run.depth - 1)
      run.closed += 1
    case UInt8(ascii: ")"): token.brackets += 1
    case UInt8(ascii: "."):
      if offset >= 3, bytes[offset - 1] == UInt8(ascii: "w"), bytes[offset - 3] == UInt8(ascii: "w")
      {
        token.isAddress = true
      }
    case UInt8(ascii: "@"): signs += 1
    case UInt8(ascii: "*"):
      if offset == 0 || bytes[offset - 1] != byte { run.stars += 1 }
    case UInt8(ascii: "_"):
      // Inside a word it is a letter.
      let isInWord =
        offset > 0 && offset + 1 < bytes.count && bytes[offset - 1].isWordByte
        && bytes[offset + 1].isWordByte
      if !isInWord, offset == 0 || bytes[offset - 1] != byte { run.underscores += 1 }
    case UInt8(ascii: "<"):
      endToken(at: offset)
      guard offset + 2 < bytes.count else { return }
      switch (bytes[offset + 1], bytes[offset + 2]) {
      case (UInt8(ascii: "?"), _): run.instructions.open(at: offset)
      case (UInt8(ascii: "!"), UInt8(ascii: "[")): run.sections.open(at: offset)
      case (UInt8(ascii: "!"), UInt8(ascii: "-")): break
      case (UInt8(ascii: "!"), _): run.declarations.open(at: offset)
      default: break
      }
    case UInt8(ascii: ">"):
      charge(run.declarations.close(at: offset))
      if offset > 0, bytes[offset - 1] == UInt8(ascii: "?") {
        charge(run.instructions.close(at: offset))
      }
      if offset > 1, bytes[offset - 1] == UInt8(ascii: "]"), bytes[offset - 2] == UInt8(ascii: "]")
      {
        charge(run.sections.close(at: offset))
      }
    default: break
    }
  }

  private mutating func endToken(at offset: Int) {
    if token.isAddress, token.brackets >= 100, extensions.contains(.autolink) {
      charge(1.5 * Double(token.brackets) * Double(offset - token.start))
    }
    token = Token(start: offset)
  }

  private var isWithinLimits: Bool { cost <= limit && paragraphCost <= paragraphLimit }

  /// Adds what takes quadratic time in one paragraph, unless it seems to be code.
  private mutating func charge(_ price: Double) {
    cost += price
    if !isInFence { paragraphCost += price }
  }

  private mutating func endRun(at offset: Int) {
    charge(5.5 * Double(min(run.images, run.deepest)) * Double(run.closed))
    charge(Self.emphasisPrice * Double(run.stars) * Double(run.underscores))
    charge(run.instructions.close(at: offset))
    charge(run.declarations.close(at: offset))
    charge(run.sections.close(at: offset))
    if run.columns > 0 { cost += run.rows }
    run = Run()
    references.endDefinition(at: offset)
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
