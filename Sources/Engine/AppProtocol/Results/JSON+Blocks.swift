// Shows JSON without a form of its own: objects as fields, lists of objects as tables.

import BehestCards
import BehestJSON

extension JSON {
  /// The blocks that show the value.
  var blocks: [Block] { blocks(depth: 0) }

  private static let mostColumns = 8
  private static let mostRows = 500
  private static let deepest = 4

  private func blocks(depth: Int) -> [Block] {
    guard depth < Self.deepest else { return [.code(language: "json", text: text(isPretty: true))] }
    switch self {
    case .object(let members): return Self.fields(members, depth)
    case .array(let elements):
      if elements.isEmpty { return [.paragraph("None.")] }
      if let table = Self.table(of: elements) { return [table] }
      return [
        .list(
          Block.List(
            items: elements.prefix(Self.mostRows).map { element in
              Block.ListItem(
                element.line.map { [.paragraph($0)] } ?? element.blocks(depth: depth + 1))
            }))
      ] + Self.rest(elements.count)
    default: return line.map { [.paragraph($0)] } ?? []
    }
  }

  /// The value as the text of one cell or line; `nil` for values that have parts.
  private var line: String? {
    switch self {
    case .null: "–"
    case .boolean(let value): value ? "yes" : "no"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let value): value
    case .array(let values):
      values.allSatisfy(\.isScalar) && values.count <= 8
        ? values.compactMap(\.line).joined(separator: ", ") : nil
    case .object(let members): members.isEmpty ? "–" : nil
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Returns fields with their names; those with parts follow under headings.
  private static func fields(_ members: Members, _ depth: Int) -> [Block] {
    guard !members.isEmpty else { return [.paragraph("Nothing.")] }
    let lines = members.compactMap { name, value in value.line.map { (name, $0) } }
    var blocks: [Block] = []
    if !lines.isEmpty {
      blocks.append(
        .table(
          Block.Table(
            rows: lines.map { [[.styled(.strong, [.text($0.0.wordsOfTool)])], [.text($0.1)]] })))
    }
    for (name, value) in members where value.line == nil {
      blocks.append(.heading(level: min(depth + 2, 6), [.text(name.wordsOfTool)]))
      blocks += value.blocks(depth: depth + 1)
    }
    return blocks
  }

  /// Returns the table of a list of objects; `nil` for other lists.
  private static func table(of elements: [JSON]) -> Block? {
    var columns: [String] = []
    for element in elements.prefix(mostRows) {
      guard case .object(let members) = element else { return nil }
      for name in members.keys where !columns.contains(name) { columns.append(name) }
    }
    guard !columns.isEmpty else { return nil }
    let shown = columns.prefix(mostColumns)
    return .table(
      Block.Table(
        alignments: shown.map { column in
          elements.allSatisfy { $0[column]?.number != nil } ? .trailing : nil
        },
        header: shown.map { [.text($0.wordsOfTool)] },
        rows: elements.prefix(mostRows).map { element in
          shown.map { name in
            guard let value = element[name] else { return [] }
            return [.text(value.line ?? value.text(isPretty: false).oneLine(upTo: 80))]
          }
        }))
  }

  private static func rest(_ count: Int) -> [Block] {
    count > mostRows ? [.paragraph("… and \(count - mostRows) more.")] : []
  }
}

extension String {
  /// The JSON document that the text is; `nil` for other texts, and for plain scalars.
  var json: JSON? {
    guard let first = utf8.first(where: { $0 > 0x20 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    return try? JSON(parsing: Array(utf8))
  }

  /// Whether the text has marks of Markdown that are worth drawing.
  var isMarkdown: Bool {
    let block = /^\s{0,3}(#{1,6}\s+\S|[-*+]\s+\S|\d{1,3}[.)]\s+\S|```|~~~|>\s|\|.*\|\s*$)/
    let inline = /\*\*[^*\s][^*]*\*\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\)/
    return prefix(100_000).split(separator: "\n").contains { line in
      line.firstMatch(of: block) != nil || line.firstMatch(of: inline) != nil
    }
  }

  /// The blocks that show the text: JSON by its parts, Markdown as a page, other lines as they are.
  var blocks: [Block] {
    if let json { return json.blocks }
    guard isMarkdown, let card = try? Card(markdown: keepingShortLines) else {
      return [.code(language: nil, text: self)]
    }
    return card.blocks
  }

  /// The text with line breaks after short lines, which were broken on purpose.
  ///
  /// Text that was wrapped to a width has lines of nearly that width.
  private var keepingShortLines: String {
    var isCode = false
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      let isShort = line.count < 60 && !line.isEmpty && !isCode
      return isShort ? line + "  " : String(line)
    }.joined(separator: "\n")
  }
}
