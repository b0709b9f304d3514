// A slow matcher, written from the definition, that the fast one is tested against.

package import PhraseMatching
import SpokenValues

/// A matcher that tries everything, without a table, a tree or a graph.
///
/// A phrase matches an utterance in the strict sense when one of its sayings does. A saying matches
/// when its texts, the texts of known values, names of the app, numbers and free words,
/// concatenated, are the utterance's folded letters, and
/// - where a text has white space, and between its words, a word of the utterance ends;
/// - nowhere inside a word of a text, name or value does a word of the utterance end;
/// - where a slot or a name touches something without white space, a word may end or not; but names
///   of the app begin where a word begins;
/// - free text is whole words, except where it touches something without white space; only slots
///   that accept any words have free text.
///
/// Conditions on the context are met by the context of the utterance together with the contexts of
/// the named values.
package struct ReferenceMatcher {
  /// A slot and its content.
  package struct Filling: Hashable {
    /// The slot.
    package var slot: Expression.Slot
    /// The place of the content in `Letters`.
    package var place: Range<Int>
    /// The known values that the words name, in declared order; empty for numbers and free text.
    package var values: [String]
    /// The number that the words state; `nil` for none.
    package var number: Double?

    /// Whether the content is free text.
    package var isFree: Bool { values.isEmpty && number == nil }
  }

  /// A way to understand an utterance as a phrase.
  package struct Reading: Hashable {
    /// The index of the template.
    package var template: Int
    /// The number of letters and digits of the utterance that belong to the phrase's own text.
    package var literalLength: Int
    /// The slots, in the order they are said.
    package var fillings: [Filling]
    /// The values of parameters that are set without being said.
    package var fixed: [String: JSON]
  }

  /// A piece of a saying, with the words that it may be typed as.
  fileprivate enum Piece {
    case text(Text)
    case slot(Expression.Slot, SlotType)
    case name([[[UInt8]]])
  }

  fileprivate struct Text {
    var spellings: [[[UInt8]]]
    /// Whether white space is at the beginning, so that a word ends before the text.
    var startsWithSpace: Bool
    var endsWithSpace: Bool
    /// The length of the shortest spelling, in bytes.
    var bytes: Int
  }

  /// A saying, and for each piece the minimum length of the texts from it on, in bytes, which an
  /// utterance must have to match.
  fileprivate struct Spelled {
    var pieces: [Piece]
    var bytes: [Int]
  }

  /// The maximum number of sayings of a phrase.
  package static let limit = 300

  /// The phrases.
  package let templates: [PhraseTemplate]
  private let sayings: [[Spelled]]
  private let values: [String: [(value: PhraseValue, spellings: [[[UInt8]]])]]

  /// Creates a matcher by writing out the sayings of a catalogue.
  ///
  /// - Returns: `nil` when a phrase has more than `limit` sayings.
  package init?(
    templates: [PhraseTemplate], applications: [ApplicationNames], values: [PhraseValue]
  ) {
    self.templates = templates
    self.values = Dictionary(grouping: values, by: \.type).mapValues { group in
      group.map { ($0, Self.spellings(of: $0.texts)) }
    }
    var texts: [[String]: Text] = [:]
    var sayings: [[Spelled]] = []
    for template in templates {
      guard let all = Self.sayings(of: template) else { return nil }
      let names = applications.filter { $0.app == template.app }.flatMap(\.names)
      let spellings = Self.spellings(of: names)
      sayings.append(
        all.map { saying in
          let last = saying.pieces.count - 1
          let pieces = saying.pieces.enumerated().compactMap { index, piece -> Piece? in
            switch piece {
            case .applicationName: return .name(spellings)
            case .slot(let slot): return template.slots[slot.list].map { .slot(slot, $0) }
            case .text(let text):
              let edges = (index > 0 ? "_" : "", index < last ? "_" : "")
              let key = [template.language ?? "", edges.0, text, edges.1]
              let new = texts[key] ?? Text(text, in: template.language, between: edges)
              texts[key] = new
              return .text(new)
            }
          }
          return Spelled(pieces)
        })
    }
    self.sayings = sayings
  }

  private static func spellings(of texts: [String]) -> [[[UInt8]]] {
    var seen: Set<[[UInt8]]> = []
    return texts.flatMap(Letters.spellings).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func sayings(of template: PhraseTemplate) -> [Saying]? {
    if let expression = template.expression {
      return expression.sayings(rules: template.block?.rules ?? [:], limit: limit)
    }
    guard let elements = try? TemplateParser.elements(of: template) else { return nil }
    return [
      Saying(
        pieces: elements.map { element in
          switch element {
          case .literal(let text): .text(text)
          case .applicationName: .applicationName
          case .slot(let name): .slot(Expression.Slot(list: name))
          }
        })
    ]
  }

  /// Returns every reading of an utterance by any template, unordered; values that the same words
  /// name are in one reading.
  package func readings(
    of letters: Letters, context: [String: JSON] = [:]
  ) -> [Reading] {
    guard !letters.bytes.isEmpty else { return [] }
    var readings: [Reading] = []
    var known: [Reading: Int] = [:]
    for index in templates.indices {
      let template = templates[index]
      guard hasKeyword(template, letters) else { continue }
      for saying in sayings[index] where saying.bytes[0] <= letters.bytes.count {
        let attempt = Attempt(values, letters, saying)
        for found in attempt.fillings() {
          guard var reading = reading(index, found, context) else { continue }
          let values = reading.fillings.map(\.values)
          for slot in reading.fillings.indices { reading.fillings[slot].values.removeAll() }
          if let place = known[reading] {
            for slot in values.indices {
              let all = readings[place].fillings[slot].values
              let new = values[slot].filter { !all.contains($0) }
              readings[place].fillings[slot].values += new
            }
          } else {
            known[reading] = readings.count
            for slot in values.indices { reading.fillings[slot].values = values[slot] }
            readings.append(reading)
          }
        }
      }
    }
    return readings
  }

  private func hasKeyword(_ template: PhraseTemplate, _ letters: Letters) -> Bool {
    guard let keywords = template.block?.requiredKeywords, !keywords.isEmpty else { return true }
    let words = Set(letters.utterance.words)
    return keywords.contains {
      words.contains(Normalizer.utterance($0).words.joined(separator: " "))
    }
  }

  /// Returns the reading if the conditions of the template are met; else `nil`.
  private func reading(
    _ index: Int, _ found: Attempt.Found, _ context: [String: JSON]
  ) -> Reading? {
    let block = templates[index].block
    var known = context
    for value in found.values {
      // No value may contradict a condition, whatever a later value states.
      for condition in block?.requires ?? [] {
        if let fact = value.context[condition.key], !condition.isMet(by: fact) { return nil }
      }
      for condition in block?.excludes ?? [] {
        if let fact = value.context[condition.key], condition.isMet(by: fact) { return nil }
      }
      known.merge(value.context) { $1 }
    }
    var fixed: [String: JSON] = [:]
    for condition in block?.requires ?? [] {
      guard let fact = known[condition.key], condition.isMet(by: fact) else { return nil }
      if let slot = condition.slot { fixed[slot] = fact }
    }
    for condition in block?.excludes ?? [] {
      if let fact = known[condition.key], condition.isMet(by: fact) { return nil }
    }
    fixed.merge(block?.fixedSlots ?? [:]) { $1 }
    for filling in found.fillings where !filling.slot.isCapture { fixed[filling.slot.name] = nil }
    return Reading(
      template: index, literalLength: found.literalLength, fillings: found.fillings, fixed: fixed)
  }
}

extension ReferenceMatcher.Text {
  /// - Parameter edges: The text before and after this one; empty at an end of the saying.
  fileprivate init(
    _ text: String, in language: String?, between edges: (String, String)
  ) {
    let startsWithSpace = text.first?.isWhitespace == true
    let endsWithSpace = text.last?.isWhitespace == true
    let contractions = language.flatMap(LanguageRules.rules)?.contractions ?? [:]
    // A word that continues in a slot has no spellings of its own.
    let first = edges.0.isEmpty || startsWithSpace ? 0 : 1
    let last = edges.1.isEmpty || endsWithSpace ? 0 : 1
    self.startsWithSpace = startsWithSpace
    self.endsWithSpace = endsWithSpace
    spellings = Letters.spellings(of: text).flatMap { words in
      Letters.variants(
        of: words, in: first..<max(first, words.count - last), by: contractions)
    }
    bytes = spellings.map { $0.reduce(0) { $0 + $1.count } }.min() ?? 0
  }
}

extension ReferenceMatcher.Spelled {
  fileprivate init(_ pieces: [ReferenceMatcher.Piece]) {
    self.pieces = pieces
    bytes = [0]
    for piece in pieces.reversed() {
      if case .text(let text) = piece {
        bytes.insert(bytes[0] + text.bytes, at: 0)
      } else {
        bytes.insert(bytes[0], at: 0)
      }
    }
  }
}

/// An attempt to match one saying with one utterance.
private final class Attempt {
  struct Found {
    var fillings: [ReferenceMatcher.Filling] = []
    var values: [PhraseValue] = []
    var literalLength = 0
  }

  typealias Values = [String: [(value: PhraseValue, spellings: [[[UInt8]]])]]

  private let values: Values
  private let letters: Letters
  private let pieces: [ReferenceMatcher.Piece]
  private let bytes: [Int]

  init(_ values: Values, _ letters: Letters, _ saying: ReferenceMatcher.Spelled) {
    self.values = values
    self.letters = letters
    pieces = saying.pieces
    bytes = saying.bytes
  }

  func fillings() -> [Found] {
    rest(0, at: 0)
  }

  /// Returns all matches of the pieces from `index` on that begin at a place.
  private func rest(_ index: Int, at place: Int) -> [Found] {
    guard index < pieces.count else { return place == letters.bytes.count ? [Found()] : [] }
    guard bytes[index] <= letters.bytes.count - place else { return [] }
    switch pieces[index] {
    case .text(let text): return self.text(text, index, at: place)
    case .name(let spellings):
      guard letters.isBoundary(place) else { return [] }
      return spellings.flatMap { name in
        end(of: name, index, at: place).map { rest(index + 1, at: $0) } ?? []
      }
    case .slot(let slot, let type): return self.slot(slot, type, index, at: place)
    }
  }

  private func text(
    _ text: ReferenceMatcher.Text, _ index: Int, at place: Int
  ) -> [Found] {
    if text.startsWithSpace, !letters.isBoundary(place) { return [] }
    var found: [Found] = []
    for words in text.spellings {
      guard let end = letters.end(of: words, at: place) else { continue }
      if text.endsWithSpace, !letters.isBoundary(end) { continue }
      let length = words.reduce(0) { $0 + String(decoding: $1, as: UTF8.self).unicodeScalars.count }
      found += rest(index + 1, at: end).map { rest in
        var rest = rest
        rest.literalLength += length
        return rest
      }
    }
    return found
  }

  /// Returns the end of a name or value that begins at a place; `nil` if it does not.
  private func end(of words: [[UInt8]], _ index: Int, at place: Int) -> Int? {
    guard let end = letters.end(of: words, at: place), endsWell(index, at: end) else { return nil }
    return end
  }

  /// Returns whether a slot or name may end at a place: inside a word only before another piece.
  private func endsWell(_ index: Int, at place: Int) -> Bool {
    letters.isBoundary(place) || index + 1 < pieces.count
  }

  private func slot(
    _ slot: Expression.Slot, _ type: SlotType, _ index: Int, at place: Int
  ) -> [Found] {
    func go(_ end: Int, _ value: PhraseValue?, _ number: Double?) -> [Found] {
      rest(index + 1, at: end).map { rest in
        var rest = rest
        let filling = ReferenceMatcher.Filling(
          slot: slot, place: place..<end, values: value.map { [$0.id] } ?? [], number: number)
        rest.fillings.insert(filling, at: 0)
        if let value { rest.values.insert(value, at: 0) }
        return rest
      }
    }
    var found: [Found] = []
    if let name = type.valueType {
      for (value, spellings) in values[name] ?? [] {
        for words in spellings {
          guard let end = self.end(of: words, index, at: place) else { continue }
          found += go(end, value, nil)
        }
      }
    }
    if case .number(let range) = type {
      for (end, number) in Numerals(letters, range).all(at: place) where endsWell(index, at: end) {
        found += go(end, nil, number)
      }
    }
    if type.isOpen, letters.edges.contains(place) || letters.insides.contains(place) {
      let isLast = index + 1 == pieces.count
      for end in letters.edges + (isLast ? [] : letters.insides) where end > place {
        found += go(end, nil, nil)
      }
    }
    return found
  }
}
