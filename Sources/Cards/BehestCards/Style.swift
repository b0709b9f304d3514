// The roles a text can have; a theme decides what each looks like.

/// A role of text: what it means, not how it looks.
///
/// A front end may show a role by weight, colour or words, but never by colour alone.
public enum Style: Hashable, Sendable {
  /// Stressed, most often italic.
  case emphasis
  /// Strongly stressed, most often bold.
  case strong
  /// Withdrawn, struck through.
  case strikethrough
  /// Underlined.
  case underline
  /// In a fixed-width face.
  case monospaced
  /// What is pressed, `Ctrl`.
  case keyboard
  /// Below the line, as the 2 of H₂O.
  case `subscript`
  /// Above the line, as an exponent.
  case superscript
  /// The name of a whole thing, as by `.font(.title)`.
  case title
  /// The name of a part, as by `.font(.headline)`.
  case headline
  /// A remark in small letters, as by `.font(.caption)`.
  case caption
  /// Less important than its surroundings.
  case secondary
  /// Still less important.
  case tertiary
  /// What destroys something, or an error.
  case destructive
  /// What went well.
  case success
  /// What needs care.
  case warning
  /// In a named colour.
  case tint(Tint)
  /// As somebody asked for it exactly.
  case custom(TextStyle)
}

/// A named colour; a theme decides which one is drawn.
public enum Tint: String, CaseIterable, Codable, Hashable, Sendable {
  /// The named colours of SwiftUI, `accent` and `primary` included.
  case accent, primary, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink
  /// Those without a hue.
  case brown, white, gray, black
}
