// Modifiers of previews in an editor, which are not shown here.

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

/// What a preview is shown in, such as the size of a widget.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of what a preview is shown in.
public protocol PreviewContextKey {
  /// What is known under the key.
  associatedtype Value

  /// What is known where the context does not say.
  static var defaultValue: Value { get }
}
