// Content that changes with time; a card shows it as it is now.

import BehestCards
public import Foundation

/// Content that changes with time; a card shows it as it is now.
public struct TimelineView<Schedule, Content> where Content: View {
  /// What is known of the moment the content is made for.
  public struct Context: Sendable {
    /// How often the content is made anew.
    public enum Cadence: Comparable, Sendable {
      /// As often as the screen, every second, or every minute.
      case live, seconds, minutes
    }

    /// The moment.
    public let date: Date

    /// How often the content is made anew.
    public var cadence: Cadence { .minutes }
  }

  let content: (TimelineViewDefaultContext) -> Content

  /// Makes content for the moments of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Schedule: TimelineSchedule { self.content = content }
}

extension TimelineView: View {
  /// The content is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    context.lower(content(TimelineViewDefaultContext(date: context.environment.now)))
  }
}

/// What is known of the moment that content is made for, whatever the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
