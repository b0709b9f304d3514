// The macros of App Intents. A package without the macros' trait does without them.

#if Macros
  /// Makes an enum a union value: each case holds a value of its own type.
  ///
  /// A parameter of such a type takes a value of any of these types, and a query may find all of
  /// them.
  @attached(extension, conformances: AppUnionValue, names: arbitrary)
  public macro UnionValue() =
    #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

  /// Makes a type an intent that follows a schema; its variables become parameters.
  @attached(memberAttribute)
  @attached(
    extension,
    conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent,
    DeleteIntent, AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent,
    URLRepresentableIntent,
    names: named(__appSchemaIntent))
  public macro AppIntent<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro") where T: AppSchemaIntent

  /// Makes a type an entity that follows a schema; its variables become public properties.
  @attached(memberAttribute)
  @attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity,
    URLRepresentableEntity,
    names: named(__appSchemaEntity))
  public macro AppEntity<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro") where T: AppSchemaEntity

  /// Makes an enum follow a schema.
  @attached(
    extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
  public macro AppEnum<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro") where T: AppSchemaEnum

  /// Makes a type an intent that follows a schema. An older name of `@AppIntent(schema:)`.
  @attached(memberAttribute)
  @attached(
    extension,
    conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent,
    DeleteIntent, AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent,
    URLRepresentableIntent,
    names: named(__appSchemaIntent))
  public macro AssistantIntent<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro")
  where T: AssistantSchemas.Intent

  /// Makes a type an entity that follows a schema. An older name of `@AppEntity(schema:)`.
  @attached(memberAttribute)
  @attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity,
    URLRepresentableEntity,
    names: named(__appSchemaEntity))
  public macro AssistantEntity<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro")
  where T: AssistantSchemas.Entity

  /// Makes an enum follow a schema. An older name of `@AppEnum(schema:)`.
  @attached(
    extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
  public macro AssistantEnum<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro")
  where T: AssistantSchemas.Enum
#endif
