// Content that changes with time. A card shows it as it is now.

import BehestCards
public import Foundation

/// Content that changes with time. A card shows it as it is now.
public struct TimelineView<Schedule, Content> where Content: View {
  /// The context that the content is made for.
  public struct Context: Sendable {
    /// The rate at which the content is updated.
    public enum Cadence: Comparable, Sendable {
      /// An update for each frame, every second, or every minute.
      case live, seconds, minutes
    }

    /// The date that the content is made for.
    public let date: Date

    /// The rate at which the content is updated.
    public var cadence: Cadence { .minutes }
  }

  let content: (TimelineViewDefaultContext) -> Content

  /// Creates content for the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Schedule: TimelineSchedule { self.content = content }
}

extension TimelineView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(content(TimelineViewDefaultContext(date: context.environment.now)))
  }
}

/// The context of a timeline view, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
