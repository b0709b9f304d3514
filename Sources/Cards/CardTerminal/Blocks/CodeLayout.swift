// Lays out code blocks: lines kept as they are, indented, and wrapped with a mark.

import BehestCards
import CodeHighlighting

extension CardLayout {
  /// The cells between two tab stops.
  private static let tabWidth = 4

  /// Lays out code under a label with its language; overlong lines continue after a mark.
  mutating func layoutCode(_ language: String?, _ text: String) {
    pushPrefix(
      String(repeating: " ", count: metrics.codeIndent), look: Appearance(), repeats: true)
    if let language, !language.isEmpty { layoutLabel(language) }
    var text = text
    if text.utf8.last == 0x0A { text.removeLast() }
    guard !text.isEmpty else {
      lines.pop()
      return
    }
    guard profile.wrapsCode || profile.isAccessible else {
      layoutCutLines(of: &text, language: language)
      lines.pop()
      return
    }
    let mark = profile.isAccessible ? [] : [UInt8]((glyphs.continuation + " ").utf8)
    text.withUTF8 { bytes in
      var reader = ClusterReader(bytes)
      var scratch: [UInt8] = []
      var looks = CodeLooks(bytes, language: language, profile: profile)
      lines.beginRoomy()
      var column = 0
      while true {
        let run = bytes.asciiRun(from: reader.offset, limit: lines.room)
        if run.length > 0 {
          addRun(of: bytes, from: reader.offset, length: run.length, &looks)
          column += run.length
          reader.offset += run.length
          if run.isCut { continueLine(with: mark) }
          continue
        }
        scratch.removeAll(keepingCapacity: true)
        let look = looks.look(at: reader.offset).look
        guard let cluster = reader.next(into: &scratch) else { break }
        var cells = cluster.cells
        switch cluster.kind {
        case .newline:
          lines.end()
          lines.begin()
          column = 0
          continue
        case .tab:
          cells = Self.tabWidth - column % Self.tabWidth
          scratch = [UInt8](repeating: 0x20, count: cells)
        case .text, .space, .opportunity: break
        }
        if cells > lines.room {
          continueLine(with: mark)
        }
        lines.addFitting(scratch, cells, look)
        column += cells
      }
      lines.end()
    }
    lines.pop()
  }

  /// Lays out the lines of a text, cutting overlong ones with an ellipsis.
  private mutating func layoutCutLines(of text: inout String, language: String?) {
    text.withUTF8 { bytes in
      var looks = CodeLooks(bytes, language: language, profile: profile)
      var start = 0
      while start <= bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        var flow = Flow()
        var column = 0
        while start < end {
          let (look, stop) = looks.look(at: start)
          let part = bytes[start..<min(end, stop)]
          flow.append(Self.expandingTabs(part, &column), look, isCode: true)
          start = part.endIndex
        }
        flow.close(isOneLine: true)
        lines.beginRoomy()
        lines.addCut(flow, to: lines.room, mark: glyphs.ellipsis)
        lines.end()
        start = end + 1
      }
    }
  }

  /// Returns a part of a line with each tab expanded to spaces up to the next tab stop.
  ///
  /// - Parameter column: The cells before the part, to which its own are added.
  private static func expandingTabs(
    _ part: Slice<UnsafeBufferPointer<UInt8>>, _ column: inout Int
  ) -> String {
    var result = ""
    for (index, words) in part.split(separator: 0x09, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 {
        let cells = tabWidth - column % tabWidth
        result += String(repeating: " ", count: cells)
        column += cells
      }
      let words = String(decoding: words, as: UTF8.self)
      result += words
      column += TerminalText.width(of: words)
    }
    return result
  }

  /// Adds a run of printable ASCII, split where its look changes.
  private mutating func addRun(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, length: Int, _ looks: inout CodeLooks
  ) {
    var start = start
    let end = start + length
    while start < end {
      let (look, stop) = looks.look(at: start)
      let cut = min(end, stop)
      lines.add(UnsafeBufferPointer(rebasing: bytes[start..<cut]), cut - start, look)
      start = cut
    }
  }

  private mutating func continueLine(with mark: [UInt8]) {
    lines.end()
    lines.begin()
    if lines.room > 2, !mark.isEmpty { lines.add(mark, 2, Theme.dim) }
  }

  private mutating func layoutLabel(_ language: String) {
    var flow = Flow()
    flow.append(language, Theme.codeLabel)
    flow.close(isOneLine: true)
    lines.beginRoomy()
    if lines.room > 3 {
      lines.add(repeated(glyphs.lines.horizontal, 2) + [0x20], 3, Theme.codeLabel)
    }
    lines.addCut(flow, to: lines.room, mark: glyphs.ellipsis)
    lines.end()
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the printable ASCII at an offset, and whether the line has to wrap after it.
  ///
  /// The last byte before a non-ASCII one is left out, as a combining mark may follow. A run beyond
  /// the limit is cut at the limit, or after a space near it.
  fileprivate func asciiRun(from start: Int, limit: Int) -> (length: Int, isCut: Bool) {
    var index = start
    let end = Swift.min(count, start + Swift.max(limit, 0))
    while index < end, self[index] >= 0x20, self[index] < 0x7F { index += 1 }
    if index == end, index < count, self[index] > 0x20, self[index] < 0x7F {
      var space = index
      while space > start + limit * 2 / 3, self[space - 1] != 0x20 { space -= 1 }
      if space > start + limit * 2 / 3 { return (space - start, true) }
    }
    if index > start, index < count, self[index] >= 0x80 { index -= 1 }
    return (index - start, false)
  }
}

/// The appearance of each offset of a code block, looked up in ascending order.
struct CodeLooks {
  private let parts: [CodePart]
  private var next = 0

  /// Finds the parts of a code block; none when the terminal shows no highlighting.
  init(_ bytes: UnsafeBufferPointer<UInt8>, language: String?, profile: TerminalProfile) {
    let isSeen = profile.highlightsCode && (profile.color != .none || profile.attributes)
    parts =
      language.map { language in
        isSeen ? CodeHighlighter.parts(of: bytes, language: language) : []
      } ?? []
  }

  /// Returns the look at an offset, and where it ends; offsets must not decrease.
  mutating func look(at offset: Int) -> (look: Appearance, end: Int) {
    while next < parts.count, parts[next].end <= offset { next += 1 }
    guard next < parts.count else { return (Theme.codeBlock, .max) }
    let part = parts[next]
    guard part.start <= offset else { return (Theme.codeBlock, part.start) }
    return (Theme.codeBlock.colored(Self.ink(of: part.kind)), part.end)
  }

  private static func ink(of kind: CodePart.Kind) -> Ink {
    switch kind {
    case .keyword: .keyword
    case .type: .type
    case .function: .function
    case .string: .string
    case .number: .number
    case .constant: .constant
    case .comment: .comment
    case .attribute: .attribute
    case .inserted: .inserted
    case .deleted: .deleted
    }
  }
}
