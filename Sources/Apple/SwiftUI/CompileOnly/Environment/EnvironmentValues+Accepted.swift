// Environment values that are the same in every card.

public import Foundation

extension EnvironmentValues {
  /// The color scheme: `.light` in a card, which does not know the terminal's.
  public var colorScheme: ColorScheme {
    get { self[default: .light] }
    set { self[default: newValue] = newValue }
  }

  /// The size of text. Has no effect in a card, which has one size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[default: .large] }
    set { self[default: newValue] = newValue }
  }

  /// The reasons for hiding content. Has no effect in a card, which shows all of it.
  public var redactionReasons: RedactionReasons {
    get { self[default: []] }
    set { self[default: newValue] = newValue }
  }

  /// The phase of the scene: always active in a card.
  public var scenePhase: ScenePhase { .active }

  /// The number of pixels per point: 1 in a card.
  public var displayScale: CGFloat { 1 }

  /// Whether color must not be the only difference: `true`, as a card never relies on color alone.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// Whether motion is to be reduced: `true`, as a card does not move.
  public var accessibilityReduceMotion: Bool { true }

  /// An action that dismisses the presentation. Does nothing in a card.
  public var dismiss: DismissAction { DismissAction() }

  /// An action that opens a URL. Does nothing in a card.
  public var openURL: OpenURLAction { OpenURLAction() }
}

/// An action that dismisses a presentation. Does nothing in a card.
public struct DismissAction: Sendable {
  /// Dismisses nothing: a card presents no views.
  public func callAsFunction() {}
}

/// An action that opens a URL. Does nothing in a card.
public struct OpenURLAction: Sendable {
  /// Opens nothing: a card opens no URLs by itself.
  public func callAsFunction(_ url: URL) {}
}
