// The buttons that the system makes for a screen; a card has no use for them.

/// A button that lets rows be moved and deleted. Has no effect in a terminal card: the button is
/// not drawn.
public struct EditButton: View {
  /// Makes a button.
  nonisolated public init() {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button that lets what is shown be renamed. Has no effect in a terminal card: the button is not
/// drawn.
public struct RenameButton: View {
  /// Makes a button.
  nonisolated public init() {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
