// The door of MarkdownSnippet.
