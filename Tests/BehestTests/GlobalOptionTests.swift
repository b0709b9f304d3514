// Tests that the two readings of the options of every command know the same options.

import Testing
import behest

@Suite struct GlobalOptionTests {
  /// Every option once, with a value that is not the default; of two that exclude each other the first.
  private static let words = GlobalOption.table.filter { option in
    !["--no", "--html"].contains(option.name)
  }.flatMap { option in
    let values = ["--width": "80", "--color": "always", "--answer": "size=large"]
    return option.takesValue ? [option.name, values[option.name] ?? "words"] : [option.name]
  }

  @Test func `a row of the table is an option of the parser`() throws {
    for command in [["say", "hello"], ["md", "render", "notes.md"]] {
      let words = command + Self.words
      #expect(try PlainCommand(parsing: words) == PlainCommand(words))
      for option in ["--no", "--html"] {
        #expect(try PlainCommand(parsing: command + [option]) == PlainCommand(command + [option]))
      }
      let both = command + ["--json", "--html"]
      #expect(PlainCommand(both) == nil)
      #expect(throws: (any Error).self) { try PlainCommand(parsing: both) }
    }
  }

  @Test func `every setting has a row of the table`() throws {
    guard case .say(_, let usual) = PlainCommand(["say", "hello"]),
      case .say(_, let chosen) = PlainCommand(["say", "hello"] + Self.words)
    else {
      Issue.record("The words are not plain.")
      return
    }
    var completed = chosen
    completed.writesHTML = true
    for (before, after) in zip(
      Mirror(reflecting: usual).children, Mirror(reflecting: completed).children)
    {
      #expect("\(before.value)" != "\(after.value)", "\(before.label ?? "")")
    }
  }

  @Test func `options may precede the command`() throws {
    let (say, others) = (["say", "hello"], Self.words)
    #expect(try PlainCommand(parsing: others + say) == PlainCommand(say + others))
  }
}
