// Converts texts and attributed strings to the inlines and blocks of a card.

import BehestCards
import Foundation
import FoundationGaps

extension Text: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let style = style.within(context.environment.textStyle)
    if case .attributed(let text) = content,
      let blocks = text.markdownBlocks(in: style, hooks: context.environment.markdown)
    {
      return blocks
    }
    let inlines = inlines(in: style, of: context.environment)
    guard !inlines.isEmpty else { return [] }
    let alignment = context.environment.multilineTextAlignment.block
    let limit = context.environment.lineLimit.map { max($0, 1) }
    return [Element(.text(TextBlock(inlines, alignment: alignment, lineLimit: limit)))]
  }

  /// Returns the inlines of a text, whose style has been merged with that of its surroundings.
  func inlines(in style: TextStyle, of environment: EnvironmentValues) -> [Inline] {
    switch content {
    case .verbatim(let text):
      return style.applied(to: Inline.lines(of: text))
    case .key(let key, let table, let bundle):
      let resource = LocalizedStringResource(
        key.value, table: table, bundle: bundle.map { .atURL($0) } ?? .main)
      let text = String(localized: resource)
      return style.applied(
        to: text.inlineMarkdown.rewriting {
          $0.replacingMarks(with: key.marked, of: environment)
        })
    case .resource(let resource):
      return style.applied(to: Inline.lines(of: String(localized: resource)))
    case .attributed(let text):
      return text.inlines(in: style)
    case .date(let date, let dateStyle):
      let words = environment.dateWords.words(for: date, style: dateStyle)
      return style.applied(to: [.text(words)])
    case .interval(let range, let countsDown):
      let words = environment.dateWords.words(for: range, countsDown: countsDown)
      return style.applied(to: [.text(words)])
    case .image(let image):
      return style.applied(to: [.image(image.reference(in: environment))])
    case .parts(let texts):
      // The style of the whole is passed to its parts, so that a part can override it.
      return texts.flatMap { $0.inlines(in: $0.style.within(style), of: environment) }
    }
  }
}

extension Inline {
  /// Returns the inlines of a text that may have several lines.
  static func lines(of text: String) -> [Inline] {
    guard text.contains(where: \.isNewline) else { return text.isEmpty ? [] : [.text(text)] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let inlines = lines.map { $0.isEmpty ? [] : [Inline.text(String($0))] }
    return Array(inlines.joined(separator: [.lineBreak]))
  }

  /// Returns a text or code with each placeholder replaced by its value.
  fileprivate func replacingMarks(
    with texts: [Text], of environment: EnvironmentValues
  ) -> [Inline] {
    switch self {
    case .text(let string):
      guard !texts.isEmpty else { return [self] }
      var inlines: [Inline] = []
      var plain = ""
      for character in string {
        guard let index = LocalizedStringKey.index(of: character), texts.indices.contains(index)
        else {
          plain.append(character)
          continue
        }
        if !plain.isEmpty { inlines.append(.text(plain)) }
        plain = ""
        inlines += texts[index].inlines(in: texts[index].style, of: environment)
      }
      if !plain.isEmpty { inlines.append(.text(plain)) }
      return inlines.joiningText
    case .code(let code):
      let words = code.flatMap { character -> [Inline] in
        guard let index = LocalizedStringKey.index(of: character), texts.indices.contains(index)
        else { return [.text(String(character))] }
        return texts[index].inlines(in: TextStyle(), of: environment)
      }
      return [.code(words.plainText)]
    default: return [self]
    }
  }
}

extension [Inline] {
  /// The inlines with adjacent plain texts joined.
  var joiningText: [Inline] {
    reduce(into: []) { joined, inline in
      if case .text(let next) = inline, case .text(let last)? = joined.last {
        joined[joined.count - 1] = .text(last + next)
      } else {
        joined.append(inline)
      }
    }
  }
}

extension Text {
  /// The text without style, outside any view.
  var plainText: String { inlines(in: TextStyle(), of: EnvironmentValues()).plainText }
}

extension EnvironmentValues {
  /// The formatter of dates in this environment.
  var dateWords: DateWords { DateWords(locale: locale, timeZone: timeZone, now: now) }
}

extension String {
  /// The inlines of a line of Markdown, with its spaces and line breaks.
  var inlineMarkdown: [Inline] {
    guard utf8.contains(where: Self.marks.contains) else { return Inline.lines(of: self) }
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace,
      failurePolicy: .returnPartiallyParsedIfPossible)
    guard let text = try? AttributedString(markdown: self, options: options) else {
      return Inline.lines(of: self)
    }
    return text.inlines(in: TextStyle())
  }

  /// The bytes of which any Markdown has at least one.
  private static let marks = Array("*_`[!<\\&~".utf8)
}

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
