// Follows the names in a sentence, through the rules it uses, to what they stand for.

import PhraseMatching

/// The names that the sentences of a block may use.
struct ReferenceScope {
  let rules: [String: CollectionBuilder.Rule]
  /// What each list accepts; ranges inside sentences join it as they are met.
  private(set) var slots: [String: SlotType]
  /// What the intent's parameters accept; `nil` when slots may be called anything.
  let parameters: [String: SlotType]?

  /// The rules that have been followed to their ends.
  private var followed: Set<String> = []
  /// The rules that are being followed, outermost first.
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

  /// The lists that were not there, with the place of their first use; each is told once.
  mutating func takeUnknown() -> [(name: String, error: PhraseFileError)] {
    defer { unknown = [] }
    return unknown
  }

  /// Checks that what a sentence refers to is there.
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

  /// Checks that the intent has a parameter, when it is known which it has.
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
