// Declarations of Apple's framework that are missing. Implement one, delete it here.

// Intents
//   AppIntent.persistentIdentifier as metadata of donations
//   OpenURLIntent as a URLRepresentableIntent
//   AudioContext of a kind of workout, which HealthKit names
//
// Parameters
//   IntentParameterContext's units
//
// Macros
//   indexingKey: and customIndexingKey: of @DeferredProperty
//   the parts of a union's parameter in summaries: $x.type, $x.value
//   the schemas of the domains appStore and imageGeneration; @AppIntent(_:schema:)
//
// Views
//   View.appEntityUIElements(_:), and onAppIntentExecution(_:perform:) with an effect
