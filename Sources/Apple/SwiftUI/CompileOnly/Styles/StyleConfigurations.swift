// What styles of an app are given to make a view of.

public import Foundation

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What the toggle shows.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether only some of what it stands for is on.
  public var isMixed: Bool
}

/// The parts of progress.
public struct ProgressViewStyleConfiguration {
  /// The label of progress.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// The words for the value of progress.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// The share that is done; `nil` when nobody knows.
  public let fractionCompleted: Double?
  /// What is done.
  public var label: Label?
  /// The words for the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// The words for the value of a gauge.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// The words for the least value.
  public struct MinimumValueLabel: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// The words for the greatest value.
  public struct MaximumValueLabel: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// The value, from 0 to 1.
  public var value: Double
  /// What is shown.
  public var label: Label
  /// The words for the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The words for the least value.
  public var minimumValueLabel: MinimumValueLabel?
  /// The words for the greatest value.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The parts of a box around content.
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What is in a box.
  public struct Content: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What the box is called.
  public let label: Label
  /// What is in it.
  public let content: Content
}

/// The parts of labelled content.
public struct LabeledContentStyleConfiguration {
  /// The label of content.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// The content.
  public struct Content: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What the content is called.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What is in a menu.
  public struct Content: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What the menu is called.
  public let label: Label
  /// What is in it.
  public let content: Content
}

/// The parts of a picker of dates.
public struct DatePickerStyleConfiguration {
  /// The label of a picker.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What the picker is called.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// What of the date is shown.
  public let displayedComponents: DatePickerComponents
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// What is in a form.
  public struct Content: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What is in it.
  public let content: Content
}

/// The parts of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// What is in a group.
  public struct Content: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What is in it.
  public let content: Content
}

/// The parts of what can be unfolded.
public struct DisclosureGroupStyleConfiguration {
  /// The label of what can be unfolded.
  public struct Label: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What can be unfolded.
  public struct Content: View {
    let view: AnyView

    /// What there is.
    public var body: some View { view }
  }

  /// What it is called.
  public let label: Label
  /// What can be unfolded.
  public let content: Content
  /// Whether it is unfolded.
  @Binding public var isExpanded: Bool
}

extension PrimitiveButtonStyleConfiguration {
  /// Presses the button; a card's buttons are pressed by who answers.
  public func trigger() {}
}

/// The label of a field of text.
public struct _TextFieldStyleLabel: View {
  let view: AnyView

  /// What there is.
  public var body: some View { view }
}
