// Buttons of the system for editing and renaming. A card does not draw them.

/// A button that switches the editing of a list on and off. Has no effect in a terminal card: the
/// button is not drawn.
public struct EditButton: View {
  /// Creates a button.
  nonisolated public init() {}

  /// The content of the view: empty.
  public var body: some View { EmptyView() }
}

/// A button that renames a document. Has no effect in a terminal card: the button is not drawn.
public struct RenameButton: View {
  /// Creates a button.
  nonisolated public init() {}

  /// The content of the view: empty.
  public var body: some View { EmptyView() }
}
