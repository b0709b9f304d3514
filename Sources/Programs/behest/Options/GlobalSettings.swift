// What the options that work with every command say, as plain values.

package import CardTerminal

/// What the options that work with every command say.
package struct GlobalSettings: Hashable, Sendable {
  /// Whether results are JSON.
  package var isJSON = false
  /// Whether a card is written as a page for a browser.
  package var writesHTML = false
  /// The only application that counts.
  package var app: String?
  /// The language and region.
  package var locale: String?
  /// The width of cards in cells; `nil` for the terminal's.
  package var width: Int?
  /// When to use colour.
  package var color = TerminalProfile.ColorChoice.auto
  /// The name of a theme, or a style file.
  package var theme: String?
  /// Whether code may be in more than one colour.
  package var highlightsCode = true
  /// How every confirmation is answered; `nil` when it is asked.
  package var confirmation: Bool?
  /// Answers to questions, as `name=value`.
  package var answers: [String] = []
  /// Whether anything may be asked.
  package var mayAsk = true
  /// The folder of phrase files.
  package var phrases: String?
  /// Where copying goes.
  package var clipboard: String?

  /// Creates the settings of a command without options.
  package init() {}

  /// The widths that can be asked for, in cells.
  static let widths = TerminalProfile.minimumWidth...10_000
}
