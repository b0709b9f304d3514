// The builders of sentences about intents.

/// Builds the sentence of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A sentence of this intent.
  public static func buildExpression(_ summary: IntentParameterSummary<Intent>)
    -> IntentParameterSummary<Intent>
  { summary }

  /// Any sentence.
  public static func buildExpression<Content: ParameterSummary>(_ summary: Content) -> Content {
    summary
  }

  /// The one sentence there is.
  public static func buildBlock<Content: ParameterSummary>(_ summary: Content) -> Content {
    summary
  }

  /// A sentence of a newer system.
  public static func buildLimitedAvailability<Content: ParameterSummary>(_ summary: Content)
    -> Content
  { summary }
}

extension IntentParameterSummary {
  /// Builds the list of the parameters that stand under a sentence.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    /// A parameter.
    public static func buildExpression<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }

    /// The parameters after one another.
    public static func buildBlock(
      _ parameters: PartialKeyPath<Intent>...
    ) -> [PartialKeyPath<Intent>] { parameters }
  }
}

/// Builds the cases of a sentence that depends on a value.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// A case.
  public static func buildExpression<Content: ParameterSummary>(
    _ expression: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { expression }

  /// The case for all other values.
  public static func buildExpression<Content: ParameterSummary>(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { expression }

  /// The cases after one another, however many.
  public static func buildBlock<each Case: ParameterSummary>(_ cases: repeat each Case)
    -> ParameterSummaryTupleCaseCondition<repeat each Case>
  { ParameterSummaryTupleCaseCondition(cases: (repeat each cases)) }
}
