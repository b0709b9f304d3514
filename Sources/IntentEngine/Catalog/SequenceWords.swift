// What the languages of a catalogue have between commands, and how its phrases name applications.

import Foundation
import PhraseMatching

/// The words that join commands and point from one to another, for the languages of a catalogue.
struct SequenceWords: Sendable {
  /// A place between two commands.
  struct Joint: Sendable {
    /// The words between the commands, as zero-based UTF-8 offsets into the sentence.
    var range: Range<Int>
    /// Whether they can only mean that one thing is done after another.
    var isExplicit: Bool
  }

  /// Words around a command that name the application for it.
  struct Supplied: Hashable, Sendable {
    var before = ""
    var after = ""
  }

  private static let maximumWays = 6

  private let joining: [(words: [String], isExplicit: Bool)]
  private let pointing: [(tag: String, words: [String])]
  private let supplied: [String: [Supplied]]

  /// Reads the languages and the phrases of a catalogue.
  init(_ templates: [PhraseTemplate], applications: [ApplicationNames], languages: [String]) {
    var tags = Set(languages)
    for template in templates { tags.insert(template.language ?? "en") }
    let rows = CommandWords.rows(for: tags.sorted())
    joining = rows.flatMap { row in
      row.connectives.map { (Self.words($0), true) }
        + row.conjunctions.map { (Self.words($0), false) }
    }
    pointing = rows.flatMap { row in row.pronouns.map { (row.tag, Self.words($0)) } }
    let names = Dictionary(applications.map { ($0.app, $0.names.first ?? $0.app) }) { $1 }
    var ways: [String: [Supplied]] = [:]
    for template in templates {
      guard let name = names[template.app],
        let way = Supplied(naming: name, as: template.text),
        ways[template.app, default: []].count < Self.maximumWays,
        !ways[template.app, default: []].contains(way)
      else { continue }
      ways[template.app, default: []].append(way)
    }
    supplied = ways
  }

  private static func words(_ text: String) -> [String] { Normalizer.utterance(text).words }

  /// The places where a sentence may be split, in order and without overlap; the longest words win.
  ///
  /// What stands in quotation marks is one thing.
  func joints(in utterance: Utterance) -> [Joint] {
    let words = utterance.words
    let quoted = Self.quotations(in: utterance.text)
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
      // A command has a word at least.
      place += longest + 1
    }
    return joints
  }

  private static func quotations(in text: String) -> [Range<Int>] {
    var quotations: [Range<Int>] = []
    var opening: Int?
    var offset = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "“", "„", "«": opening = opening ?? offset
      case "\"", "”", "»":
        if let start = opening {
          quotations.append(start..<offset)
          opening = nil
        } else if scalar == "\"" {
          opening = offset
        }
      default: break
      }
      offset += UTF8.width(scalar)
    }
    return quotations
  }

  /// Whether words are a pronoun in the language of a phrase.
  func isPronoun(_ text: String, in language: String?) -> Bool {
    let said = Self.words(text)
    let language = (language ?? "en").prefix { $0 != "-" && $0 != "_" }.lowercased()
    return !said.isEmpty && pointing.contains { $0.tag == language && $0.words == said }
  }

  /// The places of pronouns in a text, as zero-based UTF-8 offsets; the longest at each place.
  func pronouns(in text: String) -> [Range<Int>] {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    return words.indices.compactMap { place in
      let longest = pointing.filter { words[place...].starts(with: $0.words) }
        .map(\.words.count).max()
      return longest.map { utterance.range(of: place..<place + $0) }
    }
  }

  /// The ways in which phrases of an application name it, at their end or at their beginning.
  func ways(toName app: String) -> [Supplied] { supplied[app] ?? [] }
}

extension SequenceWords.Supplied {
  /// The way a phrase names its application at its end ("… in ${applicationName}") or beginning.
  ///
  /// - Returns: `nil` when the phrase names it in the middle, beside a slot, or not at all.
  init?(naming name: String, as phrase: String) {
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
