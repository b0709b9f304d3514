// Entities that an app suggests for an occasion. Nothing suggests them yet.

/// An object that receives the entities an app suggests for an occasion, such as songs for a
/// workout.
///
/// Nothing suggests them yet: they are accepted and not recorded.
public struct RelevantEntities: Sendable {
  /// The shared object of the app.
  public static let shared = RelevantEntities()

  /// Replaces the suggested entities of an occasion.
  public func updateEntities(
    _ entities: [any AppEntity], for context: AppEntityContext
  ) async throws {}

  /// Removes all suggestions.
  public func removeAllEntities() async throws {}

  /// Removes the suggestions for an occasion.
  public func removeAllEntities(for context: AppEntityContext) async throws {}

  /// Removes entities from the suggestions for every occasion.
  public func removeEntities(_ entities: [any AppEntity]) async throws {}

  /// Removes entities from the suggestions for an occasion.
  public func removeEntities(
    _ entities: [any AppEntity], from context: AppEntityContext
  ) async throws {}
}

/// An occasion that entities are suggested for.
public struct AppEntityContext: Hashable, Sendable {
  private let audio: AudioContext

  /// Creates an occasion for listening to audio.
  public static func audio(_ context: AudioContext) -> AppEntityContext {
    AppEntityContext(audio: context)
  }
}

/// An occasion for listening to audio.
public struct AudioContext: Hashable, Sendable {
  private let name: String

  /// The occasion of the system's Now Playing controls.
  public static var nowPlaying: AudioContext { AudioContext(name: "nowPlaying") }

  /// The occasion of any workout.
  public static var workout: AudioContext { AudioContext(name: "workout") }
}
