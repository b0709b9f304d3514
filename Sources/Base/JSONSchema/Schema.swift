// A schema of JSON as other programs write it: its keywords, with references followed.

package import BehestJSON

/// A schema in the form of JSON Schema 2020-12, with the habits of older drafts and of OpenAPI.
///
/// A schema comes from outside, so that every walk through it is bounded: references may form
/// cycles, and a few of them may stand for more than can be read. What lies beyond the bounds, and
/// references to other documents, count as a schema that allows everything. A mistake in a schema
/// is no error: the keyword is as if it were not there.
package struct Schema: Sendable {
  /// The document that references point into.
  let root: JSON
  /// The schema as it is written.
  let source: JSON
  /// The keywords: those of the schema itself, then those of its reference and of `allOf`.
  package let keywords: JSON.Members

  /// Creates a schema from its document.
  package init(_ document: JSON) { self.init(document, in: document) }

  /// Creates a schema that is a part of a document.
  package init(_ source: JSON, in root: JSON) {
    self.root = root
    self.source = source
    var budget = 256
    keywords = Self.expanded(source, in: root, depth: 0, &budget)
  }

  /// Returns the schema at a reference within the document; `nil` for any other reference.
  package static func target(of reference: String, in root: JSON) -> JSON? {
    guard reference.first == "#" else { return nil }
    var place = root
    for part in reference.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst()
    {
      let name = String(part.replacing("~1", with: "/").replacing("~0", with: "~"))
      if case .array(let elements) = place, let index = Int(name), elements.indices ~= index {
        place = elements[index]
      } else if let member = place[name] {
        place = member
      } else {
        return nil
      }
    }
    return place
  }

  private static func expanded(
    _ source: JSON, in root: JSON, depth: Int, _ budget: inout Int
  ) -> JSON.Members {
    guard case .object(var all) = source else { return [:] }
    var others = all["allOf"]?.array ?? []
    if let target = all["$ref"]?.string.flatMap({ target(of: $0, in: root) }) {
      others.insert(target, at: 0)
    }
    all["$ref"] = nil
    all["allOf"] = nil
    for other in others where depth < 8 && budget > 0 {
      budget -= 1
      for (name, value) in expanded(other, in: root, depth: depth + 1, &budget) {
        all[name] = merged(name, all[name], value)
      }
    }
    return all
  }

  /// Returns the value of a keyword that two schemas have; the first one's, unless both count.
  private static func merged(_ keyword: String, _ own: JSON?, _ other: JSON) -> JSON {
    switch (keyword, own, other) {
    case (_, nil, _): return other
    case ("properties", .object(var own)?, .object(let other)):
      for (name, value) in other where own[name] == nil { own[name] = value }
      return .object(own)
    case ("required", .array(let own)?, .array(let other)): return .array(own + other)
    case (_, let own?, _): return own
    }
  }
}

extension JSON {
  /// The number of values: this one, and all inside it.
  var size: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .object(let members): members.reduce(1) { $0 + $1.value.size }
    case .null, .boolean, .integer, .number, .spelled, .string: 1
    }
  }

  /// The value with whole numbers as integers, as JSON Schema compares: 1.0 is 1.
  var comparable: JSON {
    switch self {
    case .number(let value): Int(exactly: value).map { .integer($0) } ?? self
    case .array(let elements): .array(elements.map(\.comparable))
    case .object(let members): .object(Members(members.lazy.map { ($0, $1.comparable) }))
    case .null, .boolean, .integer, .spelled, .string: self
    }
  }
}
