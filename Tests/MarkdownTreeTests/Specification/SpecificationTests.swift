// Runs the examples of GitHub's specification, read from where Debian installs it.

import MarkdownTree
import Testing

struct SpecificationTests {
  @Test func `the specification is installed where Debian's package puts it`() {
    #expect(
      Specification.isInstalled,
      "\(Specification.path) is missing: install the package cmark-gfm, as make setup does")
  }

  @Test func `the specification's examples give the specification's HTML`() throws {
    // Two examples of task lists are marked as not to be run: their HTML is only an illustration.
    let examples = try Specification.examples().filter { !$0.isDisabled }
    #expect(examples.count == 671 || examples.count == 670)
    for example in examples {
      let options = MarkdownOptions(extensions: example.extensions)
      let document = try MarkdownDocument(parsing: example.markdown, options: options)
      #expect(
        document.html(.specification) == example.html,
        "example \(example.number): \(example.markdown.debugDescription)")
    }
  }

  @Test func `each inline of the specification's examples has a source of its own`() throws {
    var lost: [Int] = []
    for example in try Specification.examples() {
      let options = MarkdownOptions(extensions: example.extensions)
      let document = try MarkdownDocument(parsing: example.markdown, options: options)
      for block in nodes(of: document.root) where !block.kind.isInline && block.children.count > 1 {
        let first = block.children[0]
        if first.kind.isInline, first.range == block.children[1].range {
          lost.append(example.number)
        }
      }
    }
    #expect(lost == [])
  }

  @Test func `the specification's examples survive being written as Markdown`() throws {
    var changed: [Int] = []
    for example in try Specification.examples() {
      let options = MarkdownOptions(extensions: example.extensions)
      let document = try MarkdownDocument(parsing: example.markdown, options: options)
      let again = try MarkdownDocument(parsing: document.commonMark(), options: options)
      if meaning(again.root) != meaning(document.root) { changed.append(example.number) }
    }
    #expect(changed == [])
  }
}
