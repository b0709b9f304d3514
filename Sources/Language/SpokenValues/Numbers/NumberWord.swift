// The parts that spoken numbers are made of, and a trie of their spellings.

/// The meaning of a part of a spoken number.
enum NumberWord: Hashable, Sendable {
  /// A whole number: `twenty-one`, `cinq cents`.
  case number(Double)
  /// The beginning of a number that goes on with smaller ones: the `deux cent` of `deux cent un`.
  case joint(Double, Rest)
  /// A multiple of the number before it: `hundred`, `Millionen`, `dozen`.
  case scale(Double)
  /// A multiple that goes on with smaller numbers: the `hundred and` of `two hundred and five`.
  case scaleJoint(Double, Rest)
  /// A named fraction, alone or after a count: `half`, `quarters`.
  case part(Double)
  /// What is added to the number before it: `and a half`.
  case plus(Double)
  /// The number one before a multiple or a fraction: the `a` of `a dozen`.
  case one
  /// A word between a number and a fraction: `and`.
  case and
  /// A word between a count and what is counted: the `of` of `a couple of`.
  case of
  /// The decimal mark: `point`.
  case mark
  /// A digit behind the decimal mark alone: `oh`.
  case digit(Double)
  case minus
  case percent

  /// The numbers that may follow a part, by the number of their digits.
  struct Rest: Hashable, Sendable {
    private var bits: UInt8

    /// All numbers that are smaller than what they follow.
    static let all = Rest(bits: 0b11110)

    private init(bits: UInt8) { self.bits = bits }

    init(_ number: Double) { bits = 1 << Self.digits(number) }

    mutating func formUnion(_ other: Rest) { bits |= other.bits }

    func contains(_ number: Double) -> Bool { bits & 1 << Self.digits(number) != 0 }

    /// Returns the number of digits of a whole number, four for all with more; zero for a fraction.
    private static func digits(_ number: Double) -> UInt8 {
      guard number >= 1, number == number.rounded() else { return 0 }
      return number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 4
    }
  }
}

/// The folded bytes of a spelling, with the places at which a new word may begin.
struct Spelling: Hashable {
  var bytes: [UInt8]
  var breaks: [Bool]

  /// Folds a text; soft hyphens and zero-width spaces mark where its parts are joined.
  init(_ text: String) {
    var parted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      parted.append(scalar == "\u{AD}" || scalar == "\u{200B}" ? " " : scalar)
    }
    let utterance = Normalizer.utterance(String(parted))
    bytes = []
    breaks = []
    for token in utterance.tokens {
      let word = Int(token.foldedLower)..<Int(token.foldedUpper)
      breaks += repeatElement(false, count: word.count)
      breaks[bytes.count] = true
      bytes += utterance.folded[word]
    }
  }

  private init(_ whole: Spelling, _ range: Range<Int>) {
    bytes = Array(whole.bytes[range])
    breaks = Array(whole.breaks[range])
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Returns what is left behind a beginning; `nil` if the spelling does not begin so.
  func dropping(prefix: Spelling) -> Spelling? {
    !prefix.isEmpty && bytes.starts(with: prefix.bytes)
      ? Spelling(self, prefix.bytes.count..<bytes.count) : nil
  }

  /// Returns what is left before an ending; `nil` if the spelling does not end so.
  func dropping(suffix: Spelling) -> Spelling? {
    let count = bytes.count - suffix.bytes.count
    return !suffix.isEmpty && count >= 0 && bytes[count...] == suffix.bytes[...]
      ? Spelling(self, 0..<count) : nil
  }

  /// Returns the spelling with what people type for letters that their keyboards lack.
  func respelled(_ spelling: NumberSpelling) -> Spelling {
    var words: [[UInt8]] = []
    for (byte, starts) in zip(bytes, breaks) {
      if starts || words.isEmpty { words.append([]) }
      words[words.count - 1].append(byte)
    }
    let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return Spelling(spelling.respelled(text))
  }
}

/// A trie of spellings, byte by byte.
struct SpellingTrie: Sendable {
  private struct Node: Sendable {
    let byte: UInt8
    /// Whether a word may begin with this byte, or a spelling is one word in both ways.
    var startsWord: Bool
    var child: Int32 = -1
    var sibling: Int32 = -1
    /// The index of the meanings of the bytes up to here; negative for none.
    var meanings: Int32 = -1
  }

  private var nodes = [Node(byte: 0, startsWord: false)]
  private var meanings: [[NumberWord]] = []

  mutating func add(_ word: NumberWord, _ spelling: Spelling) {
    guard !spelling.isEmpty, spelling.bytes.count < 160 else { return }
    var node = 0
    for index in spelling.bytes.indices {
      let (byte, startsWord) = (spelling.bytes[index], spelling.breaks[index])
      if let next = child(of: node, byte) {
        if startsWord { nodes[next].startsWord = true }
        node = next
      } else {
        nodes.append(Node(byte: byte, startsWord: startsWord, sibling: nodes[node].child))
        nodes[node].child = Int32(nodes.count - 1)
        node = nodes.count - 1
      }
    }
    if nodes[node].meanings < 0 {
      nodes[node].meanings = Int32(meanings.count)
      meanings.append([])
    }
    let index = Int(nodes[node].meanings)
    if let place = meanings[index].firstIndex(where: { $0.isJoint(like: word) }) {
      meanings[index][place].formUnion(word)
    } else if !meanings[index].contains(word) {
      meanings[index].append(word)
    }
  }

  /// Returns the node behind a byte; `nil` if no spelling goes on so. The root is 0.
  @inline(__always)
  func child(of node: Int, _ byte: UInt8) -> Int? {
    var next = nodes[node].child
    while next >= 0 {
      if nodes[Int(next)].byte == byte { return Int(next) }
      next = nodes[Int(next)].sibling
    }
    return nil
  }

  func startsWord(_ node: Int) -> Bool { nodes[node].startsWord }

  func words(at node: Int) -> [NumberWord] {
    nodes[node].meanings < 0 ? [] : meanings[Int(nodes[node].meanings)]
  }
}

extension NumberWord {
  /// Whether both are the same beginning, whatever may follow it.
  fileprivate func isJoint(like other: NumberWord) -> Bool {
    switch (self, other) {
    case (.joint(let left, _), .joint(let right, _)),
      (.scaleJoint(let left, _), .scaleJoint(let right, _)):
      left == right
    default: false
    }
  }

  fileprivate mutating func formUnion(_ other: NumberWord) {
    switch (self, other) {
    case (.joint(let number, var rest), .joint(_, let more)):
      rest.formUnion(more)
      self = .joint(number, rest)
    case (.scaleJoint(let scale, var rest), .scaleJoint(_, let more)):
      rest.formUnion(more)
      self = .scaleJoint(scale, rest)
    default: break
    }
  }
}
