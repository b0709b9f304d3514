// Shows with ordinary commands that the player reports what really happens.

import BehestTestSupport
import Testing

@Suite struct TranscriptPlayerTests {
  private func play(_ text: String) async throws -> String {
    let transcript = try Transcript(parsing: text)
    return try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder)).play(transcript).text
    }
  }

  @Test(arguments: [
    "$ echo one; echo two >&2; exit 3\none\n2| two\n? 3\n",
    "$ printf 'no end'\n1~ no end\n? 0\n",
    "$ echo '$ not a command'\n1| $ not a command\n? 0\n",
    "$ printf '\\033[1m\\n'\n\\e[1m\n? 0\n",
    "$ cat <<EOF\n+ two\n+ lines\n+ EOF\ntwo\nlines\n? 0\n",
    "$ kill -9 $$\n? 137\n",
    "# Words.\n\n$ pwd; echo $FIXTURES; echo $COLUMNS\n[HOME]\n[FIXTURES]\n80\n? 0\n",
    "$ cat\n? 0\n",
    "$ env | cut -d= -f1 | grep -i -e color -e display -e behest\nBEHEST_HOST\n? 0\n",
    "$ echo 0F0E0D0C-0000-4000-8000-000000000001 2026-02-01T12:00:00Z 7\n[UUID] [TIME] [NUMBER]\n? 0\n",
    "$ seq 1 9\n1\n[...]\n9\n? 0\n",
  ])
  func `what happens as written reads as written`(_ text: String) async throws {
    let played = try await play(text)
    #expect(played == text, "\(LineDiff(from: text, to: played))")
  }

  @Test(arguments: [
    ("$ echo new\nold\n? 0\n", "$ echo new\nnew\n? 0\n"),
    ("$ exit 1\n? 0\n", "$ exit 1\n? 1\n"),
    ("$ echo e >&2\n? 0\n", "$ echo e >&2\n2| e\n? 0\n"),
    ("$ true\nmore\n? 0\n", "$ true\n? 0\n"),
    ("$ printf 'a\\n\\n'\na\n? 0\n", "$ printf 'a\\n\\n'\na\n\n? 0\n"),
    ("$ echo x7\n[NUMBER]\n? 0\n", "$ echo x7\nx7\n? 0\n"),
    (
      "$ echo a; echo b; echo 0F0E0D0C-0000-4000-8000-000000000001\na\n? 0\n",
      "$ echo a; echo b; echo 0F0E0D0C-0000-4000-8000-000000000001\na\nb\n[UUID]\n? 0\n"
    ),
  ])
  func `what happens otherwise is written as it happened`(
    _ expected: String, _ actual: String
  ) async throws {
    #expect(try await play(expected) == actual)
  }

  @Test func `commands of one transcript share a home that others do not see`() async throws {
    let text = "$ ls; echo x > note\n? 0\n$ ls; cat note\nnote\nx\n? 0\n"
    #expect(try await [play(text), play(text)] == [text, text])
  }

  @Test func `a command without a terminal has none to open`() async throws {
    let text = "$ (: < /dev/tty) 2>/dev/null\n? 2\n"
    let played = try await play(text)
    #expect(played == text, "\(LineDiff(from: text, to: played))")
  }

  @Test func `a command that does not end is killed and told`() async throws {
    let transcript = try Transcript(parsing: "$ echo waiting; sleep 60\n? 0\n")
    let error = await #expect(throws: TranscriptPlayer.Failure.self) {
      try await PlayerQueue.run {
        var player = try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder))
        player.limit = .seconds(2)
        _ = try player.play(transcript)
      }
    }
    #expect(error?.description.contains("waiting") == true)
  }

  @Test(arguments: [
    ("output\n", 1), ("$ true\n", 1), ("$ true\n$ true\n? 0\n", 2), ("$ true\n? x\n", 2),
    ("% sh\n= big\n? 0\n", 2), ("% sh\n> exit\n", 2),
  ])
  func `a text that is no transcript is refused with its line`(
    _ text: String, _ line: Int
  ) throws {
    let error = #expect(throws: TranscriptError.self) { try Transcript(parsing: text) }
    #expect(error?.line == line)
  }
}
