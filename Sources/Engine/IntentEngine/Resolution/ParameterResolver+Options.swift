// Finds the value that words refer to among those on offer, or why there can be none.

import Foundation

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
      return .nothing(problem: reasonForNoOptions(of: parameter))
    }
    if case .value(let value) = own {
      let wanted = value.plain
      if let index = offered.values.firstIndex(where: { $0.plain == wanted }) {
        return .value(offered.values[index])
      }
    }
    if Int(folded) == nil {
      let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
      switch AnswerReader.option(words, offered.options) {
      case .answer(.option(let index)): return .value(offered.values[index])
      case .several(let indices): return .several(indices.map { offered.values[$0] })
      case .answer, .unclear, nil: break
      }
    }
    if parameter.takesOtherValues, case .value = own { return own }
    offered.shorten(to: 6)
    let titles = offered.options.map(\.title).joined(separator: ", ")
    return .nothing(problem: Sentence.noneOf(words: text.shortened, titles: titles))
  }

  /// Returns the name of a value that words are near to; `nil` when none is near enough.
  ///
  /// - Throws: The errors of the app's queries.
  func nearest(to text: String, for parameter: CallParameter) async throws -> String? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let names: [String]
    switch parameter.kind.element {
    case _ where parameter.hasOptions:
      names = try await parameter.options().items.map(\.value.option.title)
    case .enumeration(let type): names = parameter.cases(of: type).map(\.option.title)
    case .entity(let type):
      return EntityResolver(type).nearest(to: words, among: try await EntityResolver(type).listed())
    default: return nil
    }
    return Nearest.word(to: words, among: names)
  }

  private func reasonForNoOptions(of parameter: CallParameter) -> String {
    let title = parameter.title?.insideSentence ?? parameter.kind.element.words
    return Sentence.noneToChoose(name: title)
  }

  /// Returns the reason why no words can be a value of a parameter for which nothing is suggested.
  ///
  /// A string query is assumed to find something, since it may search a server, unless the type can
  /// also list all entities and has none.
  ///
  /// - Returns: A sentence for people; `nil` when words may be a value.
  /// - Throws: The errors of the app's queries.
  func reasonForNoValue(of parameter: CallParameter) async throws -> String? {
    let kind = parameter.kind.element
    guard !parameter.readsWords else { return nil }
    if parameter.hasOptions { return kind.isText ? nil : reasonForNoOptions(of: parameter) }
    // Without this, the question would be asked for ever.
    if case .other = kind { return noWords(for: kind) }
    let hasNothing = try await hasNothing(kind, parameter)
    return hasNothing ? Sentence.noneYet(name: kind.words.insideSentence) : nil
  }

  /// Returns whether no value of a kind exists that words could refer to.
  private func hasNothing(
    _ kind: ValueKind, _ parameter: CallParameter
  ) async throws -> Bool {
    switch kind {
    case .entity(let type):
      if let all = try await type.all() { return all.isEmpty }
      return !type.searchesWords
    case .enumeration(let type):
      return parameter.cases(of: type).isEmpty
    case .union(let kinds, _):
      for kind in kinds where try await !hasNothing(kind.element, parameter) { return false }
      return true
    default:
      return false
    }
  }
}
