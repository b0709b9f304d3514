// Shows with ordinary programs that sessions at a pseudo-terminal are played and compared.

import BehestTestSupport
import Testing

@Suite struct TerminalSessionTests {
  private func play(_ text: String) async throws -> String {
    let transcript = try Transcript(parsing: text)
    return try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder)).play(transcript).text
    }
  }

  /// A line editor as the product has one: readline, with a prompt of its own.
  private static let shell = "PS1='go ' bash --norc --noprofile --noediting -i"
  private static let editor = "PS1='go ' bash --norc --noprofile -i"

  @Test(arguments: [
    "% stty size\n24 80\n? 0\n",
    "% 40x20 stty size; tty | grep -c pts\n20 40\n1\n? 0\n",
    "% cat\n> hello\nhello\nhello\n& <C-d>\n? 0\n",
    "% sleep 60\n& <C-c>\n^C\n? 130\n",
    "% \(editor)\ngo\n> echo hi\ngo echo hi\nhi\ngo\n> exit 3\ngo exit 3\nexit\n? 3\n",
    "% \(editor)\ngo\n& echo ab<Left><Backspace>c\ngo echo cb\n& <Enter>\ngo echo cb\ncb\ngo\n> exit\ngo exit\nexit\n? 0\n",
    "% \(editor)\ngo\n> touch some-file\ngo touch some-file\ngo\n& ls som<Tab>\ngo ls some-file\n& <C-u>\ngo\n& <C-d>\ngo\nexit\n? 0\n",
    "% \(editor)\ngo\n& half<C-c>\ngo half^C\ngo\n> true\ngo true\ngo\n& <C-d>\ngo\nexit\n? 0\n",
    "% \(shell)\ngo\n= 30x10\ngo\n> stty size\ngo stty size\n10 30\ngo\n! echo aside > note\ngo\n> cat note\ngo cat note\naside\ngo\n> exit\ngo exit\nexit\n? 0\n",
  ])
  func `a session as written reads as written`(_ text: String) async throws {
    let played = try await play(text)
    #expect(played == text, "\(LineDiff(from: text, to: played))")
  }

  @Test func `a screen that stays another one is written as it is`() async throws {
    let played = try await play("% read x; echo $x\nready\n> one\ntwo\n? 0\n")
    #expect(played == "% read x; echo $x\n> one\none\none\n? 0\n")
  }

  @Test func `a line redrawn above the cursor shows from there on`() async throws {
    let text = """
      % printf 'old\\nsame\\n'; read x; printf '\\033[3A\\rnew\\033[K\\n\\n\\n'; read x
      old
      same
      >
      new
      same
      >
      ? 0

      """
    let played = try await play(text)
    #expect(played == text, "\(LineDiff(from: text, to: played))")
  }

  @Test func `lines that scrolled off are still compared`() async throws {
    let text = "% 20x4 seq 10 16; read x; echo end\n10\n11\n12\n13\n14\n15\n16\n>\n\nend\n? 0\n"
    let played = try await play(text)
    #expect(played == text, "\(LineDiff(from: text, to: played))")
  }

  @Test func `a busy program is waited for`() async throws {
    let text =
      "% i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo done; read x\ndone\n>\n? 0\n"
    let played = try await play(text)
    #expect(played == text, "\(LineDiff(from: text, to: played))")
  }
}
