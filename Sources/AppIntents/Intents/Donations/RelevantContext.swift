// When an intent matters.

public import Foundation

/// When an intent matters. What is said is dropped: nothing suggests yet.
public struct RelevantContext: Sendable {
  private init() {}

  /// At a moment.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }

  /// Between two moments.
  public static func date(from startDate: Date, to endDate: Date) -> RelevantContext {
    RelevantContext()
  }

  /// In a span of time.
  public static func date(range: ClosedRange<Date>) -> RelevantContext { RelevantContext() }

  /// At one of the places that are known of the person.
  public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext() }

  /// When the person sleeps or wakes.
  public static func sleep(_ sleepType: SleepType) -> RelevantContext { RelevantContext() }

  /// When the person moves.
  public static func fitness(_ fitnessType: FitnessType) -> RelevantContext { RelevantContext() }

  /// A place that is known of the person.
  public enum InferredLocation: Hashable, Sendable {
    /// The place named.
    case home, work, school, commute
  }

  /// A time around sleep.
  public enum SleepType: Hashable, Sendable {
    /// The time named.
    case bedtime, wakeup
  }

  /// A time of movement.
  public enum FitnessType: Hashable, Sendable {
    /// The time named.
    case activityRingsIncomplete, workoutActive
  }
}
