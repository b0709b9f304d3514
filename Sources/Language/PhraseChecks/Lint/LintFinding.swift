// A finding of lint.

public import PhraseMatching

/// A finding of lint.
public struct LintFinding: Hashable, Sendable {
  /// A location related to a finding.
  public struct Related: Hashable, Sendable {
    /// The location; `nil` for a phrase declared in source code.
    public var place: SourcePlace?
    /// A description of the location.
    public var words: String
  }

  /// The rule.
  public var rule: LintRule
  /// The message, as one sentence.
  public var words: String
  /// The advice, as one sentence; `nil` if the rule's help suffices.
  public var advice: String?
  /// The location; `nil` for a phrase declared in source code.
  public var place: SourcePlace?
  /// The app concerned; `nil` for several.
  public var app: String?
  /// An utterance that demonstrates the finding.
  public var utterance: String?
  /// The context in which the utterance demonstrates the finding.
  public var context: [String: JSON]
  /// Related locations.
  public var related: [Related]

  /// Creates a finding from a rule and a message.
  package init(
    _ rule: LintRule, _ words: String, advice: String? = nil, at place: SourcePlace? = nil,
    app: String? = nil, utterance: String? = nil, context: [String: JSON] = [:],
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
    context: [String: JSON] = [:], related: [Related] = []
  ) {
    self.init(
      rule, words, at: template.place, app: template.app, utterance: utterance, context: context,
      related: related)
  }
}

extension LintFinding {
  /// The message with the advice, for reports with one text.
  var wordsAndAdvice: String { advice.map { words + " " + $0 } ?? words }

  /// Returns the finding with paths relative to a folder, as services that show findings require.
  public func relative(to folder: String) -> LintFinding {
    var finding = self
    finding.place = place?.relative(to: folder)
    finding.related = related.map { related in
      Related(place: related.place?.relative(to: folder), words: related.words)
    }
    return finding
  }
}
