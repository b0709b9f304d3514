// Converts inlines to a flow: roles to looks, links to targets, images to text.

import BehestCards
import OutputPolicies

/// A link in the lines being laid out.
struct Link: Sendable {
  var target: LinkTarget
  /// The row of its first piece; -1 until that is known.
  var firstRow = -1
  /// Whether the link continues in another row, and needs an identifier that joins its parts.
  var spansRows = false
}

/// A writer that appends inlines to a flow, one paragraph after the other.
struct InlineFlow {
  let profile: TerminalProfile
  let theme: Theme
  /// The flow appended to.
  var flow = Flow()
  /// The links of all paragraphs; pieces refer to them by number, from 1.
  var links: [Link] = []
  /// Whether the address of a link that is not written as a hyperlink is left out.
  var hidesAddresses = false

  /// The greatest nesting of inlines; deeper ones are left out. Parsers stop far earlier.
  static let depthLimit = 400

  private let linkAttributes: Attributes
  private var needsSpace = false
  /// Whether the line begins with a symbol that has no character, whose space is left out.
  private var dropsSpace = false
  private var isInLink = false
  /// Whether the line is still empty after a break.
  private var isAfterBreak = false
  private var depth = 0

  init(_ profile: TerminalProfile) {
    self.profile = profile
    theme = profile.drawnTheme
    linkAttributes = theme[.link].attributes
  }

  /// Appends the inlines of a paragraph; `look` is their look unless they have one of their own.
  mutating func append(paragraph inlines: [Inline], _ look: Appearance) {
    needsSpace = false
    isAfterBreak = false
    dropsSpace = false
    if case .image(let image)? = inlines.firstPiece, case .symbol(let name) = image.source {
      dropsSpace =
        image.alt.isEmpty && (profile.isAccessible || Symbols.characters(for: name) == nil)
    }
    append(inlines, look)
  }

  private mutating func append(_ inlines: [Inline], _ look: Appearance) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    for inline in inlines { append(inline, look) }
    depth -= 1
  }

  private mutating func append(_ inline: Inline, _ look: Appearance) {
    switch inline {
    case .text(let text): append(text, look)
    case .code(let text) where profile.isAccessible: append(text, look, isCode: true)
    case .code(let text): append("`" + text + "`", look.colored(.code), isCode: true)
    case .styled(.strikethrough, let inlines) where profile.isAccessible:
      append(AccessibleWords.deleted.start, look)
      append(inlines, look)
      append(AccessibleWords.deleted.end, look)
    case .styled(.subscript, let inlines) where profile.isAccessible: append(inlines, look)
    case .styled(.superscript, let inlines)
    where profile.isAccessible && inlines.plainText.allSatisfy(\.isLetter):
      append(inlines, look)
    case .styled(.custom(let style), let inlines)
    where inlines.count == 1 && inlines[0].isCode && !profile.isAccessible:
      // An explicit style takes precedence over the theme's for code.
      let own = theme.applying(style, to: look.colored(.code))
      append("`" + inlines.plainText + "`", own, isCode: true)
    case .styled(.strikethrough, let inlines) where !profile.attributes:
      append("~", look)
      append(inlines, look)
      append("~", look)
    case .styled(.keyboard, let inlines)
    where !profile.attributes && !profile.isAccessible:
      append("[", look)
      append(inlines, look)
      append("]", look)
    case .styled(.superscript, let inlines): append(inlines, raised: true, look)
    case .styled(.subscript, let inlines): append(inlines, raised: false, look)
    case .styled(.custom(let style), let inlines):
      append(inlines, theme.applying(style, to: look))
    case .styled(let style, let inlines): append(inlines, Theme.applying(style, to: look))
    case .link(let destination, _, let inlines): append(inlines, leadingTo: destination, look)
    case .image(let image): append(image, look)
    case .lineBreak:
      flow.appendLineBreak()
      needsSpace = false
      isAfterBreak = true
    case .softBreak: append(" ", look)
    case .footnoteReference(let label) where profile.isAccessible:
      append(AccessibleWords.noteReference(label), look)
    case .footnoteReference(let label):
      append(Footnotes.mark(label, profile), look.colored(.marker), isCode: true)
    }
  }

  /// Appends superscript or subscript text, in small characters if Unicode has them.
  private mutating func append(_ inlines: [Inline], raised: Bool, _ look: Appearance) {
    let words = inlines.plainText
    if profile.characters == .unicode, !profile.isAccessible,
      let small = SmallCharacters.text(for: words, raised: raised)
    {
      append(small, look)
      return
    }
    let needsBrackets = words.unicodeScalars.count > 1
    append((raised ? "^" : "_") + (needsBrackets ? "(" : ""), look)
    append(inlines, look)
    if needsBrackets { append(")", look) }
  }

  private mutating func append(_ text: String, _ look: Appearance, isCode: Bool = false) {
    guard let first = text.utf8.first else { return }
    if dropsSpace {
      dropsSpace = false
      if first == 0x20 {
        append(String(text.drop { $0 == " " }), look, isCode: isCode)
        return
      }
    }
    if isAfterBreak, !isCode {
      // Spaces after `<br>` belong to the source, not to the new line.
      let rest = first == 0x20 ? text.drop { $0 == " " } : text[...]
      guard !rest.isEmpty else { return }
      isAfterBreak = false
      flow.append(first == 0x20 ? String(rest) : text, look)
      return
    }
    isAfterBreak = false
    if needsSpace, first != 0x20 { flow.append(" ", look) }
    needsSpace = false
    flow.append(text, look, isCode: isCode)
  }

  private mutating func append(
    _ inlines: [Inline], leadingTo destination: String, _ look: Appearance
  ) {
    if isInLink {
      append(inlines, look)
      return
    }
    let target = LinkTarget(destination)
    let words = inlines.plainText
    var linkLook = look.adding(linkAttributes).colored(.link)
    let isWritten = profile.hyperlinks && target.isAllowed && !profile.isAccessible
    if isWritten { linkLook.link = register(target) }
    isInLink = true
    if words.isEmpty, !inlines.contains(where: \.isImage) {
      append(target.text, linkLook, isCode: true)
    } else if words == destination {
      append(words, linkLook, isCode: true)
    } else {
      append(inlines, linkLook)
      if !isWritten { append(addressOf: target, behind: words, destination, look) }
    }
    isInLink = false
  }

  private mutating func append(_ image: ImageReference, _ look: Appearance) {
    switch image.source {
    case .symbol(let name):
      if !profile.isAccessible, let symbol = Symbols.characters(for: name) {
        append(profile.characters == .unicode ? symbol.unicode : symbol.ascii, look)
        needsSpace = true
      } else {
        append(image.alt, look)
      }
    case .asset(let name): append(bracketed(image.alt.isEmpty ? name : image.alt), look)
    case .address(let address):
      let name = address.split(separator: "/").last.map(String.init) ?? address
      let words = image.alt.isEmpty ? name : image.alt
      let text = bracketed(words)
      let target = LinkTarget(address)
      if isInLink {
        append(text, look)
      } else if profile.hyperlinks && target.isAllowed && !profile.isAccessible {
        var linkLook = look.colored(.link)
        linkLook.link = register(target)
        append(text, linkLook)
      } else {
        append(text, look.colored(.link))
        // A picture itself is no address that a person could use.
        if !address.hasPrefix("data:") { append(addressOf: target, behind: "", address, look) }
      }
    }
  }

  /// Appends the address of a link that is written as text only.
  private mutating func append(
    addressOf target: LinkTarget, behind words: String, _ destination: String, _ look: Appearance
  ) {
    guard !hidesAddresses, let address = target.shown(behind: words, destination: destination)
    else { return }
    append(suffix(address), look.colored(.muted), isCode: true)
  }

  /// Returns an address as it is written after the text of its link.
  private func suffix(_ address: String) -> String {
    profile.isAccessible ? AccessibleWords.address(address) : " (" + address + ")"
  }

  /// Returns the text that stands for an image.
  private func bracketed(_ words: String) -> String {
    if profile.isAccessible { return AccessibleWords.image(words) }
    return words.isEmpty ? "[image]" : "[image: \(words)]"
  }

  private mutating func register(_ target: LinkTarget) -> UInt32 {
    links.append(Link(target: target))
    return UInt32(links.count)
  }
}

extension [Inline] {
  /// The first inline that holds no others, however deep.
  fileprivate var firstPiece: Inline? {
    switch first {
    case .styled(_, let inlines)?, .link(_, _, let inlines)?: inlines.firstPiece
    default: first
    }
  }
}

extension Inline {
  fileprivate var isCode: Bool {
    if case .code = self { return true }
    return false
  }

  fileprivate var isImage: Bool {
    if case .image = self { return true }
    return false
  }
}

/// The target of a link: printable ASCII, and whether a terminal may be sent it.
struct LinkTarget: Hashable, Sendable {
  /// The greatest size of a target written as OSC 8, in bytes; terminals drop longer ones.
  static let hyperlinkLimit = 2_000
  /// The greatest size of an address shown after its text, in bytes.
  static let shownLimit = 2_000

  /// The target, with everything outside printable ASCII percent-encoded.
  let text: String
  /// Whether a terminal may be sent the target, by its scheme and its length.
  let isAllowed: Bool

  /// Creates the target of a destination as spelled in the source.
  init(_ destination: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(destination.utf8.count)
    for byte in destination.utf8 {
      if byte > 0x20, byte < 0x7F {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    isAllowed = bytes.count <= Self.hyperlinkLimit && LinkPolicy.terminal.carries(text)
  }

  private static let digits = [UInt8]("0123456789ABCDEF".utf8)

  /// Returns the address to show after the text of a link; `nil` when it would add nothing.
  ///
  /// - Parameters:
  ///   - words: The text of the link.
  ///   - destination: The destination as spelled in the source.
  func shown(behind words: String, destination: String) -> String? {
    guard !destination.isEmpty, !destination.hasPrefix("#"), words != destination, words != text,
      destination != "mailto:" + words, destination != "http://" + words
    else { return nil }
    return text.utf8.count <= Self.shownLimit ? text : String(text.prefix(60)) + "..."
  }
}

/// Superscript and subscript characters.
enum SmallCharacters {
  /// Returns a text as superscript or subscript; `nil` when a character has no such form.
  ///
  /// - Parameters:
  ///   - text: A short text; the result is `nil` for more than 20 bytes.
  ///   - raised: Whether the text is a superscript.
  static func text(for text: String, raised: Bool) -> String? {
    guard !text.isEmpty, text.utf8.count <= 20 else { return nil }
    let table = raised ? superscripts : subscripts
    var result = ""
    for character in text {
      guard let small = table[character] else { return nil }
      result.append(small)
    }
    return result
  }

  private static let superscripts = table(
    "0123456789+-=()abcdefghijklmnoprstuvwxyz −", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ ⁻")
  private static let subscripts = table(
    "0123456789+-=()aehijklmnoprstuvx −", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ ₋")

  private static func table(_ from: String, _ to: String) -> [Character: Character] {
    Dictionary(zip(from, to)) { first, _ in first }
  }
}
