// The changes of a style file to a theme: looks of roles, and measures.

import CardTerminal

/// The changes of a style file to one role's look; the rest stays as in the base theme.
struct LookChange: Sendable {
  private var color: Swatch?
  private var background: Swatch?
  private var added: Attributes = []
  private var removed: Attributes = []

  /// Reads the looks of a style file, by role.
  static func read(_ root: StyleNode) throws(StyleFileError) -> [Theme.Role: LookChange] {
    guard let looks = root["looks"] else { return [:] }
    var changes: [Theme.Role: LookChange] = [:]
    for (key, value) in try looks.pairs() {
      let name = try key.text()
      guard let role = Theme.Role(rawValue: name) else {
        let roles = Theme.Role.allCases.map(\.rawValue).joined(separator: ", ")
        throw key.error("“\(name)” is no role; there are \(roles)")
      }
      changes[role] = try LookChange(value)
    }
    return changes
  }

  private init(_ node: StyleNode) throws(StyleFileError) {
    try node.expect(keys: Set(["color", "background"] + Attributes.named.map(\.name)))
    color = try Self.swatch(node["color"])
    background = try Self.swatch(node["background"])
    for (name, attribute) in Attributes.named {
      guard let flag = try node.flag(name) else { continue }
      if flag { added.insert(attribute) } else { removed.insert(attribute) }
    }
  }

  private static func swatch(_ node: StyleNode?) throws(StyleFileError) -> Swatch? {
    guard let node else { return nil }
    let text = try node.text()
    guard let swatch = Swatch(text: text) else {
      throw node.error("“\(text)” is no colour; write #RRGGBB, ansi0 to ansi255, or a name as red")
    }
    return swatch
  }

  /// Returns a look with the changes applied.
  func applied(to look: Theme.Look) -> Theme.Look {
    var look = look
    if let color { look.color = color }
    if let background { look.background = background }
    look.attributes = look.attributes.subtracting(removed).union(added)
    return look
  }
}

extension ThemeMetrics {
  /// Reads the measures of a style file; `nil` when it has none.
  static func read(_ root: StyleNode) throws(StyleFileError) -> ThemeMetrics? {
    guard let node = root["measures"] else { return nil }
    try node.expect(keys: [
      "blockGap", "codeIndent", "listIndent", "quoteIndent", "tablePadding", "rule", "frame",
      "roundCorners", "underlinedHeadings",
    ])
    let usual = ThemeMetrics()
    return ThemeMetrics(
      blockGap: try node.number("blockGap", in: 0...3) ?? usual.blockGap,
      codeIndent: try node.number("codeIndent", in: 0...8) ?? usual.codeIndent,
      listIndent: try node.number("listIndent", in: 0...8) ?? usual.listIndent,
      quoteIndent: try node.number("quoteIndent", in: 1...8) ?? usual.quoteIndent,
      tablePadding: try node.number("tablePadding", in: 0...4) ?? usual.tablePadding,
      rule: try node.choice("rule", of: Lines.self) ?? usual.rule,
      frame: try node.choice("frame", of: Lines.self) ?? usual.frame,
      roundCorners: try node.flag("roundCorners") ?? usual.roundCorners,
      underlinedHeadings: try node.number("underlinedHeadings", in: 0...6)
        ?? usual.underlinedHeadings)
  }
}
