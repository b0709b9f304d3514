// Modifiers for overlays, backgrounds, borders and badges.

import BehestCards
public import Foundation

extension View {
  /// Layers the views that you specify in front of this view.
  ///
  /// A card draws them below the view, or above it if they are aligned to the top; the outline of a
  /// shape becomes a border.
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    Layered(content: self, other: content(), alignment: alignment, isBehind: false)
  }

  /// Layers a secondary view in front of this view.
  ///
  /// A card draws it below the view, or above it if it is aligned to the top; the outline of a
  /// shape becomes a border.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    Layered(content: self, other: overlay, alignment: alignment, isBehind: false)
  }

  /// Layers the views that you specify behind this view.
  ///
  /// A color, or a shape that is filled with one, is the background of the view; text is drawn
  /// below it.
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    Layered(content: self, other: content(), alignment: alignment, isBehind: true)
  }

  /// Layers the given view behind this view.
  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    Layered(content: self, other: background, alignment: alignment, isBehind: true)
  }

  /// Sets the view's background to a style.
  ///
  /// A card draws colors that are at least half opaque, and no materials.
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View where S: ShapeStyle
  {
    ElementsModified(content: self) { elements, environment in
      let color = style.paint(in: environment)
      return elements.map { $0.standing(on: color) }
    }
  }

  /// Sets the view's background to a shape filled with a style. A card fills the whole box of the
  /// view.
  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape { background(style) }

  /// Adds a border to this view with the specified style. In a card it is always one cell wide.
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    ElementsModified(content: self) { elements, environment in
      guard width > 0 else { return elements }
      let border = Block.Border(color: content.paint(in: environment))
      return elements.map { $0.boxed(border: border) }
    }
  }

  /// Layers a style in front of the view. Has no effect in a terminal card.
  nonisolated public func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { self }

  /// Layers a style in front of the view. Has no effect in a terminal card.
  nonisolated public func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape { self }

  /// Shows a number at the trailing edge of the view; nothing for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the trailing edge of the view.
  nonisolated public func badge(_ label: Text?) -> some View {
    Badged(content: self, badge: label)
  }

  /// Shows a localized text at the trailing edge of the view.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the trailing edge of the view.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    badge(label.map { Text($0) })
  }
}

/// A view with another in front of it or behind it.
private struct Layered<Content: View, Other: View> {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isBehind: Bool
}

extension Layered: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let content = context.lower(content)
    if let painter = other as? any Painter {
      let color = painter.paint(in: context.environment)
      if painter.isOutline { return content.map { $0.boxed(border: Block.Border(color: color)) } }
      return isBehind ? content.map { $0.standing(on: color) } : content
    }
    let other = context.lower(other)
    guard !other.isEmpty, !content.isEmpty else { return content + other }
    let isOver = alignment.vertical.columns == .top && !isBehind
    return Element.column(
      isOver ? other + content : content + other, spacing: 0, alignment: alignment.horizontal)
  }
}

extension Element {
  /// Returns the element with a background color, which spacers and dividers do not have.
  fileprivate func standing(on color: StyleColor?) -> Element {
    guard let color, block != .spacer, block != .rule else { return self }
    return boxed(BehestCards.TextStyle(foreground: color.readableText, background: color))
  }
}

extension StyleColor {
  /// Black or white, whichever is legible on an exact color; `nil` for others, whose shade only the
  /// front end knows.
  fileprivate var readableText: StyleColor? {
    guard case .rgb(let rgb) = self else { return nil }
    let light = 299 * (rgb >> 16 & 0xFF) + 587 * (rgb >> 8 & 0xFF) + 114 * (rgb & 0xFF)
    return .rgb(light > 140_000 ? 0 : 0xFF_FFFF)
  }
}

private struct Badged<Content: View> {
  let content: Content
  let badge: Text?
}

extension Badged: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let content = context.lower(content)
    guard let badge else { return content }
    let row = content + [Element(.spacer)] + context.lower(badge.foregroundStyle(.secondary))
    return Element.row(row, spacing: nil, alignment: .center)
  }
}
