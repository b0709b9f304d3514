// Previews of widgets, which are for Xcode only: they compile to nothing.

public import BehestSwiftUI

#if Macros
  /// Declares a preview of a widget with timeline entries. Expands to nothing.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

  /// Declares a preview of a widget with its provider. Expands to nothing.
  @freestanding(declaration)
  public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

  /// Declares a preview of a widget with its configuration and its provider. Expands to nothing.
  @freestanding(declaration)
  public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
#endif

/// A result builder that builds the entries of a preview's timeline.
@resultBuilder public enum PreviewTimelineBuilder {
  /// Returns an entry as a list of one.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  /// Returns several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  /// Concatenates lists of entries.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap(\.self)
  }

  /// Concatenates the entries of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap(\.self)
  }

  /// Returns the entries of an `if` without `else`, or none.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }

  /// Returns the entries of the first branch.
  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }

  /// Returns the entries of the second branch.
  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
}
