// Values that a view may read, and that are the same in every card.

public import Foundation

extension EnvironmentValues {
  /// Whether the surroundings are light or dark; a card does not know, and says light.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How large letters are; they have one size in a card.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Why content is not shown; a card shows all of it.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the scene is in front; a card always is.
  public var scenePhase: ScenePhase { .active }

  /// How many pixels a point has; a card has none.
  public var displayScale: CGFloat { 1 }

  /// Whether colours must not be the only difference; a card never relies on them.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// Whether movement is unwanted; a card does not move.
  public var accessibilityReduceMotion: Bool { true }

  /// Takes what is shown away; a card cannot be.
  public var dismiss: DismissAction { DismissAction() }

  /// Opens a URL; a card opens none.
  public var openURL: OpenURLAction { OpenURLAction() }
}

/// Takes what is shown away; in a card it does nothing.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens a URL; in a card it does nothing.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
