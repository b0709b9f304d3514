// Scans diffs line by line, by the first character of each line.

/// A scanner of the output of `diff`.
enum DiffScanner {
  /// Returns the tokens.
  static func parts(of text: UnsafeBufferPointer<UInt8>) -> [CodePart] {
    var found: [CodePart] = []
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A { end += 1 }
      if let kind = kind(of: UnsafeBufferPointer(rebasing: text[start..<end])) {
        found.append(CodePart(kind, start..<end))
      }
      start = end + 1
    }
    return found
  }

  private static func kind(of line: UnsafeBufferPointer<UInt8>) -> CodePart.Kind? {
    for head in ["diff ", "index ", "--- ", "+++ ", "Only in "]
    where line.starts(with: head.utf8) {
      return .keyword
    }
    switch line.first {
    case UInt8(ascii: "+"), UInt8(ascii: ">"): return .inserted
    case UInt8(ascii: "-"), UInt8(ascii: "<"): return .deleted
    case UInt8(ascii: "@"): return .attribute
    default: return nil
    }
  }
}
