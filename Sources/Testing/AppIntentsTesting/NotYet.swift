// Declarations of Apple's framework that are missing. Implement one, delete it here.

// IntentDefinitions.transientEntities, TransientAppEntityDefinition, AnyTransientAppEntity
// IntentDefinitions.valueQueries, IntentValueQueryDefinition, ResolvedValueQueryResult,
//   DynamicPropertyPathCollection
// AppEntityDefinition.spotlightQuery(_:) and viewAnnotations(), ViewAnnotation
// AppEntityDefinition.allEntitiesQuery(), entityQuery(identifiers:), entityQuery(matching:),
//   suggestedEntitiesQuery(), AnyEntityQuery
// AnyAppEntity.exported(as:), AppEntityDefinition.resolved(from:)
// AnyAppEntity.identifier as an AttributedEntityIdentifier: it is the identifier as text
// IntentValueExpectation and its conforming types
