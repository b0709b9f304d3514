// Modifiers of previews in Xcode, which are never shown.

extension View {
  /// Overrides the device for a preview. Has no effect in a terminal card.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Overrides the size of the container for the preview. Has no effect in a terminal card.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets a user visible name to show in the canvas for a preview. Has no effect in a terminal
  /// card.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Overrides the orientation of the preview. Has no effect in a terminal card.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }

  /// Declares a context for the preview. Has no effect in a terminal card.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// The context of a preview, such as the family of a widget.
public protocol PreviewContext {
  /// The value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value when the context states none.
  static var defaultValue: Value { get }
}
