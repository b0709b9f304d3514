// Finds the words that are set apart as a text of their own, by quotation marks or by Markdown's.

extension Utterance {
  /// The ranges of what stands in quotation marks, as zero-based UTF-8 offsets of the opening and the
  /// closing mark.
  package var quotations: [Range<Int>] {
    var quotations: [Range<Int>] = []
    var opening: Int?
    var offset = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "“", "„", "«": opening = opening ?? offset
      case "\"", "”", "»":
        if let start = opening {
          quotations.append(start..<offset)
          opening = nil
        } else if scalar == "\"" {
          opening = offset
        }
      default: break
      }
      offset += UTF8.width(scalar)
    }
    return quotations
  }

  /// The words of the one text in quotation marks, or from the first to the last that Markdown marks
  /// for emphasis or as code: `"buy milk"`, `**bold** and *italic*`; `nil` if there is none, or several.
  package var quotedWords: Range<Int>? {
    guard seams.isEmpty, !tokens.isEmpty else { return nil }
    let quoted = quotations
    if !quoted.isEmpty {
      let words = tokens.indices.filter { index in
        quoted[0].lowerBound < tokens[index].lower && tokens[index].upper <= quoted[0].upperBound
      }
      guard quoted.count == 1, let first = words.first, let last = words.last else { return nil }
      return first..<last + 1
    }
    let bytes = Array(text.utf8)
    func isMark(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && [0x2A, 0x5F, 0x60, 0x7E].contains(bytes[offset])
    }
    func isEdge(_ offset: Int) -> Bool {
      !bytes.indices.contains(offset) || bytes[offset] == 0x20
        || [0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F].contains(bytes[offset])
    }
    let first = tokens.indices.first { index in
      var before = Int(tokens[index].lower) - 1
      guard isMark(before) else { return false }
      while isMark(before) { before -= 1 }
      return isEdge(before)
    }
    let last = tokens.indices.last { index in
      var behind = Int(tokens[index].upper)
      guard isMark(behind) else { return false }
      while isMark(behind) { behind += 1 }
      return isEdge(behind)
    }
    guard let first, let last, first <= last else { return nil }
    return first..<last + 1
  }
}
