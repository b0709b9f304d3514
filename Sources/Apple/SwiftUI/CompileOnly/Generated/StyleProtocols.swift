// Made by `make generate` from Tables/styles.py, not by hand.

/// The appearance and behavior of a group of controls. A card keeps the content as it is.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a group of controls.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates a view that represents a group of controls.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of a date picker. A card keeps the content as it is.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Creates a view that represents a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DatePickerStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of a disclosure group. A card keeps the content as it is.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates a view that represents a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of a form. A card keeps the content as it is.
@MainActor @preconcurrency public protocol FormStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Creates a view that represents a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension FormStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of a gauge. A card keeps the content as it is.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates a view that represents a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of a group box. A card keeps the content as it is.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates a view that represents a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of labeled content. A card keeps the content as it is.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates a view that represents labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of a menu. A card keeps the content as it is.
@MainActor @preconcurrency public protocol MenuStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Creates a view that represents a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of a progress view. A card keeps the content as it is.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates a view that represents a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance and behavior of a toggle. A card keeps the content as it is.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// A view that represents the body of the style.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates a view that represents a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle where Body == Never {
  /// The styled view. Never called: the front end decides its appearance.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The appearance of the index of a tab view.
public protocol IndexViewStyle: Sendable {}

/// The appearance of a list.
public protocol ListStyle: Sendable {}

/// The appearance of a navigation split view.
public protocol NavigationSplitViewStyle: Sendable {}

/// The appearance of a navigation view.
public protocol NavigationViewStyle: Sendable {}

/// The appearance of a picker.
public protocol PickerStyle: Sendable {}

/// The appearance of a tab view.
public protocol TabViewStyle: Sendable {}
