// Finds the value that words mean among those that an options provider lists.

extension ParameterResolver {
  /// Reads words as one of the values that a provider has on offer just now.
  ///
  /// A whole title or synonym is meant first, then a value of the parameter's type that is on offer
  /// ("12" for 12), then part of a title. Where nothing is on offer, only text is taken as it stands.
  func option(
    _ text: String, known identifiers: [String], as kind: ValueKind,
    _ parameter: CallParameter
  ) async throws -> Resolution {
    var offered = Suggestions(of: try await parameter.options())
    let folded = AnswerReader.fold(text)
    let whole = offered.options.indices.filter { index in
      offered.options[index].names.contains { AnswerReader.fold($0) == folded }
    }
    if whole.count == 1 { return .value(offered.values[whole[0]]) }
    let own = try await plain(text, known: identifiers, as: kind, parameter)
    if offered.values.isEmpty {
      if kind.isText { return own }
      let title = parameter.title?.insideSentence ?? kind.words
      return .nothing(problem: "There is no \(title) to choose from yet.")
    }
    if case .value(let value) = own {
      let wanted = value.plain
      if let index = offered.values.firstIndex(where: { $0.plain == wanted }) {
        return .value(offered.values[index])
      }
    }
    let question = Question(kind: .choice, prompt: "", options: offered.options)
    if Int(folded) == nil {
      switch AnswerReader.read(text, for: question) {
      case .answer(.option(let index)): return .value(offered.values[index])
      case .several(let indices): return .several(indices.map { offered.values[$0] })
      case .answer, .unclear: break
      }
    }
    offered.shorten(to: 6)
    let titles = offered.options.map(\.title).joined(separator: ", ")
    return .nothing(problem: "“\(text.shortened)” is none of \(titles).")
  }
}
