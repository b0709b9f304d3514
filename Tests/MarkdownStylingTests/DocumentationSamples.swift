// The samples of Documentation/MarkdownStyling.md, compiled; a test compares them with the page.

import BehestCards
import CardTerminal
import Foundation
import MarkdownStyling
import MarkdownTree

enum DocumentationSamples {
  static func quickStart() throws {
    // sample
    let card = try Card(markdown: "# Hello\n\n*Markdown* in a terminal.") {}
    let profile = TerminalProfile(width: 60, color: .trueColor, attributes: true, background: .dark)
    print(TerminalRenderer(profile: profile).render(card.blocks), terminator: "")
    // end
  }

  static func environment() -> TerminalProfile {
    // sample
    let environment = ProcessInfo.processInfo.environment
    let profile = TerminalProfile(environment: environment, isTerminal: isatty(1) == 1)
    // end
    return profile
  }

  static func themes(_ profile: inout TerminalProfile) {
    // sample
    var theme = Theme.dark
    theme[.heading1] = Theme.Look(Swatch(text: "#FFD75F/ansi221/yellow"), .bold)
    theme.metrics = ThemeMetrics(blockGap: 1, codeIndent: 4, rule: .heavy)
    profile.theme = theme
    // end
  }

  static func styles() -> MarkdownStyle {
    // sample
    let style = MarkdownStyle {
      Link { link in
        if link.linkHost == "internal.myco.com" {
          return .init(foreground: .green, underline: false)
        }
        return nil
      }
      Heading(1) { base in base.foreground = .orange }
      CodeBlock(language: "swift") { base in base.background = .rgb(0x22252D) }
      InlineStyle(.strong) { _, environment in
        .init(foreground: environment.colorScheme == .light ? .purple : .yellow)
      }
      BlockStyle(.blockQuote, BlockBox(margins: Block.Insets(leading: 16)))
      ImageStyle { image in image.destination?.hasSuffix(".svg") == true ? .hidden : nil }
    }
    // end
    return style
  }

  static func overrides(_ document: MarkdownDocument, _ style: MarkdownStyle) -> Card {
    // sample
    let renderers = MarkdownRenderOverrides {
      BlockRenderer(.heading(1)) { _, usual in [.rule] + usual() + [.rule] }
      InlineRenderer(.link(scheme: "mailto")) { _, usual in [.text("✉ ")] + usual() }
      BlockRenderer(NodeSelector.codeBlock.filter { $0.codeLanguage == nil }) { _, usual in
        [.quote(usual())]
      }
    }
    let card = Card(markdown: document, hooks: MarkdownHooks(style: style, renderers: renderers))
    // end
    return card
  }
}
