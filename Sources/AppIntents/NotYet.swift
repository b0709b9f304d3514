// The original's declarations that are still missing. Implement one, delete it here.

// Intents
//   AppIntent.persistentIdentifier as metadata of donations
//   RunSystemShortcutIntent, VideoCategory, OpenURLIntent as a URLRepresentableIntent
//
// Parameters
//   resolvers: of measurements, places, arrays with sizes and options providers
//   IntentParameterContext's units and styles
//   IntentParameter.title, isOptional, defaultValue and what else the declaration says, as public
//
// Entities
//   RelevantEntities
//   SemanticContentDescriptor, IntentValueRepresentation
//
// Macros
//   indexingKey: and customIndexingKey: of @DeferredProperty
//   the parts of a union's parameter in summaries: $x.type, $x.value
//   the schemas of the domains appStore and imageGeneration; @AppIntent(_:schema:)
//
// Views
//   View.appEntityUIElements(_:), and onAppIntentExecution(_:perform:) with an effect
