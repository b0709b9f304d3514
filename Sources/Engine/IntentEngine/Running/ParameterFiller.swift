// Fills the parameters of an intent before it runs: with given values, piped input, then answers.

import Foundation

/// A filler of parameters in the order of the source; it never asks for optional ones.
struct ParameterFiller: Sendable {
  let run: IntentRun
  let invocation: Invocation

  /// Fills every parameter that the intent requires.
  ///
  /// - Throws: `Failure` for a named value that cannot be parsed, `Withdrawn`, and the errors of
  ///   the app's queries.
  func fill() async throws {
    try await assignGiven()
    let fields = invocation.call.fields
    try await attach(to: fields)
    let asker = PromptAnswerer(run: run, invocation: invocation)
    try await connect(fields, asker)
    for field in fields where !field.isOptional && !field.isSet {
      if let start = try await invocation.call.startingValue(of: field.name) {
        try field.assign(start)
      } else {
        try field.assign(try await asker.askValue(field, dialog: nil))
      }
    }
  }

  /// Sets the given values; asks only when the words of a phrase match several values, or none.
  ///
  /// - Throws: The same errors as `fill()`.
  func assignGiven() async throws {
    let fields = invocation.call.fields
    try checkNames(fields)
    var resolved: [(CallParameter, Resolution)] = []
    for field in fields {
      guard let given = invocation.given.last(where: { $0.name == field.name }) else { continue }
      if given.isReference {
        resolved.append((field, meaning(of: given, for: field)))
        continue
      }
      var resolver = run.resolver
      resolver.takesIdentifiers = given.isWritten
      let resolution = try await resolver.resolve(
        given.text, known: given.identifiers, for: field)
      switch resolution {
      case .nothing(let problem) where given.isExplicit:
        // Mistakes are reported before any question is asked.
        throw Failure(.invalidValue, problem)
      case .value(let value):
        // The value is set at once, since options of later parameters may depend on it.
        try field.assign(value)
      case .several, .unsettled, .tooFew, .nothing:
        resolved.append((field, resolution))
      }
    }
    let asker = PromptAnswerer(run: run, invocation: invocation)
    for (field, resolution) in resolved { try await assign(resolution, to: field, asker) }
  }

  private func checkNames(_ fields: [CallParameter]) throws {
    for given in invocation.given where !fields.contains(where: { $0.name == given.name }) {
      let names = fields.map(\.name).joined(separator: ", ")
      throw Failure(
        .unknownName,
        "\(invocation.name) has no parameter “\(given.name)”"
          + (names.isEmpty ? "; it takes none." : "; it has \(names)."))
    }
  }

  private func assign(
    _ resolution: Resolution, to field: CallParameter, _ asker: PromptAnswerer
  ) async throws {
    switch resolution {
    case .value(let value):
      try field.assign(value)
    case .several(let entities):
      try field.assign(try await asker.choose(field, among: entities, dialog: nil))
    case .unsettled(let elements):
      let settled = try await asker.settle(elements, for: field)
      try await assign(settled, to: field, asker)
    case .tooFew(let values, let problem):
      try field.assign(
        try await asker.askValue(field, dialog: nil, problem: problem, gathered: values))
    case .nothing(let problem):
      // A value that is required, or that the person referred to by a pronoun, is asked for; a
      // question for an optional one would only delay.
      let isReference = invocation.given.contains { $0.isReference && $0.name == field.name }
      guard isReference || !field.isOptional else { return }
      try field.assign(try await asker.askValue(field, dialog: nil, problem: problem))
    }
  }

  /// Returns the result of the command before that a pronoun refers to.
  private func meaning(
    of given: Invocation.Given, for field: CallParameter
  ) -> Resolution {
    let kind = field.kind.words
    return invocation.product.meaning(for: field)
      ?? .nothing(problem: "“\(given.text.shortened)” is no \(kind) here.")
  }

  /// Assigns the result of the command before to the first parameter without a value that accepts
  /// it.
  ///
  /// When a pronoun was said, it alone says where the result belongs.
  private func connect(_ fields: [CallParameter], _ asker: PromptAnswerer) async throws {
    guard !invocation.given.contains(where: \.isReference) else { return }
    for field in fields where !field.isSet {
      guard let value = invocation.product.filling(for: field) else { continue }
      return try await assign(value, to: field, asker)
    }
  }

  private func attach(to fields: [CallParameter]) async throws {
    guard let attachment = invocation.attachment else { return }
    let target = fields.first { field in
      !field.isSet
        && (field.kind.takesAttachment || field.connection == .always)
    }
    guard let parameter = target, let data = await attachment(), !data.isEmpty else {
      return
    }
    guard parameter.kind.takesAttachment else {
      return try await assign(piped: String(decoding: data, as: UTF8.self), to: parameter)
    }
    switch parameter.kind {
    case .file:
      switch FileReader(types: parameter.contentTypes).file(data, named: "input") {
      case .value(let file): try parameter.assign(file)
      case .nothing(let problem): throw Failure(.invalidValue, problem)
      case .several, .unsettled, .tooFew: break
      }
    default:
      try parameter.assign(.text(String(decoding: data, as: UTF8.self)))
    }
  }

  /// Assigns the printed output of another command to a parameter; a list gets one element a line.
  private func assign(piped text: String, to field: CallParameter) async throws {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let words =
      field.kind.isList ? lines.joined(separator: ", ") : lines.first ?? ""
    let resolution = try await run.resolver.resolve(words, for: field)
    if case .nothing(let problem) = resolution { throw Failure(.invalidValue, problem) }
    try await assign(
      resolution, to: field, PromptAnswerer(run: run, invocation: invocation))
  }
}
