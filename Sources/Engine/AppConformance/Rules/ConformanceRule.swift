// The rules that a server is held to, with their severities and reasons.

import BehestJSON
package import PhraseChecks

/// A rule of MCP or of the extension that a server is held to.
package struct ConformanceRule: Encodable, Hashable, Sendable {
  /// A part of what a server does; rules are reported by it.
  package enum Group: String, CaseIterable, Encodable, Sendable {
    /// The parts, in the order in which a client meets them.
    case transport, handshake, tools, lists, calls, phrases
  }

  /// The part of what a server does.
  package let group: Group
  /// The name of the rule in reports, which stays when words change.
  package let id: String
  /// The severity of its findings: an error breaks the rule, a warning does not.
  package let level: LintLevel
  /// The rule and its reason, in one sentence.
  package let reason: String

  private init(_ group: Group, _ id: String, _ level: LintLevel, _ reason: String) {
    self.group = group
    self.id = id
    self.level = level
    self.reason = reason
  }

  /// All rules, in the order of their groups.
  package static let all =
    transport + handshake + tools + schemas + lists + calls + manifest + phrases
}

/// Rules of revision 2026-07-28, Base Protocol and Transports (stdio), and of JSON-RPC 2.0, sections 4
/// and 5.
extension ConformanceRule {
  static let standardOutput = ConformanceRule(
    .transport, "only-messages-on-standard-output", .error,
    "Standard output has one JSON message a line and nothing else: prints belong to standard error."
  )
  static let encoding = ConformanceRule(
    .transport, "messages-are-utf-8", .error,
    "Messages are valid UTF-8, so that all clients read them.")
  static let messageForm = ConformanceRule(
    .transport, "messages-are-json-rpc", .error,
    "A message is an object of JSON-RPC 2.0: “jsonrpc” and a method, a result or an error.")
  static let answerIDs = ConformanceRule(
    .transport, "answers-have-ids-of-requests", .error,
    "An answer has the identifier of its request, or nobody can tell what it answers.")
  static let answeredOnce = ConformanceRule(
    .transport, "requests-are-answered-once", .error,
    "A request has one answer; a second one is lost.")
  static let answersInTime = ConformanceRule(
    .transport, "answers-come-in-time", .error,
    "A request is answered within the time limit, or a person waits for nothing.")
  static let staysUp = ConformanceRule(
    .transport, "server-stays", .error,
    "The server runs until its input ends, whatever it is asked.")
  static let refusesUnknown = ConformanceRule(
    .transport, "unknown-methods-are-refused", .error,
    "A method that the server does not know is answered with an error.")
  static let methodNotFound = ConformanceRule(
    .transport, "unknown-methods-have-their-code", .warning,
    "The error for an unknown method is -32601, by which clients tell it from a broken request.")
  static let survivesNonsense = ConformanceRule(
    .transport, "broken-lines-are-survived", .warning,
    "A line that is no JSON does not keep the server from answering the next one.")
  static let endsWithInput = ConformanceRule(
    .transport, "ends-with-its-input", .warning,
    "The server ends by itself soon after its input has ended; else it has to be killed.")

  private static let transport = [
    standardOutput, encoding, messageForm, answerIDs, answeredOnce, answersInTime, staysUp,
    refusesUnknown, methodNotFound, survivesNonsense, endsWithInput,
  ]
}

/// Rules of revision 2026-07-28, Discovery, and of revision 2025-11-25, Lifecycle.
extension ConformanceRule {
  static let meets = ConformanceRule(
    .handshake, "a-handshake-works", .error,
    "The server answers server/discover (2026-07-28) or initialize (up to 2025-11-25).")
  static let knownVersion = ConformanceRule(
    .handshake, "version-is-known", .error,
    "The server answers with a revision of the protocol that has been published.")
  static let serverInfo = ConformanceRule(
    .handshake, "server-has-name-and-version", .error,
    "After initialize, serverInfo has a name and a version, which people and logs need.")
  static let declaredWorks = ConformanceRule(
    .handshake, "capabilities-are-answered", .error,
    "What the capabilities declare is answered: clients call it because they say so.")
  static let answeredDeclared = ConformanceRule(
    .handshake, "capabilities-are-declared", .warning,
    "What the server answers is in its capabilities: clients do not ask for anything else.")
  static let resultType = ConformanceRule(
    .handshake, "results-have-a-type", .warning,
    "A result of revision 2026-07-28 has a resultType, by which a question is told from an answer.")

  private static let handshake = [
    meets, knownVersion, serverInfo, declaredWorks, answeredDeclared, resultType,
  ]
}

/// Rules of revision 2026-07-28, Tools: Tool Names, Data Types.
extension ConformanceRule {
  static let toolNamed = ConformanceRule(
    .tools, "tools-have-names", .error, "A tool is an object with a name, by which it is called.")
  static let toolUnique = ConformanceRule(
    .tools, "tool-names-are-unique", .error,
    "No two tools have one name: only the first could be called.")
  static let toolPlain = ConformanceRule(
    .tools, "tool-names-are-plain", .warning,
    "A tool's name has 1 to 128 letters, digits, “_”, “-” and “.”, as other clients insist on.")
  static let toolDescribed = ConformanceRule(
    .tools, "tools-are-described", .warning,
    "A tool has a title or a description, or nobody knows what it is for.")
  static let toolSchema = ConformanceRule(
    .tools, "tools-have-schemas", .error,
    "A tool's inputSchema is a schema of type object, without which arguments cannot be asked for.")
  static let outputSchema = ConformanceRule(
    .tools, "output-schemas-are-objects", .error,
    "Before revision 2026-07-28, an outputSchema is a schema of type object.")
  static let annotations = ConformanceRule(
    .tools, "annotations-are-booleans", .error,
    "readOnlyHint and the other hints are true or false; anything else is not believed.")
  static let contradiction = ConformanceRule(
    .tools, "annotations-agree", .warning,
    "A tool that only reads destroys nothing: readOnlyHint and destructiveHint are not both true.")

  private static let tools = [
    toolNamed, toolUnique, toolPlain, toolDescribed, toolSchema, outputSchema, annotations,
    contradiction,
  ]

  static let schemaForm = ConformanceRule(
    .tools, "schemas-are-well-formed", .error,
    "Each part of a schema is an object or a Boolean, and its type one of the seven of JSON Schema."
  )
  static let references = ConformanceRule(
    .tools, "references-resolve", .error,
    "A $ref leads to a place in the same schema: clients fetch no other documents.")
  static let requiredExists = ConformanceRule(
    .tools, "required-arguments-exist", .error,
    "The names in “required” are properties, or there is no way to ask for them.")
  static let spoken = ConformanceRule(
    .tools, "arguments-have-words", .warning,
    "An argument has a form that people have words for; others have to be typed as JSON.")
  static let defaults = ConformanceRule(
    .tools, "defaults-fit", .warning, "A default fits its own schema, or it cannot be offered.")
  static let choices = ConformanceRule(
    .tools, "choices-fit", .warning,
    "The values of an enum fit its own schema, or they cannot be chosen.")

  private static let schemas = [
    schemaForm, references, requiredExists, spoken, defaults, choices,
  ]
}

/// Rules of revision 2026-07-28, Prompts, Resources, Pagination, and of RFC 6570.
extension ConformanceRule {
  static let pages = ConformanceRule(
    .lists, "pages-end", .error,
    "The pages of a list end: no cursor comes twice, and each is a text.")
  static let promptNames = ConformanceRule(
    .lists, "prompt-names-are-unique", .error,
    "Each prompt has a name, and no two have the same one.")
  static let promptArguments = ConformanceRule(
    .lists, "prompt-arguments-are-unique", .error,
    "Each argument of a prompt has a name, and no two have the same one.")
  static let resourceAddresses = ConformanceRule(
    .lists, "resource-addresses-are-unique", .error,
    "Each resource has an address, and no two have the same one.")
  static let readable = ConformanceRule(
    .lists, "resources-are-readable", .error,
    "A resource that is listed can be read; the first three are tried.")
  static let templates = ConformanceRule(
    .lists, "templates-parse", .error,
    "A uriTemplate is one of RFC 6570, so that addresses can be made.")

  private static let lists = [
    pages, promptNames, promptArguments, resourceAddresses, readable, templates,
  ]
}

/// Rules of revision 2026-07-28, Tools: Tool Result, Error Handling.
extension ConformanceRule {
  static let unknownTool = ConformanceRule(
    .calls, "unknown-tools-are-refused", .error,
    "The call of a tool that does not exist is answered with an error.")
  static let missingArgument = ConformanceRule(
    .calls, "missing-arguments-are-refused", .error,
    "A call without a required argument is an error or a question; only tools that only read are tried."
  )
  static let content = ConformanceRule(
    .calls, "results-have-content", .error,
    "A tool's result has a list “content” of blocks of known types, and isError is a Boolean.")
  static let structured = ConformanceRule(
    .calls, "results-fit-their-schema", .error,
    "structuredContent fits the outputSchema that the tool declares.")

  private static let calls = [unknownTool, missingArgument, content, structured]
}

/// Rules of Documentation/Apps.md, The extension, and of phrases.
extension ConformanceRule {
  static let manifestForm = ConformanceRule(
    .phrases, "manifest-is-readable", .error,
    "The resource behest://app is JSON of version 1 with apps that have names.")
  static let shortcutTools = ConformanceRule(
    .phrases, "shortcuts-have-tools", .error, "The tool of a shortcut is one of the app's intents.")
  static let intentIDs = ConformanceRule(
    .phrases, "intents-are-unique", .error,
    "Each intent has an identifier and a tool, and no two have the same identifier.")
  static let phraseFiles = ConformanceRule(
    .phrases, "phrase-files-are-readable", .error,
    "The phrase files in the manifest are in formats that Behest reads.")
  private static let manifest = [manifestForm, shortcutTools, intentIDs, phraseFiles]

  /// The rules of `behest lint` that phrases of a manifest are held to as those of any app are.
  private static let phrases = [
    LintRule.brokenPhrase, .missingApplicationName, .unknownSlot, .tooManyShortcuts,
    .tooManyExpansions, .tooManySlots, .slotType, .ambiguousPhrases, .overlappingPhrases,
    .silencedPhrase,
  ].map { ConformanceRule(.phrases, $0.id, $0.level, $0.summary) }
}
