// Splits words between digits and letters, for numbers with units.

/// The next few words of an utterance, split between digits and letters and between Hangul
/// syllables.
///
/// `5pm`, `1h30` and `3시간` are written without spaces, and a Korean word carries its particles.
struct Pieces {
  struct Piece {
    /// The index of the token it belongs to.
    let token: Int
    /// The range in the utterance's folded bytes.
    let range: Range<Int>
    let isNumber: Bool
  }

  /// The maximum number of pieces; a date in Chinese characters has fourteen.
  static let limit = 16

  let utterance: Utterance
  private(set) var all: [Piece] = []

  init(at place: Int, in utterance: Utterance) {
    self.utterance = utterance
    all.reserveCapacity(Pieces.limit)
    var token = place
    while token < utterance.tokens.count, all.count < Pieces.limit {
      var start = Int(utterance.tokens[token].foldedLower)
      let end = Int(utterance.tokens[token].foldedUpper)
      while start < end, all.count < Pieces.limit {
        let next = Pieces.end(of: start, in: utterance.folded, before: end)
        all.append(
          Piece(
            token: token, range: start..<next, isNumber: Pieces.isDigit(utterance.folded[start])))
        start = next
      }
      token += 1
    }
  }

  /// Returns the folded bytes of a piece.
  func bytes(_ index: Int) -> ArraySlice<UInt8> { utterance.folded[all[index].range] }

  /// Whether a piece starts the token it belongs to.
  func startsToken(_ index: Int) -> Bool {
    all[index].range.lowerBound == Int(utterance.tokens[all[index].token].foldedLower)
  }

  /// Whether a piece is a Hangul syllable, whose first byte is EA to ED.
  func isHangul(_ index: Int) -> Bool {
    index < all.count && (0xEA...0xED).contains(utterance.folded[all[index].range.lowerBound])
  }

  /// Whether a point follows a piece that ends a token, with white space or nothing behind it.
  func isFollowedByPoint(_ index: Int) -> Bool {
    guard place(after: index + 1).offset == 0 else { return false }
    let utf8 = utterance.text.utf8
    let rest = utf8.dropFirst(Int(utterance.tokens[all[index].token].upper)).prefix(2)
    return rest.first == UInt8(ascii: ".") && (rest.count == 1 || rest.last == UInt8(ascii: " "))
  }

  /// Returns the original text between a piece and the previous one; empty inside a token.
  func gap(before index: Int) -> Substring.UTF8View {
    guard index > 0, startsToken(index) else { return "".utf8[...] }
    let utf8 = utterance.text.utf8
    let lower = Int(utterance.tokens[all[index].token - 1].upper)
    let upper = Int(utterance.tokens[all[index].token].lower)
    guard lower < upper else { return "".utf8[...] }
    return utf8[
      utf8.index(utf8.startIndex, offsetBy: lower)..<utf8.index(utf8.startIndex, offsetBy: upper)]
  }

  /// Returns the place after a number of pieces, as a token and an offset in bytes.
  func place(after count: Int) -> (token: Int, offset: Int) {
    let piece = all[count - 1]
    let token = utterance.tokens[piece.token]
    return piece.range.upperBound == Int(token.foldedUpper)
      ? (piece.token + 1, 0) : (piece.token, piece.range.upperBound - Int(token.foldedLower))
  }

  /// Returns the index of the piece at a place; `nil` if no piece starts there.
  func index(token: Int, offset: Int) -> Int? {
    guard token < utterance.tokens.count, let last = all.last, token <= last.token else {
      return offset == 0 ? all.count : nil
    }
    let start = Int(utterance.tokens[token].foldedLower) + offset
    return all.firstIndex { $0.range.lowerBound == start }
  }

  /// Returns the end of the piece that starts at an offset of the folded bytes.
  static func end(of start: Int, in bytes: [UInt8], before end: Int) -> Int {
    var next = start + 1
    if isDigit(bytes[start]) {
      while next < end,
        isDigit(bytes[next])
          || ((bytes[next] == UInt8(ascii: ".") || bytes[next] == UInt8(ascii: ","))
            && next + 1 < end
            && isDigit(bytes[next + 1]))
      { next += 1 }
      return next
    }
    // A Hangul syllable has three bytes, the first of them EA to ED.
    if (0xEA...0xED).contains(bytes[start]), start + 3 <= end { return start + 3 }
    while next < end, !isDigit(bytes[next]) { next += 1 }
    return next
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }
}
