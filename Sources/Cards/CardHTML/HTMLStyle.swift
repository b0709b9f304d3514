// The appearance of a page: one style sheet for light and dark, and the tags of styles.

import BehestCards

extension HTMLCardWriter {
  /// Returns the tag of a style, with its attributes.
  static func tag(of style: Style) -> String {
    switch style {
    case .emphasis: "em"
    case .strong: "strong"
    case .strikethrough: "del"
    case .underline: "u"
    case .monospaced: "samp"
    case .keyboard: "kbd"
    case .subscript: "sub"
    case .superscript: "sup"
    case .title, .headline: "strong class=\"\(style.name)\""
    case .caption: "small"
    case .secondary, .tertiary, .success, .warning, .destructive:
      "span class=\"\(style.name)\""
    case .tint(let tint): "span class=\"tint-\(tint.rawValue)\""
    case .custom(let custom): "span style=\"\(declarations(of: custom))\""
    }
  }

  /// Returns the `class` attribute of an alignment; empty for the leading side.
  static func aligned(_ alignment: Block.Alignment) -> String {
    alignment == .leading ? "" : " class=\"\(alignment.rawValue)\""
  }

  /// Returns the `style` attribute of a stack; empty when the stack sets nothing.
  static func style(of stack: Block.Stack) -> String {
    var text = stack.style.map { declarations(of: $0) } ?? ""
    let padding = stack.padding
    if padding != Block.Insets() {
      let sides = [padding.top, padding.trailing, padding.bottom, padding.leading]
      text += "padding: " + sides.map { "\(points($0))pt" }.joined(separator: " ") + ";"
    }
    if let border = stack.border {
      text += "border: 1px solid \(border.color.map { css($0) } ?? "var(--line)");"
    }
    if let frame = stack.frame {
      let lengths = [
        ("min-width", frame.minWidth), ("max-width", frame.maxWidth),
        ("min-height", frame.minHeight),
      ]
      for case (let name, let length?) in lengths { text += "\(name): \(points(length))pt;" }
      switch frame.verticalAlignment {
      case .top: break
      case .center: text += "align-content: center;"
      case .bottom: text += "align-content: end;"
      }
    }
    if let spacing = stack.spacing { text += "--gap: \(points(spacing))pt;" }
    return text.isEmpty ? "" : " style=\"\(text)\""
  }

  private static func points(_ length: Double) -> Int {
    length.isFinite ? Int(min(max(length, 0), 400)) : 0
  }

  private static func declarations(of style: TextStyle) -> String {
    var text = ""
    if let color = style.foreground { text += "color: \(css(color));" }
    if let color = style.background {
      text += "background: \(css(color));"
      // A named colour is light on a dark page and dark on a light one, unlike the card's
      // background.
      if case .tint = color, style.foreground == nil { text += "color: var(--card);" }
    }
    if let bold = style.bold { text += "font-weight: \(bold ? "bold" : "normal");" }
    if let italic = style.italic { text += "font-style: \(italic ? "italic" : "normal");" }
    let lines = [(style.underline, "underline"), (style.strikethrough, "line-through")]
    let drawn = lines.filter { $0.0 == true }.map(\.1)
    if !drawn.isEmpty {
      text += "text-decoration: \(drawn.joined(separator: " "));"
    } else if lines.contains(where: { $0.0 == false }) {
      text += "text-decoration: none;"
    }
    return text
  }

  private static func css(_ color: StyleColor) -> String {
    switch color {
    case .tint(let tint): return "var(--\(tint.rawValue), currentColor)"
    case .rgb: return color.text
    case .indexed(let index):
      if let rgb = StyleColor.rgb(ofIndex: index) {
        return "rgb(\(rgb >> 16) \(rgb >> 8 & 0xFF) \(rgb & 0xFF))"
      }
      let names = ["primary", "red", "green", "brown", "blue", "purple", "teal", "gray"]
      return "var(--\(names[Int(index) % 8]), currentColor)"
    }
  }

  private static let tints: [(name: String, light: String, dark: String)] = [
    ("accent", "#0A57BD", "#62AEFF"), ("red", "#B3201D", "#FF8A80"),
    ("orange", "#9A4500", "#FFAF4D"), ("yellow", "#755600", "#FFD84A"),
    ("green", "#1B6E30", "#7EE08F"), ("mint", "#076655", "#63DBC0"),
    ("teal", "#0B6570", "#5CD0D6"), ("cyan", "#0B638A", "#6BD3F5"),
    ("blue", "#0A57BD", "#62AEFF"), ("indigo", "#4A43B8", "#A9A5FF"),
    ("purple", "#8126A6", "#D08CFF"), ("pink", "#B5144A", "#FF8FB8"),
    ("brown", "#75532F", "#CDA67B"), ("gray", "#5A5F6E", "#A7A7AE"),
  ]

  /// The style sheet of a page.
  static let style: String = {
    let light = tints.map { "--\($0.name): \($0.light);" }.joined(separator: " ")
    let dark = tints.map { "--\($0.name): \($0.dark);" }.joined(separator: " ")
    let classes = tints.map { ".tint-\($0.name) { color: var(--\($0.name)); }" }
      .joined(separator: "\n")
    return """
      :root { color-scheme: light dark; --text: #1f2328; --ground: #f6f7f9; --card: #ffffff;
        --line: #d5d9e0; --code: #f1f2f5; \(light) }
      @media (prefers-color-scheme: dark) { :root { --text: #e3e6ec; --ground: #101216;
        --card: #181b21; --line: #343a45; --code: #22252d; \(dark) } }
      * { box-sizing: border-box; }
      body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--text);
        font: 16px/1.55 system-ui, sans-serif; }
      .card { max-width: 46rem; margin: 0 auto; padding: 0 1.5rem 1rem; background: var(--card);
        border: 1px solid var(--line); border-radius: 12px; overflow-wrap: anywhere; }
      .card > header { margin: 0 -1.5rem 1rem; padding: .6rem 1.5rem; font-weight: 600;
        border-bottom: 1px solid var(--line); }
      h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.4em 0 .5em; }
      h1 { font-size: 1.75rem; } h2 { font-size: 1.5rem; } h3 { font-size: 1.25rem; }
      h4 { font-size: 1.06rem; } h5 { font-size: .94rem; } h6 { font-size: .81rem; }
      h1:first-child, h2:first-child, p:first-child { margin-top: 0; }
      a { color: var(--accent); } hr { border: 0; border-top: 1px solid var(--line); }
      .card > hr { margin: 1rem -1.5rem; }
      code, pre, samp, kbd { font: .875em/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
      code { background: var(--code); border-radius: 4px; padding: .1em .3em; }
      pre { background: var(--code); border-radius: 8px; padding: .8rem 1rem; overflow-x: auto; }
      pre code { background: none; padding: 0; font-size: 1em; }
      .code-keyword { color: var(--purple); } .code-type { color: var(--cyan); }
      .code-function { color: var(--blue); } .code-attribute { color: var(--teal); }
      .code-string, .code-inserted { color: var(--green); }
      .code-number, .code-constant { color: var(--orange); }
      .code-comment { color: var(--gray); font-style: italic; }
      .code-deleted { color: var(--red); }
      kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px;
        padding: .1em .4em; }
      blockquote { margin: 1em 0; padding: 0 1em; border-left: 4px solid var(--line); }
      .callout { margin: 1em 0; padding: .6em 1em; border-left: 4px solid var(--accent); }
      .callout .kind { margin: 0 0 .3em; font-weight: 600; color: var(--accent); }
      .callout.tip { border-color: var(--green); } .callout.tip .kind { color: var(--green); }
      .callout.important { border-color: var(--purple); }
      .callout.important .kind { color: var(--purple); }
      .callout.warning { border-color: var(--yellow); }
      .callout.warning .kind { color: var(--yellow); }
      .callout.caution { border-color: var(--red); } .callout.caution .kind { color: var(--red); }
      .table { overflow-x: auto; } table { border-collapse: collapse; margin: 1em 0; }
      th, td { border: 1px solid var(--line); padding: .35em .75em; text-align: start; }
      .center { text-align: center; } .trailing { text-align: end; }
      ul.tasks { list-style: none; padding-left: 1.2em; }
      .columns { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
      .columns.top { align-items: start; } .columns.bottom { align-items: end; }
      .columns > hr { align-self: stretch; margin: 0; border-left: 1px solid var(--line); }
      .progress { display: flex; gap: .6em; } progress { flex: 1; accent-color: var(--accent); }
      .spacer { flex: 1; } span.secondary, span.tertiary, small { color: var(--gray); }
      span.success { color: var(--green); } span.warning { color: var(--yellow); }
      span.destructive { color: var(--red); }
      button { font: inherit; padding: .35em .9em; color: var(--accent); background: var(--code);
        border: 1px solid var(--line); border-radius: 8px; }
      button.bordered { border-color: currentColor; }
      button.prominent { color: var(--card); background: var(--accent); }
      button.destructive { color: var(--red); }
      button.destructive.prominent { color: var(--card); background: var(--red); }
      button:disabled { opacity: .7; }
      .footnotes { margin-top: 2rem; border-top: 1px solid var(--line); font-size: .9em; }
      .footnote { display: flex; gap: .6em; align-items: baseline; flex-wrap: wrap; }
      .image { border: 1px dashed var(--line); border-radius: 6px; padding: .1em .5em; }
      @media print { body { background: none; padding: 0; } .card { border: 0; } }
      \(classes)

      """
  }()
}
