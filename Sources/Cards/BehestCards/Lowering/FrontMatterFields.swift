// Shows a document's front matter as a few secondary lines.

/// A lenient reader of front matter: enough of YAML to drop its marks; nothing is an error.
enum FrontMatterFields {
  /// Returns one line for each field, `key: value`; lists on one line, comments left out.
  static func lines(of source: String) -> [Inline] {
    var fields: [(key: Substring, values: [String], isList: Bool)] = []
    for line in source.split(whereSeparator: \.isNewline) {
      let words = line.drop(while: \.isWhitespace)
      guard let first = words.first, first != "#" else { continue }
      let isItem = first == "-" && (words.dropFirst().first?.isWhitespace ?? true)
      if words.startIndex == line.startIndex, !isItem, let colon = line.firstIndex(of: ":") {
        fields.append((line[..<colon], [], false))
        add(line[colon...].dropFirst(), to: &fields)
      } else {
        if isItem, let last = fields.indices.last { fields[last].isList = true }
        add(isItem ? words.dropFirst() : words, to: &fields)
      }
    }
    let lines = fields.map { key, values, isList in
      let value = values.joined(separator: isList ? ", " : " ")
      return [Inline.styled(.strong, [.text(key + ":")]), .text(value.isEmpty ? "" : " " + value)]
    }
    return Array(lines.joined(separator: [.lineBreak]))
  }

  private static func add(
    _ words: Substring, to fields: inout [(key: Substring, values: [String], isList: Bool)]
  ) {
    guard let last = fields.indices.last else { return }
    var words = words.trimmingPrefix(while: \.isWhitespace)
    while words.last?.isWhitespace == true { words.removeLast() }
    // The marks of a block scalar.
    guard !words.isEmpty, !["|", ">", "|-", ">-", "|+", ">+"].contains(words) else { return }
    let ends = (words.first, words.last)
    let isQuoted = ends == ("\"", "\"") || ends == ("'", "'") || ends == ("[", "]")
    if isQuoted, words.count >= 2 { words = words.dropFirst().dropLast() }
    if !words.isEmpty { fields[last].values.append(String(words)) }
  }
}
