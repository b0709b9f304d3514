// Lays out blocks for a screen reader: one after the other, named in words, with nothing drawn.

import BehestCards

extension CardLayout {
  /// Lays out a block for a screen reader; returns `false` for a block that needs no special
  /// layout.
  mutating func layoutAccessibly(_ block: Block) -> Bool {
    switch block {
    case .heading(let level, let inlines):
      let level = min(max(level, 1), 6)
      layoutLine([.text(AccessibleWords.heading(level))] + inlines, Theme.heading(level: level))
    case .list(let list): layoutItems(of: list)
    case .quote(let blocks):
      layoutNamed([.text(AccessibleWords.quote)], blocks, end: AccessibleWords.endOfQuote)
    case .callout(let callout):
      layoutNamed(
        AccessibleWords.callout(callout), callout.blocks,
        end: AccessibleWords.end(of: callout.kind))
    case .disclosure(let disclosure):
      layoutNamed(disclosure.heading, disclosure.blocks, end: AccessibleWords.endOfDetails)
    case .code(let language, let text):
      layoutLine([.text(AccessibleWords.code(language))])
      layoutCode(nil, text)
      layoutLine([.text(AccessibleWords.endOfCode)])
    case .table(let table):
      let columns = table.rows.reduce(table.header.count) { max($0, $1.count) }
      guard columns > 0 else { return true }
      layoutLine([.text(AccessibleWords.table(columns: columns, rows: table.rows.count))])
      layoutRecords(table)
      layoutLine([.text(AccessibleWords.endOfTable)])
    case .rule: layoutLine([.text(AccessibleWords.separator)])
    case .columns(let columns): layout(columns.children.filter { $0 != .rule }, spacing: 0)
    case .progress(let progress): layoutLine(AccessibleWords.progress(progress))
    case .stack(let stack): layout(stack.children, spacing: stack.spacing)
    case .control(let control):
      var inlines = control.label.withSymbolsNamed
      if case .link(let destination) = control.kind {
        inlines = [.link(destination: destination, title: "", inlines)]
      }
      var name = AccessibleWords.control(control)
      // A symbol before the label has left its space.
      if inlines.plainText.hasPrefix(" ") { name.removeLast() }
      layoutLine([.text(name)] + inlines)
    case .footnote(let label, let blocks): layoutNamed(AccessibleWords.note(label), blocks)
    case .text, .image, .spacer: return false
    }
    return true
  }

  /// Lays out blocks between a line that names them and one that ends them.
  private mutating func layoutNamed(_ name: [Inline], _ blocks: [Block], end: String) {
    layoutLine(name)
    layout(blocks, spacing: nil)
    layoutLine([.text(end)])
  }

  /// Lays out blocks after a name at the beginning of the first line.
  private mutating func layoutNamed(_ name: String, _ blocks: [Block], isTight: Bool = false) {
    if case .text(var text)? = blocks.first {
      text.inlines.insert(.text(name), at: 0)
      layout([.text(text)] + blocks.dropFirst(), spacing: nil, isTight: isTight)
    } else {
      layoutLine([.text(name)])
      layout(blocks, spacing: nil, isTight: isTight)
    }
  }

  private mutating func layoutItems(of list: Block.List) {
    listDepth += 1
    let start = min(max(list.start ?? 0, 0), 999_999_999)
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { lines.requestBlankRows(1) }
      let name = AccessibleWords.item(
        index + 1, of: list.items.count, level: listDepth,
        number: list.start == nil ? nil : start + index, isChecked: item.isChecked)
      layoutNamed(name, item.blocks, isTight: list.isTight)
    }
    listDepth -= 1
  }
}

extension [Inline] {
  /// The inlines; without words, followed by the names of their symbols.
  fileprivate var withSymbolsNamed: [Inline] {
    guard !plainText.contains(where: { !$0.isWhitespace }) else { return self }
    return self
      + compactMap { inline in
        guard case .image(let image) = inline, case .symbol(let name) = image.source else {
          return nil
        }
        return .text(Symbols.words(for: name))
      }
  }
}

/// The words for a screen reader in place of drawings.
enum AccessibleWords {
  static let separator = "Separator."
  static let endOfQuote = "End of quote."
  static let endOfCode = "End of code."
  static let endOfTable = "End of table."
  static let endOfDetails = "End of details."
  static let endOfCard = "End of card."
  static let quote = "Quote:"
  static let deleted = (start: "[deleted: ", end: "]")
  static let card = "Card"

  static func heading(_ level: Int) -> String { "Heading \(level): " }

  static func code(_ language: String?) -> String {
    language.map { $0.isEmpty ? "Code:" : "Code, \($0):" } ?? "Code:"
  }

  static func table(columns: Int, rows: Int) -> String {
    "Table, \(count(columns, "column")), \(count(rows, "row")):"
  }

  static func row(_ number: Int, of count: Int) -> String { "Row \(number) of \(count)" }

  /// Returns the words before an item of a list.
  ///
  /// - Parameters:
  ///   - level: The number of lists around the item, from 1.
  ///   - number: The item's number in an ordered list; `nil` in another.
  static func item(
    _ position: Int, of count: Int, level: Int, number: Int?, isChecked: Bool?
  ) -> String {
    var text = level > 1 ? "Level \(level), item " : "Item "
    if let number, number != position { text += "\(number), " }
    text += "\(position) of \(count)"
    if let isChecked { text += isChecked ? ", done" : ", to do" }
    return text + ": "
  }

  static func end(of kind: Block.Callout.Kind) -> String { "End of \(kind.rawValue)." }

  static func callout(_ callout: Block.Callout) -> [Inline] {
    callout.title.isEmpty
      ? [.text(callout.kind.name + ":")] : [.text(callout.kind.name + ": ")] + callout.title
  }

  static func image(_ words: String) -> String {
    words.isEmpty ? "Image" : "Image: \(words)"
  }

  static func address(_ address: String) -> String { " (link: \(address))" }

  static func noteReference(_ label: String) -> String { " (note \(label))" }
  static func note(_ label: String) -> String { "Note \(label): " }

  /// Returns the label of a progress bar, or its share in percent.
  static func progress(_ progress: Block.Progress) -> [Inline] {
    progress.label.isEmpty
      ? [.text("\(Int((progress.share * 100).rounded()))%")] : progress.label
  }

  /// Returns the words before the label of a control.
  static func control(_ control: Control) -> String {
    var text: String
    switch control.kind {
    case .button: text = "Button"
    case .toggle: text = "Switch"
    case .link: text = "Link"
    }
    if let number = control.number { text += " \(number)" }
    if case .toggle(let isOn) = control.kind { text += isOn ? ", on" : ", off" }
    if control.prominence == .prominent { text += ", prominent" }
    if control.role == .destructive { text += ", destructive" }
    if !control.isEnabled { text += ", not available" }
    return text + ": "
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
