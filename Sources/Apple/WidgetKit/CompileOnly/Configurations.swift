// The configurations of widgets, as declarations.

public import AppIntents
public import FoundationGaps
public import BehestSwiftUI

/// A widget without parameters.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// A configuration without a body.
  public typealias Body = Never

  /// Makes a widget of a kind; its content is never made.
  nonisolated public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A widget whose parameters are those of an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// A configuration without a body.
  public typealias Body = Never

  /// Makes a widget of a kind; its content is never made.
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

/// Where a widget can be put.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The screen the apps are on.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The locked screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen of a charging device.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The screen of a locked tablet.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// The car's screen.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// Where an app asks for its widgets to be drawn again; there are none.
public final class WidgetCenter: Sendable {
  /// The centre.
  public static let shared = WidgetCenter()

  private init() {}

  /// Does nothing: there is no screen to put a widget on.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing: there is no screen to put a widget on.
  public func reloadAllTimelines() {}

  /// Does nothing: there is no screen to put a widget on.
  public func invalidateConfigurationRecommendations() {}

  /// The widgets the person has put somewhere: none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// The widgets the person has put somewhere: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the person has put somewhere.
public struct WidgetInfo: Sendable {
  /// The widget's kind.
  public let kind: String

  /// The widget's size and shape.
  public let family: WidgetFamily
}
