// The macros of App Intents; a package that asks for no trait goes without them.

#if Macros
  /// Makes an enum a value that is one of several types: each case holds one.
  ///
  /// A parameter of such a type takes a value of any of them, and a query may find all of them.
  @attached(extension, conformances: AppUnionValue, names: arbitrary)
  public macro UnionValue() =
    #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

  /// Makes a type an intent of a schema; its variables become parameters.
  @attached(memberAttribute)
  @attached(
    extension,
    conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent,
    DeleteIntent, AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent,
    URLRepresentableIntent,
    names: named(__appSchemaIntent))
  public macro AppIntent<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro") where T: AppSchemaIntent

  /// Makes a type an entity of a schema; its variables become public properties.
  @attached(memberAttribute)
  @attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity,
    URLRepresentableEntity,
    names: named(__appSchemaEntity))
  public macro AppEntity<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro") where T: AppSchemaEntity

  /// Makes an enum an enum of a schema.
  @attached(
    extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
  public macro AppEnum<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro") where T: AppSchemaEnum

  /// What `@AppIntent(schema:)` was called before.
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

  /// What `@AppEntity(schema:)` was called before.
  @attached(memberAttribute)
  @attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity,
    URLRepresentableEntity,
    names: named(__appSchemaEntity))
  public macro AssistantEntity<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro")
  where T: AssistantSchemas.Entity

  /// What `@AppEnum(schema:)` was called before.
  @attached(
    extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
  public macro AssistantEnum<T>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro")
  where T: AssistantSchemas.Enum
#endif
