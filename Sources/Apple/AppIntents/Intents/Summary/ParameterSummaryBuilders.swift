// The result builders of parameter summaries.

/// A result builder that builds the summary of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Returns a summary of this intent.
  public static func buildExpression(_ summary: IntentParameterSummary<Intent>)
    -> IntentParameterSummary<Intent>
  { summary }

  /// Returns a summary of any type.
  public static func buildExpression<Content: ParameterSummary>(_ summary: Content) -> Content {
    summary
  }

  /// Returns the only summary of the block.
  public static func buildBlock<Content: ParameterSummary>(_ summary: Content) -> Content {
    summary
  }

  /// Returns the summary of an `if #available` block.
  public static func buildLimitedAvailability<Content: ParameterSummary>(_ summary: Content)
    -> Content
  { summary }
}

extension IntentParameterSummary {
  /// A result builder that builds the list of the parameters below a sentence.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    /// Returns a parameter.
    public static func buildExpression<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }

    /// Returns the parameters in a list.
    public static func buildBlock(
      _ parameters: PartialKeyPath<Intent>...
    ) -> [PartialKeyPath<Intent>] { parameters }
  }
}

/// A result builder that builds the cases of a summary that depends on a value.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Returns a case.
  public static func buildExpression<Content: ParameterSummary>(
    _ expression: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { expression }

  /// Returns the default case.
  public static func buildExpression<Content: ParameterSummary>(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { expression }

  /// Combines the cases, however many.
  public static func buildBlock<each Case: ParameterSummary>(_ cases: repeat each Case)
    -> ParameterSummaryTupleCaseCondition<repeat each Case>
  { ParameterSummaryTupleCaseCondition(cases: (repeat each cases)) }
}
