// Previews of widgets, which are for Xcode: they compile, and nothing is left of them.

public import BehestSwiftUI

#if Macros
  /// A preview of a widget at several times; it is compiled, and nothing is left of it.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

  /// A preview of a widget with its provider; it is compiled, and nothing is left of it.
  @freestanding(declaration)
  public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

  /// A preview of a widget with its configuration and its provider; nothing is left of it.
  @freestanding(declaration)
  public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
#endif

/// Collects the entries of a preview's timeline.
@resultBuilder public enum PreviewTimelineBuilder {
  /// Takes an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  /// Takes several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  /// Puts the entries together.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap(\.self)
  }

  /// Takes the entries of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap(\.self)
  }

  /// Takes the entries of a condition.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }

  /// Takes the entries where a condition holds.
  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }

  /// Takes the entries where a condition does not hold.
  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
}
