// The types of values and actions that a view may read, and that do nothing in a card.

/// In which direction is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Enough.
  case regular
}

/// How heavy letters are.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Heavier.
  case bold
}

/// How much colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// How large letters are.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The size named.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The size named.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The size named.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether letters are larger than is usual.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is for a moment.
  case transient
  /// It is.
  case active

  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

/// Whether a view is on a sheet; in a card it is not.
public struct PresentationMode: Sendable {
  /// Whether it is.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

/// Ends a search; in a card it does nothing.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Closes a window; in a card it does nothing.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens a window; in a card it does nothing.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Opens the settings; in a card it does nothing.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Asks for a review of the app; in a card it does nothing.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Renames what is shown; in a card it does nothing.
public struct RenameAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Loads what is shown again; in a card it does nothing.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}
