// The inheritance of the system frameworks' protocols, as far as the rules need it.

/// The protocols of the system frameworks.
enum SystemProtocols {
  /// The protocols that each one refines, as far as rules need it.
  static let refined: [String: [String]] = {
    var table: [String: [String]] = [:]
    for name in [
      "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent", "CancellableIntent",
      "CameraCaptureIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
      "DeleteIntent", "DeprecatedAppIntent", "ForegroundContinuableIntent", "LiveActivityIntent",
      "LiveActivityStartingIntent", "OpensInAppIntent", "PauseWorkoutIntent", "PlayVideoIntent",
      "PredictableIntent", "ProgressReportingIntent", "ResumeWorkoutIntent", "SetFocusFilterIntent",
      "SetValueIntent", "ShowInAppSearchResultsIntent", "SnippetIntent", "StartWorkoutIntent",
      "SystemIntent", "TargetContentProvidingIntent", "URLRepresentableIntent", "UndoableIntent",
      "WidgetConfigurationIntent", "StartDiveIntent", "PushToTalkTransmissionIntent",
    ] {
      table[name] = ["AppIntent"]
    }
    table["OpenIntent"] = ["SystemIntent"]
    table["LongRunningIntent"] = ["ProgressReportingIntent"]
    for name in [
      "FileEntity", "IndexedEntity", "OwnershipProvidingEntity", "SyncableEntity",
      "URLRepresentableEntity", "UniqueAppEntity",
    ] {
      table[name] = ["AppEntity"]
    }
    table["URLRepresentableEnum"] = ["AppEnum"]
    for name in [
      "EntityPropertyQuery", "EntityStringQuery", "EnumerableEntityQuery", "IndexedEntityQuery",
      "UniqueAppEntityQuery",
    ] {
      table[name] = ["EntityQuery"]
    }
    return table
  }()

  /// The protocols that provide none of the members that rules look for.
  static let harmless: Set<String> = Set(refined.keys).union([
    "Actor", "AnyObject", "AppEntity", "AppEnum", "AppIntent", "AppShortcutsProvider", "AppValue",
    "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomDebugStringConvertible",
    "CustomLocalizedStringResourceConvertible", "CustomStringConvertible", "Decodable",
    "DynamicOptionsProvider", "Encodable", "EntityQuery", "Equatable", "Error", "Hashable",
    "Identifiable", "IntentValueQuery", "InstanceDisplayRepresentable", "LocalizedError",
    "LosslessStringConvertible", "NSObject", "ObservableObject", "PersistentlyIdentifiable",
    "RawRepresentable", "Sendable", "TransientAppEntity", "Transferable",
    "TypeDisplayRepresentable", "View",
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "~Copyable",
  ])
}
