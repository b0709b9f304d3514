// Finds the value that words refer to among those of an options provider.

extension ParameterResolver {
  /// Returns the value among an options provider's current options that words refer to.
  ///
  /// A whole title or synonym wins over a value of the parameter's type that is among the options
  /// ("12" for 12), and that over part of a title. Without options, only text is taken as it
  /// stands.
  func option(
    _ text: String, known identifiers: [String], as kind: ValueKind,
    _ parameter: CallParameter
  ) async throws -> Resolution {
    var offered = Suggestions(of: try await parameter.options())
    let folded = text.comparable
    let whole = offered.options.indices.filter { index in
      offered.options[index].names.contains { $0.comparable == folded }
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
