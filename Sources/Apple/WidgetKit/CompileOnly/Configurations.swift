// The configurations of widgets, which are only declared.

public import AppIntents
public import BehestSwiftUI
public import FoundationGaps

/// The configuration of a widget without parameters.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The body of the configuration: `Never`.
  public typealias Body = Never

  /// Creates a configuration of a kind of widget. The content is never made.
  nonisolated public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// The configuration of a widget whose parameters are those of an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// The body of the configuration: `Never`.
  public typealias Body = Never

  /// Creates a configuration of a kind of widget. The content is never made.
  nonisolated public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

extension WidgetConfiguration {
  /// Sets the localized name shown for a widget. Has no effect in a terminal card.
  nonisolated public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }

  /// Sets the localized name shown for a widget. Has no effect in a terminal card.
  nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration
  { self }

  /// Sets the localized name shown for a widget. Has no effect in a terminal card.
  @_disfavoredOverload
  nonisolated public func configurationDisplayName<S: StringProtocol>(_ displayName: S)
    -> some WidgetConfiguration
  { self }

  /// Sets the localized name shown for a widget. Has no effect in a terminal card.
  @_disfavoredOverload
  nonisolated public func configurationDisplayName(_ displayName: LocalizedStringResource)
    -> some WidgetConfiguration
  { self }

  /// Sets the localized description shown for a widget. Has no effect in a terminal card.
  nonisolated public func description(_ descriptionKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }

  /// Sets the localized description shown for a widget. Has no effect in a terminal card.
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Sets the localized description shown for a widget. Has no effect in a terminal card.
  @_disfavoredOverload
  nonisolated public func description<S: StringProtocol>(_ description: S)
    -> some WidgetConfiguration
  { self }

  /// Sets the localized description shown for a widget. Has no effect in a terminal card.
  @_disfavoredOverload
  nonisolated public func description(_ description: LocalizedStringResource)
    -> some WidgetConfiguration
  { self }

  /// Sets the sizes that a widget supports. Has no effect in a terminal card.
  nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
  { self }

  /// Disables additional margins of the widget's content. Has no effect in a terminal card.
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Marks the background of a widget as removable. Has no effect in a terminal card.
  nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true)
    -> some WidgetConfiguration
  { self }

  /// Sets the widget's disfavored locations. Has no effect in a terminal card.
  nonisolated public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Adds an action to perform when background network events are pending. Has no effect in a
  /// terminal card.
  nonisolated public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A location in which a widget can be shown.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The StandBy screen of a charging iPhone.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A Mac that shows the widgets of an iPhone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// The CarPlay screen.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// The object that reloads an app's widgets. There are none.
public final class WidgetCenter: Sendable {
  /// The shared center.
  public static let shared = WidgetCenter()

  private init() {}

  /// Reloads nothing: a terminal shows no widgets.
  public func reloadTimelines(ofKind kind: String) {}

  /// Reloads nothing: a terminal shows no widgets.
  public func reloadAllTimelines() {}

  /// Invalidates nothing: a terminal shows no widgets.
  public func invalidateConfigurationRecommendations() {}

  /// Passes the widgets that the person has added to a closure: none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// Returns the widgets that the person has added: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the person has added.
public struct WidgetInfo: Sendable {
  /// The kind of the widget.
  public let kind: String

  /// The family of the widget.
  public let family: WidgetFamily
}
