// What a person can choose from when a parameter's value is asked for.

import AppIntents
import Foundation

/// Values to suggest for a parameter, each with the option that shows it.
struct Suggestions: Sendable {
  /// The most suggestions a question carries; the rest is found by typing.
  static let limit = 100

  /// The values, in the order of `options`.
  private(set) var values: [any Sendable] = []

  /// What to show.
  private(set) var options: [Question.Option] = []

  /// The question over the list; `nil` for none.
  private(set) var prompt: String?

  /// The suggestions for a parameter: of its options provider, its query, or its cases.
  ///
  /// - Throws: what the provider or query throws.
  init(for parameter: any AnyIntentParameter) async throws {
    if let provider = parameter.options.optionsProvider {
      try await self.init(of: provider)
      return
    }
    self.init()
    try await add(ValueKind(parameter).element, parameter)
  }

  private mutating func add(_ kind: ValueKind, _ parameter: any AnyIntentParameter) async throws {
    switch kind {
    case .enumeration(let type):
      for item in type.cases(among: parameter.options.supportedValues) {
        add(item.value, Question.Option(item.display))
      }
    case .boolean:
      let names = parameter.options.booleanNames
      add(true, Question.Option(title: names?.true.text ?? "Yes"))
      add(false, Question.Option(title: names?.false.text ?? "No"))
    case .entity(let type):
      let query = parameter.options.query ?? type.erasedQuery
      add(try await query.erasedSuggestions())
    case .union(let kinds, _):
      for kind in kinds { try await add(kind, parameter) }
    default:
      break
    }
  }

  /// What a provider has on offer just now.
  ///
  /// - Throws: what the provider throws.
  init(of provider: any DynamicOptionsProvider) async throws {
    self.init()
    add(try await provider.erasedResults())
  }

  /// No suggestions.
  init() {}

  /// The values of several numbers from 1, "1, 3 and 4"; `nil` for anything else.
  func numbered(_ text: String) -> [any Sendable]? {
    let parts = text.split { $0 == "," || $0 == " " }.filter { $0.lowercased() != "and" }
    let indices = parts.compactMap { Int($0).flatMap(values.indices.index(numbered:)) }
    guard !parts.isEmpty, indices.count == parts.count else { return nil }
    return indices.map { values[$0] }
  }

  /// The values of several places, "the first and the last", or all; `nil` for anything else.
  func placed(_ text: String) -> [any Sendable]? {
    guard !values.isEmpty else { return nil }
    if ["all", "all of them", "everything"].contains(AnswerReader.fold(text)) { return values }
    let parts = text.split(separator: ",")
      .flatMap { String($0).components(separatedBy: " and ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let places = parts.filter { !$0.isEmpty }.map { AnswerReader.place($0, among: values.count) }
    guard !places.isEmpty, places.allSatisfy({ $0 != nil }) else { return nil }
    return places.compactMap { $0.map { values[$0] } }
  }

  /// Leaves out all but the first.
  mutating func shorten(to count: Int) {
    values = Array(values.prefix(count))
    options = Array(options.prefix(count))
  }

  /// The option that shows a value.
  static func option(_ value: any Sendable) -> Question.Option {
    switch value {
    case let entity as any AppEntity: Question.Option(entity.display)
    case let value as any AppEnum: Question.Option(value.display)
    case let value as any AppUnionValue: option(value.content)
    default: Question.Option(title: ReturnedValue(value).text)
    }
  }

  private mutating func add(_ list: OptionList) {
    prompt = list.promptLabel?.text.nonEmpty
    for section in list.sections {
      for item in section.items.prefix(Self.limit - values.count) {
        var option = item.display.map { Question.Option($0) } ?? Self.option(item.value)
        option.section = section.title?.text
        add(item.value, option)
      }
    }
  }

  private mutating func add(_ value: any Sendable, _ option: Question.Option) {
    values.append(value)
    options.append(option)
  }
}
