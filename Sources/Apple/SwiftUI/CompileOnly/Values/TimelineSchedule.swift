// Schedules of views that change with time, of which a card shows one moment.

public import Foundation

/// The moments at which content changes; a card shows the first.
public protocol TimelineSchedule {}

/// Moments a span apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Moments a span in seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}
}

/// As many moments as the screen can show.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments a span in seconds apart.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As many moments as the screen can show.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Moments a span in seconds apart, at least.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
