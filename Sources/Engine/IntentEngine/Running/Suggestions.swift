// Collects the values that a person can choose from when asked for a parameter.

import Foundation
import SpokenValues

/// The values to suggest for a parameter, each with the option that shows it.
struct Suggestions: Sendable {
  /// The maximum number of suggestions of a question; other values are found by typing.
  static let limit = 100

  /// The values, in the order of `options`.
  private(set) var values: [Value] = []

  /// The options to show.
  private(set) var options: [Question.Option] = []

  /// The question over the list; `nil` for none.
  private(set) var prompt: String?

  /// Creates the suggestions for a parameter from its options provider, its query, or its cases.
  ///
  /// - Throws: The errors of the provider or query.
  init(for parameter: CallParameter) async throws {
    if parameter.hasOptions {
      self.init(of: try await parameter.options())
      return
    }
    self.init()
    try await add(parameter.kind.element, parameter)
  }

  private mutating func add(_ kind: ValueKind, _ parameter: CallParameter) async throws {
    switch kind {
    case .enumeration(let type):
      for value in parameter.cases(of: type) { add(value, value.option) }
    case .boolean:
      let names = parameter.truthNames
      add(.boolean(true), Question.Option(title: names?.yes ?? Sentence.yesTitle()))
      add(.boolean(false), Question.Option(title: names?.no ?? Sentence.noTitle()))
    case .entity(let type):
      add(try await type.suggested())
    case .union(let kinds, _):
      for kind in kinds { try await add(kind, parameter) }
    default:
      break
    }
  }

  /// Creates suggestions from the first values of a list.
  init(of list: OptionList) {
    self.init()
    add(list)
  }

  /// Creates suggestions from the options of a question; none where their values are not known.
  init(of question: Question) {
    self.init()
    if question.values.count == question.options.count {
      (values, options) = (question.values, question.options)
    }
  }

  /// Creates an empty list of suggestions.
  init() {}

  /// Returns the values for several numbers from 1, "1, 3 and 4"; `nil` for any other text.
  func numbered(_ text: String) -> [Value]? {
    let and = Set(SentenceLanguage.sessionWords.flatMap(\.and))
    let parts = text.split { ",、，".contains($0) || $0 == " " }
      .filter { !and.contains($0.lowercased()) }
    let indices = parts.compactMap { Int($0).flatMap(values.indices.index(numbered:)) }
    guard !parts.isEmpty, indices.count == parts.count else { return nil }
    return indices.map { values[$0] }
  }

  /// Returns the values for several places, "the first and the last", or all; `nil` for any other
  /// text.
  func placed(_ text: String) -> [Value]? {
    guard !values.isEmpty else { return nil }
    let words = SentenceLanguage.sessionWords
    if words.flatMap(\.everything).contains(where: { $0.comparable == text.comparable }) {
      return values
    }
    let parts = words.flatMap(\.and)
      .reduce(text) { $0.replacing(" \($1) ", with: ",") }.split { ",、，".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let places = parts.filter { !$0.isEmpty }.map { AnswerReader.place($0, among: values.count) }
    guard !places.isEmpty, places.allSatisfy({ $0 != nil }) else { return nil }
    return places.compactMap { $0.map { values[$0] } }
  }

  /// Removes all but the first suggestions.
  mutating func shorten(to count: Int) {
    values = Array(values.prefix(count))
    options = Array(options.prefix(count))
  }

  /// Removes values that are not wanted, unless none would remain.
  mutating func remove(_ unwanted: [Value]) {
    let unwanted = Set(unwanted.map(\.plain))
    let kept = values.indices.filter { !unwanted.contains(values[$0].plain) }
    guard kept.count < values.count, !kept.isEmpty else { return }
    (values, options) = (kept.map { values[$0] }, kept.map { options[$0] })
  }

  private mutating func add(_ list: OptionList) {
    prompt = list.prompt
    for item in list.items.prefix(Self.limit - values.count) {
      var option = item.value.option
      option.section = item.section
      add(item.value, option)
    }
  }

  private mutating func add(_ value: Value, _ option: Question.Option) {
    values.append(value)
    options.append(option)
  }
}
