// `behest md gallery`: draws every construct, to try out a terminal and a theme.

import ArgumentParser
import BehestCards
import BehestShell
import CardTerminal
import MarkdownTree

struct MarkdownGallery: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Draw a sample of everything Markdown can say.",
    discussion: """
      Examples:
        behest md gallery
        behest md gallery --source | behest md render --width 40
      """)

  @Flag(help: "Print the sample itself.")
  var source = false

  @OptionGroup(title: "Drawing") var drawing: MarkdownDrawing
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    if source {
      context.write(Self.sample, form: "markdown")
      return .done
    }
    do {
      let document = try MarkdownDocument(parsing: Self.sample)
      let blocks = Block.blocks(of: document.root, hooks: drawing.settings.hooks(in: context))
      let renderer = TerminalRenderer(profile: drawing.settings.profile(in: context))
      context.write(renderer.render(blocks), form: "render")
    } catch {
      throw UsageError(error.words)
    }
    return .done
  }

  /// The sample, with each construct of the standard preset once.
  static let sample = #"""
    # Heading one

    A paragraph with *emphasis*, **strong words**, ~~struck ones~~, `code`, a
    [link](https://example.com "with a title"), a bare address www.example.com, an
    ![image](https://example.com/picture.png), a line break\
    that is kept, 日本語, and 👩‍👩‍👧 one emoji.

    ## Heading two
    ### Heading three
    #### Heading four
    ##### Heading five
    ###### Heading six

    - a list
      - in a list
        - in a list
    - [ ] to do
    - [x] done

    8. numbers
    9. that start late
    10. and grow

    1. A loose item

       of two paragraphs.

    2. Another[^note].

    > A quotation
    >
    > > in a quotation.

    > [!NOTE]
    > A remark.

    ```swift
    let greeting = "Hello"  // highlighted, or not
    ```

        indented code

    | left | middle | right |
    |:-----|:------:|------:|
    | a    |   *b*  |     1 |
    | cc   |        |    22 |

    ---

    Press <kbd>Ctrl</kbd>, H<sub>2</sub>O, x<sup>2</sup>, one<br>two.

    [^note]: A footnote, with `code`.

    """#
}
