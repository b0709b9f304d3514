// The preview context of a widget, for previews older than `#Preview`.

public import BehestSwiftUI

/// The preview context with the family of a widget.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// Creates a context with a family.
  public init(family: WidgetFamily) {}

  /// The value for a key: its default.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    Key.defaultValue
  }
}
