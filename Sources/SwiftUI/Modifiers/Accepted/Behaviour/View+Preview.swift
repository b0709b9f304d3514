// Modifiers of previews in an editor, which are not shown here.

extension View {
  /// Accepted and ignored: there is no editor that shows previews.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepted and ignored: there is no editor that shows previews.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepted and ignored: there is no editor that shows previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepted and ignored: there is no editor that shows previews.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
