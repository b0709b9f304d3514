// The views of Live Activities, which a terminal does not show.

public import BehestActivityKit
public import BehestSwiftUI

/// The configuration of a Live Activity. Its views are never made.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// The body of the configuration: `Never`.
  public typealias Body = Never

  /// Creates a configuration of an activity's attributes. The views are never made.
  nonisolated public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

extension WidgetConfiguration {
  /// Sets the further places an activity is made for. Has no effect in a terminal card.
  nonisolated public func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  { self }
}

/// The values that a view of a Live Activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The attributes, which stay.
  public let attributes: Attributes

  /// The state, which changes.
  public let state: Attributes.ContentState

  /// The identifier of the activity.
  public let activityID: String

  /// Whether the state is out of date.
  public let isStale: Bool
}

/// A size in which a Live Activity is shown.
public enum ActivityFamily: Hashable, Sendable {
  /// That of a watch.
  case small
  /// That of a phone.
  case medium
}

/// The views around a phone's camera. They are never made.
public struct DynamicIsland {
  /// Creates the views.
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Sets the URL to open. Has no effect in a terminal card.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the color of the border. Has no effect in a terminal card.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the margins. Has no effect in a terminal card.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A form of the views around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  /// The large form.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// The part before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// The part after the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The smallest form.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The views of the large form.
public struct DynamicIslandExpandedContent {}

/// A result builder that takes the regions of the large form.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// Takes a region.
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent
  { DynamicIslandExpandedContent() }

  /// Takes several regions.
  public static func buildBlock(_ parts: DynamicIslandExpandedContent...)
    -> DynamicIslandExpandedContent
  { DynamicIslandExpandedContent() }

  /// Takes the regions of an `if` without `else`.
  public static func buildOptional(_ part: DynamicIslandExpandedContent?)
    -> DynamicIslandExpandedContent
  { DynamicIslandExpandedContent() }

  /// Takes the regions of the first branch.
  public static func buildEither(first part: DynamicIslandExpandedContent)
    -> DynamicIslandExpandedContent
  { part }

  /// Takes the regions of the second branch.
  public static func buildEither(second part: DynamicIslandExpandedContent)
    -> DynamicIslandExpandedContent
  { part }
}

/// A place in the large form.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// After the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below the other places.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The vertical position of a view in its place of the large form.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = DynamicIslandExpandedRegionVerticalPlacement(name: "automatic")
  /// Below the camera, where it is too wide.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    name: "belowIfTooWide")
}

/// The view of a place in the large form. It is never made.
public struct DynamicIslandExpandedRegion<Content> where Content: View {
  /// Creates a region. The region of the highest priority has the most space.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Sets the margins. Has no effect in a terminal card.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double)
    -> DynamicIslandExpandedRegion
  { self }
}

extension View {
  /// Sets the color behind a Live Activity. Has no effect in a terminal card.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Sets the color of the button that the system adds. Has no effect in a terminal card.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// Sets where a view stands in the large form. Has no effect in a terminal card.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

extension EnvironmentValues {
  /// The size of the Live Activity: medium in a card.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}

private enum ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}
