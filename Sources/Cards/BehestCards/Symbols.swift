// The characters that SF Symbols are drawn as, and the names that they are called by.

/// The characters and the names of SF Symbols.
package enum Symbols {
  /// Returns the characters for a symbol, one cell wide each; `nil` for a symbol without any.
  ///
  /// A name without an entry is tried without its last parts: `heart.circle.fill`, `heart.fill`,
  /// `heart`. A symbol with a slash is a crossed circle unless it has an entry.
  package static func characters(for name: String) -> (unicode: String, ascii: String)? {
    if let entry = characters[name] { return entry }
    var parts = name.split(separator: ".")
    if parts.contains("slash") { return ("⊘", "/") }
    let ending = parts.last == "fill" ? ".fill" : ""
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      if let entry = characters[name + ending] ?? characters[name] { return entry }
      parts.removeLast()
    }
    return nil
  }

  /// Whether the shape of a symbol tells what the words beside it may not: a heart that is filled or
  /// not, a check box, something crossed out.
  package static func showsState(_ name: String) -> Bool {
    name.split(separator: ".").contains("slash") || states.contains(base(of: name))
  }

  /// Returns the words for a symbol that stands for a control, as VoiceOver says them where that is
  /// known: `plus.circle` is "Add", `cup.and.saucer` "Cup and saucer".
  package static func words(for name: String) -> String {
    let base = base(of: name)
    if let words = words[base] { return words }
    let words = base.split(separator: ".").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the name without the variants at its end: `heart` for `heart.circle.fill`.
  private static func base(of name: String) -> String {
    var parts = name.split(separator: ".")
    while parts.count > 1, variants.contains(parts[parts.count - 1]) { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  private static let variants: Set<Substring> = ["circle", "fill", "rectangle", "square"]

  private static let states: Set = [
    "bookmark", "checkmark", "circle", "flag", "heart", "square", "star",
  ]

  private static let words = [
    "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo", "arrow.down": "Download",
    "arrow.left": "Back", "arrow.right": "Forward", "arrow.triangle.2.circlepath": "Refresh",
    "arrow.up": "Upload", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
    "backward": "Rewind", "backward.end": "Previous track", "bell": "Notifications",
    "bubble": "Message", "bubble.left": "Message", "bubble.right": "Message",
    "cart": "Shopping cart", "checkmark": "Selected", "chevron.backward": "Back",
    "chevron.down": "Down", "chevron.forward": "Forward", "chevron.left": "Back",
    "chevron.right": "Forward", "chevron.up": "Up", "doc": "Document", "doc.on.doc": "Copy",
    "ellipsis": "More", "envelope": "Mail", "forward": "Fast forward", "forward.end": "Next track",
    "gear": "Settings", "gearshape": "Settings", "hand.thumbsdown": "Dislike",
    "hand.thumbsup": "Like", "heart": "Love", "house": "Home", "info": "Info", "link": "Link",
    "list.bullet": "List", "magnifyingglass": "Search", "mic": "Microphone", "minus": "Remove",
    "minus.magnifyingglass": "Zoom out", "multiply": "Close", "paperplane": "Send",
    "pencil": "Edit", "person": "Person", "plus": "Add", "plus.magnifyingglass": "Zoom in",
    "questionmark": "Help", "slider.horizontal.3": "Filter", "square.and.arrow.down": "Download",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "star": "Favorite",
    "trash": "Delete", "xmark": "Close",
  ]

  private static let characters: [String: (unicode: String, ascii: String)] = [
    "airplane": ("✈", "^"), "arrow.clockwise": ("↻", "@"), "arrow.counterclockwise": ("↺", "@"),
    "arrow.down": ("↓", "v"), "arrow.left": ("←", "<"), "arrow.right": ("→", ">"),
    "arrow.up": ("↑", "^"), "arrow.up.forward": ("↗", ">"), "arrow.up.right": ("↗", ">"),
    "arrow.triangle.2.circlepath": ("↻", "@"), "arrow.uturn.backward": ("↶", "<"),
    "arrow.uturn.forward": ("↷", ">"), "backward": ("«", "<"), "bag": ("⛋", "#"),
    "bell": ("♪", "!"), "bolt": ("↯", "!"), "book": ("❏", "#"), "bookmark": ("⚐", "o"),
    "bookmark.fill": ("⚑", "*"), "calendar": ("▦", "#"), "camera": ("◉", "o"),
    "cart": ("⊞", "#"), "checklist": ("☑", "x"), "checkmark": ("✓", "x"),
    "checkmark.square": ("☑", "x"), "chevron.backward": ("‹", "<"), "chevron.down": ("⌄", "v"),
    "chevron.forward": ("›", ">"), "chevron.left": ("‹", "<"), "chevron.right": ("›", ">"),
    "chevron.up": ("⌃", "^"), "circle": ("○", "o"), "circle.fill": ("●", "*"),
    "clock": ("◷", "@"), "cloud": ("☁", "~"), "cloud.rain": ("☂", "'"),
    "cup.and.saucer": ("♨", "u"), "doc": ("▯", "#"), "doc.on.doc": ("⧉", "#"),
    "doc.on.clipboard": ("⧉", "#"), "doc.plaintext": ("▤", "="), "doc.richtext": ("▤", "="),
    "doc.text": ("▤", "="), "dollarsign": ("$", "$"), "ellipsis": ("…", "~"),
    "envelope": ("✉", "@"), "eurosign": ("€", "$"), "exclamationmark": ("!", "!"),
    "exclamationmark.triangle": ("⚠", "!"), "eye": ("◉", "o"), "flag": ("⚐", "o"),
    "flag.fill": ("⚑", "*"), "flame": ("♨", "^"), "folder": ("▱", "/"),
    "fork.knife": ("ψ", "Y"), "forward": ("»", ">"), "gear": ("⚙", "*"),
    "gearshape": ("⚙", "*"), "globe": ("◍", "o"), "hammer": ("⚒", "T"),
    "hand.thumbsup": ("✓", "+"), "heart": ("♡", "o"), "heart.fill": ("♥", "*"),
    "house": ("⌂", "^"), "info": ("ⓘ", "i"), "key": ("⚷", "#"), "leaf": ("❧", "%"),
    "lightbulb": ("☼", "*"), "link": ("∞", "&"), "list.bullet": ("≡", "="),
    "list.number": ("≡", "="), "location": ("⌖", "+"), "lock": ("⚿", "#"),
    "magnifyingglass": ("⌕", "?"), "map": ("▧", "#"), "mappin": ("⌖", "+"), "minus": ("−", "-"),
    "moon": ("☾", "("), "multiply": ("✗", "x"), "music.note": ("♪", "~"), "note.text": ("▤", "="),
    "number": ("#", "#"), "paperplane": ("➤", ">"), "pause": ("‖", "="), "pencil": ("✎", "/"),
    "person": ("☻", "@"), "person.2": ("☻", "@"), "phone": ("☎", "@"), "photo": ("▨", "#"),
    "pin": ("⚲", "!"), "play": ("▸", ">"), "plus": ("+", "+"), "printer": ("⎙", "#"),
    "questionmark": ("?", "?"), "rectangle": ("▭", "#"), "scissors": ("✂", "%"),
    "snowflake": ("❄", "*"), "square": ("□", "o"), "square.fill": ("■", "*"),
    "square.and.arrow.down": ("↧", "v"), "square.and.arrow.up": ("↥", "^"),
    "square.and.pencil": ("✎", "/"), "star": ("☆", "o"), "star.fill": ("★", "*"),
    "stop": ("■", "#"), "sun.max": ("☼", "*"), "table": ("▦", "#"), "tag": ("⌑", "#"),
    "takeoutbag.and.cup.and.straw": ("♨", "u"), "textformat": ("A", "A"), "timer": ("◷", "@"),
    "trash": ("⌫", "x"), "tray": ("⌴", "u"), "umbrella": ("☂", "'"),
    "wand.and.stars": ("✧", "*"), "xmark": ("✗", "x"),
  ]
}
