// Tests of MarkdownSnippet.
