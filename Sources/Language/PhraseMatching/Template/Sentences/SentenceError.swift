// The error for a malformed sentence of a phrase pack, with its message.

/// An error in the notation of a sentence, rule or value of a phrase pack, with its location.
package struct SentenceError: Error, Hashable, Sendable {
  /// The kind of mistake.
  package let code: TemplateError.Code
  /// The location in the text, as a zero-based UTF-8 offset.
  package let offset: Int
  /// The name or the bracket that the mistake is about, if any.
  package let name: String?
  /// The text that would have been correct there, if there is only one.
  package let expected: String?

  /// Creates an error from its kind and offset.
  package init(
    code: TemplateError.Code, offset: Int, name: String? = nil, expected: String? = nil
  ) {
    self.code = code
    self.offset = offset
    self.name = name
    self.expected = expected
  }

  /// The kinds of mistakes that only phrase packs can have.
  static let codes: Set<TemplateError.Code> = [
    .unclosedBracket, .unexpectedBracket, .emptyBrackets, .badName, .openEscape, .tooDeep,
    .unknownRule, .recursiveRule, .badRange, .slotInValue, .tooManyTexts,
  ]
}

extension SentenceError: CustomStringConvertible {
  /// A message for people, as one clause with the offset.
  package var description: String { "\(clause), at offset \(offset)" }

  /// The message as a clause without the location.
  package var clause: String {
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
