// Filters entities by their properties: "length>5mi and name^=Oak", sorted and limited.

import Foundation

/// A filter of entities by their properties.
package struct EntityFilter: Hashable, Sendable {
  /// Conditions joined by "and" or "or": `length>5mi`, `name^=Oak`, `climb=100..300`; `nil` for
  /// none.
  ///
  /// The operators are `=` `!=` `<` `<=` `>` `>=`, `^=` for the beginning of a text, `$=` for its
  /// end, `~=` for any part of it; two values joined by `..` are the ends of a range.
  package var conditions: String?

  /// The property to sort by, with `-` before it for descending order; `nil` for any order.
  package var sort: String?

  /// The maximum number of entities; `nil` for any number.
  package var limit: Int?

  /// Creates a filter from conditions, an order and a limit.
  package init(conditions: String? = nil, sort: String? = nil, limit: Int? = nil) {
    self.conditions = conditions
    self.sort = sort
    self.limit = limit
  }
}

/// A reader that applies a filter to the entities of a type.
struct EntityFilterReader: Sendable {
  /// The resolver that reads the values in conditions.
  var resolver: ParameterResolver

  /// Returns the entities that satisfy a filter.
  ///
  /// - Throws: `Failure` for conditions that cannot be read or that the query does not declare, and
  ///   the errors of the query.
  func entities(
    _ filter: EntityFilter, from type: any EntityType
  ) async throws -> [Value] {
    guard let fields = try await type.searchableProperties() else {
      throw Failure(.invalidValue, "\(type.displayName) cannot be searched by properties.")
    }
    var search = EntitySearch(limit: filter.limit)
    let (texts, needsOnlyOne) = try split(filter.conditions ?? "")
    search.needsOnlyOne = needsOnlyOne
    for text in texts { search.conditions.append(try await condition(text, fields)) }
    if let sort = filter.sort {
      let name = sort.hasPrefix("-") ? String(sort.dropFirst()) : sort
      let known = fields.first { Self.names($0).contains(name.comparable) }
      search.sorting.append((known?.name ?? name, !sort.hasPrefix("-")))
    }
    return try await type.entities(fitting: search)
  }

  /// Returns the single conditions of a text, and whether one of them is enough.
  private func split(_ text: String) throws -> ([String], needsOnlyOne: Bool) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return ([], false) }
    let all = pieces(of: text, between: " and ")
    let any = pieces(of: text, between: " or ")
    guard all.count == 1 || any.count == 1 else {
      throw Failure(.invalidValue, "Put either “and” or “or” between conditions, not both.")
    }
    return any.count > 1 ? (any, true) : (all, false)
  }

  /// Returns the parts of a text between a word; a part without an operator belongs to the one
  /// before.
  private func pieces(of text: String, between word: String) -> [String] {
    text.components(separatedBy: word).reduce(into: []) { pieces, part in
      if let last = pieces.last, Self.parts(of: part) == nil {
        pieces[pieces.count - 1] = last + word + part
      } else {
        pieces.append(part)
      }
    }
  }

  private static func parts(
    of text: String
  ) -> (name: String, comparison: EntityComparison, value: String)? {
    guard
      let match = text.wholeMatch(
        of: /\s*([\p{L}][\p{L}\d _]*?)\s*(!=|<=|>=|\^=|\$=|~=|==?|<|>)\s*(.+?)\s*/)
    else { return nil }
    let sign = match.2 == "==" ? "=" : match.2
    guard let comparison = operators.first(where: { $0.0 == sign })?.1 else { return nil }
    let value = unquoted(String(match.3))
    let isRange = comparison == .equalTo && value.contains("..")
    return (String(match.1), isRange ? .isBetween : comparison, value)
  }

  /// The operators of conditions, but for that of a range.
  private static let operators: [(String, EntityComparison)] = [
    ("=", .equalTo), ("!=", .notEqualTo), ("<", .lessThan), ("<=", .lessThanOrEqualTo),
    (">", .greaterThan), (">=", .greaterThanOrEqualTo), ("^=", .hasPrefix), ("$=", .hasSuffix),
    ("~=", .contains),
  ]

  /// Returns a text without the quotation marks around it.
  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, let mark = text.first, mark == text.last, "\"'".contains(mark) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the ways in which a property can be compared: "=, !=, =FIRST..LAST".
  private static func ways(_ field: [SearchableProperty]) -> String {
    let known = Set(field.flatMap(\.comparisons).map(\.comparison))
    let single = operators.filter { known.contains($0.1) }.map(\.0)
    return (single + (known.contains(.isBetween) ? ["=FIRST..LAST"] : [])).joined(separator: ", ")
  }

  private static func names(_ field: SearchableProperty) -> [String] {
    [field.name, field.title].compactMap { $0 }.map(\.comparable)
  }

  private func condition(
    _ text: String, _ fields: [SearchableProperty]
  ) async throws -> EntitySearch.Condition {
    guard let parts = Self.parts(of: text) else {
      throw Failure(
        .invalidValue, "“\(text.shortened)” is no condition such as name=Oak or length>5mi.")
    }
    let wanted = parts.name.comparable
    let found = fields.filter { Self.names($0).contains(wanted) }
    guard let field = found.first else {
      let known = fields.map(\.name).joined(separator: ", ")
      throw Failure(
        .unknownName, "There is no property “\(parts.name)” to compare; there is \(known).")
    }
    let comparisons = found.flatMap(\.comparisons).filter { $0.comparison == parts.comparison }
    let words =
      parts.comparison == .isBetween ? parts.value.components(separatedBy: "..") : [parts.value]
    var problem = "“\(field.name)” cannot be compared so; there is \(Self.ways(found))."
    for (comparison, kind) in comparisons {
      let parameter = CallParameter(ParameterFacts(name: field.name, kind: kind))
      var values: [Value] = []
      for word in words {
        if case .measurement(let unit) = kind, WordsToNumber().decimal(word) != nil {
          let usual = resolver.locale.usualUnit(for: unit).symbol
          problem = "“\(word.shortened)” needs a unit, such as \(word.shortened) \(usual)."
          continue
        }
        switch try await resolver.resolve(word, for: parameter) {
        case .value(let value): values.append(value)
        case .several, .unsettled: problem = "“\(word.shortened)” could be several."
        case .tooFew(_, let words), .nothing(let words): problem = words
        }
      }
      if values.count == words.count {
        return (field.name, comparison, values)
      }
    }
    throw Failure(.invalidValue, problem)
  }
}
