// Controls for entering a value. A card shows the value, and cannot change it.

import BehestCards
public import Foundation
import FoundationGaps

/// A field for a line of text. Has no action in a terminal card: nothing can be typed.
///
/// A card shows its label and its text.
public struct TextField<Label> where Label: View {
  let text: () -> String
  let label: Label

  /// Creates a field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = { text.wrappedValue }
    self.label = label()
  }

  /// Creates a field for a value that is converted by a format style, with a custom label.
  public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    text = { format.inEnvironment.format(value.wrappedValue) }
    self.label = label()
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a label.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a localized label that can grow along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }

  /// Creates a field for a value that is converted by a format style, with a localized label.
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
}

extension TextField: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(label, value: text())
  }
}

/// A field for a secret text. Has no action in a terminal card: nothing can be typed.
///
/// A card shows its label.
public struct SecureField<Label> where Label: View {
  let label: Label
}

extension SecureField where Label == Text {
  /// Creates a field with a localized label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    label = Text(titleKey)
  }
}

extension SecureField: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(label) }
}

/// A field for several lines of text. Has no action in a terminal card: nothing can be typed.
///
/// A card shows the text.
public struct TextEditor {
  let text: () -> String

  /// Creates an editor for a text.
  public init(text: Binding<String>) { self.text = { text.wrappedValue } }
}

extension TextEditor: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(Text(verbatim: text()))
  }
}

/// A control that selects a number from a range. Has no action in a terminal card: the binding
/// never changes.
///
/// A card shows its label and the number.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let value: () -> Double
  let label: Label

  /// Creates a slider with a custom label and labels of its bounds, which a card does not show.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.value = { Double(value.wrappedValue) }
    self.label = label()
  }

  /// Creates a slider that moves in steps, with a custom label and labels of its bounds.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.value = { Double(value.wrappedValue) }
    self.label = label()
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a custom label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.value = { Double(value.wrappedValue) }
    self.label = label()
  }

  /// Creates a slider that moves in steps, with a custom label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.value = { Double(value.wrappedValue) }
    self.label = label()
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }

  /// Creates a slider that moves in steps.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}

extension Slider: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let number = FloatingPointFormatStyle<Double>(locale: context.environment.locale)
    let words = number.precision(.fractionLength(0...2)).format(value())
    return context.lower(label, value: words)
  }
}

/// A control that increments and decrements. Has no action in a terminal card: the binding never
/// changes.
///
/// A card shows its label.
public struct Stepper<Label> where Label: View {
  let label: Label

  /// Creates a stepper with a custom label and an action for each direction.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }

  /// Creates a stepper for a number, with a custom label.
  public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.label = label() }

  /// Creates a stepper for a number in a range, with a custom label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.label = label() }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized label and an action for each direction.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }

  /// Creates a stepper for a number, with a label.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable { label = Text(title) }

  /// Creates a stepper for a number, with a localized label.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { label = Text(titleKey) }

  /// Creates a stepper for a number without a range, with a localized label.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { label = Text(titleKey) }
}

extension Stepper: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(label) }
}
