// Intents for features of a device. A terminal has none of them: the intents run when asked for.

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

/// An intent that resumes a workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that starts a dive.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}

/// An intent that begins or ends a push-to-talk transmission.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that captures photos or videos.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
  /// The state of the camera that the app shares with its extensions.
  associatedtype AppContext: Codable, Sendable = Never
}

extension CameraCaptureIntent {
  /// The state that was shared last: always `nil`, as a terminal has no camera.
  public static var appContext: AppContext? { get async throws { nil } }

  /// Shares the state of the camera with the app's extensions. Has no effect in a terminal.
  public static func updateAppContext(_ context: AppContext) async throws {}
}

/// An intent that finds a video and plays it.
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
  /// The categories of video that the app can find.
  static var supportedCategories: [VideoCategory] { get }

  /// The text to search for.
  var term: String { get }
}

/// A category of video that an app can find.
public enum VideoCategory: String, AppEnum {
  /// A category of videos without an order, such as those that people upload.
  case freeform
  /// The category of films.
  case movies
  /// The category of television shows, with seasons and episodes.
  case tv

  /// The display name of the type.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Video Category"

  /// The display names of the categories.
  public static let caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] = [
    .freeform: "Videos", .movies: "Movies", .tv: "TV Shows",
  ]
}
