// Checks the parser of sentences by what it makes of its own results.

public import PhraseMatching

/// A judge of sentences in the notation of phrase packs, for fuzzers.
public enum SentenceJudge {
  /// Returns what is wrong with the parsed form of a text; `nil` if it survives a round trip and its
  /// references are in the text, or is no sentence.
  public static func complaint(about text: String) -> String? {
    guard let sentence = try? SentenceParser.parse(text) else { return nil }
    let notation = sentence.expression.notation
    // Escapes make the text longer, but never more deeply nested.
    guard let again = try? SentenceParser.parse(notation) else {
      return "“\(notation)” cannot be read"
    }
    if again.expression != sentence.expression { return "“\(notation)” is another sentence" }
    for reference in sentence.references
    where !(0..<text.utf8.count).contains(reference.offset) {
      return "\(reference) is not in the text"
    }
    _ = sentence.expression.plainest().text(application: "App") { $0.name }
    let texts = (try? sentence.expression.texts()) ?? []
    return Set(texts).count == texts.count && texts.count <= 1_000 ? nil : "a text comes twice"
  }

  /// Returns the simplest form of a template, with the names of slots.
  public static func plainest(_ template: PhraseTemplate) -> String {
    guard let expression = template.expression else { return template.text }
    return expression.plainest(rules: template.block?.rules ?? [:])
      .text(application: template.app) { $0.name }
  }
}
