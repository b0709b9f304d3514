// Views in front of a view, and badges beside one.

import Cards

extension View {
  /// Shows views in front of the view; a card has them under it.
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { Overlaid(content: self, overlay: content()) }

  /// Shows a view in front of the view; a card has it under it.
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View { Overlaid(content: self, overlay: overlay) }

  /// Layers a style in front of the view. Has no effect in a terminal card.
  nonisolated public func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { self }

  /// Layers a style in front of the view. Has no effect in a terminal card.
  nonisolated public func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape { self }

  /// Shows a number at the trailing side of the view; none for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the trailing side of the view.
  nonisolated public func badge(_ label: Text?) -> some View {
    Badged(content: self, badge: label)
  }

  /// Shows a localized text at the trailing side of the view.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the trailing side of the view.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    badge(label.map { Text($0) })
  }
}

private struct Overlaid<Content: View, Overlay: View> {
  let content: Content
  let overlay: Overlay
}

extension Overlaid: View {
  typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let content = context.lower(content)
    let overlay = context.lower(overlay)
    guard !overlay.isEmpty, !content.isEmpty else { return content + overlay }
    return [.column(content + overlay, spacing: 0, alignment: .leading)].compactMap { $0 }
  }
}

private struct Badged<Content: View> {
  let content: Content
  let badge: Text?
}

extension Badged: View {
  typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let content = context.lower(content)
    guard let badge else { return content }
    let row = content + [Element(.spacer)] + context.lower(badge.foregroundStyle(.secondary))
    return [.row(row, spacing: nil, alignment: .center)].compactMap { $0 }
  }
}
