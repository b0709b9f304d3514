// Controls for choosing. A card shows their labels and values, and cannot change them.

import BehestCards
public import Foundation

/// A control that selects a value. Has no action in a terminal card: the binding never changes.
///
/// A card shows its label and all the choices.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let selection: () -> SelectionValue
  let label: Label
  let content: Content

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = { selection.wrappedValue }
    self.label = label()
    self.content = content()
  }
}

extension Picker {
  /// Creates a picker with a label, in the form older than view builders.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = { selection.wrappedValue }
    self.label = label
    self.content = content()
  }
}

extension Picker where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a picker with a localized label and a system symbol.
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
  /// Creates a picker with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// Creates a picker with a label.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let chosen = selection()
    let choice = context.with { $0.isChosen = { ($0 as? SelectionValue) == chosen } }.lower(content)
    // Choices without a tag are all there, and none of them is known to be the chosen one.
    guard choice.count == 1 else {
      let choices = context.lower(content)
      return Element.column(context.lower(label) + choices, spacing: 0, alignment: .leading)
    }
    return Element.row(
      context.lower(label) + [Element(.spacer)] + choice, spacing: nil, alignment: .center)
  }
}

extension EnvironmentValues {
  /// Returns whether a tag is that of a picker's choice; `nil` outside pickers.
  fileprivate var isChosen: ((Any) -> Bool)? {
    get { self[default: nil] }
    set { self[default: newValue] = newValue }
  }
}

/// A view with a tag, which is drawn in a picker if it is the chosen one, and anywhere else.
private struct Tagged<Content: View> {
  let content: Content
  let tag: any Hashable
}

extension Tagged: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.environment.isChosen?(tag) == false ? [] : context.lower(content)
  }
}

extension View {
  /// Sets the value that stands for the view in a picker, which shows the view of its selection.
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
    Tagged(content: self, tag: tag)
  }

  /// Sets the value that stands for the view in a picker, which shows the view of its selection.
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool) -> some View where V: Hashable {
    Tagged(content: self, tag: tag)
  }
}

/// The components of a date that a picker displays.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date. Has no action in a terminal card: the binding never changes.
///
/// A card shows its label and the date.
public struct DatePicker<Label> where Label: View {
  let date: () -> Date
  let components: DatePickerComponents
  let label: Label

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = { selection.wrappedValue }
    components = displayedComponents
    self.label = label()
  }

  /// Creates a picker of dates in a closed range, with a custom label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker {
  /// Creates a picker of dates after a bound, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Creates a picker of dates up to a bound, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of dates after a bound, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of dates up to a bound, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of dates in a closed range, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

extension DatePicker: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let words = context.environment.dateWords
    let styles: [(DatePickerComponents, Text.DateStyle)] = [
      (.date, .date), (.hourAndMinute, .time),
    ]
    let parts = styles.filter { components.contains($0.0) }
      .map { words.words(for: date(), style: $0.1) }
    return context.lower(label, value: parts.joined(separator: ", "))
  }
}

/// A menu of controls. A card shows all of them below the label.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a menu with a primary action. A card shows the content of the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: label) }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a label.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized label and a primary action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(titleKey, content: content) }
}

extension Menu where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized label and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { BehestSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a label and a system symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content) { BehestSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(label, over: content)
  }
}

/// Content that can be disclosed and hidden. A card always shows it.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  /// Creates a disclosure group with a custom label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(label, over: content)
  }
}

extension LoweringContext {
  /// Returns a label with content below it, indented.
  fileprivate func lower(_ label: some View, over content: some View) -> [Element] {
    let content = lower(content).map { element in
      var element = element
      element.padding.leading += 16
      return element
    }
    return Element.column(lower(label) + content, spacing: 0, alignment: .leading)
  }
}
