// The checks of the review, in the order in which their rules are listed.

extension IntentReview {
  /// All checks; a new rule is added here.
  static let checks: [any ReviewCheck.Type] = [
    // Intents
    IntentTitleCheck.self, BlockingPerformCheck.self, MutableIntentCheck.self,
    UnguardedActionCheck.self, AssistantMacroCheck.self,
    // Parameters
    MissingSummaryCheck.self, HiddenParameterCheck.self, DemandedOptionalCheck.self,
    // Entities and enumerations
    UnstableIdentifierCheck.self, ExposedSecretCheck.self, MissingRepresentationCheck.self,
    EnumRawValueCheck.self, EnumCaseTitleCheck.self,
    // Queries
    MissingIdentifierCheck.self, MissingSuggestionsCheck.self, UnboundedValuesCheck.self,
    // Phrases
    ApplicationNameCheck.self, ShortcutLimitCheck.self, ExpansionLimitCheck.self,
    PhraseSlotCountCheck.self, PhraseSlotCheck.self, StaleParametersCheck.self,
    // Surfaces
    SurfaceProtocolCheck.self, ControlParameterCheck.self, MutatingConfigurationCheck.self,
    SnippetSideEffectCheck.self, MissedInSnippetCheck.self,
    // Spotlight
    IndexingKeyCheck.self, FreshAttributeSetCheck.self, NeverIndexedCheck.self,
    UnnamedIndexCheck.self, MissingOpenIntentCheck.self,
  ]
}
