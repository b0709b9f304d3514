// The words that may be added to a phrase or left out of it, as numbers.

/// The words that may be added to a phrase or left out of it, for the languages of a catalogue.
struct Politeness: Sendable {
  /// Articles are the first words of the vocabulary, so that one comparison recognises them.
  let articleCount: UInt32
  /// The rules of the languages.
  let rules: [LanguageRules]
  private let leading: [[UInt32]]
  private let trailing: [[UInt32]]

  /// What may be said anywhere, by its first word.
  private let skipped: [UInt32: [[UInt32]]]

  /// - Parameters:
  ///   - skipWords: Words and phrases that may be said anywhere.
  ///   - vocabulary: Empty; it receives the articles first.
  init(languages: [String], skipWords: [String], vocabulary: inout Vocabulary) {
    let rules = LanguageRules.all.filter { rule in
      languages.contains { LanguageRules.rules(for: $0)?.tag == rule.tag }
    }
    self.rules = rules
    for article in rules.flatMap(\.articles) {
      _ = Spellings.words(of: article, in: &vocabulary)
    }
    articleCount = UInt32(vocabulary.count)
    leading = rules.flatMap(\.leading).flatMap { Spellings.words(of: $0, in: &vocabulary) }
    trailing = rules.flatMap(\.trailing).flatMap { Spellings.words(of: $0, in: &vocabulary) }
    let skipped = skipWords.flatMap { Spellings.words(of: $0, in: &vocabulary) }
    self.skipped = Dictionary(grouping: skipped.filter { !$0.isEmpty }) { $0[0] }
  }

  init(from facts: inout ByteReader) {
    func phrases(_ facts: inout ByteReader) -> [[UInt32]] {
      facts.list { $0.list { UInt32(truncatingIfNeeded: $0.number()) } }
    }
    // A person has fewer articles than that in all languages.
    articleCount = UInt32(min(facts.number(), 4_096))
    let tags = facts.list { $0.text() }
    rules = LanguageRules.all.filter { tags.contains($0.tag) }
    leading = phrases(&facts)
    trailing = phrases(&facts)
    skipped = Dictionary(grouping: phrases(&facts).filter { !$0.isEmpty }) { $0[0] }
  }

  func write(to facts: inout ByteWriter) {
    facts.write(Int(articleCount))
    facts.write(rules) { $0.write($1.tag) }
    for phrases in [leading, trailing, skipped.sorted { $0.key < $1.key }.flatMap(\.value)] {
      facts.write(phrases) { $0.write($1) { $0.write(Int($1)) } }
    }
  }

  /// The numbers of words from a place on that may be left out there.
  func skips(at place: Int, in words: [UInt32]) -> [Int] {
    guard !skipped.isEmpty, let phrases = skipped[words[place]] else { return [] }
    return phrases.filter { words[place...].starts(with: $0) }.map(\.count)
  }

  /// Whether a phrase that may be said anywhere stands somewhere.
  func hasSkips(in words: [UInt32]) -> Bool {
    !skipped.isEmpty && words.indices.contains { !skips(at: $0, in: words).isEmpty }
  }

  @inline(__always)
  func isArticle(_ word: UInt32) -> Bool { word < articleCount }

  /// The places where a request may start: after any run of leading politeness.
  func starts(in words: [UInt32]) -> [Int] {
    reach(from: 0, over: leading, in: words, trailing: false)
  }

  /// The places where a request may end: before any run of trailing politeness and of what may be
  /// said anywhere, or of the latter alone.
  func ends(in words: [UInt32], politely: Bool) -> [Int] {
    let phrases = (politely ? trailing : []) + skipped.values.joined()
    return reach(from: words.count, over: phrases, in: words, trailing: true)
  }

  /// Whether politeness stands right at the beginning, or right at the end.
  func touches(_ words: [UInt32], atEnd: Bool) -> Bool {
    if atEnd {
      return trailing.contains { $0.count < words.count && words.suffix($0.count) == $0[...] }
    }
    return leading.contains { $0.count < words.count && words.prefix($0.count) == $0[...] }
  }

  private func reach(
    from edge: Int, over phrases: [[UInt32]], in words: [UInt32], trailing isTrailing: Bool
  ) -> [Int] {
    var places = [edge]
    var index = 0
    while index < places.count {
      let place = places[index]
      index += 1
      for phrase in phrases {
        let next = isTrailing ? place - phrase.count : place + phrase.count
        guard next > 0, next < words.count, !places.contains(next) else { continue }
        let run = isTrailing ? words[next..<place] : words[place..<next]
        if run == phrase[...] { places.append(next) }
      }
    }
    return places
  }
}
