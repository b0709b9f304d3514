// Measures, cuts, wraps and filters single texts, for prompts, lists and pickers.

/// Operations on single texts in terminal cells: measuring, cutting, wrapping and filtering.
///
/// Every result is filtered: it holds no control character, no escape sequence, no bidirectional
/// control and nothing else that moves a cursor or changes the appearance of other text.
public enum TerminalText {
  /// Returns the cells that a text takes on one line; characters that are never written count none.
  ///
  /// Clusters count as terminals draw them: East Asian wide characters and emoji two, marks none.
  public static func width(of text: String) -> Int {
    var width = 0
    var scratch: [UInt8] = []
    read(text) { reader in
      while let cluster = reader.next(into: &scratch) {
        width += Self.cells(of: cluster)
        scratch.removeAll(keepingCapacity: true)
      }
    }
    return width
  }

  /// Returns a text without characters that must not reach a terminal, on one line by default.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - keepingLines: Whether line ends stay, as `\n`; otherwise each becomes a space, as a
  ///     tab does.
  public static func sanitised(_ text: String, keepingLines: Bool = false) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    read(text) { reader in
      while let cluster = reader.next(into: &output) {
        switch cluster.kind {
        case .text, .space, .opportunity: break
        case .tab: output.append(0x20)
        case .newline: output.append(keepingLines ? 0x0A : 0x20)
        }
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns a text cut to a width, with an ellipsis in place of the rest; filtered, and on one
  /// line.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - width: The greatest width of the result, in cells.
  ///   - ellipsis: The mark in place of the rest; left out where it does not fit itself.
  public static func truncated(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    var output: [UInt8] = []
    let mark = Self.width(of: ellipsis) <= width ? sanitised(ellipsis) : ""
    let room = width - Self.width(of: mark)
    var cells = 0
    var cut = 0  // where the text ends if the ellipsis is needed
    var isCut = false
    read(text) { reader in
      while true {
        let start = output.count
        guard let cluster = reader.next(into: &output) else { return }
        if cluster.kind == .tab || cluster.kind == .newline { output.append(0x20) }
        cells += Self.cells(of: cluster)
        if cells > width {
          output.removeSubrange(start...)
          isCut = true
          return
        }
        if cells <= room { cut = output.count }
      }
    }
    guard isCut else { return String(decoding: output, as: UTF8.self) }
    while cut > 0, output[cut - 1] == 0x20 { cut -= 1 }
    return String(decoding: output[..<cut], as: UTF8.self) + mark
  }

  /// Returns a text cut or filled with spaces to a width; filtered, and on one line.
  public static func padded(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    let cut = truncated(text, to: width, ellipsis: ellipsis)
    return cut + String(repeating: " ", count: max(0, width - Self.width(of: cut)))
  }

  /// Returns a text as lines no wider than a width, broken between words; line ends are kept.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - width: The width, at least 2, so that every character fits; less counts as 2.
  /// - Returns: Filtered lines without line ends; one empty line for an empty text.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    var flow = Flow()
    flow.append(text, Appearance())
    flow.close()
    var lines = Lines(width: max(width, 2))
    lines.fill(with: flow)
    return lines.rows.isEmpty ? [""] : lines.rows.indices.map { lines.text(ofRow: $0) }
  }

  /// Returns the cells of a cluster on one line, where tabs and line ends are spaces.
  private static func cells(of cluster: Cluster) -> Int {
    switch cluster.kind {
    case .text, .space: cluster.cells
    case .tab, .newline: 1
    case .opportunity: 0
    }
  }

  private static func read(_ text: String, _ body: (inout ClusterReader) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var reader = ClusterReader(bytes)
      body(&reader)
    }
  }
}
