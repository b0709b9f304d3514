// Controls that change a value: a card shows the value, and cannot change it.

import BehestCards
public import Foundation

/// A field for a line of text. Has no action in a terminal card: nothing can be typed.
///
/// A card shows its label and its text.
public struct TextField<Label> where Label: View {
  let text: () -> String
  let label: Label

  /// Makes a field with any label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = { text.wrappedValue }
    self.label = label()
  }

  /// Makes a field that reads and writes a value by a format, with any label.
  public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    text = { format.inEnvironment.format(value.wrappedValue) }
    self.label = label()
  }
}

extension TextField where Label == Text {
  /// Makes a field with a localized label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a label.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a localized label that may grow along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }

  /// Makes a field that reads and writes a value by a format, with a localized label.
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
}

extension TextField: View {
  /// A field is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    context.lower(
      LabeledContent {
        Text(verbatim: text())
      } label: {
        label
      })
  }
}

/// A field for a text that is not shown. Has no action in a terminal card: nothing can be typed.
///
/// A card shows its label.
public struct SecureField<Label> where Label: View {
  let label: Label
}

extension SecureField where Label == Text {
  /// Makes a field with a localized label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    label = Text(titleKey)
  }
}

extension SecureField: View {
  /// A field is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(label) }
}

/// A field for lines of text. Has no action in a terminal card: nothing can be typed.
///
/// A card shows the text.
public struct TextEditor {
  let text: () -> String

  /// Makes a field.
  public init(text: Binding<String>) { self.text = { text.wrappedValue } }
}

extension TextEditor: View {
  /// A field is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    context.lower(Text(verbatim: text()))
  }
}

/// A control for a number between bounds. Has no action in a terminal card: the binding never
/// changes.
///
/// A card shows its label and the number.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let value: () -> Double
  let label: Label

  /// Makes a slider with any label, and labels of its bounds, which a card does not show.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.value = { Double(value.wrappedValue) }
    self.label = label()
  }

  /// Makes a slider that moves in steps, with any label, and labels of its bounds.
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
  /// Makes a slider with any label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.value = { Double(value.wrappedValue) }
    self.label = label()
  }

  /// Makes a slider that moves in steps, with any label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.value = { Double(value.wrappedValue) }
    self.label = label()
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }

  /// Makes a slider that moves in steps.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}

extension Slider: View {
  /// A slider is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let number = FloatingPointFormatStyle<Double>(locale: context.environment.locale)
    let words = number.precision(.fractionLength(0...2)).format(value())
    return context.lower(
      LabeledContent {
        Text(verbatim: words)
      } label: {
        label
      })
  }
}

/// A control that counts up and down. Has no action in a terminal card: the binding never changes.
///
/// A card shows its label.
public struct Stepper<Label> where Label: View {
  let label: Label

  /// Makes a stepper with any label that does something for each direction.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }

  /// Makes a stepper for a number, with any label.
  public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.label = label() }

  /// Makes a stepper for a number between bounds, with any label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.label = label() }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a localized label that does something for each direction.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }

  /// Makes a stepper for a number, with a label.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable { label = Text(title) }

  /// Makes a stepper for a number, with a localized label.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { label = Text(titleKey) }

  /// Makes a stepper for a number without bounds, with a localized label.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { label = Text(titleKey) }
}

extension Stepper: View {
  /// A stepper is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(label) }
}
