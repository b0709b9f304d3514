// Parameter summaries that depend on the values of parameters.

/// A summary that is chosen by a condition.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let holds: (Intent) -> Bool
  private let whenCondition: WhenCondition
  private let otherwise: Otherwise

  init(
    _ holds: @escaping (Intent) -> Bool, _ whenCondition: WhenCondition, _ otherwise: Otherwise
  ) {
    self.holds = holds
    self.whenCondition = whenCondition
    self.otherwise = otherwise
  }
}

extension ParameterSummaryWhenCondition: SummarySource {
  func sentence(of intent: any AppIntent) -> SummarySentence? {
    guard let typed = intent as? Intent else { return nil }
    return holds(typed)
      ? sentenceOf(whenCondition, intent) : sentenceOf(otherwise, intent)
  }
}

/// A summary that is the first matching case of a value.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, Cases: ParameterSummary
>: ParameterSummary {
  private let value: (Intent) -> (any Sendable)?
  private let cases: Cases

  /// Creates a summary that is chosen by the value of a parameter.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> cases: () -> Cases
  ) {
    value = { $0[keyPath: parameter].anyValue }
    self.cases = cases()
  }
}

extension ParameterSummarySwitchCondition: SummarySource {
  func sentence(of intent: any AppIntent) -> SummarySentence? {
    guard let typed = intent as? Intent else { return nil }
    return (cases as? any SummaryCaseSource)?.sentence(of: intent, for: value(typed))
  }
}

/// The summary for one or several values.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary
>: ParameterSummary {
  private let values: [Value.UnwrappedType]
  private let content: Content

  /// Creates the summary for one value.
  public init(
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> content: () -> Content
  ) {
    values = [value]
    self.content = content()
  }

  /// Creates the summary for any of several values.
  public init(
    _ first: Value.UnwrappedType, _ second: Value.UnwrappedType, _ others: Value.UnwrappedType...,
    @ParameterSummaryBuilder<Intent> content: () -> Content
  ) {
    values = [first, second] + others
    self.content = content()
  }

  /// Creates the summary for any of several values.
  public init(
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> content: () -> Content
  ) {
    self.values = values
    self.content = content()
  }
}

extension ParameterSummaryCaseCondition: SummaryCaseSource {
  func sentence(of intent: any AppIntent, for value: (any Sendable)?) -> SummarySentence? {
    values.contains { areEqual($0, value) } ? sentenceOf(content, intent) : nil
  }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary
{
  private let content: Content

  /// Creates the summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> content: () -> Content) { self.content = content() }
}

extension ParameterSummaryDefaultCaseCondition: SummaryCaseSource {
  func sentence(of intent: any AppIntent, for value: (any Sendable)?) -> SummarySentence? {
    sentenceOf(content, intent)
  }
}

/// Several cases, of which the first that matches is chosen.
public struct ParameterSummaryTupleCaseCondition<each Case: ParameterSummary>: ParameterSummary {
  let cases: (repeat each Case)
}

extension ParameterSummaryTupleCaseCondition: SummaryCaseSource {
  func sentence(of intent: any AppIntent, for value: (any Sendable)?) -> SummarySentence? {
    for element in repeat each cases {
      if let source = element as? any SummaryCaseSource,
        let sentence = source.sentence(of: intent, for: value)
      {
        return sentence
      }
    }
    return nil
  }
}

extension AppIntent {
  /// A sentence, and the parameters listed below it.
  public typealias Summary = IntentParameterSummary<Self>

  /// A summary that is chosen by a condition.
  public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>

  /// A summary that is the first matching case of a value.
  public typealias Switch<Value: _IntentValue, Cases: ParameterSummary> =
    ParameterSummarySwitchCondition<Self, Value, Cases>

  /// The summary for one or several values.
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>

  /// The summary for all other values.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}
