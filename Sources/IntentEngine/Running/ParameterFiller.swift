// Fills the parameters of an intent before it runs: given values, a pipe, then questions.

import AppIntents
import Foundation

/// Fills parameters in the order of the source; optional ones are never asked for.
struct ParameterFiller: Sendable {
  let run: IntentRun
  let invocation: Invocation

  /// Fills every parameter that the intent cannot run without.
  ///
  /// - Throws: `Failure` for a named value that does not parse, `IntentCancellation`, and what
  ///   the application's queries throw.
  func fill() async throws {
    try await assignGiven()
    let fields = invocation.intent.parameterFields
    try await attach(to: fields)
    let asker = PromptAnswerer(run: run, invocation: invocation)
    try await connect(fields, asker)
    for field in fields where !field.parameter.isOptional && !field.parameter.isSet {
      try field.parameter.assign(try await asker.askValue(field.parameter, dialog: nil))
    }
  }

  /// Fills the parameters that came with the choice of the intent; asks only when a phrase's words
  /// name several values, or none.
  ///
  /// - Throws: as `fill()`.
  func assignGiven() async throws {
    let fields = invocation.intent.parameterFields
    try checkNames(fields)
    var resolved: [(IntentParameterField, Resolution)] = []
    for field in fields {
      guard let given = invocation.given.last(where: { $0.name == field.name }) else { continue }
      if given.isReference {
        resolved.append((field, meaning(of: given, for: field)))
        continue
      }
      let resolution = try await run.resolver.resolve(
        given.text, known: given.identifiers, for: field.parameter)
      // A mistake is told before anything is asked.
      if case .nothing(let problem) = resolution, given.isExplicit {
        throw Failure(.invalidValue, problem)
      }
      resolved.append((field, resolution))
    }
    let asker = PromptAnswerer(run: run, invocation: invocation)
    for (field, resolution) in resolved { try await assign(resolution, to: field, asker) }
  }

  private func checkNames(_ fields: [IntentParameterField]) throws {
    for given in invocation.given where !fields.contains(where: { $0.name == given.name }) {
      let names = fields.map(\.name).joined(separator: ", ")
      throw Failure(
        .unknownName,
        "\(invocation.name) has no parameter “\(given.name)”"
          + (names.isEmpty ? "; it takes none." : "; it has \(names)."))
    }
  }

  private func assign(
    _ resolution: Resolution, to field: IntentParameterField, _ asker: PromptAnswerer
  ) async throws {
    switch resolution {
    case .value(let value):
      try field.parameter.assign(value)
    case .several(let entities):
      try field.parameter.assign(
        try await asker.choose(field.parameter, among: entities, dialog: nil))
    case .nothing(let problem):
      // An optional parameter is not worth a question, unless what it is was said with a pronoun; a
      // required one is asked for at once.
      let isReference = invocation.given.contains { $0.isReference && $0.name == field.name }
      guard isReference || !field.parameter.isOptional else { return }
      try field.parameter.assign(
        try await asker.askValue(field.parameter, dialog: nil, problem: problem))
    }
  }

  /// What a pronoun means: what the command before gave.
  private func meaning(
    of given: Invocation.Given, for field: IntentParameterField
  ) -> Resolution {
    let kind = ValueKind(field.parameter).words
    return invocation.product.meaning(for: field.parameter)
      ?? .nothing(problem: "“\(given.text.shortened)” is no \(kind) here.")
  }

  /// Hands what the command before gave to the first missing parameter that takes it, unless a
  /// pronoun has said where it belongs.
  private func connect(_ fields: [IntentParameterField], _ asker: PromptAnswerer) async throws {
    guard !invocation.given.contains(where: \.isReference) else { return }
    for field in fields where !field.parameter.isSet {
      guard let value = invocation.product.filling(for: field.parameter) else { continue }
      return try await assign(value, to: field, asker)
    }
  }

  private func attach(to fields: [IntentParameterField]) async throws {
    guard let attachment = invocation.attachment else { return }
    let target = fields.first { field in
      !field.parameter.isSet && ValueKind(field.parameter).takesAttachment
    }
    guard let parameter = target?.parameter, let data = await attachment(), !data.isEmpty else {
      return
    }
    switch ValueKind(parameter) {
    case .file:
      try parameter.assign(IntentFile(data: data, filename: "input", type: nil))
    case .attributedText:
      try parameter.assign(AttributedString(String(decoding: data, as: UTF8.self)))
    default:
      try parameter.assign(String(decoding: data, as: UTF8.self))
    }
  }
}
