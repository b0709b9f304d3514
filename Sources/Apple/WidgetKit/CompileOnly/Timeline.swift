// The timelines of widgets. A terminal shows no widgets, so providers are never called.

@_exported public import AppIntents
public import BehestSwiftUI
public import Foundation
public import FoundationGaps

/// An entry in a widget's timeline.
public protocol TimelineEntry {
  /// The date of the entry.
  var date: Date { get }

  /// The relevance of the entry; `nil` leaves it to the system.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// The relevance of the entry: `nil` unless stated.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry compared with others.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score; zero or less means not relevant.
  public var score: Float

  /// The duration of the relevance, in seconds; zero means until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance from a score and a duration.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries of a widget and the policy for reloading them.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, in the order of their dates.
  public let entries: [EntryType]

  /// The policy for reloading the timeline.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline from entries and a policy.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The policy that says when a timeline is reloaded.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Moment: Equatable, Sendable {
    case end, never
    case date(Date)
  }

  private let moment: Moment

  /// A reload after the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .end)

  /// A reload when the app requests it.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// Returns a policy that reloads after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .date(date))
  }
}

/// The context in which a provider is called.
public struct TimelineProviderContext {
  /// The family of the widget.
  public let family: WidgetFamily

  /// Whether the entry is for the preview of the widget.
  public let isPreview: Bool

  /// The size of the widget, in points.
  public let displaySize: CGSize
}

/// A type that provides the timeline of a widget.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry

  /// The context in which the provider is called.
  typealias Context = TimelineProviderContext

  /// Returns an entry for while the content is loading.
  func placeholder(in context: Context) -> Entry

  /// Passes an entry for the current time to a closure.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Passes the timeline to a closure.
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A type that provides the timeline of a widget with parameters.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry

  /// The type of the widget's parameters.
  associatedtype Intent: WidgetConfigurationIntent

  /// The context in which the provider is called.
  typealias Context = TimelineProviderContext

  /// Returns an entry for while the content is loading.
  func placeholder(in context: Context) -> Entry

  /// Returns an entry for the current time.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// Returns the timeline.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Returns the recommended parameters for places where people cannot set them.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Returns no recommendations.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Recommended parameters of a widget, for places where people cannot set them.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  private let intent: Intent

  /// Creates a recommendation from parameters and a localized description.
  public init(intent: Intent, description: LocalizedStringResource) { self.intent = intent }

  /// Creates a recommendation from parameters and a description.
  public init(intent: Intent, description: Text) { self.intent = intent }

  /// Creates a recommendation from parameters and a description.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) { self.intent = intent }
}

/// The family of a widget: its size and shape.
public enum WidgetFamily: Int, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  /// A size on the Home Screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  /// A place on a watch or the Lock Screen.
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  /// The name of the family.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
