// When an intent matters.

public import Foundation

/// When an intent matters. What is said is dropped: nothing suggests yet.
public struct RelevantContext: Sendable {
  private init() {}

  /// At a moment.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }

  /// At a moment, which matters in a way.
  public static func date(_ date: Date, kind: DateKind) -> RelevantContext { RelevantContext() }

  /// Between two moments.
  public static func date(from startDate: Date, to endDate: Date) -> RelevantContext {
    RelevantContext()
  }

  /// In a span of time.
  public static func date(
    range: ClosedRange<Date>, kind: DateKind = .default
  ) -> RelevantContext { RelevantContext() }

  /// In a span of time.
  public static func date(
    interval: DateInterval, kind: DateKind = .default
  ) -> RelevantContext { RelevantContext() }

  /// At one of the places that are known of the person.
  public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext() }

  /// When the person sleeps or wakes.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext() }

  /// When the person moves.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext()
  }

  /// When something is connected.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext()
  }

  /// The way a time matters.
  public struct DateKind: Hashable, Sendable {
    /// As usual.
    public static let `default` = DateKind(name: "default")
    /// The person has planned it.
    public static let scheduled = DateKind(name: "scheduled")
    /// It is good to know.
    public static let informational = DateKind(name: "informational")

    private let name: String
  }

  /// A place that is known of the person.
  public struct InferredLocation: Hashable, Sendable {
    /// Where the person lives.
    public static let home = InferredLocation(name: "home")
    /// Where the person works.
    public static let work = InferredLocation(name: "work")
    /// Where the person learns.
    public static let school = InferredLocation(name: "school")
    /// The way between them.
    public static let commute = InferredLocation(name: "commute")

    private let name: String
  }

  /// A time around sleep.
  public struct SleepCondition: Hashable, Sendable {
    /// Before sleep.
    public static let bedtime = SleepCondition(name: "bedtime")
    /// After it.
    public static let wakeup = SleepCondition(name: "wakeup")

    private let name: String
  }

  /// A time of movement.
  public struct FitnessCondition: Hashable, Sendable {
    /// The person has moved too little today.
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
    /// The person is training.
    public static let workoutActive = FitnessCondition(name: "workoutActive")

    private let name: String
  }

  /// Whether headphones are there.
  public struct HeadphonesCondition: Hashable, Sendable {
    /// They are connected.
    public static let connected = HeadphonesCondition(name: "connected")

    private let name: String
  }
}
