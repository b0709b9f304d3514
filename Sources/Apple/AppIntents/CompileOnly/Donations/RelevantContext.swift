// The contexts in which an intent is relevant, such as a time or a place.

public import Foundation

/// A context in which an intent is relevant. Not recorded: nothing suggests intents yet.
public struct RelevantContext: Sendable {
  private init() {}

  /// Creates a context that is relevant at a date.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }

  /// Creates a context that is relevant at a date, with the kind of its relevance.
  public static func date(_ date: Date, kind: DateKind) -> RelevantContext { RelevantContext() }

  /// Creates a context that is relevant between two dates.
  public static func date(from startDate: Date, to endDate: Date) -> RelevantContext {
    RelevantContext()
  }

  /// Creates a context that is relevant during a date interval.
  public static func date(
    range: ClosedRange<Date>, kind: DateKind = .default
  ) -> RelevantContext { RelevantContext() }

  /// Creates a context that is relevant during a date interval.
  public static func date(
    interval: DateInterval, kind: DateKind = .default
  ) -> RelevantContext { RelevantContext() }

  /// Creates a context that is relevant at a place that the system infers, such as the person's
  /// home.
  public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext() }

  /// Creates a context that is relevant around the person's sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext() }

  /// Creates a context that is relevant to the person's activity.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext()
  }

  /// Creates a context that is relevant when headphones are in a state.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext()
  }

  /// The kind of relevance that a date has.
  public struct DateKind: Hashable, Sendable {
    /// The default relevance.
    public static let `default` = DateKind(name: "default")
    /// A relevance for something that the person has scheduled.
    public static let scheduled = DateKind(name: "scheduled")
    /// A relevance for something that is informative and asks for no action.
    public static let informational = DateKind(name: "informational")

    private let name: String
  }

  /// A place that the system infers from the person's habits.
  public struct InferredLocation: Hashable, Sendable {
    /// The person's home.
    public static let home = InferredLocation(name: "home")
    /// The person's workplace.
    public static let work = InferredLocation(name: "work")
    /// The person's school.
    public static let school = InferredLocation(name: "school")
    /// The person's commute between home and work.
    public static let commute = InferredLocation(name: "commute")

    private let name: String
  }

  /// A time around the person's sleep.
  public struct SleepCondition: Hashable, Sendable {
    /// The time before sleep.
    public static let bedtime = SleepCondition(name: "bedtime")
    /// The time after waking.
    public static let wakeup = SleepCondition(name: "wakeup")

    private let name: String
  }

  /// A state of the person's activity.
  public struct FitnessCondition: Hashable, Sendable {
    /// The person's activity rings are not closed yet.
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
    /// A workout is in progress.
    public static let workoutActive = FitnessCondition(name: "workoutActive")

    private let name: String
  }

  /// A state of the headphones.
  public struct HeadphonesCondition: Hashable, Sendable {
    /// The state in which headphones are connected.
    public static let connected = HeadphonesCondition(name: "connected")

    private let name: String
  }
}
