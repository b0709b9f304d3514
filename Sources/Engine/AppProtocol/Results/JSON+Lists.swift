// Shows lists: as tables while they fit, as a record for each item, or with bullets.

import BehestCards
import BehestJSON
import IntentEngine

extension JSON {
  private static let mostColumns = 8
  private static let mostRows = 500

  /// Returns the blocks that show a list inside as many other values.
  ///
  /// - Parameter names: The names of a table's columns that stand beside its rows.
  static func list(_ elements: [JSON], _ depth: Int, names: [String]? = nil) -> [Block] {
    guard !elements.isEmpty else { return [.paragraph("None.")] }
    let shown = Array(elements.prefix(mostRows))
    let blocks =
      objects(in: shown).map { objects in
        table(of: objects).map { [$0] } ?? records(of: objects, depth)
      } ?? grid(of: shown, names: names).map { [$0] } ?? [
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
        header: columns.map { [.text($0.title(isName: true))] },
        rows: rows.map { $0.map { $0.isEmpty ? [] : [.text($0)] } }))
  }

  /// The value as the text of a table's cell; `nil` when its parts need more room.
  private var cell: String? {
    if let line { return line }
    guard let members = object, members.count <= 8 else { return nil }
    let words = members.compactMap { name, value in
      (value.isScalar ? value.line : nil).map {
        "\(members.hasNames ? name.title(isName: true).lowercased() : name.oneLine()): \($0)"
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
        title = value.string == nil ? "\(key.title(isName: true)) \(line)" : line
        fields[key] = nil
        break
      }
      return [.heading(level: min(depth + 2, 6), [.text(title)])]
        + (fields.isEmpty ? [] : Self.fields(fields, depth + 1, isRecord: true))
    }
  }

  /// Returns the table of lists of scalars; `nil` for other lists, and for those of nothing.
  ///
  /// - Parameter names: The names of the columns; `nil` where the first row may have them.
  private static func grid(of elements: [JSON], names: [String]?) -> Block? {
    let rows = elements.compactMap { element in
      element.array.flatMap { $0.allSatisfy(\.isScalar) ? $0 : nil }
    }
    let width = rows.map(\.count).max() ?? 0
    guard rows.count == elements.count, width > 0 else { return nil }
    let header = names ?? header(of: rows) ?? []
    let body = names == nil && !header.isEmpty ? rows.dropFirst() : rows[...]
    return .table(
      Block.Table(
        alignments: (0..<width).map { column in
          let cells = body.compactMap { $0.dropFirst(column).first }.filter { $0 != .null }
          return !cells.isEmpty && cells.allSatisfy { $0.number != nil } ? .trailing : nil
        }, header: header.map { [.text($0.oneLine())] },
        rows: body.map { $0.map { [.text($0.line ?? $0.string?.oneLine(upTo: 1_000) ?? "")] } }))
  }

  /// Returns the first row where it has names, as only a column of other values tells.
  private static func header(of rows: [[JSON]]) -> [String]? {
    guard let names = JSON.array(rows[0]).strings, rows.allSatisfy({ $0.count <= names.count })
    else { return nil }
    let isHeader = names.indices.contains { column in
      let cells = rows.dropFirst().compactMap { $0.dropFirst(column).first }.filter { $0 != .null }
      return !cells.isEmpty && cells.allSatisfy { $0.number != nil || $0.boolean != nil }
    }
    return isHeader ? names : nil
  }

  /// Returns the members without the names of columns, and these with the member that has the rows.
  ///
  /// - Returns: `nil` for members without lists of scalars that are as many as the names.
  static func columns(in members: Members) -> (others: Members, rows: String, names: [String])? {
    for key in ["columns", "headers", "column_names", "columnNames", "fields"] {
      guard let names = members[key]?.strings, !names.isEmpty else { continue }
      let rows = members.first { _, value in
        guard let rows = value.array, !rows.isEmpty else { return false }
        return rows.allSatisfy { row in
          row.array.map { $0.count == names.count && $0.allSatisfy(\.isScalar) } ?? false
        }
      }
      guard let rows else { continue }
      var others = members
      others[key] = nil
      return (others, rows.key, names)
    }
    return nil
  }
}
