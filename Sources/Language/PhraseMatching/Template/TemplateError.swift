// The error for a malformed template.

/// An error in a template, with its location.
public struct TemplateError: Error, Hashable, Sendable {
  /// A kind of mistake; open, so that a new kind breaks no caller.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The kind's name in JSON output.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The phrase has no letter, digit, symbol or slot.
    public static let empty = Code(rawValue: "empty")
    /// The phrase does not contain `${applicationName}`.
    public static let missingApplicationName = Code(rawValue: "missingApplicationName")
    /// A slot is not among the parameters of the intent.
    public static let unknownSlot = Code(rawValue: "unknownSlot")
    /// A slot is a parameter that is neither an entity nor an enumeration.
    public static let unsuitableSlot = Code(rawValue: "unsuitableSlot")
    /// A slot is used twice.
    public static let repeatedSlot = Code(rawValue: "repeatedSlot")
    /// A `${` has no `}`.
    public static let unclosedSlot = Code(rawValue: "unclosedSlot")
    /// The braces of a slot are empty.
    public static let unnamedSlot = Code(rawValue: "unnamedSlot")
    /// The template belongs to an app that has no names.
    public static let unknownApplication = Code(rawValue: "unknownApplication")
    /// A permutation has more than ten parts.
    public static let tooManyParts = Code(rawValue: "tooManyParts")
    /// The phrase has too many words and slots, or can be said in too many ways.
    public static let tooLong = Code(rawValue: "tooLong")

    /// A bracket of a sentence is not closed.
    public static let unclosedBracket = Code(rawValue: "unclosedBracket")
    /// A bracket of a sentence is closed without being opened, or by another kind.
    public static let unexpectedBracket = Code(rawValue: "unexpectedBracket")
    /// A pair of brackets of a sentence is empty.
    public static let emptyBrackets = Code(rawValue: "emptyBrackets")
    /// A list, rule or slot of a sentence has no valid name.
    public static let badName = Code(rawValue: "badName")
    /// A backslash at the end of a sentence escapes nothing.
    public static let openEscape = Code(rawValue: "openEscape")
    /// A sentence nests deeper than 64 brackets, or its rules deeper than 64 rules.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// A sentence refers to an unknown rule.
    public static let unknownRule = Code(rawValue: "unknownRule")
    /// A rule refers to itself.
    public static let recursiveRule = Code(rawValue: "recursiveRule")
    /// A range is empty, or its step is not positive.
    public static let badRange = Code(rawValue: "badRange")
    /// A text of a value contains a slot.
    public static let slotInValue = Code(rawValue: "slotInValue")
    /// A value has more texts than permitted.
    public static let tooManyTexts = Code(rawValue: "tooManyTexts")
  }

  /// The kind of mistake.
  public let code: Code
  /// The malformed template.
  public let template: PhraseTemplate
  /// The location in the template's text, as a zero-based UTF-8 offset.
  public let offset: Int
  /// The slot's name, if the mistake is about a slot.
  public let slot: String?

  /// Creates an error from its kind, template and offset.
  public init(code: Code, template: PhraseTemplate, offset: Int, slot: String? = nil) {
    self.code = code
    self.template = template
    self.offset = offset
    self.slot = slot
  }
}

extension TemplateError: CustomStringConvertible {
  /// A message for people, as one sentence with the phrase and its location.
  public var description: String {
    place.map { "\($0): \(clause)" }
      ?? "\(clause), in a phrase that \(template.app) declares"
  }

  /// The location of the error in a file; `nil` if that of the template is not known.
  public var place: SourcePlace? {
    guard var place = template.place, place.column > 0 else { return template.place }
    // An escape in the file is longer than its character; none is common here.
    place.column += String(decoding: template.text.utf8.prefix(offset), as: UTF8.self).count
    return place
  }

  /// Returns the message that the phrase is left out, its file relative to a folder that contains it.
  package func leftOut(relativeTo folder: String) -> String {
    let place = place.map { "\($0.relative(to: folder)): " } ?? ""
    return "\(place)\(clause), and is left out"
  }

  /// The message as a clause without the location.
  public var clause: String {
    if template.expression != nil || SentenceError.codes.contains(code) {
      return SentenceError(code: code, offset: offset, name: slot).clause
        + " in the sentence “\(template.text)”"
    }
    let phrase = "the phrase “\(template.text)”"
    let known = template.slots.keys.sorted().map { "${\($0)}" }.joined(separator: ", ")
    return switch code {
    case .empty: "\(phrase) has no words"
    case .missingApplicationName:
      template.place?.file.hasSuffix(".swift") == true
        ? "\(phrase) does not contain \\(.applicationName)"
        : "\(phrase) does not contain ${applicationName}"
    case .unknownSlot:
      "\(phrase) uses ${\(slot ?? "")}, which is no parameter of the intent"
        + (known.isEmpty ? "" : " (it has \(known))")
    case .unsuitableSlot:
      "\(phrase) uses ${\(slot ?? "")}, which is neither an entity nor an enumeration"
    case .repeatedSlot: "\(phrase) uses ${\(slot ?? "")} twice"
    case .unclosedSlot: "\(phrase) opens a slot at offset \(offset) and does not close it"
    case .unnamedSlot: "\(phrase) has a slot without a name at offset \(offset)"
    case .unknownApplication: "\(phrase) belongs to an app that has no name"
    case .tooLong: "\(phrase) has more than 256 words"
    default: "\(phrase) is not usable (\(code.rawValue)) at offset \(offset)"
    }
  }
}
