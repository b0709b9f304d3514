// Converts attributed strings to the inlines of a card.

import BehestCards
import Foundation
import FoundationGaps

extension AttributedString {
  /// Returns the blocks of the Markdown that the text was made from; `nil` for other or changed
  /// text.
  ///
  /// Several blocks stay together, with the spacing of running text, so that a rule of the document
  /// does not divide the card and its first line is no title.
  func markdownBlocks(in style: TextStyle, hooks: MarkdownHooks) -> [Element]? {
    guard let document = markdownDocument else { return nil }
    let blocks = Card(markdown: document, hooks: hooks).blocks.map { block in
      block.mapInlines { style.applied(to: $0) }
    }
    guard blocks.count > 1 || blocks.first == .rule else { return blocks.map { Element($0) } }
    return [Element(.stack(Block.Stack(blocks)))]
  }

  /// Returns the inlines of the text, each run in its own style within the style around it.
  func inlines(in style: TextStyle) -> [Inline] {
    runs.flatMap { run -> [Inline] in
      let text = String(characters[run.range])
      let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
      let plain = intent?.applied(to: text) ?? Inline.lines(of: text)
      let inlines = run.textStyle.within(style).applied(to: plain)
      guard let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] else {
        return inlines
      }
      return [.link(destination: link.absoluteString, title: "", inlines)]
    }
  }
}

extension AttributedString.Runs.Run {
  /// The text style of the run's attributes.
  fileprivate var textStyle: TextStyle {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    return TextStyle(
      font: self[Attributes.FontAttribute.self],
      isUnderlined: self[Attributes.UnderlineStyleAttribute.self].map { _ in true },
      isStruckThrough: self[Attributes.StrikethroughStyleAttribute.self].map { _ in true },
      foreground: self[Attributes.ForegroundColorAttribute.self]?.foreground)
  }
}

extension InlinePresentationIntent {
  /// Returns the inlines of a run's text with these presentation intents.
  fileprivate func applied(to text: String) -> [Inline] {
    if contains(.softBreak) { return [.softBreak] }
    var inlines = contains(.code) ? [Inline.code(text)] : Inline.lines(of: text)
    if contains(.strikethrough) { inlines = [.styled(.strikethrough, inlines)] }
    if contains(.emphasized) { inlines = [.styled(.emphasis, inlines)] }
    if contains(.stronglyEmphasized) { inlines = [.styled(.strong, inlines)] }
    return inlines
  }
}
