// Values with labels.

import BehestCards
public import Foundation
public import FoundationGaps

/// A label, and a value at the other edge.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, DrawnView where Label: View, Content: View {
  func elements(in context: LoweringContext) -> [Element] {
    let value = context.with {
      $0.textStyle.foreground = $0.textStyle.foreground ?? Foreground(role: .secondary)
    }
    let row = context.lower(label) + [Element(.spacer)] + value.lower(content)
    return Element.row(row, spacing: nil, alignment: .center)
  }
}

extension LoweringContext {
  /// Returns the elements of a control that shows a value after its label.
  func lower(_ label: some View, value: String) -> [Element] {
    lower(LabeledContent(label: label, content: Text(verbatim: value)))
  }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates labeled content from a custom label and content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labeled content with a label.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }

  /// Creates labeled content with a label that is a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text value with a localized label.
  public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a text value with a label.
  @_disfavoredOverload
  public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a value that is formatted by a format style, with a localized label.
  public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a value that is formatted by a format style, with a label.
  @_disfavoredOverload
  public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
