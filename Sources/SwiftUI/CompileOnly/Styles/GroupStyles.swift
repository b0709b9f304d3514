// Ways groups of controls and screens look: accepted, for a front end decides it.

/// A way a group of controls looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The style `navigation`. Has no effect in a terminal card.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style `navigation`. Has no effect in a terminal card.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The style `menu`. Has no effect in a terminal card.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style `menu`. Has no effect in a terminal card.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The style `compactMenu`. Has no effect in a terminal card.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style `compactMenu`. Has no effect in a terminal card.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The style `palette`. Has no effect in a terminal card.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style `palette`. Has no effect in a terminal card.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A way what can be unfolded looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A way dots for pages look.
public protocol IndexViewStyle: Sendable {}

/// The style `page`. Has no effect in a terminal card.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Makes the style.
  public init() {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style `page`. Has no effect in a terminal card.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

/// A way screens follow one another.
public protocol NavigationViewStyle: Sendable {}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The style `stack`. Has no effect in a terminal card.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style `stack`. Has no effect in a terminal card.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The style `columns`. Has no effect in a terminal card.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style `columns`. Has no effect in a terminal card.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A way screens stand beside one another.
public protocol NavigationSplitViewStyle: Sendable {}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The style `balanced`. Has no effect in a terminal card.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style `balanced`. Has no effect in a terminal card.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The style `prominentDetail`. Has no effect in a terminal card.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style `prominentDetail`. Has no effect in a terminal card.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension PageIndexViewStyle {
  /// Whether there is a ground behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// As usual.
    public static let automatic = BackgroundDisplayMode()
    /// There is.
    public static let always = BackgroundDisplayMode()
    /// There is none.
    public static let never = BackgroundDisplayMode()
    /// When it is used.
    public static let interactive = BackgroundDisplayMode()
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages. Has no effect in a terminal card.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension PageTabViewStyle {
  /// When dots for pages are shown.
  public struct IndexDisplayMode: Sendable {
    /// As usual.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages. Has no effect in a terminal card.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}
