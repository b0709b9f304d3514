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
//   SemanticContentDescriptor, AppUnionValue, IntentValueRepresentation
//   DisplayRepresentation with a lazy image
//
// Macros
//   @UnionValue, @ComputedProperty, @DeferredProperty
//   @AppIntent(schema:), @AppEntity(schema:), @AppEnum(schema:) and their @Assistant… forerunners
//
// Views
//   View.onAppIntentExecution(_:perform:), SiriTipView styles, ShortcutsLink styles
