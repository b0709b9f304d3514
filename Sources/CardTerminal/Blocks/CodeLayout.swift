// Code blocks: lines kept as they are, indented, and wrapped with a mark.

import Cards

extension CardLayout {
  /// Cells between two tab stops.
  private static let tabWidth = 4

  /// Code under a label with its language; a line that is too long goes on behind a mark.
  mutating func layoutCode(_ language: String?, _ text: String) {
    pushPrefix("  ", look: Appearance(), repeats: true)
    if let language, !language.isEmpty { layoutLabel(language) }
    var text = text
    if text.utf8.last == 0x0A { text.removeLast() }
    guard !text.isEmpty else {
      lines.pop()
      return
    }
    let mark = [UInt8]((glyphs.continuation + " ").utf8)
    text.withUTF8 { bytes in
      var reader = ClusterReader(bytes)
      var scratch: [UInt8] = []
      lines.begin()
      var column = 0
      while true {
        let length = bytes.asciiLength(from: reader.offset, limit: lines.room)
        if length > 0 {
          lines.add(
            UnsafeBufferPointer(rebasing: bytes[reader.offset..<reader.offset + length]), length,
            Appearance())
          column += length
          reader.offset += length
          continue
        }
        scratch.removeAll(keepingCapacity: true)
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
          lines.end()
          lines.begin()
          lines.add(mark, 2, Theme.dim)
        }
        lines.add(scratch, cells, Appearance())
        column += cells
      }
      lines.end()
    }
    lines.pop()
  }

  private mutating func layoutLabel(_ language: String) {
    var flow = Flow()
    flow.append(language, Theme.dim)
    flow.close(isOneLine: true)
    lines.begin()
    lines.add(repeated(glyphs.horizontal, 2) + [0x20], 3, Theme.dim)
    let mark = [UInt8](glyphs.ellipsis.utf8)
    lines.addCut(
      flow, to: lines.room, mark: mark, markCells: TerminalText.width(of: glyphs.ellipsis))
    lines.end()
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of the printable ASCII at an offset that no mark can follow, up to a limit.
  fileprivate func asciiLength(from start: Int, limit: Int) -> Int {
    var index = start
    let end = Swift.min(count, start + Swift.max(limit, 0))
    while index < end, self[index] >= 0x20, self[index] < 0x7F { index += 1 }
    if index > start, index < count, self[index] >= 0x80 { index -= 1 }
    return index - start
  }
}
