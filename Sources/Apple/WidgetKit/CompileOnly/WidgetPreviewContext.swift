// The size that a widget is previewed in, as previews were written before `#Preview`.

public import BehestSwiftUI

/// The family of widgets that a preview is shown in.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// A preview in a size.
  public init(family: WidgetFamily) {}

  /// The value of a key where no context says: nothing asks a preview here.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    Key.defaultValue
  }
}
