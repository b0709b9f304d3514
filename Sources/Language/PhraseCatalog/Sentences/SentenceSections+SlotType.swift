// Determines the type of a list: values, numbers, typed values or free text.

import PhraseMatching
import SpokenValues
import YAMLReading

extension SentenceSections.List {
  /// The permitted values of `type`.
  static let types = TypedKind.allCases.map(\.rawValue) + ["number", "text"]

  /// Returns the type of values that the list accepts.
  ///
  /// - Parameter valueType: The name of the type in the catalogue, if the list has values.
  func slotType(valueType: String) throws(PhraseFileError) -> SlotType {
    if values != nil { return .enumeration(valueType) }
    if !range.isEmpty { return .number(try numberRange()) }
    if isWildcard == true { return .text }
    guard let type else {
      throw name.error(
        .missing,
        "the list “\(name.text)” accepts nothing: “values”, “range”, “wildcard” or “type”"
          + " is expected")
    }
    switch type.text {
    case "number": return .number(NumberRange())
    case "text": return .text
    default:
      if let kind = TypedKind(rawValue: type.text) { return .typed(kind) }
      throw type.error(
        .badValue,
        "“\(type.text)” is no type of a list: one of \(Self.types.joined(separator: ", "))"
          + " is expected")
    }
  }

  private func numberRange() throws(PhraseFileError) -> NumberRange {
    let lower = try whole("from")
    let upper = try whole("to")
    guard let lower, let upper else {
      let missing = lower == nil ? "from" : "to"
      throw name.error(
        .missing, "“\(missing)” is missing in the range of the list “\(name.text)”")
    }
    guard lower <= upper else {
      throw failure("to", "“to” has to be \(lower) or more, as “from” is")
    }
    let step = try whole("step") ?? 1
    guard step > 0 else { throw failure("step", "“step” has to be one or more") }
    var result = NumberRange(lower...upper, step: step)
    if let kind = try word("type") {
      guard let known = NumberRange.Kind(rawValue: kind) else {
        throw failure(
          "type", "“type” has to be number, percentage or temperature, not “\(kind)”")
      }
      result.kind = known
    }
    if let fractions = try word("fractions") {
      guard let known = NumberRange.Fractions(rawValue: fractions), known != .none else {
        throw failure("fractions", "“fractions” has to be halves or tenths, not “\(fractions)”")
      }
      result.fractions = known
    }
    switch range["multiplier"]?.node.structured {
    case nil, .null?: break
    case .integer(let value)?: result.multiplier = Double(value)
    case .number(let value)?: result.multiplier = value
    default: throw failure("multiplier", "“multiplier” has to be a number")
    }
    result.acceptsDigits = try flag("digits")
    result.acceptsWords = try flag("words")
    guard result.acceptsDigits || result.acceptsWords else {
      throw failure("words", "“digits” or “words” has to be true")
    }
    result.wordsLanguage = try word("words_language")
    return result
  }

  private func failure(_ key: String, _ words: String) -> PhraseFileError {
    guard let part = range[key] else { return name.error(.badValue, words) }
    return part.source.error(.badValue, at: part.node.offset, words)
  }

  private func whole(_ key: String) throws(PhraseFileError) -> Int? {
    switch range[key]?.node.structured {
    case nil: return nil
    case .integer(let value)?:
      guard NumberRange.sayable.contains(value) else {
        throw failure(key, "“\(key)” has to be a number that can be said")
      }
      return value
    // As in hassil, a string of digits is a number too.
    case .string(let text)?:
      if let value = Int(text), NumberRange.sayable.contains(value) { return value }
      throw failure(key, "“\(key)” has to be a whole number, not “\(text)”")
    case .number(let value)?:
      if let value = Int(exactly: value), NumberRange.sayable.contains(value) { return value }
      throw failure(key, "“\(key)” has to be a whole number")
    default: throw failure(key, "“\(key)” has to be a whole number")
    }
  }

  private func word(_ key: String) throws(PhraseFileError) -> String? {
    switch range[key]?.node.structured {
    case nil, .null?: return nil
    case .string(let text)?: return text
    // YAML reads the code of Norwegian, `no`, as a Boolean.
    case .boolean(false)? where key == "words_language": return "no"
    default: throw failure(key, "“\(key)” has to be a word")
    }
  }

  private func flag(_ key: String) throws(PhraseFileError) -> Bool {
    switch range[key]?.node.structured {
    case nil: return true
    case .boolean(let value)?: return value
    default: throw failure(key, "“\(key)” has to be true or false")
    }
  }
}

extension NumberRange {
  /// The permitted numbers; bounds and steps beyond them are mistakes.
  fileprivate static let sayable = -1_000_000_000_000...1_000_000_000_000

  /// Creates the range of a list inside a sentence, `0..100` or `0..100,5`; `nil` for another name.
  ///
  /// - Throws: `SentenceError` with offset zero if the range is empty.
  init?(inline name: String) throws(SentenceError) {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false)
    let bounds = parts[0].split(separator: "..", omittingEmptySubsequences: false)
    guard parts.count <= 2, bounds.count == 2, Self.isNumber(bounds[0]), Self.isNumber(bounds[1]),
      parts.count == 1 || Self.isNumber(parts[1])
    else { return nil }
    func failure(_ expected: String) -> SentenceError {
      SentenceError(code: .badRange, offset: 0, name: name, expected: expected)
    }
    guard let lower = Int(bounds[0]), let upper = Int(bounds[1]),
      let step = parts.count == 1 ? 1 : Int(parts[1]),
      [lower, upper, step].allSatisfy(Self.sayable.contains)
    else { throw failure("a number that can be said") }
    guard lower <= upper else { throw failure("the smaller number first") }
    guard step > 0 else { throw failure("a step of one or more") }
    self.init(lower...upper, step: step)
  }

  private static func isNumber(_ text: Substring) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    return !digits.isEmpty && digits.utf8.allSatisfy { $0 &- 48 < 10 }
  }
}
