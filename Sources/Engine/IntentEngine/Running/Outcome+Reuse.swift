// The results of a command that the next one of its sentence can use.

import Foundation

// Only types decide. A parameter accepts a value of its own type; a parameter for text or a file
// accepts text, and of an entity its content: the longest text among its public properties that is
// not its title.
extension Outcome {
  /// Creates the outcome of no command, for a value that words refer to.
  init(returning value: Value) {
    self.init(app: "", intent: "")
    returned = value
  }

  /// The values that the intent acted on: its entities, or else its texts and files.
  private var subjects: [Value] {
    let values = performed?.fields.compactMap(\.value) ?? []
    let entities = values.filter(\.isEntity)
    guard entities.isEmpty else { return entities }
    return values.filter { value in
      switch value.plain {
      case .text, .file: true
      default: false
      }
    }
  }

  /// The entities that the intent returned or acted on.
  var things: [Value] { ([returned].compactMap(\.self) + subjects).filter(\.isEntity) }

  /// Returns the value that a pronoun refers to for a parameter; `nil` when no result fits.
  ///
  /// The returned value is preferred to the values that the command acted on.
  func meaning(for parameter: CallParameter) -> Resolution? {
    let candidates = [returned].compactMap { $0 } + subjects
    if let returned, let value = Self.fit(returned, parameter) { return value }
    if let value = only(subjects.compactMap { Self.fit($0, parameter) }) { return value }
    let texts = candidates.lazy.compactMap { Self.text(of: $0) ?? $0.text.nonEmpty }
    return texts.first.flatMap { Self.value(ofText: $0, for: parameter) }
  }

  /// Returns the value for a parameter that was left out; `nil` to leave it without one.
  ///
  /// That is the returned value or, if there is none, the only value the command acted on. A
  /// parameter for text accepts text, or a value with text in it.
  func filling(for parameter: CallParameter) -> Resolution? {
    switch parameter.connection {
    case .never: return nil
    case .always: break
    case .automatic: if parameter.isOptional { return nil }
    }
    guard let value = returned ?? only(subjects) else { return nil }
    if let fit = Self.fit(value, parameter) { return fit }
    return Self.text(of: value).flatMap { Self.value(ofText: $0, for: parameter) }
  }

  private func only<Element>(_ elements: [Element]) -> Element? {
    elements.count == 1 ? elements[0] : nil
  }

  /// Returns a value of the parameter's own type, or several to choose from.
  private static func fit(_ value: Value, _ parameter: CallParameter) -> Resolution? {
    guard let list = value.elements else {
      return value.isOfType(parameter.typeID) ? .value(value) : nil
    }
    let elements = list.filter { $0.isOfType(parameter.typeID) }
    guard !elements.isEmpty, elements.count == list.count else { return nil }
    if parameter.kind.isList { return .value(.list(elements)) }
    if elements.count == 1 { return .value(elements[0]) }
    return elements.allSatisfy(\.isEntity) ? .several(elements) : nil
  }

  private static func value(ofText text: String, for parameter: CallParameter) -> Resolution? {
    switch parameter.kind {
    case .text, .attributedText: .value(.text(text))
    case .file:
      .value(.file(Value.File(name: "input", type: nil, data: Data(text.utf8))))
    default: nil
    }
  }

  /// Returns the text that a value is or contains; `nil` when there is none.
  private static func text(of value: Value) -> String? {
    switch value.plain {
    case .text(let text): text.nonEmpty
    case .file(let file): String(decoding: file.contents, as: UTF8.self).nonEmpty
    case .entity(let entity): content(of: entity)
    default: nil
    }
  }

  private static func content(of entity: Value.Entity) -> String? {
    let texts = entity.properties.compactMap { property in
      if case .text(let text) = property.value { text } else { nil }
    }
    return texts.filter { $0 != entity.title && !$0.isEmpty }.max {
      $0.utf8.count < $1.utf8.count
    }
  }
}
