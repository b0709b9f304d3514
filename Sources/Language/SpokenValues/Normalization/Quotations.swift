// Finds the words that are set apart as a text of their own: by quotation marks, Markdown's or a colon.

extension Utterance {
  /// The ranges of what stands in quotation marks, as zero-based UTF-8 offsets of the opening and the
  /// closing mark.
  package var quotations: [Range<Int>] {
    var quotations: [Range<Int>] = []
    var opening: Int?
    var offset = 0
    var (mark, before): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in text.unicodeScalars {
      if let start = opening, Self.closing[mark]?.contains(scalar) == true {
        quotations.append(start..<offset)
        opening = nil
      } else if opening == nil, Self.closing[scalar] != nil,
        // 6" is a measure.
        scalar != "\"" || before.properties.numericType == nil
      {
        (opening, mark) = (offset, scalar)
      }
      before = scalar
      offset += UTF8.width(scalar)
    }
    return quotations
  }

  /// The closing quotation marks for each opening one.
  private static let closing: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "\"": ["\"", "”"], "“": ["”", "\""], "„": ["“", "”"], "«": ["»"], "»": ["«"],
  ]

  /// The words of the one text in quotation marks, or from the first to the last that Markdown marks
  /// for emphasis or as code: `"buy milk"`, `**bold** and *italic*`; `nil` if there is none, or several.
  package var quotedWords: Range<Int>? {
    guard seams.isEmpty, !tokens.isEmpty else { return nil }
    let quoted = quotations
    if !quoted.isEmpty {
      let words = tokens.indices.filter { index in
        quoted[0].lowerBound < tokens[index].lower && tokens[index].upper <= quoted[0].upperBound
      }
      // All of it in quotation marks is what was said.
      guard quoted.count == 1, let first = words.first, let last = words.last,
        words.count < tokens.count
      else { return nil }
      return first..<last + 1
    }
    return markedWords
  }

  /// The words behind the first colon that has words before it and a space behind it: “new task: buy
  /// milk”; `nil` if there are none.
  package var wordsBehindColon: Range<Int>? {
    guard seams.isEmpty, let colon = text.firstRange(of: ": ") else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: colon.lowerBound)
    guard let first = tokens.firstIndex(where: { Int($0.lower) > offset }), first > 0 else {
      return nil
    }
    return first..<tokens.count
  }

  /// The words behind the first mark of a heading or of a list of several items: "## Opening hours"; `nil` if
  /// there is none with words before it.
  package var wordsBehindBlock: Range<Int>? {
    guard seams.isEmpty else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    let marks = words.dropLast().filter { word in
      word.count <= 6 && word.allSatisfy { $0 == "#" } || word == "-" || word == "*"
    }
    guard let first = marks.first, first.first == "#" || marks.count > 1,
      let next = tokens.firstIndex(where: {
        // "#" is a word itself.
        Int($0.lower) >= text.utf8.distance(from: text.startIndex, to: first.startIndex)
      }), next > 0
    else { return nil }
    return next..<tokens.count
  }

  /// The words that Markdown's marks set apart, or the first of a heading or list; empty if there are no marks.
  package var wordsAtMarks: Range<Int> {
    if let marked = markedWords { return marked }
    guard let block = wordsBehindBlock else { return 0..<0 }
    let first = block.first { word($0).contains(where: \.isLetter) } ?? block.lowerBound
    return block.lowerBound..<first + 1
  }

  /// The words from the first to the last of Markdown's marks; `nil` if there are none, or texts apart:
  /// "rename *draft* to *final*".
  private var markedWords: Range<Int>? {
    let bytes = Array(text.utf8)
    func isMark(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && "*_`~".utf8.contains(bytes[offset])
    }
    func isEdge(_ offset: Int) -> Bool {
      !bytes.indices.contains(offset) || " \n\r\t!,.:;?()[]\"".utf8.contains(bytes[offset])
    }
    func isMarked(_ offset: Int, _ step: Int) -> Bool {
      var offset = offset
      guard isMark(offset) else { return false }
      while isMark(offset) { offset += step }
      return isEdge(offset)
    }
    var runs: [Range<Int>] = []
    var start: Int?
    for index in tokens.indices {
      if start == nil, isMarked(Int(tokens[index].lower) - 1, -1) { start = index }
      guard let first = start, isMarked(Int(tokens[index].upper), 1) else { continue }
      runs.append(first..<index + 1)
      start = nil
    }
    guard let first = runs.first, let last = runs.last else { return nil }
    let prepositions = RequestWords.words(for: "en").prepositions
    let isApart = zip(runs, runs.dropFirst()).contains { one, next in
      (one.upperBound..<next.lowerBound).contains { prepositions.contains(word($0)) }
    }
    return isApart ? nil : first.lowerBound..<last.upperBound
  }
}
