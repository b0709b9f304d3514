// What a widget shows, and when. There is no screen to put a widget on: nobody asks.

@_exported public import AppIntents
public import Foundation
public import FoundationGaps
public import BehestSwiftUI

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// When it is shown.
  var date: Date { get }

  /// How much it matters then; `nil` leaves it to the system.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// As the system likes.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside others.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much; zero or less means not at all.
  public var score: Float

  /// For how long, in seconds; zero means until the next entry.
  public var duration: TimeInterval

  /// Says how much an entry matters.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a widget shows, one after another.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown, in the order of time.
  public let entries: [EntryType]

  /// When more is asked for.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget's provider is asked for more.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Moment: Equatable, Sendable {
    case end, never
    case date(Date)
  }

  private let moment: Moment

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .end)

  /// When the app says so.
  public static let never = TimelineReloadPolicy(moment: .never)

  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .date(date))
  }
}

/// What is known of a widget whose entries are asked for.
public struct TimelineProviderContext {
  /// The widget's size and shape.
  public let family: WidgetFamily

  /// Whether the entry is only shown to choose the widget by.
  public let isPreview: Bool

  /// How large the widget is, in points.
  public let displaySize: CGSize
}

/// Makes what a widget shows.
public protocol TimelineProvider {
  /// What the widget shows at a time.
  associatedtype Entry: TimelineEntry

  /// What is known of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown while there is nothing to show.
  func placeholder(in context: Context) -> Entry

  /// What is shown at once.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// What is shown one after another.
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes what a widget shows, as its parameters say.
public protocol AppIntentTimelineProvider {
  /// What the widget shows at a time.
  associatedtype Entry: TimelineEntry

  /// The widget's parameters.
  associatedtype Intent: WidgetConfigurationIntent

  /// What is known of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown while there is nothing to show.
  func placeholder(in context: Context) -> Entry

  /// What is shown at once.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// What is shown one after another.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Parameters to offer where nobody can set them.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Parameters of a widget to offer where nobody can set them.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  private let intent: Intent

  /// Offers parameters under a localized description.
  public init(intent: Intent, description: LocalizedStringResource) { self.intent = intent }

  /// Offers parameters under a description.
  public init(intent: Intent, description: Text) { self.intent = intent }

  /// Offers parameters under a description.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) { self.intent = intent }
}

/// The size and shape of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The size named.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  /// The place on a watch or a locked screen named.
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
