// The original's declarations that are still missing. Implement one, delete it here.

// Intents
//   URLRepresentableIntent, URLRepresentableEntity, URLRepresentableEnum, URLRepresentation
//   AppIntent.persistentIdentifier as metadata of donations
//   RunSystemShortcutIntent, VideoCategory
//
// Parameters
//   resolvers: of measurements, places, arrays with sizes and options providers
//   EntityCollection; IntentParameterContext's units and styles
//   IntentParameter.title, isOptional, defaultValue and what else the declaration says, as public
//
// Entities
//   Property(indexingKey:), Property(customIndexingKey:), IndexedEntity.attributeSet,
//   CSSearchableIndex.indexAppEntities(_:priority:)
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
