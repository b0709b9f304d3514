// The configurations from which an app's styles make views.

public import Foundation

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values, of which only some are on.
  public var isMixed: Bool
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the current value of a progress view.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The completed fraction; `nil` for indeterminate progress.
  public let fractionCompleted: Double?
  /// The label of the progress view.
  public var label: Label?
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the current value of a gauge.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the minimum value of a gauge.
  public struct MinimumValueLabel: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the maximum value of a gauge.
  public struct MaximumValueLabel: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The value, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the minimum value.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the maximum value.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The content of a group box.
  public struct Content: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content
}

/// The properties of labeled content.
public struct LabeledContentStyleConfiguration {
  /// The label of labeled content.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The content of labeled content.
  public struct Content: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the content.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The properties of a menu.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The content of a menu.
  public struct Content: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the menu.
  public let label: Label
  /// The content of the menu.
  public let content: Content
}

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the date picker.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The components of the date that are displayed.
  public let displayedComponents: DatePickerComponents
}

/// The properties of a form.
public struct FormStyleConfiguration {
  /// The content of a form.
  public struct Content: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The content of the form.
  public let content: Content
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// The content of a control group.
  public struct Content: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The content of the control group.
  public let content: Content
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The content of a disclosure group.
  public struct Content: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The label of the disclosure group.
  public let label: Label
  /// The content of the disclosure group.
  public let content: Content
  /// Whether the disclosure group is expanded.
  @Binding public var isExpanded: Bool
}

extension PrimitiveButtonStyleConfiguration {
  /// Triggers nothing: the front end presses a card's buttons.
  public func trigger() {}
}

/// The label of a text field.
public struct _TextFieldStyleLabel: View {
  let view: AnyView

  /// The content of the view.
  public var body: some View { view }
}
