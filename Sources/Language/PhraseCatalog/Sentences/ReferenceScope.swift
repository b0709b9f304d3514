// Resolves the names in a sentence, including those in its rules.

import PhraseMatching

/// The names that the sentences of a block may use.
struct ReferenceScope {
  let rules: [String: CollectionBuilder.Rule]
  /// The type of each list; ranges inside sentences are added as they occur.
  private(set) var slots: [String: SlotType]
  /// The types of the intent's parameters; `nil` if any name of a slot is accepted.
  let parameters: [String: SlotType]?

  /// The rules whose references are resolved.
  private var followed: Set<String> = []
  /// The rules whose references are being resolved, outermost first.
  private var underway: [String] = []
  private var unknown: [(name: String, error: PhraseFileError)] = []

  init(
    rules: [String: CollectionBuilder.Rule], slots: [String: SlotType],
    parameters: [String: SlotType]?
  ) {
    self.rules = rules
    self.slots = slots
    self.parameters = parameters
  }

  /// Returns and clears the missing lists, each with the location of its first use.
  mutating func takeUnknown() -> [(name: String, error: PhraseFileError)] {
    defer { unknown = [] }
    return unknown
  }

  /// Checks that the target of a reference exists.
  mutating func find(
    _ reference: ParsedSentence.Reference, in text: PlacedText
  ) throws(PhraseFileError) {
    switch reference.kind {
    case .list: try findList(reference, in: text)
    case .rule: try findRule(reference, in: text)
    }
  }

  private mutating func findRule(
    _ reference: ParsedSentence.Reference, in text: PlacedText
  ) throws(PhraseFileError) {
    let name = reference.name
    if followed.contains(name) { return }
    func failure(_ code: TemplateError.Code, expected: String? = nil) -> PhraseFileError {
      text.error(
        SentenceError(code: code, offset: reference.offset, name: name, expected: expected))
    }
    guard let rule = rules[name] else {
      throw failure(.unknownRule, expected: SimilarName.nearest(to: name, among: rules.keys))
    }
    guard !underway.contains(name) else { throw failure(.recursiveRule) }
    guard underway.count < SentenceParser.maximumDepth else { throw failure(.tooDeep) }
    underway.append(name)
    for inner in rule.sentence.references { try find(inner, in: rule.text) }
    underway.removeLast()
    followed.insert(name)
  }

  private mutating func findList(
    _ reference: ParsedSentence.Reference, in text: PlacedText
  ) throws(PhraseFileError) {
    if let slot = reference.slot {
      try checkParameter(slot) { text.error(.unknownName, at: reference.offset, $0) }
    }
    guard slots[reference.name] == nil else { return }
    do {
      if let range = try NumberRange(inline: reference.name) {
        slots[reference.name] = .number(range)
        return
      }
    } catch {
      throw text.error(
        SentenceError(
          code: error.code, offset: reference.offset, name: error.name, expected: error.expected))
    }
    let error = text.error(
      SentenceError(
        code: .unknownSlot, offset: reference.offset, name: reference.name,
        expected: SimilarName.nearest(to: reference.name, among: slots.keys)))
    guard parameters == nil else { throw error }
    unknown.append((reference.name, error))
    slots[reference.name] = .enumeration(reference.name)
  }

  /// Checks that the intent has a parameter, if its parameters are known.
  func checkParameter(
    _ name: String, _ error: (String) -> PhraseFileError
  ) throws(PhraseFileError) {
    guard let parameters, parameters[name] == nil else { return }
    let near = SimilarName.nearest(to: name, among: parameters.keys)
    let known = parameters.keys.sorted().joined(separator: ", ")
    throw error(
      "the intent has no parameter “\(name)”"
        + (near.map { "; did you mean “\($0)”?" }
          ?? (known.isEmpty ? ": it takes none" : ": it has \(known)")))
  }
}
