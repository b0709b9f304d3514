// Modifiers that place, size or hide a view.

import BehestCards
public import Foundation

extension View {
  /// Positions the view within an invisible frame with the specified size.
  ///
  /// Eight points are a cell and sixteen a row. Nothing is clipped: content that is taller than the
  /// frame keeps its height, and the front end decides the size of an image. A control keeps its
  /// one row, as nobody has to hit it.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(minWidth: width, maxWidth: width, minHeight: height, alignment)
  }

  /// Positions the view within an invisible frame having the specified size constraints.
  ///
  /// With an infinite width the view takes the full width; ideal lengths and the maximum height
  /// have no effect, as a card is as tall as its content.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, alignment)
  }

  private nonisolated func framed(
    minWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, _ alignment: Alignment
  ) -> some View {
    ElementsModified(content: self) { elements, _ in
      elements.map { element in
        guard element.block != .spacer, element.block != .rule else { return element }
        var frame = Block.Frame(
          minWidth: minWidth.length, maxWidth: maxWidth.length, minHeight: minHeight.length,
          alignment: alignment.horizontal.block, verticalAlignment: alignment.vertical.columns)
        var element = element
        if case .control = element.block { frame.minHeight = nil }
        if maxWidth == .infinity {
          element.expansion = alignment.horizontal
          frame.minWidth = nil
        }
        let isSized = frame.minWidth != nil || frame.maxWidth != nil || frame.minHeight != nil
        return isSized && !element.block.isImage ? element.boxed(frame: frame) : element
      }
    }
  }

  /// Adds a different padding amount to each edge of the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    padded(
      Block.Insets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing))
  }

  /// Adds an equal padding amount to specific edges of the view.
  ///
  /// Without a length, the front end decides: an indentation at the leading edge, and no padding
  /// elsewhere.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let isIndentation = edges.contains(.leading) && !edges.contains(.trailing)
    let around = length ?? 0
    return padded(
      Block.Insets(
        top: edges.contains(.top) ? around : 0,
        leading: edges.contains(.leading) ? length ?? (isIndentation ? 16 : 0) : 0,
        bottom: edges.contains(.bottom) ? around : 0,
        trailing: edges.contains(.trailing) ? around : 0))
  }

  /// Adds a specific padding amount to each edge of the view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  private nonisolated func padded(_ insets: Block.Insets) -> some View {
    ElementsModified(content: self) { elements, _ in
      elements.map { element in
        var element = element
        element.padding.top += max(insets.top, 0)
        element.padding.leading += max(insets.leading, 0)
        element.padding.bottom += max(insets.bottom, 0)
        element.padding.trailing += max(insets.trailing, 0)
        return element
      }
    }
  }

  /// Hides the view. A card keeps no space for it.
  nonisolated public func hidden() -> some View { ElementsModified(content: self) { _, _ in [] } }

  /// Sets the opacity of the view: at 0 it is hidden, else it is fully visible.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    ElementsModified(content: self) { elements, _ in opacity > 0 ? elements : [] }
  }

  /// Disables the controls in the view.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets the description of the view, if it is an image that has none, or a control with images
  /// alone.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    ElementsModified(content: self) { elements, _ in
      guard elements.count == 1 else { return elements }
      var element = elements[0]
      element.block =
        element.block.isImage
        ? element.block.describingImages(as: label.plainText)
        : element.block.mapControls { control in
          guard control.label.areImages else { return control }
          var control = control
          control.label = control.label.describingFirstImage(as: label.plainText)
          return control
        }
      return [element]
    }
  }

  /// Sets the description of the view, if it is an image that has none, or a control with images
  /// alone.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the description of the view, if it is an image that has none, or a control with images
  /// alone.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    accessibilityLabel(Text(label))
  }
}

extension Optional<CGFloat> {
  /// The length in points; `nil` for none and for one that is infinite or negative.
  fileprivate var length: Double? {
    flatMap { $0.isFinite && $0 >= 0 ? Double($0) : nil }
  }
}
