// What is wrong with a sentence of a phrase pack, and where; its words are made here.

/// What is wrong with a sentence, rule or value in the notation of phrase packs, and where.
public struct SentenceError: Error, Hashable, Sendable {
  /// The kind of mistake.
  public let code: TemplateError.Code
  /// Where in the text, as a zero-based UTF-8 offset.
  public let offset: Int
  /// The name or the bracket that the mistake is about, where there is one.
  public let name: String?
  /// What would have been right there, where one thing would.
  public let expected: String?

  /// Creates an error.
  public init(
    code: TemplateError.Code, offset: Int, name: String? = nil, expected: String? = nil
  ) {
    self.code = code
    self.offset = offset
    self.name = name
    self.expected = expected
  }

  /// The kinds of mistakes that only the notation of phrase packs has.
  static let codes: Set<TemplateError.Code> = [
    .unclosedBracket, .unexpectedBracket, .emptyBrackets, .badName, .openEscape, .tooDeep,
    .unknownRule, .recursiveRule, .badRange, .slotInValue, .tooManyTexts,
  ]
}

extension SentenceError: CustomStringConvertible {
  /// One clause for people, with the offset.
  public var description: String { "\(clause), at offset \(offset)" }

  /// What is wrong, as a clause without the place.
  public var clause: String {
    let name = self.name ?? ""
    return switch code {
    case .empty: "there is nothing to say"
    case .unclosedBracket:
      "“\(name)” is not closed" + (expected.map { ": “\($0)” is expected" } ?? "")
    case .unexpectedBracket:
      expected.map { "“\($0)” is expected, not “\(name)”" }
        ?? "“\(name)” closes nothing; write “\\\(name)” to have it said"
    case .emptyBrackets: "there is nothing between “\(name)” and “\(expected ?? "")”"
    case .badName:
      "“\(name)” is no name" + (expected.map { ": \($0) is expected" } ?? "")
    case .openEscape: "“\\” is the last character: one that it escapes is expected after it"
    case .tooDeep: "the nesting is deeper than \(SentenceParser.maximumDepth)"
    case .unknownSlot: "there is no list {\(name)}" + suggestion { "{\($0)}" }
    case .unknownRule: "there is no rule <\(name)>" + suggestion { "<\($0)>" }
    case .recursiveRule: "the rule <\(name)> is made of itself"
    case .badRange:
      "the range \(name) has no number in it"
        + (expected.map { ": \($0) is expected" } ?? "")
    case .slotInValue: "a text for a value can have no {\(name)} in it"
    case .tooManyTexts:
      "it can be said in more than \(expected ?? "a thousand") ways: fewer are expected for a value"
    case .tooLong: "there is too much to be said"
    case .tooManyParts: "a permutation has more than \(CodeBuilder.maximumParts) parts"
    case .missingApplicationName: "it does not say {applicationName}"
    case .unknownApplication: "it belongs to an app that has no name"
    default: "it is not usable (\(code.rawValue))"
    }
  }

  private func suggestion(_ spelled: (String) -> String) -> String {
    expected.map { "; did you mean \(spelled($0))?" } ?? ""
  }
}

extension TemplateError {
  /// The mistake of a template whose text is a sentence.
  public init(_ error: SentenceError, in template: PhraseTemplate) {
    self.init(code: error.code, template: template, offset: error.offset, slot: error.name)
  }
}
