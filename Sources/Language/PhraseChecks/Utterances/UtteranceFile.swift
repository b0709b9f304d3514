// Reads utterance files, the input of `behest test`.

public import PhraseCatalog
import PhraseMatching
import YAMLReading

/// The utterances of one file.
///
/// A file is a YAML list of cases, or a mapping with `tests` and defaults for all of them:
/// ```yaml
/// app: Soupy
/// tests:
///   - utterance: order tomato soup in Soupy
///     intent: OrderSoup
///     values: { soup: tomato }
///     tier: normalised
///     asks: size
///   - utterance: [cancel my soup, what is the weather]
///     intent: null
///   - utterance: tomato soup for the neighbours
///     intent: null
///     suggests: OrderSoup
///     values: { soup: tomato }
///   - utterance: order soup and then list my tasks
///     commands: [OrderSoup, ListTasks]
/// ```
/// `intent` is a name, `null` for nothing, or a list for a question which one is meant; `commands` are
/// the intents of a sentence of several; `asks` is a parameter, or `null` for none; `suggests` is the
/// intent of the first suggestion where nothing fits, or `null` for none.
public struct UtteranceFile: Hashable, Sendable {
  /// The cases, in the order of the file.
  public let cases: [UtteranceCase]

  /// Reads a file.
  ///
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  public init(reading file: String) throws(PhraseFileError) {
    cases = try UtteranceReader(source: SourceText(readingFile: file)).cases()
  }

  /// Reads the contents of a file.
  ///
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  public init(parsing text: String, file: String) throws(PhraseFileError) {
    cases = try UtteranceReader(source: SourceText(Array(text.utf8), file: file)).cases()
  }
}

/// A reader of the cases in an utterance file, up to the first mistake.
private struct UtteranceReader {
  let source: SourceText

  /// The default values of a case.
  private struct Defaults {
    var app: String?
    var intents: [String]?
    var tier: Tier?
    var context: [String: JSON] = [:]
  }

  private static let caseKeys = [
    "utterance", "app", "intent", "commands", "values", "tier", "asks", "suggests", "context",
  ]
  private static let fileKeys = ["tests", "app", "intent", "tier", "context"]

  /// Returns the cases of a document.
  func cases() throws(PhraseFileError) -> [UtteranceCase] {
    let root = try SyntaxNode(yaml: source)
    let isEmpty = PhraseFileError(
      code: .missing, file: source.file, words: "the file has no utterances")
    guard !root.isNull else { throw isEmpty }
    var defaults = Defaults()
    var list = root
    if let mapping = root.members {
      let members = try members(of: mapping, known: Self.fileKeys)
      guard let tests = members["tests"] else {
        throw error(
          .missing, at: root, "expected a list of utterances, or “tests” with such a list")
      }
      defaults.app = try members["app"].map(text)
      defaults.intents = try members["intent"].map(names)
      defaults.tier = try members["tier"].map(tier)
      defaults.context = try members["context"].map(context) ?? [:]
      list = tests
    }
    guard let elements = list.elements else {
      throw error(.wrongType, at: list, "expected a list of utterances")
    }
    guard !elements.isEmpty else { throw isEmpty }
    var cases: [UtteranceCase] = []
    for node in elements { cases += try self.cases(in: node, defaults) }
    return cases
  }

  private func cases(
    in node: SyntaxNode, _ defaults: Defaults
  ) throws(PhraseFileError) -> [UtteranceCase] {
    guard let mapping = node.members else {
      throw error(.wrongType, at: node, "expected a mapping with “utterance” and “intent”")
    }
    let members = try members(of: mapping, known: Self.caseKeys)
    guard let said = members["utterance"] else {
      throw error(.missing, at: node, "the case has no “utterance”")
    }
    var common = UtteranceCase(
      utterance: "", app: defaults.app, intents: [], tier: defaults.tier,
      context: defaults.context, place: source.place(of: said.offset))
    if let app = members["app"] { common.app = app.isNull ? nil : try text(app) }
    if let node = members["commands"] {
      common.commands = try names(node)
      for name in ["intent", "values", "tier", "asks", "suggests"] {
        guard let other = members[name] else { continue }
        throw error(.wrongType, at: other, "“\(name)” makes no sense beside “commands”")
      }
    }
    guard
      let intents = try members["intent"].map(names)
        ?? common.commands.map({ _ in [] }) ?? defaults.intents
    else {
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
    if let node = members["suggests"] {
      common.suggests = node.isNull ? .nothing : .intent(try text(node))
    }
    if intents.isEmpty {
      try refuseDetails(
        members, common.suggests == nil ? ["values", "tier", "asks"] : ["tier", "asks"])
    } else if let node = members["suggests"], !node.isNull {
      throw error(.wrongType, at: node, "“suggests” makes no sense where “intent” is not null")
    }
    var cases: [UtteranceCase] = []
    for node in said.elements ?? [said] {
      common.utterance = try text(node)
      common.place = source.place(of: node.offset)
      cases.append(common)
    }
    return cases
  }

  /// Rejects details about a match in a case that expects none.
  private func refuseDetails(
    _ members: [String: SyntaxNode], _ names: [String]
  ) throws(PhraseFileError) {
    for name in names {
      guard let node = members[name], !node.isNull else { continue }
      throw error(.wrongType, at: node, "“\(name)” makes no sense where “intent” is null")
    }
  }

  // MARK: Nodes

  private func members(
    of mapping: [SyntaxMember], known: [String]
  ) throws(PhraseFileError) -> [String: SyntaxNode] {
    var members: [String: SyntaxNode] = [:]
    for member in mapping {
      guard known.contains(member.key) else {
        let list = known.joined(separator: ", ")
        throw source.error(
          .malformed, at: member.keyOffset,
          "“\(member.key)” is not known here; expected one of \(list)")
      }
      members[member.key] = member.node
    }
    return members
  }

  private func text(_ node: SyntaxNode) throws(PhraseFileError) -> String {
    guard let text = node.text else { throw error(.wrongType, at: node, "expected a text") }
    return text
  }

  private func names(_ node: SyntaxNode) throws(PhraseFileError) -> [String] {
    if node.isNull { return [] }
    var names: [String] = []
    for element in node.elements ?? [node] { names.append(try text(element)) }
    return names
  }

  private func tier(_ node: SyntaxNode) throws(PhraseFileError) -> Tier {
    let name = try text(node)
    guard let tier = Tier(rawValue: name) else {
      let known = Tier.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(.wrongType, at: node, "“\(name)” is no tier; expected one of \(known)")
    }
    return tier
  }

  private func values(_ node: SyntaxNode) throws(PhraseFileError) -> [String: [String]]? {
    if node.isNull { return [:] }
    guard let members = node.members else {
      throw error(.wrongType, at: node, "expected a mapping from slots to values")
    }
    var values: [String: [String]] = [:]
    for member in members { values[member.key] = try names(member.node) }
    return values
  }

  private func context(_ node: SyntaxNode) throws(PhraseFileError) -> [String: JSON] {
    guard let members = node.members else {
      throw error(.wrongType, at: node, "expected a mapping from facts to values")
    }
    var context: [String: JSON] = [:]
    for member in members {
      for node in member.node.elements ?? [member.node] where !node.isNull { _ = try text(node) }
      context[member.key] = member.node.structured
    }
    return context
  }

  private func error(
    _ code: PhraseFileError.Code, at node: SyntaxNode, _ words: String
  ) -> PhraseFileError {
    source.error(code, at: node.offset, words)
  }
}
