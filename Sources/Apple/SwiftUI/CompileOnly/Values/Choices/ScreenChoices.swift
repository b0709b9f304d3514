// Values that modifiers of bars and sheets take, and that a card does not keep.

public import Foundation

/// Where a popover is attached. Has no effect in a terminal card.
public struct PopoverAttachmentAnchor: Hashable, Sendable {

  /// The place of a rectangle.
  public static func rect(_ anchor: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor(name: "rect")
  }

  /// A point.
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor(name: "point")
  }

  private let name: String
}

/// Whether what is behind a sheet can be used. Has no effect in a terminal card.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// The value `enabled`.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// The value `disabled`.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// What is behind can be used up to a height.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }

  private let name: String
}

/// A question with up to two buttons; a card asks through the intent instead.
public struct Alert {
  /// A button of a question.
  public struct Button {
    /// The usual button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// A question with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// A question with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A question with any number of buttons; a card asks through the intent instead.
public struct ActionSheet {
  /// A button of the question.
  public typealias Button = Alert.Button

  /// A question with buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// How one screen follows another; a card has one.
public protocol NavigationTransition: Sendable {}

/// The usual transition. Has no effect in a terminal card.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}

/// A screen that grows out of a view. Has no effect in a terminal card.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition. Has no effect in a terminal card.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A screen that grows out of a view. Has no effect in a terminal card.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}

/// A device to show a preview on; none is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The room a preview is shown in; none is shown.
public enum PreviewLayout: Sendable {
  /// A device.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Which columns are seen; a card shows all.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// As the system likes.
  public static var automatic: Self { Self(name: "automatic") }
  /// All.
  public static var all: Self { Self(name: "all") }
  /// The last two.
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  /// The last alone.
  public static var detailOnly: Self { Self(name: "detailOnly") }
}
