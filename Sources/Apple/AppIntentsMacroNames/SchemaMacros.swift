// The macros that have the name of a protocol, above the module of the protocols they add.

#if Macros
  public import BehestAppIntents

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
