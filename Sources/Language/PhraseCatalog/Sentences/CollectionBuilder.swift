// Turns sections into templates and values, and resolves names.

import PhraseMatching
import YAMLReading

/// A builder that turns sections into templates and values, and resolves names.
///
/// In a third party's collection a missing list gives a remark, and its sentences never match. In
/// an app's pack, whose slots are the intent's parameters, a missing list is an error.
struct CollectionBuilder {
  /// The app's identifier in templates.
  let app: String
  /// The prefix of value types, which distinguishes several packs.
  var typePrefix = ""
  /// Returns the types of an intent's parameters by name; `nil` for an unknown intent.
  ///
  /// Without this closure any names of intents and slots are accepted.
  var parameters: ((_ intent: String) -> [String: SlotType]?)?
  /// The known intents, for “did you mean”.
  var intents: [String] = []

  private(set) var templates: [PhraseTemplate] = []
  private(set) var values: [PhraseValue] = []
  private(set) var remarks: [PhraseFileError] = []

  private var rules: [String: Rule] = [:]
  private var expressions: [String: Expression] = [:]
  private var slots: [String: SlotType] = [:]
  private var missing: Set<String> = []

  /// A parsed rule.
  struct Rule: Sendable {
    let text: PlacedText
    let sentence: ParsedSentence
  }

  init(app: String) { self.app = app }

  /// Builds the templates and values of the sections.
  mutating func build(
    _ sections: SentenceSections, language: String
  ) throws(PhraseFileError) {
    rules = try read(sections.rules)
    expressions = rules.mapValues(\.sentence.expression)
    for (name, list) in sections.lists.all {
      slots[name] = try add(list, type: typePrefix + name, rules: expressions)
    }
    for (_, intent) in sections.intents.all { try add(intent, language: language) }
  }

  private func read(
    _ rules: Named<PlacedText>
  ) throws(PhraseFileError) -> [String: Rule] {
    var read: [String: Rule] = [:]
    for (name, text) in rules.all { read[name] = Rule(text: text, sentence: try text.sentence()) }
    return read
  }

  /// Adds the values of a list, and returns its type.
  private mutating func add(
    _ list: SentenceSections.List, type: String, rules: [String: Expression]
  ) throws(PhraseFileError) -> SlotType {
    var collector = ValueCollector(type: type, rules: rules)
    for value in list.values ?? [] {
      do {
        try collector.add(value)
      } catch {
        // The list may never be needed, and its other values are valid.
        guard parameters == nil, error.code == .unknownName else { throw error }
        remarks.append(error)
      }
    }
    values += parameters == nil ? collector.valuesPlainFirst : collector.values
    return try list.slotType(valueType: type)
  }

  private mutating func add(
    _ intent: SentenceSections.Intent, language: String
  ) throws(PhraseFileError) {
    let name = intent.name.text
    var parameters: [String: SlotType]?
    if let find = self.parameters {
      parameters = find(name)
      guard parameters != nil else {
        let near = SimilarName.nearest(to: name, among: intents)
        throw intent.name.error(
          .unknownName,
          "\(app) has no intent “\(name)”"
            + (near.map { "; did you mean “\($0)”?" }
              ?? (intents.isEmpty ? "" : ": it has \(intents.joined(separator: ", "))")))
      }
    }
    var scope = ReferenceScope(
      rules: rules, slots: (parameters ?? [:]).merging(slots) { $1 }, parameters: parameters)
    for block in intent.blocks {
      guard block.rules.isEmpty && block.lists.isEmpty else {
        try add(block, of: name, language, in: try local(block, scope))
        continue
      }
      scope = try add(block, of: name, language, in: scope)
    }
  }

  /// Returns a scope in which a block's rules and lists override those of the pack.
  private mutating func local(
    _ block: SentenceSections.Block, _ scope: ReferenceScope
  ) throws(PhraseFileError) -> ReferenceScope {
    let own = try read(block.rules)
    var slots = scope.slots
    let rules = rules.merging(own) { $1 }
    for (name, list) in block.lists.all {
      let type = "\(typePrefix)\(name)@\(list.name.source.place(of: list.name.node.offset))"
      slots[name] = try add(list, type: type, rules: rules.mapValues(\.sentence.expression))
    }
    return ReferenceScope(rules: rules, slots: slots, parameters: scope.parameters)
  }

  @discardableResult
  private mutating func add(
    _ block: SentenceSections.Block, of intent: String, _ language: String,
    in given: ReferenceScope
  ) throws(PhraseFileError) -> ReferenceScope {
    var scope = given
    var sentences: [(PlacedText, ParsedSentence)] = []
    for text in block.sentences {
      let sentence = try text.sentence()
      for reference in sentence.references { try scope.find(reference, in: text) }
      sentences.append((text, sentence))
    }
    for unknown in scope.takeUnknown() where missing.insert(unknown.name).inserted {
      remarks.append(unknown.error)
    }
    for slot in block.slots {
      try scope.checkParameter(slot.name.text) { slot.name.error(.unknownName, $0) }
    }
    for slot in block.contextSlots {
      try scope.checkParameter(slot.text) { slot.error(.unknownName, $0) }
    }
    let shared = PhraseBlock(
      rules: block.rules.isEmpty ? expressions : scope.rules.mapValues(\.sentence.expression),
      requires: block.requires, excludes: block.excludes,
      fixedSlots: Dictionary(block.slots.map { ($0.name.text, $0.value) }) { $1 },
      requiredKeywords: block.requiredKeywords, metadata: block.metadata)
    let slots = scope.slots
    for (text, sentence) in sentences {
      templates.append(
        PhraseTemplate(
          text.text, app: app, intent: intent, slots: slots, language: language,
          place: text.place(of: 0), expression: sentence.expression, block: shared))
    }
    return scope
  }
}
