// `behest md`: runs Markdown through each stage of the pipeline, from a file or a pipe.

import ArgumentParser

struct Markdown: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "md", abstract: "Draw Markdown, and print each stage on the way.",
    discussion: """
      text → tree (ast) → blocks (blocks) → screen (render), and the tree in other forms: html, \
      text, rtf, commonmark. Without a file, standard input is read.

      Raw HTML and links that run something are left out of html unless --unsafe is given; \
      --preset minimal is CommonMark alone, as its specification writes it. Nothing in a document \
      reaches the terminal but text, colours and links.

      Exit status: 0 done, 1 the text was refused or could not be read, 2 usage, 130 interrupted.

      Examples:
        behest md render README.md
        behest md ast --json README.md
        curl -s https://example.com/notes.md | behest md render --width 60
        behest md html --preset minimal --extension table README.md
        behest md watch notes.md
      """,
    subcommands: [
      RenderMarkdown.self, WatchMarkdown.self, MarkdownAST.self, MarkdownBlocks.self,
      MarkdownHTML.self, MarkdownText.self, MarkdownRTF.self, MarkdownCommonMark.self,
      MarkdownIDs.self, MarkdownAt.self, MarkdownGallery.self, MarkdownBench.self,
    ])
}
