// Reads the sections of a file in hassil's format.

import PhraseMatching
import YAMLReading

/// A reader of the sections of a file in hassil's format.
struct SentenceFileReader {
  let source: SourceText
  private(set) var sections = SentenceSections()

  /// Reads a file, as JSON if its name ends so, otherwise as YAML.
  static func read(_ source: SourceText) throws(PhraseFileError) -> SentenceSections {
    let root =
      source.file.hasSuffix(".json") ? try SyntaxNode(json: source) : try SyntaxNode(yaml: source)
    var reader = SentenceFileReader(source: source)
    try reader.read(root)
    return reader.sections
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read(_ root: SyntaxNode) throws(PhraseFileError) {
    if root.isNull { return }
    let members = try source.members(
      of: root, "a phrase pack", is: "an object with “language” and “intents”")
    for member in members {
      let node = member.node
      switch member.key {
      case "language":
        sections.language = try text(node, "“language”")
      case "intents":
        for intent in try optionalMembers(node, "“intents”") { try read(intent: intent) }
      case "lists":
        for list in try optionalMembers(node, "“lists”") {
          sections.lists.set(list.key, try self.list(list))
        }
      case "expansion_rules":
        for rule in try optionalMembers(node, "“expansion_rules”") {
          sections.rules.set(rule.key, try text(rule.node, "the rule “\(rule.key)”"))
        }
      case "skip_words":
        sections.skipWords = try texts(node, "“skip_words”").map(\.text)
      case "synonyms":
        let groups = try source.elements(
          of: node, "“synonyms”", is: "a list of lists of words that mean the same")
        for group in groups {
          sections.synonyms.append(try texts(group, "a group of “synonyms”").map(\.text))
        }
      case "parts":
        sections.acceptsParts = try source.truth(node, "“parts”")
      case "settings":
        for setting in try optionalMembers(node, "“settings”") {
          check(setting, among: ["ignore_whitespace", "filter_with_regex"], "the settings")
        }
      case "responses":
        continue
      case "data":
        throw source.error(
          .wrongType, at: member.keyOffset,
          "“data” has to stand in an intent: “intents”, the intent's name, “data”")
      default:
        check(
          member,
          among: [
            "language", "intents", "lists", "expansion_rules", "skip_words", "synonyms",
            "parts", "settings",
          ],
          "a phrase pack")
      }
    }
  }

  private mutating func read(intent: SyntaxMember) throws(PhraseFileError) {
    var blocks: [SentenceSections.Block]?
    for member in try source.members(of: intent.node, "the intent “\(intent.key)”") {
      guard member.key == "data" else {
        check(member, among: ["data"], "an intent")
        continue
      }
      let nodes = try source.elements(
        of: member.node, "“data”", is: "a list of blocks with “sentences”")
      blocks = try nodes.map { node throws(PhraseFileError) in try block(node) }
    }
    guard let blocks else {
      throw source.error(
        .missing, at: intent.keyOffset, "“data” is missing in the intent “\(intent.key)”")
    }
    sections.intents.set(intent.key, .init(name: name(intent), blocks: blocks))
  }

  private mutating func block(
    _ node: SyntaxNode
  ) throws(PhraseFileError) -> SentenceSections.Block {
    var block = SentenceSections.Block()
    var hasSentences = false
    for member in try source.members(of: node, "a block of “data”") {
      let node = member.node
      switch member.key {
      case "sentences":
        block.sentences = try texts(node, "“sentences”")
        hasSentences = true
      case "slots":
        block.slots = try optionalMembers(node, "“slots”").map {
          SentenceSections.Slot(name: name($0), value: $0.node.structured)
        }
      case "requires_context":
        for fact in try optionalMembers(node, "“requires_context”") {
          let condition = condition(fact)
          block.requires.append(condition)
          if let slot = condition.slot {
            let place = fact.node.members?.first { $0.key == "slot" }?.node ?? fact.node
            block.contextSlots.append(PlacedText(text: slot, node: place, source: source))
          }
        }
      case "excludes_context":
        for fact in try optionalMembers(node, "“excludes_context”") {
          var condition = condition(fact)
          condition.slot = nil
          condition.values = condition.values ?? [.null]
          block.excludes.append(condition)
        }
      case "required_keywords":
        block.requiredKeywords = try texts(node, "“required_keywords”").map(\.text)
      case "metadata":
        if node.isNull { continue }
        block.metadata = node.structured
      case "expansion_rules":
        for rule in try optionalMembers(node, "“expansion_rules”") {
          block.rules.set(rule.key, try text(rule.node, "the rule “\(rule.key)”"))
        }
      case "lists":
        for list in try optionalMembers(node, "“lists”") {
          block.lists.set(list.key, try self.list(list))
        }
      case "response", "inferred_domain", "name_domains", "settings", "example", "description":
        continue
      default:
        check(
          member,
          among: [
            "sentences", "slots", "requires_context", "excludes_context", "required_keywords",
            "metadata", "expansion_rules", "lists", "response",
          ], "a block of sentences")
      }
    }
    guard hasSentences else {
      throw source.error(.missing, at: node.offset, "“sentences” is missing in a block of “data”")
    }
    return block
  }

  /// Reads a condition: a value, one of several, any (null), or `{value:, slot:}`.
  private mutating func condition(_ fact: SyntaxMember) -> ContextCondition {
    var condition = ContextCondition(key: fact.key, values: nil)
    var value = fact.node.structured
    if let members = fact.node.members {
      value = .null
      for member in members {
        switch (member.key, member.node.value) {
        case ("value", _): value = member.node.structured
        case ("slot", .string(let name)): condition.slot = name.isEmpty ? nil : name
        case ("slot", .bool(let copies, _)): condition.slot = copies ? fact.key : nil
        case ("slot", _): continue
        default: check(member, among: ["value", "slot"], "a condition")
        }
      }
    }
    switch value {
    case .null: break
    case .array(let values): condition.values = values
    default: condition.values = [value]
    }
    return condition
  }

  private mutating func list(_ list: SyntaxMember) throws(PhraseFileError) -> SentenceSections.List
  {
    var result = SentenceSections.List(name: name(list))
    for member in try source.members(of: list.node, "the list “\(list.key)”") {
      switch member.key {
      case "values":
        let nodes = try source.elements(of: member.node, "“values”", is: "a list")
        result.values = try nodes.map { node throws(PhraseFileError) in try value(node) }
      case "range":
        for part in try source.members(of: member.node, "“range”") {
          check(
            part,
            among: [
              "from", "to", "step", "type", "fractions", "multiplier", "digits", "words",
              "words_language",
            ], "a range")
          result.range.set(part.key, .init(node: part.node, source: source))
        }
      case "wildcard":
        result.isWildcard = try source.truth(member.node, "“wildcard”")
      case "type":
        result.type = try text(member.node, "“type”")
      default:
        check(member, among: ["values", "range", "wildcard", "type"], "a list")
      }
    }
    return result
  }

  private mutating func value(_ node: SyntaxNode) throws(PhraseFileError) -> SentenceSections.Value
  {
    guard let members = node.members else { return .init(text: try text(node, "a value")) }
    var said: PlacedText?
    var output: JSON?
    var context: [String: JSON] = [:]
    var metadata: JSON?
    for member in members {
      switch (member.key, member.node.value) {
      case ("in", _): said = try text(member.node, "“in”")
      case ("out", .null), ("context", .null), ("metadata", .null): continue
      case ("out", _): output = member.node.structured
      case ("context", _):
        for fact in try source.members(of: member.node, "“context”") {
          context[fact.key] = fact.node.structured
        }
      case ("metadata", _): metadata = member.node.structured
      default: check(member, among: ["in", "out", "context", "metadata"], "a value")
      }
    }
    guard let said else {
      throw source.error(.missing, at: node.offset, "“in” is missing in a value")
    }
    return .init(text: said, output: output, context: context, metadata: metadata)
  }
}

extension SentenceFileReader {
  /// Adds a remark about an unknown key.
  private mutating func check(_ member: SyntaxMember, among known: [String], _ what: String) {
    guard !known.contains(member.key) else { return }
    let near = SimilarName.nearest(to: member.key, among: known)
    sections.remarks.append(
      source.error(
        .unknownKey, at: member.keyOffset,
        "“\(member.key)” is no key of \(what)"
          + (near.map { "; did you mean “\($0)”?" }
            ?? ": \(known.map { "“\($0)”" }.joined(separator: ", ")) are expected")))
  }

  private func name(_ member: SyntaxMember) -> PlacedText {
    PlacedText(
      text: member.key, node: SyntaxNode(value: .null, offset: member.keyOffset), source: source)
  }

  private func optionalMembers(
    _ node: SyntaxNode, _ what: String
  ) throws(PhraseFileError) -> [SyntaxMember] {
    node.isNull ? [] : try source.members(of: node, what)
  }

  private func texts(_ node: SyntaxNode, _ what: String) throws(PhraseFileError) -> [PlacedText] {
    try source.elements(of: node, what, is: "a list of texts").map { node throws(PhraseFileError) in
      try text(node, "each of \(what)")
    }
  }

  /// Returns a text; in YAML also a word or number without quotes that has another type.
  private func text(_ node: SyntaxNode, _ what: String) throws(PhraseFileError) -> PlacedText {
    switch (node.value, node.style) {
    case (.string(let text), _):
      return PlacedText(text: text, node: node, source: source)
    case (.number(let text), .plain), (.bool(_, let text), .plain):
      return PlacedText(
        text: text, node: SyntaxNode(value: .string(text), offset: node.offset, style: .plain),
        source: source)
    default:
      throw source.wrongType(node, what, is: "a string")
    }
  }
}
