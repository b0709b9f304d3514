// Texts: plain, in Markdown, in styled parts, of dates and of times.

import BehestJSON
import BehestSwiftUI
import Foundation
import FoundationGaps

extension ScriptViewTable {
  /// Texts and labels.
  static let texts: [String: Maker] = [
    "Text": text,
    "Label": { node in node.children.isEmpty ? node.title : node.inRow },
    "Markdown": { node in
      markdown(node.drawing.words(node["content"]?.text ?? ""), .full)
    },
    "Link": link,
    "DateLabel": { node in
      guard let date = (node["date"] ?? node["timestamp"])?.date else { return EmptyView() }
      return Text(date, style: node["style"]?.choice(dateStyles) ?? .date)
    },
    "DateRangeLabel": { node in node.interval.map { Text($0) } },
    "DateIntervalLabel": { node in node.interval.map { Text($0) } },
    "TimerIntervalLabel": { node in
      let countsDown = node["countsDown"]?.boolean ?? true
      return node.interval.map { Text(timerInterval: $0, countsDown: countsDown) }
    },
  ]

  private static let dateStyles: [String: Text.DateStyle] = [
    "date": .date, "time": .time, "timer": .timer, "relative": .relative, "offset": .offset,
  ]

  private static func text(_ node: ScriptNode) -> any View {
    if let source = node["attributedString"]?.text {
      let words = node.drawing.words(source)
      return markdown(words, .inlineOnlyPreservingWhitespace) ?? Text(verbatim: words)
    }
    if let styled = node["styledText"] { return styledText(styled, depth: 30) }
    if node.children.allSatisfy({ $0.object == nil }) {
      return node.drawing.text(node.children.map { $0.string ?? $0.scriptWords() }.joined())
    }
    return node.inRow
  }

  private static func markdown(
    _ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> Text? {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: syntax, failurePolicy: .returnPartiallyParsedIfPossible)
    return (try? AttributedString(markdown: source, options: options)).map { Text($0) }
  }

  /// Returns a text of parts, each in its style within that of the whole.
  private static func styledText(_ value: ScriptValue, depth: Int) -> Text? {
    guard depth > 0 else { return nil }
    if let words = value.text { return value.drawing.text(words) }
    guard let content = value["content"] else { return nil }
    let parts = (content.json.array?.prefix(1000).map { content.with($0) } ?? [content])
      .compactMap { styledText($0, depth: depth - 1) }
    var text = joined(parts[...])
    if let address = value["link"]?.text, let url = URL(string: address) {
      var link = AttributedString(
        content.drawing.words(content.text ?? content.json.scriptWords()))
      link.link = url
      text = Text(link)
    }
    if let font = value["font"]?.font { text = text.font(font) }
    if let weight = value["fontWeight"]?.weight { text = text.fontWeight(weight) }
    if let design = value["fontDesign"]?.design { text = text.fontDesign(design) }
    if let isBold = value["bold"]?.boolean { text = text.bold(isBold) }
    if let isItalic = value["italic"]?.boolean { text = text.italic(isItalic) }
    if let isMonospaced = value["monospaced"]?.boolean { text = text.monospaced(isMonospaced) }
    if let color = value["foregroundColor"]?.color { text = text.foregroundColor(color) }
    if value["underlineStyle"] ?? value["underlineColor"] != nil { text = text.underline() }
    if value["strikethroughStyle"] ?? value["strikethroughColor"] != nil {
      text = text.strikethrough()
    }
    return text
  }

  /// Returns texts as one, nested as deep as the logarithm of their number.
  private static func joined(_ texts: ArraySlice<Text>) -> Text {
    guard texts.count > 1 else { return texts.first ?? Text(verbatim: "") }
    let middle = texts.startIndex + texts.count / 2
    return joined(texts[..<middle]) + joined(texts[middle...])
  }

  private static func link(_ node: ScriptNode) -> any View {
    let label = node.label(or: node["url"]?.text ?? "")
    guard let address = node["url"]?.text, let url = URL(string: address),
      !node.drawing.isInLabel
    else { return label }
    return Link(destination: url) { label }
  }
}

extension ScriptNode {
  /// The interval between the dates of the view.
  fileprivate var interval: ClosedRange<Date>? {
    guard let from = self["from"]?.date, let to = self["to"]?.date else { return nil }
    return min(from, to)...max(from, to)
  }
}
