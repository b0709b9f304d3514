// Turns the nodes of an utterance file into cases.

import PhraseCatalog
import PhraseMatching
import Yams

/// Turns the nodes of an utterance file into cases; the first mistake ends it.
struct UtteranceReader {
  let file: String

  /// What a case says where it is silent.
  private struct Defaults {
    var app: String?
    var intents: [String]?
    var tier: Tier?
    var context: [String: StructuredValue] = [:]
  }

  private static let caseKeys = [
    "utterance", "app", "intent", "values", "tier", "asks", "context",
  ]
  private static let fileKeys = ["tests", "app", "intent", "tier", "context"]

  init(file: String) { self.file = file }

  /// The cases of a document.
  mutating func cases(of root: Node?) throws(PhraseFileError) -> [UtteranceCase] {
    guard let root, !root.isNull else {
      throw PhraseFileError(code: .missing, file: file, words: "the file has no utterances")
    }
    var defaults = Defaults()
    var list = root
    if case .mapping(let mapping) = root {
      let members = try members(of: mapping, at: root, known: Self.fileKeys)
      guard let tests = members["tests"] else {
        throw error(
          .missing, at: root, "expected a list of utterances, or “tests” with such a list")
      }
      defaults.app = try members["app"].map { node throws(PhraseFileError) in try text(node) }
      defaults.intents = try members["intent"].map { node throws(PhraseFileError) in
        try names(node)
      }
      defaults.tier = try members["tier"].map { node throws(PhraseFileError) in try tier(node) }
      defaults.context =
        try members["context"].map { node throws(PhraseFileError) in try context(node) } ?? [:]
      list = tests
    }
    guard case .sequence(let sequence) = list else {
      throw error(.wrongType, at: list, "expected a list of utterances")
    }
    var cases: [UtteranceCase] = []
    for node in sequence { cases += try self.cases(in: node, defaults) }
    return cases
  }

  private func cases(
    in node: Node, _ defaults: Defaults
  ) throws(PhraseFileError) -> [UtteranceCase] {
    guard case .mapping(let mapping) = node else {
      throw error(.wrongType, at: node, "expected a mapping with “utterance” and “intent”")
    }
    let members = try members(of: mapping, at: node, known: Self.caseKeys)
    guard let said = members["utterance"] else {
      throw error(.missing, at: node, "the case has no “utterance”")
    }
    var common = UtteranceCase(
      utterance: "", app: defaults.app, intents: [], tier: defaults.tier,
      context: defaults.context, place: place(of: said))
    if let app = members["app"] { common.app = app.isNull ? nil : try text(app) }
    guard let intents = try members["intent"].map(names) ?? defaults.intents else {
      throw error(
        .missing, at: node, "the case has no “intent”; say null when nothing should fit")
    }
    common.intents = intents
    if let node = members["values"] { common.values = try values(node) }
    if let node = members["tier"] { common.tier = node.isNull ? nil : try tier(node) }
    if let node = members["asks"] {
      common.asks = node.isNull ? .nothing : .parameter(try text(node))
    }
    if let node = members["context"] {
      common.context.merge(try context(node)) { $1 }
    }
    if intents.isEmpty { try refuseDetails(members) }
    var cases: [UtteranceCase] = []
    for node in elements(of: said) {
      common.utterance = try text(node)
      common.place = place(of: node)
      cases.append(common)
    }
    return cases
  }

  /// Where nothing should fit there is nothing to say about a match.
  private func refuseDetails(_ members: [String: Node]) throws(PhraseFileError) {
    for name in ["values", "tier", "asks"] {
      guard let node = members[name], !node.isNull else { continue }
      throw error(.wrongType, at: node, "“\(name)” makes no sense where “intent” is null")
    }
  }

  // MARK: Nodes

  private func members(
    of mapping: Node.Mapping, at node: Node, known: [String]
  ) throws(PhraseFileError) -> [String: Node] {
    var members: [String: Node] = [:]
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key, known.contains(scalar.string) else {
        let name = key.scalar.map { "“\($0.string)”" } ?? "this"
        let list = known.joined(separator: ", ")
        throw error(.malformed, at: key, "\(name) is not known here; expected one of \(list)")
      }
      members[scalar.string] = value
    }
    return members
  }

  private func elements(of node: Node) -> [Node] {
    if case .sequence(let sequence) = node { return Array(sequence) }
    return [node]
  }

  private func text(_ node: Node) throws(PhraseFileError) -> String {
    guard case .scalar(let scalar) = node, !node.isNull else {
      throw error(.wrongType, at: node, "expected a text")
    }
    return scalar.string
  }

  private func names(_ node: Node) throws(PhraseFileError) -> [String] {
    if node.isNull { return [] }
    var names: [String] = []
    for element in elements(of: node) { names.append(try text(element)) }
    return names
  }

  private func tier(_ node: Node) throws(PhraseFileError) -> Tier {
    let name = try text(node)
    guard let tier = Tier(rawValue: name) else {
      let known = Tier.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(.wrongType, at: node, "“\(name)” is no tier; expected one of \(known)")
    }
    return tier
  }

  private func values(_ node: Node) throws(PhraseFileError) -> [String: [String]]? {
    if node.isNull { return [:] }
    guard case .mapping(let mapping) = node else {
      throw error(.wrongType, at: node, "expected a mapping from slots to values")
    }
    var values: [String: [String]] = [:]
    for (key, value) in mapping { values[try text(key)] = try names(value) }
    return values
  }

  private func context(_ node: Node) throws(PhraseFileError) -> [String: StructuredValue] {
    guard case .mapping(let mapping) = node else {
      throw error(.wrongType, at: node, "expected a mapping from facts to values")
    }
    var context: [String: StructuredValue] = [:]
    for (key, value) in mapping {
      context[try text(key)] = try fact(value)
    }
    return context
  }

  /// A fact: a scalar, or a list of scalars; nothing deeper, so that no alias can multiply.
  private func fact(_ node: Node) throws(PhraseFileError) -> StructuredValue {
    if case .sequence(let sequence) = node {
      var facts: [StructuredValue] = []
      for element in sequence { facts.append(try scalar(element)) }
      return .array(facts)
    }
    return try scalar(node)
  }

  private func scalar(_ node: Node) throws(PhraseFileError) -> StructuredValue {
    if node.isNull { return .null }
    let text = try text(node)
    switch node.tag.rawValue {
    case Tag.Name.bool.rawValue: return .boolean(node.bool ?? false)
    case Tag.Name.int.rawValue: return node.int.map { .integer($0) } ?? .string(text)
    case Tag.Name.float.rawValue: return node.float.map { .number($0) } ?? .string(text)
    default: return .string(text)
    }
  }

  private func place(of node: Node) -> SourcePlace {
    let mark = node.mark
    return SourcePlace(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  private func error(
    _ code: PhraseFileError.Code, at node: Node, _ words: String
  ) -> PhraseFileError {
    let place = place(of: node)
    return PhraseFileError(
      code: code, file: file, line: place.line, column: place.column, words: words)
  }
}
