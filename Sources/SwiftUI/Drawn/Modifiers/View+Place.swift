// Modifiers that place a view, or take it away.

import Cards
public import Foundation

extension View {
  /// Positions the view within a frame of a size. Has no effect in a terminal card.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view a flexible size: with an endless width it takes the room there is.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    ElementsModified(content: self) { elements in
      guard maxWidth == .infinity else { return elements }
      return elements.map { element in
        guard element.block != .spacer, element.block != .rule else { return element }
        var element = element
        element.expansion = alignment.horizontal
        return element
      }
    }
  }

  /// Keeps room free around the view: a card keeps an indentation, and no other room.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    indented(by: insets.trailing == 0 ? insets.leading : 0)
  }

  /// Keeps room free at sides of the view: a card keeps an indentation, and no other room.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    indented(by: edges.contains(.leading) && !edges.contains(.trailing) ? length ?? 16 : 0)
  }

  /// Adds a specific padding amount to each edge of the view. Has no effect in a terminal card.
  nonisolated public func padding(_ length: CGFloat) -> some View { self }

  private nonisolated func indented(by points: CGFloat) -> some View {
    ElementsModified(content: self) { elements in
      guard points > 0 else { return elements }
      return elements.map { element in
        var element = element
        element.indentation += Double(points)
        return element
      }
    }
  }

  /// Hides the view; a card keeps no room for it.
  nonisolated public func hidden() -> some View { ElementsModified(content: self) { _ in [] } }

  /// Makes the view transparent: at 0 it is not shown, else it is shown as usual.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    ElementsModified(content: self) { opacity > 0 ? $0 : [] }
  }

  /// Disables the controls in the view.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets what words stand for the view, if it is an image that has none.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    ElementsModified(content: self) { elements in
      guard elements.count == 1, elements[0].block.isImage else { return elements }
      var element = elements[0]
      element.block = element.block.describingImages(as: label.plainText)
      return [element]
    }
  }

  /// Sets what words stand for the view, if it is an image that has none.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what words stand for the view, if it is an image that has none.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    accessibilityLabel(Text(label))
  }
}
