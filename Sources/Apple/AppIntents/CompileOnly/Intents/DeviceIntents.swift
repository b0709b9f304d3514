// Intents for what a device can do. There is no such device here: they run when they are asked for.

/// An intent that starts a workout.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  /// The kinds of workout.
  associatedtype WorkoutStyle: _IntentValue

  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get }

  /// The workouts to suggest, the best first.
  static var suggestedWorkouts: [Self] { get }
}

/// An intent that pauses a workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that starts a dive.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}

/// An intent that begins or ends speaking to others.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that takes pictures or films.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app and its parts tell one another about the camera.
  associatedtype AppContext: Codable, Sendable = Never
}

extension CameraCaptureIntent {
  /// What was told last; `nil`, as there is no camera here.
  public static var appContext: AppContext? { get async throws { nil } }

  /// Tells something about the camera; there is none here, and it is dropped.
  public static func updateAppContext(_ context: AppContext) async throws {}
}

/// An intent that finds a film and plays it.
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of films that the app can find.
  static var supportedCategories: [VideoCategory] { get }

  /// What to find.
  var term: String { get }
}

/// A kind of film that an app can find.
public enum VideoCategory: String, AppEnum {
  /// Whatever people have put up, without an order.
  case freeform
  /// Films of the cinema.
  case movies
  /// Shows, with their seasons and episodes.
  case tv

  /// What a kind of film is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Video Category"

  /// What the kinds are called.
  public static let caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] = [
    .freeform: "Videos", .movies: "Movies", .tv: "TV Shows",
  ]
}
