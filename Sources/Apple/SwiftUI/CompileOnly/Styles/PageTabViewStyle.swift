// The dots of a tab view of pages, which a card does not have.

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
