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

  /// The suggestions for a parameter: of its options provider, its query, or its cases.
  ///
  /// - Throws: what the provider or query throws.
  init(for parameter: any AnyIntentParameter) async throws {
    if let provider = parameter.options.optionsProvider {
      add(try await provider.erasedResults())
      return
    }
    try await add(ValueKind(parameter), parameter)
  }

  private mutating func add(_ kind: ValueKind, _ parameter: any AnyIntentParameter) async throws {
    switch kind {
    case .enumeration(let type):
      for item in type.erasedCases { add(item.value, Question.Option(item.display)) }
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
