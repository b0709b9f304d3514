// Walks through a line of text cluster by cluster, for text that is edited in a terminal.

/// A cluster of a line: the bytes that a cursor passes at once.
package struct TextCluster: Hashable, Sendable {
  /// The UTF-8 offsets of the cluster, with invisible characters before it.
  package var range: Range<Int>
  /// The width in cells, 0 to 2; 0 for a tab, whose width depends on its place.
  package var cells: Int
  /// Whether the cluster is a tab.
  package var isTab: Bool
  /// Whether a line may break after the cluster.
  package var isSpace: Bool
}

extension TerminalText {
  /// Calls a function with the clusters of a line from an offset on, until it returns `false`.
  ///
  /// The clusters cover all bytes: invisible characters at the end of the line are a cluster
  /// without cells.
  ///
  /// - Parameters:
  ///   - line: Valid UTF-8 without line feeds.
  ///   - start: The offset where a cluster begins.
  package static func clusters(
    of line: [UInt8], from start: Int = 0, _ body: (TextCluster) -> Bool
  ) {
    var scratch: [UInt8] = []
    line.withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(bytes)
      reader.offset = start
      while reader.offset < bytes.count {
        let cluster = next(&reader, bytes, &scratch)
        if !body(cluster) { return }
      }
    }
  }

  /// Returns the part of a line between two offsets as it is drawn: filtered, with spaces for tabs.
  ///
  /// - Parameters:
  ///   - range: Offsets at which clusters begin or end.
  ///   - tabWidth: The number of cells after which a tab stop follows, at least 1.
  /// - Returns: The text, and its width in cells.
  package static func drawn(
    _ line: [UInt8], _ range: Range<Int>, tabWidth: Int
  ) -> (text: String, cells: Int) {
    var output: [UInt8] = []
    var cells = 0
    line[range].withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(bytes)
      while let cluster = reader.next(into: &output) {
        switch cluster.kind {
        case .text, .space: cells += cluster.cells
        case .tab:
          let width = tabWidth - cells % tabWidth
          output += repeatElement(0x20, count: width)
          cells += width
        case .newline, .opportunity: break
        }
      }
    }
    return (String(decoding: output, as: UTF8.self), cells)
  }

  private static func next(
    _ reader: inout ClusterReader, _ bytes: UnsafeBufferPointer<UInt8>, _ scratch: inout [UInt8]
  ) -> TextCluster {
    let start = reader.offset
    let byte = bytes[start]
    // Most text: a character of ASCII that no mark follows.
    if 0x20..<0x7F ~= byte, start + 1 == bytes.count || bytes[start + 1] < 0x80 {
      reader.offset += 1
      return TextCluster(
        range: start..<start + 1, cells: 1, isTab: false, isSpace: byte == 0x20)
    }
    scratch.removeAll(keepingCapacity: true)
    guard let cluster = reader.next(into: &scratch) else {
      reader.offset = bytes.count
      return TextCluster(range: start..<bytes.count, cells: 0, isTab: false, isSpace: false)
    }
    return TextCluster(
      range: start..<reader.offset,
      cells: cluster.kind == .text || cluster.kind == .space
        ? cluster.cells : 0,
      isTab: cluster.kind == .tab, isSpace: cluster.kind == .space || cluster.kind == .tab)
  }
}
