// Something that lint found.

public import PhraseMatching

/// Something that lint found.
public struct LintFinding: Hashable, Sendable {
  /// A place that has to do with a finding.
  public struct Related: Hashable, Sendable {
    /// The place; `nil` for what is declared in source code.
    public var place: SourcePlace?
    /// What is there.
    public var words: String
  }

  /// What was looked for.
  public var rule: LintRule
  /// What was found, as one sentence.
  public var words: String
  /// What to do here, as one sentence; `nil` when the help of the rule says all.
  public var advice: String?
  /// Where; `nil` for what is declared in source code.
  public var place: SourcePlace?
  /// The app it is about; `nil` for several.
  public var app: String?
  /// A text that shows it.
  public var utterance: String?
  /// What has to be known for the text to show it.
  public var context: [String: StructuredValue]
  /// Other places that have to do with it.
  public var related: [Related]

  /// Creates a finding of a rule.
  package init(
    _ rule: LintRule, _ words: String, advice: String? = nil, at place: SourcePlace? = nil,
    app: String? = nil, utterance: String? = nil, context: [String: StructuredValue] = [:],
    related: [Related] = []
  ) {
    self.rule = rule
    self.words = words
    self.advice = advice
    self.place = place
    self.app = app
    self.utterance = utterance
    self.context = context
    self.related = related
  }

  init(
    _ rule: LintRule, _ words: String, of template: PhraseTemplate, utterance: String? = nil,
    context: [String: StructuredValue] = [:], related: [Related] = []
  ) {
    self.init(
      rule, words, at: template.place, app: template.app, utterance: utterance, context: context,
      related: related)
  }
}

extension LintFinding {
  /// What was found and what to do here, for reports with one text a finding.
  var wordsAndAdvice: String { advice.map { words + " " + $0 } ?? words }

  /// The finding with files named from a folder, as services that show findings expect them.
  public func relative(to folder: String) -> LintFinding {
    var finding = self
    finding.place = place?.relative(to: folder)
    finding.related = related.map { related in
      Related(place: related.place?.relative(to: folder), words: related.words)
    }
    return finding
  }
}

extension PhraseTemplate {
  /// Where the phrase is written; `nil` for one that is declared in source code.
  var place: SourcePlace? {
    guard case .file(let path, let line, let column) = origin else { return nil }
    return SourcePlace(file: path, line: line, column: column)
  }
}
