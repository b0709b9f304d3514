// Turns attributed strings into the inlines of a card.

import Cards
import Foundation
import FoundationGaps

extension AttributedString {
  /// The inlines of the text, each run in its own style within the style around it.
  func inlines(in style: TextStyle) -> [Inline] {
    runs.flatMap { run -> [Inline] in
      let text = String(characters[run.range])
      let inlines = run.textStyle.within(style).applied(to: Inline.lines(of: text))
      guard let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] else {
        return inlines
      }
      return [.link(destination: link.absoluteString, title: "", inlines)]
    }
  }
}

extension AttributedString.Runs.Run {
  /// What the run's attributes ask of its looks.
  fileprivate var textStyle: TextStyle {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    return TextStyle(
      font: self[Attributes.FontAttribute.self],
      isUnderlined: self[Attributes.UnderlineStyleAttribute.self].map { _ in true },
      isStruckThrough: self[Attributes.StrikethroughStyleAttribute.self].map { _ in true },
      foreground: self[Attributes.ForegroundColorAttribute.self]?.foreground)
  }
}
