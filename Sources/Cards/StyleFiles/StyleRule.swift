// The entries of a style file: the nodes that each applies to, and its effect.

import BehestCards
import MarkdownStyling
import MarkdownTree

/// A reader of the entries of `styles` and `renderers`.
enum StyleRule {
  private static let selectorKeys: Set<String> = ["for", "level", "host", "scheme", "language"]
  private static let styleKeys = [
    "foreground", "background", "bold", "italic", "underline", "strikethrough", "padding",
    "margins", "hidden", "alt",
  ]

  /// The kinds of nodes that an entry can apply to.
  private enum Kind: String, CaseIterable {
    case any, paragraph, heading, blockQuote, codeBlock, list, orderedList, table, thematicBreak
    case footnoteReference, footnoteDefinition, text, emphasis, strong, strikethrough, code, link
    case image

    var isBlock: Bool {
      switch self {
      case .paragraph, .heading, .blockQuote, .codeBlock, .list, .orderedList, .table,
        .thematicBreak, .footnoteDefinition:
        true
      case .any, .footnoteReference, .text, .emphasis, .strong, .strikethrough, .code, .link,
        .image:
        false
      }
    }
  }

  // MARK: Styles

  /// Reads the styles of a file.
  static func styles(_ root: StyleNode) throws(StyleFileError) -> MarkdownStyle {
    var styles = MarkdownStyle.default
    for node in try root["styles"]?.items() ?? [] {
      try node.expect(keys: selectorKeys.union(styleKeys))
      styles = .combining(styles, try style(node))
    }
    return styles
  }

  private static func style(_ node: StyleNode) throws(StyleFileError) -> MarkdownStyle {
    let (kind, selector) = try selector(node)
    let text = InlineTextStyle(
      foreground: try color(node["foreground"]), background: try color(node["background"]),
      bold: try node.flag("bold"), italic: try node.flag("italic"),
      underline: try node.flag("underline"), strikethrough: try node.flag("strikethrough"))
    if kind == .image {
      if try node.flag("hidden") == true {
        return MarkdownStyle { ImageStyle(selector) { _ in .hidden } }
      }
      if let alt = try node["alt"]?.text() {
        return MarkdownStyle { ImageStyle(selector) { _ in .described(alt) } }
      }
    }
    let padding = try insets(node["padding"])
    let margins = try insets(node["margins"])
    let isBoxed =
      kind.isBlock
      && (text.background != nil || padding != nil || margins != nil || kind == .codeBlock)
    guard isBoxed else { return MarkdownStyle { InlineStyle(selector, text) } }
    let box = BlockBox(
      text: text, padding: padding ?? Block.Insets(), margins: margins ?? Block.Insets())
    return MarkdownStyle { BlockStyle(selector, box) }
  }

  // MARK: Renderers

  /// The positions of lines drawn around a block.
  private enum Rules: String, CaseIterable {
    case above, below, both
  }

  /// Reads the renderers of a file.
  static func renderers(_ root: StyleNode) throws(StyleFileError) -> MarkdownRenderOverrides {
    var renderers = MarkdownRenderOverrides.empty
    for node in try root["renderers"]?.items() ?? [] {
      try node.expect(keys: selectorKeys.union(["before", "after", "hidden", "rules"]))
      renderers = .combining(renderers, try renderer(node))
    }
    return renderers
  }

  private static func renderer(_ node: StyleNode) throws(StyleFileError) -> MarkdownRenderOverrides
  {
    let (kind, selector) = try selector(node)
    let isHidden = try node.flag("hidden") ?? false
    let before = try node["before"]?.text()
    let after = try node["after"]?.text()
    let rules = try node.choice("rules", of: Rules.self)
    guard kind.isBlock else {
      if rules != nil { throw node.error("only blocks have rules about them") }
      return MarkdownRenderOverrides {
        InlineRenderer(selector) { _, usual in
          isHidden
            ? []
            : (before.map { [.text($0)] } ?? []) + usual() + (after.map { [.text($0)] } ?? [])
        }
      }
    }
    return MarkdownRenderOverrides {
      BlockRenderer(selector) { _, usual in
        if isHidden { return [] }
        var blocks = usual().map { $0.surrounded(before, after) }
        if rules == .above || rules == .both { blocks.insert(.rule, at: 0) }
        if rules == .below || rules == .both { blocks.append(.rule) }
        return blocks
      }
    }
  }

  // MARK: Parts

  private static func selector(
    _ node: StyleNode
  ) throws(StyleFileError) -> (Kind, NodeSelector) {
    guard let kind = try node.choice("for", of: Kind.self) else {
      throw node.error("“for” is missing, which says what nodes this is for")
    }
    func only(_ key: String, _ wanted: Kind) throws(StyleFileError) {
      guard kind != wanted, let value = node[key] else { return }
      throw value.error("“\(key)” goes with for: \(wanted.rawValue)")
    }
    try only("level", .heading)
    try only("language", .codeBlock)
    try only("host", .link)
    try only("scheme", .link)
    switch kind {
    case .any: return (kind, .any)
    case .paragraph: return (kind, .paragraph)
    case .heading:
      let level = try node.number("level", in: 1...6)
      return (kind, level.map { .heading($0) } ?? .heading)
    case .blockQuote: return (kind, .blockQuote)
    case .codeBlock:
      let language = try node["language"]?.text()
      return (kind, language.map { .codeBlock(language: $0) } ?? .codeBlock)
    case .list: return (kind, .list)
    case .orderedList: return (kind, .orderedList)
    case .table: return (kind, .table)
    case .thematicBreak: return (kind, .thematicBreak)
    case .footnoteReference: return (kind, .footnoteReference)
    case .footnoteDefinition: return (kind, .footnoteDefinition)
    case .text: return (kind, .text)
    case .emphasis: return (kind, .emphasis)
    case .strong: return (kind, .strong)
    case .strikethrough: return (kind, .strikethrough)
    case .code: return (kind, .code)
    case .link:
      var selector = NodeSelector.link
      if let host = try node["host"]?.text() { selector = .link(host: host) }
      if let scheme = try node["scheme"]?.text() {
        let wanted = scheme.lowercased()
        selector = selector.filter { $0.linkScheme == wanted }
      }
      return (kind, selector)
    case .image: return (kind, .image)
    }
  }

  private static func color(_ node: StyleNode?) throws(StyleFileError) -> StyleColor? {
    guard let node else { return nil }
    let text = try node.text()
    guard let color = StyleColor(text: text) else {
      throw node.error(
        "“\(text)” is no colour; write #RRGGBB, ansi0 to ansi255, or a name as green")
    }
    return color
  }

  /// Reads insets: one number for all sides, or a mapping by side.
  private static func insets(_ node: StyleNode?) throws(StyleFileError) -> Block.Insets? {
    guard let node else { return nil }
    if let all = Double((try? node.text()) ?? "") {
      guard (0...400).contains(all) else { throw node.error("0 to 400 points are expected here") }
      return Block.Insets(top: all, leading: all, bottom: all, trailing: all)
    }
    try node.expect(keys: ["top", "leading", "bottom", "trailing"])
    return Block.Insets(
      top: Double(try node.number("top", in: 0...400) ?? 0),
      leading: Double(try node.number("leading", in: 0...400) ?? 0),
      bottom: Double(try node.number("bottom", in: 0...400) ?? 0),
      trailing: Double(try node.number("trailing", in: 0...400) ?? 0))
  }
}

extension Block {
  /// Returns the block with text before and after it; within its own lines if it is text or a
  /// heading.
  fileprivate func surrounded(_ before: String?, _ after: String?) -> Block {
    let before = before.map { [Inline.text($0)] } ?? []
    let after = after.map { [Inline.text($0)] } ?? []
    switch self {
    case .heading(let level, let inlines):
      return .heading(level: level, before + inlines + after)
    case .text(var text):
      text.inlines = before + text.inlines + after
      return .text(text)
    default:
      guard !before.isEmpty || !after.isEmpty else { return self }
      return .stack(
        Stack(
          (before.isEmpty ? [] : [.paragraph(before)]) + [self]
            + (after.isEmpty ? [] : [.paragraph(after)])))
    }
  }
}
