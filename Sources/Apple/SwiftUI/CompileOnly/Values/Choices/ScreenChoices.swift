// Values of modifiers of bars, sheets and previews that have no effect in a card.

public import Foundation

/// The anchor that a popover is attached to. Has no effect in a terminal card.
public struct PopoverAttachmentAnchor: Hashable, Sendable {

  /// Returns the anchor of a rectangle.
  public static func rect(_ anchor: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor(name: "rect")
  }

  /// Returns the anchor of a point.
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor(name: "point")
  }

  private let name: String
}

/// The interaction with the view behind a presentation. Has no effect in a terminal card.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The `automatic` presentation background interaction.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// The `enabled` presentation background interaction.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// The `disabled` presentation background interaction.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// Returns an interaction that is enabled up to a detent of the sheet.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }

  private let name: String
}

/// An alert with up to two buttons. Never presented in a card: the intent asks instead.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// Returns a button with the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// An action sheet with buttons. Never presented in a card: the intent asks instead.
public struct ActionSheet {
  /// A button of the action sheet.
  public typealias Button = Alert.Button

  /// Creates an action sheet with buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// A transition between screens. Has no effect in a card, which is one screen.
public protocol NavigationTransition: Sendable {}

/// The default transition. Has no effect in a terminal card.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition that zooms from a view. Has no effect in a terminal card.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition. Has no effect in a terminal card.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms from a view. Has no effect in a terminal card.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}

/// The device of a preview. Previews are never shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The layout of a preview. Previews are never shown.
public enum PreviewLayout: Sendable {
  /// The size of a device.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The visibility of the columns of a split view. Has no effect in a card, which shows all.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// A visibility that the system decides on.
  public static var automatic: Self { Self(name: "automatic") }
  /// All columns.
  public static var all: Self { Self(name: "all") }
  /// The last two columns.
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  /// The detail column.
  public static var detailOnly: Self { Self(name: "detailOnly") }
}
