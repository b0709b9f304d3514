// The page style of tab views and its index of dots. A card has neither.

extension PageIndexViewStyle {
  /// The display mode of the background behind the page index.
  public struct BackgroundDisplayMode: Sendable {
    /// The default mode.
    public static let automatic = BackgroundDisplayMode()
    /// A background that is always displayed.
    public static let always = BackgroundDisplayMode()
    /// A background that is never displayed.
    public static let never = BackgroundDisplayMode()
    /// A background that is displayed while people interact with the index.
    public static let interactive = BackgroundDisplayMode()
  }

  /// Creates the style with a display mode of the background.
  public init(backgroundDisplayMode: BackgroundDisplayMode) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Returns the style of an index for pages. Has no effect in a terminal card.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension PageTabViewStyle {
  /// The display mode of the page index.
  public struct IndexDisplayMode: Sendable {
    /// The default mode.
    public static let automatic = IndexDisplayMode()
    /// An index that is always displayed.
    public static let always = IndexDisplayMode()
    /// An index that is never displayed.
    public static let never = IndexDisplayMode()
  }

  /// Creates the style with a display mode of the index.
  public init(indexDisplayMode: IndexDisplayMode) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Returns the style of a tab view with pages. Has no effect in a terminal card.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}
