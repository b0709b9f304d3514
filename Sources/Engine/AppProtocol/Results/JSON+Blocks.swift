// Shows JSON without a form of its own: objects as fields, lists as tables or records.

package import BehestCards
import BehestJSON
import Foundation
import IntentEngine

extension JSON {
  /// The blocks that show the value as a whole result.
  var blocks: [Block] { failure ?? blocks(depth: 0) }

  /// The depth at which values are shown as their JSON; headings have a level for each one above it.
  private static let deepest = 5

  /// Returns the blocks that show the value inside as many others.
  func blocks(depth: Int) -> [Block] {
    switch self {
    case .string(let text) where line == nil: return text.page
    case .object(let members) where depth < Self.deepest: return Self.fields(members, depth)
    case .array(let elements) where depth < Self.deepest: return Self.list(elements, depth)
    case .object, .array: return [.code(language: "json", text: text(isPretty: true))]
    default: return line.map { [.paragraph($0)] } ?? []
    }
  }

  /// The value as the text of one line; `nil` for values that have parts, and for several lines.
  var line: String? {
    switch self {
    case .null: return "–"
    case .boolean(let value): return value ? "yes" : "no"
    case .integer(let value): return String(value)
    case .number(let value): return String(value)
    case .spelled(let text): return text
    case .string(let value):
      let text = value.trimmingCharacters(in: .newlines)
      return text.contains(where: \.isNewline) ? nil : text
    case .array(let values):
      guard !values.isEmpty else { return "–" }
      guard values.count <= 8, values.allSatisfy({ $0.isScalar && $0.line != nil }) else {
        return nil
      }
      // A comma in an element would look like one between two.
      let lines = values.compactMap { $0.line.map { $0.contains(",") ? "“\($0)”" : $0 } }
      let text = lines.joined(separator: ", ")
      return text.count <= 160 ? text : nil
    case .object(let members): return members.isEmpty ? "–" : nil
    }
  }

  /// Whether the value has no parts.
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Returns fields with their names; those with parts follow under headings.
  ///
  /// - Parameter isRecord: Whether the names are surely no data, as in a list of like objects.
  static func fields(_ members: Members, _ depth: Int, isRecord: Bool = false) -> [Block] {
    guard !members.isEmpty else { return [.paragraph("Nothing.")] }
    let hasNames = isRecord || members.hasNames
    let table = columns(in: members)
    let members = table?.others ?? members
    if let table, members.count == 1 {
      return list(members[table.rows]?.array ?? [], depth, names: table.names)
    }
    // A short list is a field as well, unless it would so come before a list that it follows.
    let firstParts = members.firstIndex { $0.value.line == nil && !$0.value.isScalar }
    let isField = members.indices.map { index in
      let value = members[index].value
      return value.line != nil && (value.isScalar || index < firstParts ?? members.count)
    }
    let rows = zip(members, isField).compactMap { member, isField -> [[Inline]]? in
      guard isField, let line = member.value.line else { return nil }
      return [[.styled(.strong, [.text(member.key.title(isName: hasNames))])], [.text(line)]]
    }
    var blocks: [Block] = rows.isEmpty ? [] : [.table(Block.Table(rows: rows))]
    for ((name, value), isField) in zip(members, isField) where !isField {
      blocks.append(.heading(level: min(depth + 2, 6), [.text(name.title(isName: hasNames))]))
      blocks +=
        name == table?.rows
        ? list(value.array ?? [], depth + 1, names: table?.names) : value.blocks(depth: depth + 1)
    }
    return blocks
  }

  /// A warning for an object that says why there is no result; `nil` for others.
  private var failure: [Block]? {
    guard case .object(var members) = self, let error = members["error"] else { return nil }
    let message = members["message"]?.string
    let words = error.string.flatMap(\.nonEmpty)
    guard let text = error == true ? message : message ?? words, error == true || words != nil
    else { return nil }
    members["error"] = nil
    if message != nil { members["message"] = nil }
    let title = message == nil ? nil : words
    let callout = Block.Callout(
      .warning, title: title.map { [.text($0.title(isName: true))] } ?? [],
      JSON.string(text).blocks(depth: 1))
    return [.callout(callout)] + (members.isEmpty ? [] : Self.fields(members, 0, isRecord: true))
  }
}

extension JSON.Members {
  /// Whether the keys are names of fields, as values of different kinds tell, and not data.
  var hasNames: Bool {
    let kinds = values.compactMap { value -> Int? in
      switch value {
      case .null: nil
      case .boolean: 0
      case .integer, .number, .spelled: 1
      case .string: 2
      case .array: 3
      case .object: 4
      }
    }
    return Set(kinds).count > 1
  }
}

extension String {
  /// Returns the key of an object as a title: the words of a name, other keys as they are.
  ///
  /// Paths, dates and symbols of shares are no names in any object.
  func title(isName: Bool) -> String {
    let isName =
      isName && first.map { $0.isLetter || $0 == "_" } == true && contains(where: \.isLowercase)
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return isName ? wordsOfTool : oneLine(upTo: 1_000)
  }
}

extension String {
  /// The JSON document or Python literal that the text is; `nil` for others, and for plain scalars.
  var json: JSON? {
    guard let first = utf8.first(where: { $0 > 0x20 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    return (try? JSON(parsing: utf8)) ?? JSON(pythonLiteral: self)
  }

  /// The blocks that show the text: JSON by its parts, Markdown as a page, other lines as they are.
  package var blocks: [Block] { json?.blocks ?? page }
}
