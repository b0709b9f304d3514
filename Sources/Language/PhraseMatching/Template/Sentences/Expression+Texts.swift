// Lists all texts of an expression, for the names of values that are templates.

extension Expression {
  /// Returns every text of the expression, the preferred one first, without duplicates.
  ///
  /// White space is one space between words and none at the ends. The work is bounded by `limit`,
  /// whatever the expression: alternatives that lead to the same text are followed once.
  ///
  /// - Parameters:
  ///   - rules: The rules that the expression may refer to.
  ///   - limit: The maximum number of texts.
  /// - Throws: `SentenceError` with `tooManyTexts` if there are more, `slotInValue` if there is
  ///   a slot or the application's name, and `unknownRule` or `recursiveRule`; its offset is zero.
  package func texts(
    rules: [String: Expression] = [:], limit: Int = 1_000
  ) throws(SentenceError) -> [String] {
    var lister = TextLister(rules: rules, limit: limit)
    var seen: Set<String> = []
    var texts: [String] = []
    for text in try lister.texts(of: self, depth: 0) {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !words.isEmpty, seen.insert(words).inserted { texts.append(words) }
    }
    return texts
  }
}

/// Lists texts, with a limit on the work.
private struct TextLister {
  let rules: [String: Expression]
  let limit: Int
  private var known: [String: [String]] = [:]
  private var underway: [String] = []
  private var steps = 0

  init(rules: [String: Expression], limit: Int) {
    self.rules = rules
    self.limit = limit
  }

  mutating func texts(of expression: Expression, depth: Int) throws(SentenceError) -> [String] {
    guard depth <= 4 * SentenceParser.maximumDepth else { throw failure(.tooDeep) }
    switch expression {
    case .text(let text):
      return [text]
    case .sequence(let items):
      var texts = [""]
      for item in items {
        texts = try joined(texts, try self.texts(of: item, depth: depth + 1))
      }
      return texts
    case .alternatives(let choices):
      var texts = Texts()
      for choice in choices {
        for text in try self.texts(of: choice, depth: depth + 1) { try add(text, to: &texts) }
      }
      return texts.list
    case .permutation(let parts):
      let parts = try parts.map { part throws(SentenceError) in
        try self.texts(of: part, depth: depth + 1)
      }
      var texts = Texts()
      try permute(parts, after: [""], into: &texts)
      return texts.list
    case .rule(let name):
      return try texts(ofRule: name, depth: depth)
    case .slot(let slot):
      throw failure(.slotInValue, slot.list)
    case .applicationName:
      throw failure(.slotInValue, "applicationName")
    }
  }

  private mutating func texts(
    ofRule name: String, depth: Int
  ) throws(SentenceError) -> [String] {
    if let known = known[name] { return known }
    guard let rule = rules[name] else { throw failure(.unknownRule, name) }
    guard !underway.contains(name) else { throw failure(.recursiveRule, name) }
    underway.append(name)
    defer { underway.removeLast() }
    let texts = try texts(of: rule, depth: depth + 1)
    known[name] = texts
    return texts
  }

  /// Adds the texts of the parts in every order, each order after all of `prefixes`.
  private mutating func permute(
    _ parts: [[String]], after prefixes: [String], into texts: inout Texts
  ) throws(SentenceError) {
    guard !parts.isEmpty else {
      for text in prefixes { try add(text, to: &texts) }
      return
    }
    for index in parts.indices {
      var rest = parts
      let spaced = rest.remove(at: index).map { " " + $0 + " " }
      try permute(rest, after: try joined(prefixes, spaced), into: &texts)
    }
  }

  private mutating func joined(
    _ left: [String], _ right: [String]
  ) throws(SentenceError) -> [String] {
    var texts = Texts()
    for start in left {
      for end in right { try add(start + end, to: &texts) }
    }
    return texts.list
  }

  private mutating func add(_ text: String, to texts: inout Texts) throws(SentenceError) {
    steps += 1
    if texts.seen.insert(text).inserted { texts.list.append(text) }
    guard texts.list.count <= limit, steps <= 64 * limit else { throw failure(.tooManyTexts) }
  }

  private func failure(_ code: TemplateError.Code, _ name: String? = nil) -> SentenceError {
    SentenceError(
      code: code, offset: 0, name: name,
      expected: code == .tooManyTexts ? limit.formatted : nil)
  }

  private struct Texts {
    var list: [String] = []
    var seen: Set<String> = []
  }
}

extension Int {
  /// The number with separators of thousands: `1,000`.
  fileprivate var formatted: String {
    var digits = String(self)
    var end = digits.count - 3
    while end > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
      end -= 3
    }
    return digits
  }
}
