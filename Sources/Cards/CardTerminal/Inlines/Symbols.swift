// Symbols by their SF Symbols names, as characters of one cell.

/// The symbols that can be drawn.
enum Symbols {
  /// The character for a symbol, one cell wide; `nil` for a symbol without one.
  ///
  /// A name without an entry is tried without its last parts: `heart.circle.fill`, `heart`.
  static func character(for name: String, _ characters: TerminalProfile.Characters) -> String? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let entry = table[parts.joined(separator: ".")] {
        return characters == .unicode ? entry.unicode : entry.ascii
      }
      parts.removeLast()
    }
    return nil
  }

  private static let table: [String: (unicode: String, ascii: String)] = [
    "airplane": ("✈", "^"), "arrow.clockwise": ("↻", "@"), "arrow.counterclockwise": ("↺", "@"),
    "arrow.down": ("↓", "v"), "arrow.left": ("←", "<"), "arrow.right": ("→", ">"),
    "arrow.up": ("↑", "^"), "arrow.up.forward": ("↗", ">"), "arrow.up.right": ("↗", ">"),
    "arrow.triangle.2.circlepath": ("↻", "@"), "bag": ("⛋", "#"), "bell": ("♪", "!"),
    "bolt": ("↯", "!"), "book": ("❏", "#"), "bookmark": ("⚑", "#"), "calendar": ("▦", "#"),
    "camera": ("◉", "o"), "cart": ("⊞", "#"), "checklist": ("☑", "x"), "checkmark": ("✓", "x"),
    "chevron.down": ("⌄", "v"), "chevron.left": ("‹", "<"), "chevron.right": ("›", ">"),
    "chevron.up": ("⌃", "^"), "circle": ("○", "o"), "circle.fill": ("●", "*"), "clock": ("◷", "@"),
    "cloud": ("☁", "~"), "cup.and.saucer": ("♨", "u"), "doc": ("▯", "#"), "doc.on.doc": ("⧉", "#"),
    "doc.on.clipboard": ("⧉", "#"), "doc.plaintext": ("▤", "="), "doc.richtext": ("▤", "="),
    "doc.text": ("▤", "="), "ellipsis": ("…", "~"), "envelope": ("✉", "@"),
    "exclamationmark": ("!", "!"), "exclamationmark.triangle": ("⚠", "!"), "eye": ("◉", "o"),
    "flag": ("⚑", "!"), "flame": ("♨", "^"), "folder": ("▱", "/"), "fork.knife": ("ψ", "Y"),
    "gear": ("⚙", "*"), "gearshape": ("⚙", "*"), "globe": ("◍", "o"), "hand.thumbsup": ("✓", "+"),
    "heart": ("♡", "<"), "heart.fill": ("♥", "<"), "house": ("⌂", "^"), "info": ("ⓘ", "i"),
    "leaf": ("❧", "%"), "lightbulb": ("☼", "*"), "link": ("∞", "&"), "list.bullet": ("≡", "="),
    "list.number": ("≡", "="), "location": ("⌖", "+"), "lock": ("⚿", "#"),
    "magnifyingglass": ("⌕", "?"), "map": ("▧", "#"), "mappin": ("⌖", "+"), "minus": ("−", "-"),
    "moon": ("☾", "("), "music.note": ("♪", "~"), "note.text": ("▤", "="),
    "paperplane": ("➤", ">"), "pause": ("‖", "="), "pencil": ("✎", "/"), "person": ("☻", "@"),
    "person.2": ("☻", "@"), "phone": ("☎", "@"), "photo": ("▨", "#"), "pin": ("⚲", "!"),
    "play": ("▸", ">"), "plus": ("+", "+"), "printer": ("⎙", "#"), "questionmark": ("?", "?"),
    "rectangle": ("▭", "#"), "square": ("□", "#"), "square.and.arrow.up": ("↥", "^"),
    "square.and.pencil": ("✎", "/"), "star": ("☆", "*"), "star.fill": ("★", "*"),
    "stop": ("■", "#"), "sun.max": ("☼", "*"), "table": ("▦", "#"), "tag": ("⌑", "#"),
    "takeoutbag.and.cup.and.straw": ("♨", "u"), "textformat": ("A", "A"), "timer": ("◷", "@"),
    "trash": ("⌫", "x"), "tray": ("⌴", "u"), "wand.and.stars": ("✧", "*"), "xmark": ("✗", "x"),
  ]
}
