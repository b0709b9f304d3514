// A theme by its name, as options, the environment and settings spell it.

/// Which theme is wanted, before it is known what text stands on.
public enum ThemeChoice: String, CaseIterable, Codable, Hashable, Sendable {
  /// `dark` or `light` by the terminal's background, `terminal` when nobody knows it.
  case auto
  /// For light text on dark.
  case dark
  /// For dark text on light.
  case light
  /// At 7:1 and more, on whatever background.
  case highContrast = "high-contrast"
  /// Without colour.
  case plain
  /// In the terminal's own sixteen colours.
  case terminal

  /// The theme for a background.
  public func theme(on background: TerminalProfile.Background) -> Theme {
    switch self {
    case .auto:
      switch background {
      case .dark: .dark
      case .light: .light
      case .unknown: .terminal
      }
    case .dark: .dark
    case .light: .light
    case .highContrast: .highContrast(on: background)
    case .plain: .plain
    case .terminal: .terminal
    }
  }

  /// Whether the choice depends on what text stands on.
  public var needsBackground: Bool { self == .auto || self == .highContrast }
}
