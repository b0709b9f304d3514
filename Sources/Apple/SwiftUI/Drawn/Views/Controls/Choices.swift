// Controls that choose: a card shows their labels, and cannot choose.

import BehestCards
public import Foundation

/// A choice among values. Has no action in a terminal card: the binding never changes.
///
/// A card shows its label and all the choices.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let label: Label
  let content: Content

  /// Makes a picker with any label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension Picker {
  /// Makes a picker with a label, as it was written before.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.content = content()
  }
}

extension Picker where Label == BehestSwiftUI.Label<Text, Image> {
  /// Makes a picker with a localized label and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      BehestSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// Makes a picker with a label.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker: View {
  /// A picker is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    [.column(context.lower(label) + context.lower(content), spacing: 0, alignment: .leading)]
      .compactMap { $0 }
  }
}

/// The parts of a date that a picker offers.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date. Has no action in a terminal card: the binding never changes.
///
/// A card shows its label and the date.
public struct DatePicker<Label> where Label: View {
  let date: () -> Date
  let components: DatePickerComponents
  let label: Label

  /// Makes a picker with any label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = { selection.wrappedValue }
    components = displayedComponents
    self.label = label()
  }

  /// Makes a picker of dates within bounds, with any label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker {
  /// Makes a picker of dates from a bound on, with any label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Makes a picker of dates up to a bound, with any label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of dates from a bound on, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of dates up to a bound, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of dates within bounds, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

extension DatePicker: View {
  /// A picker is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let words = context.environment.dateWords
    let styles: [(DatePickerComponents, Text.DateStyle)] = [
      (.date, .date), (.hourAndMinute, .time),
    ]
    let parts = styles.filter { components.contains($0.0) }
      .map { words.words(for: date(), style: $0.1) }
    return context.lower(
      LabeledContent {
        Text(verbatim: parts.joined(separator: ", "))
      } label: {
        label
      })
  }
}

/// Controls under a label that is pressed first; a card shows them all.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  /// Makes a menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a menu that does something when it is pressed itself; a card shows what is in it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: label) }
}

extension Menu where Label == Text {
  /// Makes a menu with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a label.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a localized label that does something when it is pressed itself.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(titleKey, content: content) }
}

extension Menu where Label == BehestSwiftUI.Label<Text, Image> {
  /// Makes a menu with a localized label and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { BehestSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a label and a system symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content) { BehestSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu: View {
  /// A menu is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    [.column(context.lower(label) + context.lower(content), spacing: 0, alignment: .leading)]
      .compactMap { $0 }
  }
}

/// Content under a label that may be folded away; a card shows it unfolded.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  /// Makes content that may be folded away, with any label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes content that may be folded away, with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup: View {
  /// The content is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let content = context.lower(content).map { element in
      var element = element
      element.padding.leading += 16
      return element
    }
    return [.column(context.lower(label) + content, spacing: 0, alignment: .leading)]
      .compactMap { $0 }
  }
}
