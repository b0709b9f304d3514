// The style of a text on its way to a card: its attributes, then the roles they result in.

import BehestCards

/// The attributes of a text, or of the views around it; `nil` for unset ones.
struct TextStyle: Hashable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var isMonospaced: Bool?
  var foreground: Foreground?
  var textCase: Text.Case?

  /// Returns this style with unset attributes taken from an outer style.
  func within(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
      isUnderlined: isUnderlined ?? outer.isUnderlined,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      isMonospaced: isMonospaced ?? outer.isMonospaced,
      foreground: foreground ?? outer.foreground, textCase: textCase ?? outer.textCase)
  }

  /// The roles of the style, outermost first.
  var roles: [Style] {
    var roles: [Style] = []
    if let role = font?.role { roles.append(role) }
    if let role = foreground?.role { roles.append(role) }
    let isHeavy = (weight ?? font?.weight).map { $0.value >= Font.Weight.semibold.value }
    if isBold ?? isHeavy ?? font?.isBold ?? false { roles.append(.strong) }
    if isItalic ?? font?.isItalic ?? false { roles.append(.emphasis) }
    let isFixedWidth = (design ?? font?.design) == .monospaced
    if isMonospaced ?? (isFixedWidth || font?.isMonospaced ?? false) { roles.append(.monospaced) }
    if isUnderlined ?? false { roles.append(.underline) }
    if isStruckThrough ?? false { roles.append(.strikethrough) }
    return roles
  }

  /// Returns inlines in this style.
  func applied(to inlines: [Inline]) -> [Inline] {
    guard !inlines.isEmpty else { return [] }
    let cased = textCase.map { textCase in
      inlines.rewriting { inline in
        guard case .text(let text) = inline else { return [inline] }
        return [.text(textCase.applied(to: text))]
      }
    }
    return roles.reversed().reduce(cased ?? inlines) { [.styled($1, $0)] }
  }
}

/// The foreground of a text: the role and color that its shape style results in.
struct Foreground: Hashable, Sendable {
  /// The role; `nil` for the default color and for colors that no theme has.
  var role: Style?
}

extension Font {
  /// The role of text in the font; `nil` for running text.
  fileprivate var role: Style? {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .title
    case .title3, .headline: .headline
    case .footnote, .caption, .caption2: .caption
    case .subheadline, .body, .callout, nil: nil
    }
  }
}
