// Shows lists: as tables while they fit, as a record for each item, or with bullets.

import BehestCards
import BehestJSON
import IntentEngine

extension JSON {
  private static let mostColumns = 8
  private static let mostRows = 500

  /// Returns the blocks that show a list inside as many other values.
  static func list(_ elements: [JSON], _ depth: Int) -> [Block] {
    guard !elements.isEmpty else { return [.paragraph("None.")] }
    let shown = Array(elements.prefix(mostRows))
    let blocks =
      objects(in: shown).map { objects in
        table(of: objects).map { [$0] } ?? records(of: objects, depth)
      } ?? grid(of: shown).map { [$0] } ?? [
        .list(
          Block.List(
            items: shown.map { element in
              Block.ListItem(
                element.line.map { [.paragraph($0)] } ?? element.blocks(depth: depth + 1))
            }))
      ]
    let more = elements.count - shown.count
    return more > 0 ? blocks + [.paragraph("… and \(more) more.")] : blocks
  }

  /// Returns the members of a list's objects; `nil` if some elements are none, or all are empty.
  private static func objects(in elements: [JSON]) -> [Members]? {
    let objects = elements.compactMap(\.object)
    return objects.count == elements.count && objects.contains { !$0.isEmpty } ? objects : nil
  }

  /// Returns the table of objects; `nil` when it would have too many columns or too much in them.
  private static func table(of objects: [Members]) -> Block? {
    var columns: [String] = []
    for members in objects {
      for name in members.keys where !columns.contains(name) {
        guard columns.count < mostColumns else { return nil }
        columns.append(name)
      }
    }
    var rows: [[String]] = []
    for members in objects {
      let cells = columns.compactMap { name in members[name].map(\.cell) ?? "" }
      guard cells.count == columns.count else { return nil }
      rows.append(cells)
    }
    // Many columns of long texts would be broken to a word for each line.
    let widths = columns.indices.map { column in
      min(rows.map { $0[column].count }.max() ?? 0, 16) + 3
    }
    guard widths.reduce(0, +) <= 120 else { return nil }
    return .table(
      Block.Table(
        alignments: columns.map { column in
          objects.allSatisfy { $0[column]?.number != nil } ? .trailing : nil
        },
        header: columns.map { [.text($0.titleOfField)] },
        rows: rows.map { $0.map { $0.isEmpty ? [] : [.text($0)] } }))
  }

  /// The value as the text of a table's cell; `nil` when its parts need more room.
  private var cell: String? {
    if let line { return line }
    guard let members = object, members.count <= 8 else { return nil }
    let words = members.compactMap { name, value in
      (value.isScalar ? value.line : nil).map {
        "\(name.isNameOfField ? name.wordsOfTool.lowercased() : name.oneLine()): \($0)"
      }
    }
    let text = words.joined(separator: ", ")
    return words.count == members.count && text.count <= 80 ? text : nil
  }

  /// Returns a heading and the fields below it for each object.
  private static func records(of objects: [Members], _ depth: Int) -> [Block] {
    objects.enumerated().flatMap { index, members -> [Block] in
      var fields = members
      var title = "Item \(index + 1)"
      for name in ["title", "name", "id"] {
        guard let key = members.keys.first(where: { $0.lowercased() == name }),
          let value = members[key], value.isScalar, value != .null,
          let line = value.line?.nonEmpty
        else { continue }
        title = value.string == nil ? "\(key.titleOfField) \(line)" : line
        fields[key] = nil
        break
      }
      return [.heading(level: min(depth + 2, 6), [.text(title)])]
        + (fields.isEmpty ? [] : Self.fields(fields, depth + 1))
    }
  }

  /// Returns the table of lists of scalars; `nil` for other lists, and for those of single values.
  private static func grid(of elements: [JSON]) -> Block? {
    let rows = elements.compactMap { element in
      element.array.flatMap { $0.allSatisfy { $0.isScalar && $0.line != nil } ? $0 : nil }
    }
    guard rows.count == elements.count, rows.contains(where: { $0.count > 1 }) else { return nil }
    func isText(_ row: [JSON]) -> Bool { row.allSatisfy { $0.string != nil } }
    let hasHeader =
      isText(rows[0]) && rows.contains { !isText($0) }
      && rows.allSatisfy { $0.count <= rows[0].count }
    let cells = rows.map { $0.map { [Inline.text($0.line ?? "")] } }
    return .table(
      Block.Table(
        alignments: rows[0].indices.map { column in
          rows.dropFirst(hasHeader ? 1 : 0).allSatisfy {
            column < $0.count && $0[column].number != nil
          } ? .trailing : nil
        }, header: hasHeader ? cells[0] : [], rows: Array(cells.dropFirst(hasHeader ? 1 : 0))))
  }
}
