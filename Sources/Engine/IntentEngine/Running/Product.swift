// What a command leaves for the next one of its sentence, and which parameters take it.

import AppIntents
import Foundation

/// What a command leaves for the next one: the value it returned, and what it was about.
///
/// Types decide alone. A parameter takes a value of its own type; a parameter for text or a file
/// takes text, and of an entity its content: the longest text among its public properties that is
/// not its title.
struct Product: Sendable {
  /// What the intent returned; `nil` when it returned nothing.
  var returned: (any Sendable)?

  /// What the intent was about: its entities, or else its texts and files.
  var subjects: [any Sendable] = []

  /// The entities among the values of an intent's parameters, or else its texts and files.
  static func subjects(of intent: any AppIntent) -> [any Sendable] {
    let values = intent.parameterFields.compactMap(\.parameter.anyValue)
    let entities = values.filter { $0 is any AppEntity }
    if !entities.isEmpty { return entities }
    return values.filter { $0 is String || $0 is AttributedString || $0 is IntentFile }
  }

  /// The entity that an intent opens: its target, or the only one among its parameters' values.
  static func target(of intent: any AppIntent) -> (any AppEntity)? {
    if let opening = intent as? any OpenIntent { return opening.target as? any AppEntity }
    let entities = intent.parameterFields.compactMap { $0.parameter.anyValue as? any AppEntity }
    return entities.count == 1 ? entities[0] : nil
  }

  /// What a pronoun in the place of a parameter means; `nil` when nothing here fits it.
  ///
  /// What was returned is meant before what the command was about.
  func meaning(for parameter: any AnyIntentParameter) -> Resolution? {
    let candidates = [returned].compactMap { $0 } + subjects
    if let returned, let value = Self.fit(returned, parameter) { return value }
    if let value = only(subjects.compactMap { Self.fit($0, parameter) }) { return value }
    let texts = candidates.lazy.compactMap { Self.text(of: $0) ?? ReturnedValue($0).text.nonEmpty }
    return texts.first.flatMap { Self.value(ofText: $0, for: parameter) }
  }

  /// What a parameter that is missing takes without being told to; `nil` to leave it open.
  ///
  /// That is what was returned or, where nothing was, the one thing the command was about; to a
  /// parameter for text it has to be text, or something that holds text.
  func filling(for parameter: any AnyIntentParameter) -> Resolution? {
    switch parameter.options.inputConnectionBehavior {
    case .never: return nil
    case .connectToPreviousIntentResult: break
    case .default: if parameter.isOptional { return nil }
    }
    guard let value = returned ?? only(subjects) else { return nil }
    if let fit = Self.fit(value, parameter) { return fit }
    return Self.text(of: value).flatMap { Self.value(ofText: $0, for: parameter) }
  }

  private func only<Element>(_ elements: [Element]) -> Element? {
    elements.count == 1 ? elements[0] : nil
  }

  /// A value of the parameter's own type, or several of which one has to be chosen.
  private static func fit(
    _ value: any Sendable, _ parameter: any AnyIntentParameter
  ) -> Resolution? {
    guard let list = value as? any AnyList else {
      return isOfType(value, parameter) ? .value(value) : nil
    }
    let elements = list.anyElements.filter { isOfType($0, parameter) }
    guard !elements.isEmpty, elements.count == list.anyElements.count else { return nil }
    if case .list = ValueKind(parameter) { return .value(elements) }
    if elements.count == 1 { return .value(elements[0]) }
    let entities = elements.compactMap { $0 as? any AppEntity }
    return entities.count == elements.count ? .several(entities) : nil
  }

  private static func isOfType(
    _ value: any Sendable, _ parameter: any AnyIntentParameter
  ) -> Bool {
    ObjectIdentifier(Swift.type(of: value)) == ObjectIdentifier(parameter.elementType)
  }

  private static func value(
    ofText text: String, for parameter: any AnyIntentParameter
  ) -> Resolution? {
    switch ValueKind(parameter) {
    case .text: .value(text)
    case .attributedText: .value(AttributedString(text))
    case .file: .value(IntentFile(data: Data(text.utf8), filename: "input", type: nil))
    default: nil
    }
  }

  /// The text that a value is, or that an entity holds; `nil` when there is none.
  private static func text(of value: any Sendable) -> String? {
    switch value {
    case let text as String: text.nonEmpty
    case let text as AttributedString: String(text.characters).nonEmpty
    case let file as IntentFile: String(decoding: file.data, as: UTF8.self).nonEmpty
    case let entity as any AppEntity: content(of: entity)
    default: nil
    }
  }

  private static func content(of entity: any AppEntity) -> String? {
    let title = entity.display.title.text
    let texts = entity.publicProperties.compactMap { property in
      switch property.value {
      case let text as String: text
      case let text as AttributedString: String(text.characters)
      default: nil
      }
    }
    let longest = texts.filter { $0 != title && !$0.isEmpty }.max {
      $0.utf8.count < $1.utf8.count
    }
    return longest
  }
}
