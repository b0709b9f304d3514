// Finds what is wrong with a value, in words for the person who gave it.

package import BehestJSON

extension Schema {
  /// A reason why a value does not fit a schema.
  package struct Violation: Hashable, Sendable {
    /// A step from a value to a part of it.
    package enum Step: Hashable, Sendable {
      /// A step to a member of an object.
      case member(String)
      /// A step to an element of an array, by its zero-based index.
      case element(Int)
    }

    /// The steps from the whole value to the part that is wrong.
    package let path: [Step]
    /// The reason, as the rest of a sentence: "must be at most 100".
    package let reason: String

    /// Creates a violation at a path.
    package init(path: [Step], reason: String) {
      self.path = path
      self.reason = reason
    }

    /// The path as a text: "filters[0].limit"; empty for the whole value.
    package var place: String {
      path.reduce(into: "") { text, step in
        switch step {
        case .member(let name): text += text.isEmpty ? name : ".\(name)"
        case .element(let index): text += "[\(index)]"
        }
      }
    }

    /// The sentence without its end: "limit must be at most 100".
    package var words: String { "\(path.isEmpty ? "the value" : place) \(reason)" }
  }

  /// Returns what is wrong with a value; empty when it fits, or when nothing more can be checked.
  ///
  /// Formats and patterns are not checked: a pattern from outside may take forever, and whoever
  /// wrote the schema checks the value as well.
  ///
  /// - Returns: At most twenty violations, in the order of the schema.
  /// - Complexity: Bounded: a schema that asks for more work is not checked to its end.
  package func violations(of value: JSON) -> [Violation] {
    var check = SchemaCheck(root: root)
    check.check(value, source, depth: 0)
    return check.violations
  }
}

/// A check of one value.
private struct SchemaCheck {
  let root: JSON
  var violations: [Schema.Violation] = []
  private var path: [Schema.Violation.Step] = []
  private var steps = 50_000

  init(root: JSON) { self.root = root }

  private mutating func report(_ reason: String) {
    violations.append(Schema.Violation(path: path, reason: reason))
  }

  private mutating func inside(
    _ step: Schema.Violation.Step, _ body: (inout SchemaCheck) -> Void
  ) {
    path.append(step)
    body(&self)
    path.removeLast()
  }

  mutating func check(_ value: JSON, _ schema: JSON, depth: Int) {
    // Beyond this depth a schema goes round in circles, and nothing more is known.
    if depth >= 256 { steps = 0 }
    guard steps > 0, violations.count < 20 else { return }
    steps -= 1
    if schema == false { return report("is not allowed") }
    guard case .object(let keywords) = schema, value != .null || keywords["nullable"] != true
    else { return }
    if let target = keywords["$ref"]?.string.flatMap({ Schema.target(of: $0, in: root) }) {
      check(value, target, depth: depth + 1)
    }
    let kinds = keywords.kinds
    // Of a value of another type everything else is wrong as well.
    guard kinds.isEmpty || kinds.contains(where: { $0.includes(value) }) else {
      return report("must be \(kinds.map(\.words).list)")
    }
    choice(value, keywords)
    switch value {
    case .integer, .number, .spelled: number(value.number ?? 0, keywords)
    case .string(let text): length(of: text, keywords)
    case .array(let elements): array(elements, keywords, depth)
    case .object(let members): object(members, keywords, depth)
    case .null, .boolean: break
    }
    for part in keywords["allOf"]?.array ?? [] { check(value, part, depth: depth + 1) }
    for (keyword, isExclusive) in [("anyOf", false), ("oneOf", true)] {
      guard let schemas = keywords[keyword]?.array, !schemas.isEmpty else { continue }
      alternatives(value, schemas, isExclusive, depth)
    }
  }

  private mutating func choice(_ value: JSON, _ keywords: JSON.Members) {
    if let constant = keywords["const"], !isAmong([constant], value) {
      report("must be \(constant.quoted)")
    }
    if let choices = keywords["enum"]?.array, !isAmong(choices, value) {
      report("must be \(choices.map(\.quoted).list)")
    }
  }

  /// Returns whether a value is one of several.
  private mutating func isAmong(_ choices: [JSON], _ value: JSON) -> Bool {
    steps -= value.size
    let comparable = value.comparable
    return choices.contains { choice in
      steps -= choice.size
      // Beyond the bound nothing more is checked.
      return steps < 0 || choice.comparable == comparable
    }
  }

  private mutating func number(_ number: Double, _ keywords: JSON.Members) {
    let (least, most) = keywords.bounds
    if let least, least.isExclusive ? number <= least.value : number < least.value {
      report("must be \(least.isExclusive ? "more than" : "at least") \(least.value.plain)")
    }
    if let most, most.isExclusive ? number >= most.value : number > most.value {
      report("must be \(most.isExclusive ? "less than" : "at most") \(most.value.plain)")
    }
    if let unit = keywords["multipleOf"]?.number, unit > 0 {
      let quotient = number / unit
      // 0.3 is a multiple of 0.1, though not for a computer.
      if abs(quotient - quotient.rounded()) > 1e-9 * max(1, abs(quotient)) {
        report("must be a multiple of \(unit.plain)")
      }
    }
  }

  private mutating func length(of text: String, _ keywords: JSON.Members) {
    guard let range = keywords.length else { return }
    let count = text.unicodeScalars.count
    if count < range.lowerBound {
      report(
        range.lowerBound == 1
          ? "must not be empty"
          : "must have at least \(range.lowerBound) characters")
    } else if count > range.upperBound {
      report("must have at most \(range.upperBound.of("character"))")
    }
  }

  private mutating func array(_ elements: [JSON], _ keywords: JSON.Members, _ depth: Int) {
    if let size = keywords.size {
      if elements.count < size.lowerBound {
        report("must have at least \(size.lowerBound.of("element"))")
      } else if elements.count > size.upperBound {
        report("must have at most \(size.upperBound.of("element"))")
      }
    }
    if keywords["uniqueItems"] == true {
      steps -= JSON.array(elements).size
      if Set(elements.map(\.comparable)).count < elements.count {
        report("must not have the same element twice")
      }
    }
    // Before 2020-12, `items` may be the list that `prefixItems` is now.
    let first = (keywords["prefixItems"] ?? keywords["items"])?.array ?? []
    let rest = keywords["prefixItems"] == nil && !first.isEmpty ? nil : keywords["items"]
    for (index, element) in elements.enumerated() where violations.count < 20 && steps > 0 {
      guard let schema = first.indices ~= index ? first[index] : rest else { return }
      inside(.element(index)) { $0.check(element, schema, depth: depth + 1) }
    }
  }

  private mutating func object(_ members: JSON.Members, _ keywords: JSON.Members, _ depth: Int) {
    for name in (keywords["required"]?.array ?? []).compactMap(\.string)
    where members[name] == nil && violations.count < 20 {
      inside(.member(name)) { $0.report("is missing") }
    }
    let properties = keywords["properties"]?.object ?? [:]
    // A name may fit a pattern, and those are not tried.
    let others = keywords["patternProperties"] == nil ? keywords["additionalProperties"] : nil
    for (name, value) in members where violations.count < 20 && steps > 0 {
      if let schema = properties[name] {
        inside(.member(name)) { $0.check(value, schema, depth: depth + 1) }
      } else if others == false {
        inside(.member(name)) { $0.report("is not known") }
      } else if let others {
        inside(.member(name)) { $0.check(value, others, depth: depth + 1) }
      }
    }
  }

  /// Checks a value against several schemas, and reports what is wrong for the one that was meant.
  private mutating func alternatives(
    _ value: JSON, _ schemas: [JSON], _ isExclusive: Bool, _ depth: Int
  ) {
    var fitting = 0
    var best: [Schema.Violation]?
    for schema in schemas {
      var trial = self
      trial.violations = []
      trial.check(value, schema, depth: depth + 1)
      steps = trial.steps
      if trial.violations.isEmpty { fitting += 1 }
      if isMeant(schema, by: value), trial.violations.count < best?.count ?? .max {
        best = trial.violations
      }
    }
    guard fitting == 0 else {
      if isExclusive, fitting > 1, steps > 0 { report("must fit only one of its forms") }
      return
    }
    if let best { return violations += best }
    let kinds = schemas.map { Schema($0, in: root) }
      .flatMap { $0.choices?.map(\.quoted) ?? $0.kinds.map(\.words) }
    report(kinds.isEmpty ? "fits none of its forms" : "must be \(kinds.unique.list)")
  }

  /// Returns whether a value has the type of an alternative, and is among its values if it lists any.
  private mutating func isMeant(_ source: JSON, by value: JSON) -> Bool {
    let schema = Schema(source, in: root)
    return (schema.kinds.isEmpty || schema.kinds.contains { $0.includes(value) })
      && schema.choices.map { isAmong($0, value) } ?? true
  }
}

extension JSON {
  /// The value in a message: a text in quotation marks, shortened, or else as JSON.
  fileprivate var quoted: String {
    let text = self.string ?? self.text(isPretty: false)
    let short = text.count > 40 ? text.prefix(39) + "…" : text
    return self.string == nil ? short : "“\(short)”"
  }
}

extension [String] {
  /// The elements as alternatives: "a, b or c"; of many, the first.
  fileprivate var list: String {
    let shown = count > 12 ? prefix(11) + ["one of \(count - 11) others"] : self[...]
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The elements without repetitions.
  fileprivate var unique: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Double {
  /// The number as text, without a fraction when it has none.
  fileprivate var plain: String { Int(exactly: self).map { String($0) } ?? String(self) }
}

extension Int {
  /// The number of things: "1 element", "2 elements".
  fileprivate func of(_ name: String) -> String { "\(self) \(name)\(self == 1 ? "" : "s")" }
}
