// Fills the parameters of an intent before it runs: with given values, piped input, then answers.

import Foundation
import PhraseMatching
import SpokenValues

extension IntentRun {
  /// Fills every parameter that the intent requires, in the order of the source; first those that the
  /// person wants to change.
  ///
  /// - Throws: `Failure` for a named value that cannot be parsed, `Withdrawn`, and the errors of
  ///   the app's queries.
  func fill() async throws {
    let deferred = try await assignGiven()
    let fields = call.fields
    try await attach(to: fields)
    try await connect(fields)
    let changed = fields.filter { field in
      wanted.contains(field.name) && !given.contains { $0.name == field.name }
    }
    for field in changed { try field.assign(try await askValue(field)) }
    for field in fields where !field.isOptional && !field.isSet {
      if let given = deferred[field.name] {
        try await assign(
          try await resolution(of: given, for: field, by: settings.resolver), to: field)
      } else if let start = try await call.startingValue(of: field.name) {
        try field.assign(start)
      } else {
        try field.assign(try await askValue(field))
      }
    }
  }

  /// Sets the given values; asks only when the words of a phrase match several values, or none.
  ///
  /// - Returns: The values that have to wait for others, by the names of parameters: there is nothing to
  ///   choose from yet.
  /// - Throws: The same errors as `fill()`.
  @discardableResult
  func assignGiven() async throws -> [String: Given] {
    let fields = call.fields
    let given = named(fields)
    try checkNames(given, fields)
    var resolved: [(CallParameter, Resolution)] = []
    var deferred: [String: Given] = [:]
    for (place, field) in fields.enumerated() {
      guard let given = try value(among: given, for: field) else { continue }
      if given.isReference {
        resolved.append((field, meaning(of: given, for: field)))
        continue
      }
      var resolver = settings.resolver
      resolver.takesIdentifiers = given.isWritten
      let resolution = try await resolution(of: given, for: field, by: resolver)
      switch resolution {
      case .nothing
      where field.hasOptions && !field.isOptional && (!given.isExplicit || given.asksAgain):
        let waits = fields[..<place].contains {
          !$0.isSet && (!$0.isOptional || wanted.contains($0.name))
        }
        if waits, try await field.options().items.isEmpty {
          deferred[field.name] = given
        } else {
          resolved.append((field, resolution))
        }
      case .nothing(let problem) where given.isExplicit && !given.asksAgain:
        // Mistakes are reported before any question is asked.
        let titles = try? await Suggestions(for: field).options.map(\.title)
        let all = (try? await field.searchedType?.all())?.map(\.option.title)
        let others = (all ?? []).prefix(Suggestions.limit).filter { titles?.contains($0) != true }
        throw Failure(.invalidValue, problem).offering((titles ?? []) + others)
      case .value(let value):
        // The value is set at once, since options of later parameters may depend on it.
        try field.assign(value)
      case .several, .unsettled, .tooFew, .nothing:
        resolved.append((field, resolution))
      }
    }
    for (field, resolution) in resolved { try await assign(resolution, to: field) }
    return deferred
  }

  /// Returns the value that is given for a parameter: of a list all those that are named.
  ///
  /// - Throws: `Failure` when one is named more than once.
  private func value(among given: [Given], for field: CallParameter) throws -> Given? {
    let named = given.filter { $0.name == field.name && $0.isExplicit && !$0.isReference }
    if var all = named.last, named.count > 1 {
      guard field.kind.isList else {
        throw Failure(.invalidValue, Sentence.givenTwice(name: field.name))
      }
      all.elements = named.map(\.text)
      return all
    }
    if let given = given.last(where: { $0.name == field.name }) { return given }
    guard call.source.leavesOptionsUnasked, field.isOptional || field.isSet,
      let answer = settings.answer?([field.name, field.title ?? ""])
    else { return nil }
    return Given(Input.Value(name: field.name, text: answer))
  }

  private func resolution(
    of given: Given, for field: CallParameter, by resolver: ParameterResolver
  ) async throws -> Resolution {
    if let value = given.exact { return resolver.checked(value, for: field) }
    if let elements = given.elements, field.kind.isList {
      return try await resolver.resolve(elements, for: field)
    }
    return try await resolver.resolve(given.text, known: given.identifiers, for: field)
  }

  /// The given values under the names of parameters: "path" may stand for "request.path" alone.
  private func named(_ fields: [CallParameter]) -> [Given] {
    given.map { given in
      let inner = fields.filter { $0.name.hasSuffix("." + given.name) }
      guard inner.count == 1, !fields.contains(where: { $0.name == given.name }) else {
        return given
      }
      var named = given
      named.name = inner[0].name
      return named
    }
  }

  private func checkNames(_ given: [Given], _ fields: [CallParameter]) throws {
    for given in given where !fields.contains(where: { $0.name == given.name }) {
      let names = fields.map(\.name).joined(separator: ", ")
      throw Failure(
        .unknownName,
        call.source.absence(of: given.name)
          ?? (names.isEmpty
            ? Sentence.noParameters(intent: name, name: given.name)
            : Sentence.noParameter(intent: name, name: given.name, names: names)))
    }
  }

  private func assign(_ resolution: Resolution, to field: CallParameter) async throws {
    switch resolution {
    case .value(let value):
      try field.assign(value)
    case .several(let entities):
      try field.assign(try await choose(field, among: entities))
    case .unsettled(let elements):
      try await assign(try await settle(elements, for: field), to: field)
    case .tooFew(let values, let problem):
      try field.assign(try await askValue(field, problem: problem, gathered: values))
    case .nothing(let problem):
      // A value that is required, or that the person referred to by a pronoun, is asked for; a
      // question for an optional one would only delay.
      let isWanted = given.contains {
        ($0.isReference || $0.asksAgain) && $0.name == field.name
      }
      guard isWanted || !field.isOptional else { return }
      let said = given.last { $0.name == field.name }?.text
      try field.assign(try await askValue(field, problem: problem, said: said))
    }
  }

  /// Returns the result of the command before that a pronoun refers to.
  private func meaning(of given: Given, for field: CallParameter) -> Resolution {
    previous?.meaning(for: field)
      ?? .nothing(
        problem: Sentence.notOfKindHere(words: given.text.shortened, kind: field.kind.words))
  }

  /// Assigns the result of the command before to the first parameter without a value that accepts
  /// it.
  ///
  /// When a pronoun was said, it alone says where the result belongs.
  private func connect(_ fields: [CallParameter]) async throws {
    guard let previous, !given.contains(where: \.isReference) else { return }
    for field in fields where !field.isSet {
      guard let value = previous.filling(for: field) else { continue }
      return try await assign(value, to: field)
    }
  }

  /// Assigns the piped input to the first parameter without a value that accepts it.
  ///
  /// If any is required it must be one of those, or ask for the input: that may be for the loop around the
  /// command.
  private func attach(to fields: [CallParameter]) async throws {
    guard let attachment else { return }
    let areAllOptional = fields.allSatisfy(\.isOptional)
    let target = fields.first { field in
      !field.isSet
        && (field.kind.takesAttachment && (areAllOptional || !field.isOptional)
          || field.connection == .always)
    }
    guard let field = target, let data = await attachment(), !data.isEmpty else { return }
    let resolution: Resolution
    if case .file = field.kind {
      resolution = FileReader(types: field.contentTypes).file(data, named: "input")
    } else {
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Failure(.invalidValue, Sentence.inputIsNotText())
      }
      if field.kind.takesAttachment {
        resolution = .value(.text(text))
      } else {
        // The input is the printed output of another command: a list gets one element a line.
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        let words = field.kind.isList ? lines.joined(separator: ", ") : lines.first ?? ""
        resolution = try await settings.resolver.resolve(words, for: field)
      }
    }
    if case .nothing(let problem) = resolution { throw Failure(.invalidValue, problem) }
    try await assign(resolution, to: field)
  }
}

extension IntentRun {
  /// A value for a parameter, before it is read according to the parameter's type.
  struct Given: Sendable {
    /// The name of the parameter.
    var name: String
    /// The text of the value.
    var text: String
    /// The identifiers of the known values that the text names; empty when it names none.
    var identifiers: [String] = []
    /// Whether a person or script named the parameter, so that an unreadable value is an error.
    ///
    /// When a phrase contained the value, the person is asked instead.
    var isExplicit = false
    /// Whether the text was written by a script or phrase pack, and may therefore be an identifier.
    var isWritten = false
    /// Whether the text refers to the result of the command before: "it".
    var isReference = false
    /// Whether an unreadable value is asked for all the same.
    var asksAgain = false
    /// The value itself; `nil` when it has to be read from the text.
    var exact: Value?
    /// The texts of a list's elements; `nil` when they have to be found in the text.
    var elements: [String]?

    /// Creates a value from a slot of a phrase.
    private init(_ slot: SlotMatch) {
      name = slot.name
      text = Self.isRead(slot) ? slot.text : slot.output.map(\.words) ?? slot.text
      // The output of a list of a phrase pack is read like any other words.
      identifiers = slot.output == nil ? slot.values : []
      isWritten = slot.output != nil
    }

    /// Whether the parameter's type and the person's locale decide which number was said: 1.234, 50 %.
    private static func isRead(_ slot: SlotMatch) -> Bool {
      guard case .number(let range) = slot.type, range.multiplier == nil else { return false }
      return slot.text.allSatisfy { $0.isNumber || ".,'’-+ %".contains($0) }
        || SpokenValues.number(of: slot.text, preferred: WordsToNumber().language)?.isPercent
          == true
    }

    /// Creates a value that a sentence of a phrase pack sets without containing it.
    private init(fixed value: JSON, for name: String) {
      self.name = name
      text = value.words
      isWritten = true
    }

    /// Returns the values of a match, leaving out slots that are only used in the answer.
    ///
    /// - Parameter names: The names of the slots that were said; `nil` for all.
    static func all(of match: Match, saying names: Set<String>? = nil) -> [Given] {
      match.parameters.filter { !$0.isCapture && names?.contains($0.name) ?? true }
        .map { Given($0) }
        + match.fixed.sorted { $0.key < $1.key }.map { Given(fixed: $0.value, for: $0.key) }
    }

    /// Creates a known value of a parameter, which is asked for if it is no longer allowed.
    init(_ value: Value, for name: String) {
      self.name = name
      text = value.option.title
      exact = value
      isExplicit = true
      asksAgain = true
    }

    /// Creates the value that a person gave with a name or in a sentence of several.
    init(_ reading: WordsToValues.Reading, for name: String) {
      switch reading {
      case .value(let value): self.init(value, for: name)
      case .words(let text):
        self.init(Input.Value(name: name, text: text))
        isWritten = false
        asksAgain = true
      }
    }

    /// Creates a value in the words of an interpreter.
    init(_ value: Interpretation.Value) {
      name = value.name
      text = value.texts.joined(separator: ", ")
      elements = value.texts.count > 1 ? value.texts : nil
      asksAgain = true
    }

    /// Creates a value that a person or script named.
    init(_ value: Input.Value) {
      name = value.name
      text = value.text
      exact = value.exact
      elements = value.elements
      isExplicit = true
      isWritten = true
    }
  }
}

extension JSON {
  /// The value as a person would type it; the elements of a list are separated by commas.
  package var words: String {
    switch self {
    case .null, .object: ""
    case .boolean(let value): value ? "yes" : "no"
    case .integer(let value): String(value)
    case .number(let value): value.plain
    case .spelled(let value), .string(let value): value
    case .array(let values): values.map(\.words).joined(separator: ", ")
    }
  }
}
