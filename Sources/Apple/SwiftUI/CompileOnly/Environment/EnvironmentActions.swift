// The types of environment values and actions that do nothing in a card.

/// The direction of text and layout.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The direction from left to right.
  case leftToRight
  /// The direction from right to left.
  case rightToLeft
}

/// A class of sizes of the space for the user interface.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// A class with little space.
  case compact
  /// A class with regular space.
  case regular
}

/// The legibility weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// A heavier weight.
  case bold
}

/// The contrast between colors.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The standard contrast.
  case standard
  /// An increased contrast.
  case increased
}

/// The preferred size of text.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// A standard size.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// An accessibility size.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// An accessibility size.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}

/// The mode of editing a list.
public enum EditMode: Hashable, Sendable {
  /// The list is not edited.
  case inactive
  /// The list is edited temporarily.
  case transient
  /// The list is edited.
  case active

  /// Whether the list is edited.
  public var isEditing: Bool { self != .inactive }
}

/// The state of a presented view, such as a sheet. A card presents none.
public struct PresentationMode: Sendable {
  /// Whether the view is presented: `false`.
  public var isPresented: Bool { false }

  /// Dismisses nothing: a card presents no views.
  public mutating func dismiss() {}
}

/// An action that ends a search. Does nothing in a card.
public struct DismissSearchAction: Sendable {
  /// Ends no search: a card has none.
  @MainActor public func callAsFunction() {}
}

/// An action that closes a window. Does nothing in a card.
public struct DismissWindowAction: Sendable {
  /// Closes no window: a card has none.
  @MainActor public func callAsFunction(id: String) {}

  /// Closes no window: a card has none.
  public func callAsFunction() {}
}

/// An action that opens a window. Does nothing in a card.
public struct OpenWindowAction: Sendable {
  /// Opens no window: a card has none.
  @MainActor public func callAsFunction(id: String) {}

  /// Opens no window: a card has none.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// An action that opens the app's settings. Does nothing in a card.
public struct OpenSettingsAction: Sendable {
  /// Opens no settings: a card has none.
  @MainActor public func callAsFunction() {}
}

/// An action that asks for a review of the app. Does nothing in a card.
public struct RequestReviewAction: Sendable {
  /// Asks for no review: a card has no store.
  @MainActor public func callAsFunction() {}
}

/// An action that renames a document. Does nothing in a card.
public struct RenameAction: Sendable {
  /// Renames nothing: a card has no documents.
  @MainActor public func callAsFunction() {}
}

/// An action that refreshes content. Does nothing in a card.
public struct RefreshAction: Sendable {
  /// Refreshes nothing: a card is drawn once.
  public func callAsFunction() async {}
}
