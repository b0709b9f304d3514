// Values that modifiers of bars and sheets take, and that a card does not keep.

public import Foundation

/// What a bar is for. Has no effect in a terminal card.
public struct ToolbarRole: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The value `navigationStack`.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The value `browser`.
  public static let browser = ToolbarRole(name: "browser")
  /// The value `editor`.
  public static let editor = ToolbarRole(name: "editor")

  private let name: String
}

/// How large the title of a screen is. Has no effect in a terminal card.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// The value `large`.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// The value `inline`.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// The value `inlineLarge`.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")

  private let name: String
}

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

/// What swiping in a sheet does. Has no effect in a terminal card.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The value `resizes`.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The value `scrolls`.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")

  private let name: String
}

/// What a sheet becomes where there is little room. Has no effect in a terminal card.
public struct PresentationAdaptation: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The value `none`.
  public static let none = PresentationAdaptation(name: "none")
  /// The value `popover`.
  public static let popover = PresentationAdaptation(name: "popover")
  /// The value `sheet`.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The value `fullScreenCover`.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  private let name: String
}

/// When the bar of tabs is made small. Has no effect in a terminal card.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The value `onScrollDown`.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The value `onScrollUp`.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The value `never`.
  public static let never = TabBarMinimizeBehavior(name: "never")

  private let name: String
}

/// How content fades at an edge. Has no effect in a terminal card.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The value `hard`.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// The value `soft`.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")

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

/// Which side of a device is up. Has no effect in a terminal card.
public struct InterfaceOrientation: Hashable, Sendable {
  /// The value `portrait`.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// The value `portraitUpsideDown`.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// The value `landscapeLeft`.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// The value `landscapeRight`.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  private let name: String
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
