// The original's declarations that are still missing. Implement one, delete it here.

// Intents
//   UndoableIntent { var undoManager: UndoManager? }          (FoundationGaps has UndoManager)
//   SetFocusFilterIntent, FocusFilterAppContext, FocusFilterSuggestionContext
//   URLRepresentableIntent, URLRepresentableEntity, URLRepresentableEnum, URLRepresentation
//   CancellableIntent, withIntentCancellationHandler, IntentCancellationReason
//   LongRunningIntent, LongRunningTaskOptions, performBackgroundTask(options:operation:)
//   AppIntent.allowedExecutionTargets, IntentExecutionTargets
//   AppIntent.persistentIdentifier as metadata of donations; RelevantIntentManager, RelevantIntent
//   StartWorkoutIntent, PauseWorkoutIntent, ResumeWorkoutIntent, StartDiveIntent, WorkoutStyle
//   PushToTalkTransmissionIntent, CameraCaptureIntent, PlayVideoIntent, RunSystemShortcutIntent
//   .result(actionButtonIntent:) and its combinations
//
// Parameters
//   resolvers: on every initialiser of IntentParameter; Resolver, ResolverSpecification and builder
//   size: with one size per widget family; IntentWidgetFamily
//   CLPlacemark as a value, displayStyle:; EntityCollection; IntentParameterContext
//   IntentParameter.title, isOptional, defaultValue and what else the declaration says, as public
//   When(.widgetFamily, …) in summaries
//   UTType as a type of UniformTypeIdentifiers: conformances, tags, file name extensions
//
// Entities
//   EntityPropertyQuery, EntityQueryProperties, EntityQuerySortingOptions, all comparators
//   Property(indexingKey:), Property(customIndexingKey:), IndexedEntity.attributeSet, CSSearchableIndex
//   FileEntity, FileEntityIdentifier; SyncableEntity, OwnershipProvidingEntity, RelevantEntities
//   SemanticContentDescriptor, IntentValueRepresentation
//   DisplayRepresentation with a lazy image
//
// Macros
//   indexingKey: and customIndexingKey: of @ComputedProperty and @DeferredProperty
//   the parts of a union's parameter in summaries: $x.type, $x.value
//   the schemas of the domains appStore and imageGeneration; @AppIntent(_:schema:)
//
// Views
//   View.onAppIntentExecution(_:perform:), SiriTipView styles, ShortcutsLink styles
