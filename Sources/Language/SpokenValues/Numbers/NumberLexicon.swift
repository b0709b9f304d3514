// The parts of a language's numbers, taken apart from Unicode's spellings of a few of them.

import Synchronization

/// The parts of the numbers of a language, as a trie of their spellings.
///
/// Unicode's CLDR spells numbers, it does not list words. Numbers to a hundred are parts as they
/// are. Of the others some are spelled, in all genders and cases, and taken apart: "two hundred and
/// five" without "five" is `two hundred and`, and without "two" `hundred and`. What goes the same way
/// for two numbers is a multiple; what does not (`doscientos`, `quinientos`) is a part of its own.
/// `NumberSpelling` adds what CLDR does not have, such as dozens and halves.
///
/// Made when a word is first read as a number of the language, in a millisecond or two; in twenty for
/// languages with many cases.
final class NumberLexicon: Sendable {
  let trie: SpellingTrie

  /// Returns the parts of a language's numbers; made once.
  static func of(_ tag: String) -> NumberLexicon {
    made.withLock { made in
      if let lexicon = made[tag] { return lexicon }
      let lexicon = NumberLexicon(tag)
      made[tag] = lexicon
      return lexicon
    }
  }

  private static let made = Mutex<[String: NumberLexicon]>([:])

  /// Whether a number may start with the first word of folded bytes.
  func starts(_ word: ArraySlice<UInt8>) -> Bool {
    var node = 0
    for byte in word {
      guard let next = trie.child(of: node, byte) else { return false }
      node = next
      if !trie.words(at: node).isEmpty { return true }
    }
    return true
  }

  private init(_ tag: String) {
    let rules = LanguageRules.rules(for: tag)
    let spelling = rules?.numbers ?? NumberSpelling()
    var builder = Builder(spelling: spelling)
    builder.addSpellings(of: tag)
    for region in spelling.regions { builder.addSmallNumbers(of: region) }
    builder.addOwnWords(rules)
    let percent =
      spelling.percent.isEmpty ? CLDR.unit("percent", tag: tag) : spelling.percent
    for text in percent + ["%"] { builder.add(.percent, Spelling(text)) }
    trie = builder.trie
  }
}

/// The making of a lexicon.
private struct Builder {
  let spelling: NumberSpelling
  var trie = SpellingTrie()
  private var spelled: [Double: [Spelling]] = [:]
  /// The words of multiples that go on with smaller numbers.
  private var joints: Set<Spelling> = []

  init(spelling: NumberSpelling) { self.spelling = spelling }

  mutating func add(_ word: NumberWord, _ text: Spelling) {
    trie.add(word, text)
    if !spelling.respellings.isEmpty, text.bytes.contains(where: { $0 >= 0x80 }) {
      trie.add(word, text.respelled(spelling))
    }
  }

  /// Adds the words that the language's file has.
  mutating func addOwnWords(_ rules: LanguageRules?) {
    for (number, texts) in spelling.more {
      // One and a half is a number, one half is a part of one.
      texts.forEach {
        add(number < 1 && number > 0 ? .part(number) : .number(number), Spelling($0))
      }
    }
    for (part, texts) in spelling.parts { texts.forEach { add(.part(part), Spelling($0)) } }
    for (scale, texts) in spelling.scales {
      for text in texts.map(Spelling.init) {
        add(.scale(scale), text)
        add(.number(scale), text)
      }
    }
    for text in spelling.halves where text.hasPrefix("#") {
      add(.plus(0.5), Spelling(String(text.dropFirst())))
    }
    spelling.decimalMarks.forEach { add(.mark, Spelling($0)) }
    spelling.minus.forEach { add(.minus, Spelling($0)) }
    spelling.of.forEach { add(.of, Spelling($0)) }
    spelling.zeros.forEach { add(.digit(0), Spelling($0)) }
    for (word, texts) in rules?.timeWords ?? [] {
      if word == .one { texts.forEach { add(.one, Spelling($0)) } }
      if word == .and { texts.forEach { add(.and, Spelling($0)) } }
    }
  }

  /// Adds what Unicode has for the numbers to a hundred, where regions differ.
  mutating func addSmallNumbers(of tag: String) {
    spelled = [:]
    for number in 0...100 {
      for text in texts(Double(number), tag) { add(.number(Double(number)), text) }
    }
  }

  /// Adds what Unicode has for a language.
  mutating func addSpellings(of tag: String) {
    addSmallNumbers(of: tag)
    guard !texts(1, tag).isEmpty else { return }
    addSigns(tag)
    // A hundred and a thousand may have numbers of their own: doscientos, seiscientos, ألفان.
    var known: Set<Spelling> = []
    addMultiples(of: 100, by: Array(1...9), tag, &known)
    addMultiples(of: 1_000, by: Array(1...9) + [12, 21, 25], tag, &known)
    for scale in [1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12] where isWord(scale, tag, known) {
      addMultiples(of: scale, by: [1, 2, 3, 5, 12, 21], tag, &known)
    }
  }

  /// Whether a language has a word for a scale: two and three of them are said with the same word,
  /// which does not begin with that for a smaller one.
  private mutating func isWord(_ scale: Double, _ tag: String, _ known: Set<Spelling>) -> Bool {
    let words = [2.0, 3].map { count in
      Set(texts(count * scale, tag).compactMap { remainder(of: $0, behind: count, tag) })
    }
    return words[0].intersection(words[1]).contains { word in
      !known.union(joints).contains { word.dropping(prefix: $0)?.breaks.first == true }
    }
  }

  /// Adds the words for a scale, and its multiples that do not consist of a number and a word.
  ///
  /// Where smaller numbers follow one multiple without a word between, they follow all of them so.
  private mutating func addMultiples(
    of scale: Double, by counts: [Int], _ tag: String, _ known: inout Set<Spelling>
  ) {
    var isPlain: Bool?
    for count in counts.map(Double.init).reversed() {
      let whole = count * scale
      var isNew = count == 2
      for text in texts(whole, tag) {
        if let word = remainder(of: text, behind: count, tag) {
          guard known.insert(word).inserted else { continue }
          add(.scale(scale), word)
          add(.number(scale), word)
          if isPlain == true { addJoints(of: scale, word, behind: .all) }
        } else {
          add(.number(whole), text)
          // Spanish has cien, doscientos and ciento uno.
          if isPlain == true, !isConnected(whole, tag) { isPlain = false }
          if isPlain == true { add(.joint(whole, .all), text) }
        }
        isNew = true
      }
      if isNew, isPlain != true { isPlain = addConnections(of: scale, by: count, tag) }
    }
  }

  /// Adds the words between a multiple and smaller numbers; returns whether there are none.
  private mutating func addConnections(of scale: Double, by count: Double, _ tag: String) -> Bool {
    let whole = count * scale
    let plain = texts(whole, tag)
    var isPlain = true
    for rest in Self.rests where rest < scale {
      for text in texts(whole + rest, tag) {
        guard let start = remainder(of: text, before: rest, tag) else {
          isPlain = false
          continue
        }
        if !plain.contains(where: { $0.bytes == start.bytes }) { isPlain = false }
        if let word = remainder(of: start, behind: count, tag) {
          addJoints(of: scale, word, behind: NumberWord.Rest(rest))
        } else {
          add(.joint(whole, NumberWord.Rest(rest)), start)
        }
      }
    }
    return isPlain
  }

  /// Whether a number is said without a change before a smaller one.
  private mutating func isConnected(_ whole: Double, _ tag: String) -> Bool {
    let plain = texts(whole, tag)
    return texts(whole + 21, tag).allSatisfy { text in
      let start = remainder(of: text, before: 21, tag)
      return plain.contains { $0.bytes == start?.bytes }
    }
  }

  private mutating func addJoints(
    of scale: Double, _ word: Spelling, behind rest: NumberWord.Rest
  ) {
    add(.scaleJoint(scale, rest), word)
    add(.joint(scale, rest), word)
    joints.insert(word)
  }

  /// The numbers whose connection with greater ones is looked at, some of each length; Italian's
  /// eight begins with a vowel.
  private static let rests: [Double] = [
    1, 5, 8, 10, 21, 80, 100, 345, 6_000, 345_678, 600_000, 45_000_000, 234_567_890,
  ]

  /// Returns what is left behind a number, preferably where a word begins: "eine Million" is not
  /// "einem" and more.
  private mutating func remainder(
    of text: Spelling, behind count: Double, _ tag: String
  ) -> Spelling? {
    let left = texts(count, tag).compactMap { text.dropping(prefix: $0) }.filter { !$0.isEmpty }
    return left.first { $0.breaks[0] } ?? left.first
  }

  /// Returns what is left before a number.
  private mutating func remainder(
    of text: Spelling, before rest: Double, _ tag: String
  ) -> Spelling? {
    let left = texts(rest, tag).compactMap { text.dropping(suffix: $0) }.filter { !$0.isEmpty }
    return left.first { text.breaks[$0.bytes.count] } ?? left.first
  }

  /// Adds the words before a negative number, and between a number and its decimals.
  private mutating func addSigns(_ tag: String) {
    for text in texts(-1, tag) {
      if let sign = remainder(of: text, before: 1, tag) { add(.minus, sign) }
    }
    for text in texts(0.5, tag) {
      guard let rest = remainder(of: text, behind: 0, tag) else { continue }
      if let mark = remainder(of: rest, before: 5, tag) { add(.mark, mark) }
    }
  }

  /// Returns the distinct spellings of a number, the longest first.
  private mutating func texts(_ number: Double, _ tag: String) -> [Spelling] {
    if let known = spelled[number] { return known }
    let texts = CLDR.cardinals(of: number, tag: tag).map(Spelling.init).filter { !$0.isEmpty }
      .sorted { $0.bytes.count > $1.bytes.count }
    spelled[number] = texts
    return texts
  }
}
