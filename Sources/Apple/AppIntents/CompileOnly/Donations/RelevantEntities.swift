// Entities that an app suggests for an occasion; nothing here suggests them.

/// Takes the entities that an app suggests for an occasion, such as songs for a workout.
///
/// Nothing suggests them here: they are taken and forgotten.
public struct RelevantEntities: Sendable {
  /// The one there is.
  public static let shared = RelevantEntities()

  /// Suggests entities for an occasion, in place of those before.
  public func updateEntities(
    _ entities: [any AppEntity], for context: AppEntityContext
  ) async throws {}

  /// Withdraws all suggestions.
  public func removeAllEntities() async throws {}

  /// Withdraws the suggestions for an occasion.
  public func removeAllEntities(for context: AppEntityContext) async throws {}

  /// Withdraws entities from every occasion.
  public func removeEntities(_ entities: [any AppEntity]) async throws {}

  /// Withdraws entities from an occasion.
  public func removeEntities(
    _ entities: [any AppEntity], from context: AppEntityContext
  ) async throws {}
}

/// An occasion that entities are suggested for.
public struct AppEntityContext: Hashable, Sendable {
  private let audio: AudioContext

  /// Something to listen to.
  public static func audio(_ context: AudioContext) -> AppEntityContext {
    AppEntityContext(audio: context)
  }
}

/// When something is listened to.
public struct AudioContext: Hashable, Sendable {
  private let name: String

  /// In the control of what is playing.
  public static var nowPlaying: AudioContext { AudioContext(name: "nowPlaying") }

  /// During any workout.
  public static var workout: AudioContext { AudioContext(name: "workout") }
}
