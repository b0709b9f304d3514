// The door of MarkdownTree.
