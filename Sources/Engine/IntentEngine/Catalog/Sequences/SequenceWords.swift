// The conjunctions and pronouns of a catalogue's languages, and the ways to name its apps.

import Foundation
import PhraseMatching
import SpokenValues

/// The words that join commands and refer from one to another, for the languages of a catalogue.
struct SequenceWords: Sendable {
  /// A conjunction between two commands.
  struct Joint: Sendable {
    /// The position of the conjunction, as zero-based UTF-8 offsets into the sentence.
    var range: Range<Int>
    /// Whether the conjunction can only mean that one action follows another.
    var isExplicit: Bool
  }

  private let joining: [(words: [String], isExplicit: Bool)]
  private let pointing: [(tag: String, words: [String])]
  /// The pronouns that may refer to several things.
  private let plurals: Set<[String]>
  private let pairs: Set<[String]>
  /// The adverbs that refer to a thing, and the verbs behind which they do not: "are there".
  private let adverbs: Set<[String]>
  private let auxiliaries: Set<String>
  private let ways: [String: [NamingWay]]

  /// Creates the words for the languages and apps of a catalogue's phrases.
  init(_ outline: PhraseOutline) {
    ways = outline.ways
    let rows = CommandWords.rows(for: outline.languages.sorted())
    joining =
      ["&", "+"].map { ([$0], false) }
      + rows.flatMap { row in
        row.connectives.map { (Self.words($0), true) }
          + row.conjunctions.map { (Self.words($0), false) }
      }
    pointing = rows.flatMap { row in row.pronouns.map { (row.tag, Self.words($0)) } }
    plurals = Set(rows.flatMap(\.plurals).map(Self.words))
    pairs = Set(rows.flatMap(\.pairs).map(Self.words))
    adverbs = Set(rows.flatMap(\.adverbs).map(Self.words))
    auxiliaries = Set(rows.flatMap { RequestWords.words(for: $0.tag).auxiliaries })
  }

  private static func words(_ text: String) -> [String] { Normalizer.utterance(text).words }

  /// Returns the conjunctions in a sentence, in order and without overlap; the longest words win.
  ///
  /// Text in quotation marks is not split, and neither is a sentence of more than 120 words.
  func joints(in sentence: String) -> [Joint] {
    let utterance = Normalizer.utterance(sentence)
    let words = utterance.words
    guard words.count <= 120 else { return [] }
    let quoted = utterance.quotations
    var joints: [Joint] = []
    var place = 1
    while place < words.count - 1 {
      let fitting = joining.filter { row in
        words[place...].starts(with: row.words) && place + row.words.count < words.count
          && utterance.tokens[place].startsWord
          && utterance.tokens[place + row.words.count].startsWord
      }
      guard let longest = fitting.map(\.words.count).max() else {
        place += 1
        continue
      }
      let isExplicit = fitting.contains { $0.words.count == longest && $0.isExplicit }
      let range = utterance.range(of: place..<place + longest)
      if !quoted.contains(where: { $0.overlaps(range) }) {
        joints.append(Joint(range: range, isExplicit: isExplicit))
      }
      // A command has at least one word.
      place += longest + 1
    }
    return joints
  }

  /// Returns the conjunctions in a sentence and the commas that may stand for one, in order.
  func jointsAndPauses(in sentence: String) -> [Joint] {
    let utterance = Normalizer.utterance(sentence)
    guard utterance.tokens.count <= 120 else { return [] }
    let quoted = utterance.quotations
    let joints = joints(in: sentence)
    let pauses = utterance.pauses.map { place in
      Int(utterance.tokens[place - 1].upper)..<Int(utterance.tokens[place].lower)
    }
    .filter { pause in
      !quoted.contains { $0.overlaps(pause) }
        && !joints.contains { $0.range.lowerBound == pause.upperBound || $0.range.overlaps(pause) }
    }
    return (joints + pauses.map { Joint(range: $0, isExplicit: false) })
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the number of things that a pronoun refers to; `nil` for any.
  func count(of pronoun: String) -> Int? {
    let said = Self.words(pronoun)
    return pairs.contains(said) ? 2 : plurals.contains(said) ? nil : 1
  }

  /// Returns whether words are a pronoun in the language of a phrase.
  func isPronoun(_ text: String, in language: String?) -> Bool {
    let said = Self.words(text)
    let language = (language ?? "en").prefix { $0 != "-" && $0 != "_" }.lowercased()
    return !said.isEmpty && pointing.contains { $0.tag == language && $0.words == said }
  }

  /// Returns the positions of pronouns in a text as zero-based UTF-8 offsets, the longest at each
  /// place.
  func pronouns(in text: String) -> [Range<Int>] {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    return words.indices.compactMap { place in
      let longest = pointing.filter { words[place...].starts(with: $0.words) }
        .map(\.words.count).max()
      guard let longest, case let end = place + longest,
        !adverbs.contains(Array(words[place..<end])) || place == 0
          || !auxiliaries.contains(words[place - 1])
      else { return nil }
      return utterance.range(of: place..<end)
    }
  }

  /// Returns the ways in which the phrases of an app name it, at their end or their beginning.
  func ways(toName app: String) -> [NamingWay] { ways[app] ?? [] }
}

/// The words before or after a command that name its app, such as "in Notes".
struct NamingWay: Hashable, Sendable {
  /// The maximum number of ways that are collected for an app.
  static let maximumCount = 6

  var before = ""
  var after = ""
}

extension NamingWay {
  /// Creates the words with which a phrase names its app at its end ("… in ${applicationName}") or
  /// start.
  ///
  /// - Returns: `nil` when the phrase names the app in the middle, beside a slot, or not at all.
  init?(of name: String, in phrase: String) {
    let token = "${applicationName}"
    guard let place = phrase.range(of: token) else { return nil }
    let before = phrase[..<place.lowerBound]
    let after = phrase[place.upperBound...]
    if after.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
      let words = before.split(separator: " ")
      guard words.count > 1, let last = words.last, !last.contains("}") else { return nil }
      self.init(after: " \(last) \(name)")
    } else if before.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
      guard let first = after.first, !after.hasPrefix("${") else { return nil }
      let isSpaced = first == " "
      let word = isSpaced ? after.split(separator: " ").first.map { " \($0) " } : String(first)
      guard let word, !word.contains("{") else { return nil }
      self.init(before: name + word)
    } else {
      return nil
    }
  }
}
