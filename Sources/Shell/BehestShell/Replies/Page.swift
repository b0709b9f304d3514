// What is written on: a stream with its width, its colours and its characters.

public import BehestCards
import CardHTML
public import CardTerminal

/// Draws text and cards for one stream; everything that leaves a page is free of foreign escapes.
public struct Page: Sendable {
  /// What the stream can show.
  public var profile: TerminalProfile

  /// Whether the stream is a terminal, so that even exact values must be made harmless.
  public var isTerminal: Bool

  /// Whether cards are written as pages for a browser.
  public var writesHTML = false

  /// Creates a page.
  public init(profile: TerminalProfile, isTerminal: Bool = false) {
    self.profile = profile
    self.isTerminal = isTerminal
  }

  /// The width in cells.
  public var width: Int { profile.width }

  /// A card in its frame, or as a whole page of HTML, ending in a newline.
  public func card(_ card: Card) -> String {
    if writesHTML { return card.htmlPage() }
    let text = TerminalRenderer(profile: profile).render(card)
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// A text on one line, made harmless.
  public func plain(_ text: String) -> String {
    TerminalText.sanitised(text)
  }

  /// A text that may have several lines, made harmless; on a terminal broken between words.
  public func text(_ text: String) -> String {
    guard isTerminal else { return TerminalText.sanitised(text, keepingLines: true) }
    return TerminalText.wrapped(text, to: width).joined(separator: "\n")
  }

  /// Text that matters less, dimmed where the stream can show it; it must be harmless already.
  public func secondary(_ text: String) -> String {
    profile.styled(text, .dim)
  }

  /// Text that stands out, bold where the stream can show it; it must be harmless already.
  public func strong(_ text: String) -> String {
    profile.styled(text, .bold)
  }
}
