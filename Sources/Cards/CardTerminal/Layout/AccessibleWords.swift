// What is said in words where nothing is drawn: the texts of the accessible layout, in one place.

import BehestCards

/// The words that stand for what the eye would see.
enum AccessibleWords {
  static let separator = "Separator."
  static let endOfQuote = "End of quote."
  static let endOfCode = "End of code."
  static let endOfTable = "End of table."
  static let endOfDetails = "End of details."
  static let endOfCard = "End of card."
  static let quote = "Quote:"
  static let deleted = (start: "[deleted: ", end: "]")
  static let card = "Card: "

  static func heading(_ level: Int) -> String { "Heading \(level): " }

  static func code(_ language: String?) -> String {
    language.map { $0.isEmpty ? "Code:" : "Code, \($0):" } ?? "Code:"
  }

  static func table(columns: Int, rows: Int) -> String {
    "Table, \(count(columns, "column")), \(count(rows, "row")):"
  }

  static func row(_ number: Int, of count: Int) -> String { "Row \(number) of \(count)" }

  /// What stands before an item of a list.
  ///
  /// - Parameters:
  ///   - level: How many lists it is in, from 1.
  ///   - number: The number that an ordered list gives it.
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

  /// The words of a bar; its share in percent where it has none.
  static func progress(_ progress: Block.Progress) -> [Inline] {
    progress.label.isEmpty
      ? [.text("\(Int((progress.share * 100).rounded()))%")] : progress.label
  }

  /// What stands before the words of a control.
  static func control(_ control: Control, number: Int) -> String {
    var text: String
    switch control.kind {
    case .button: text = "Button"
    case .toggle: text = "Switch"
    case .link: text = "Link"
    }
    if control.isPressable { text += " \(number)" }
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
