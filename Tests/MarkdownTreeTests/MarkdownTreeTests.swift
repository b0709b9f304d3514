// Tests of MarkdownTree.
