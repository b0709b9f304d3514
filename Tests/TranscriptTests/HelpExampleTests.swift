// Plays the examples of every command's help.

import BehestTestSupport
import Foundation
import Testing

/// Each example is played in a home of its own, which has the files that the examples name.
@Suite struct HelpExampleTests {
  @Test func `every example of the help ends as the help says`() async throws {
    let (count, failures) = try await PlayerQueue.run { try Self.play() }
    #expect(count > 70, "the help lost its examples")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// Plays the examples, and says how many there are and which end otherwise.
  private static func play() throws -> (count: Int, failures: [String]) {
    let sandbox = try Sandbox(binaries: BuiltBinary.folder)
    let player = TranscriptPlayer(sandbox: sandbox)
    let id = try player.output(of: preparation).prefix { !$0.isWhitespace }
    let dump = try player.output(of: "behest --experimental-dump-help")
    let examples = try JSONDecoder().decode(Help.self, from: Data(dump.utf8)).command.examples
    var failures: [String] = []
    for example in examples where TranscriptTests.hasScripts || !example.isOfScripts {
      var command = surroundings
      if example.text.hasPrefix("behest script new") { command += "rm -r \"$SCRIPTS\"\n" }
      command += example.text.replacing("3f2a", with: id)
      let any = Transcript.Output(lines: ["[...]"])
      // A view is opened at a terminal, and left.
      let leaving = Self.viewKeys.first { example.text.hasPrefix($0.key) }
      let part: Transcript.Part =
        if let leaving {
          .session(
            .init(
              text: command, size: .standard,
              steps: [
                .init(act: .start, screen: ["[...]"]),
                .init(act: .keys(leaving.value), screen: ["[...]"]),
              ], status: 0))
        } else {
          .command(.init(text: command, output: any, errorOutput: any, status: 0))
        }
      let status: Int
      switch try player.play(Transcript(parts: [part])).parts[0] {
      case .command(let played): status = played.status
      case .session(let played): status = played.status
      case .comment: continue
      }
      if !example.statuses.contains(status) { failures.append("\(status): \(example.text)") }
    }
    return (examples.count, failures)
  }

  /// The keys that leave a view, by the beginning of the command that opens it.
  private static let viewKeys = ["behest md watch ": "q", "behest script dev ": "<C-c>"]

  /// Fills the home that each example gets a copy of, and prints the identifier of the document in it.
  private static let preparation = """
    cp -r "$FIXTURES/Help" home && cd home/work && mkdir -p phrases Sources ../Projects
    cp "$FIXTURES/Checks/soupy.yaml" soupy.yaml && cp soupy.yaml phrases/soup.yaml
    root=$(cd "$FIXTURES/.." && pwd)
    ln -s "$root" ../behest && ln -s "$root" ../Projects/behest
    cp -r "$root/Sources/Apps/Soupy" ../Projects/Soupy
    cp -r "$root/Sources/Apps/Soupy/Intents" Sources/Intents
    behest md ids README.md > before
    scripts=../.local/share/behest/Scripts; mkdir -p $scripts/words
    cp -r "$FIXTURES/Scripts/Template" $scripts/colour
    cp -r "$FIXTURES/Scripts/Surfaces/." $scripts
    echo '{"name": "Words", "inputs": ["text"]}' > $scripts/words/script.json
    echo 'Script.exit((Intent.shortcutParameter!.value as string).length)' > $scripts/words/intent.tsx
    mkdir -p .build/release .vscode ../.config/Claude
    cp ../bin/mcp-server-git .build/release/Jotter
    echo '{"servers": {"Files": {"command": "mcp-server-git"}}}' > .vscode/mcp.json
    echo '{"mcpServers": {"Files": {"command": "mcp-server-git"}}}' > ../.config/Claude/claude_desktop_config.json
    export XDG_DATA_HOME="$HOME/home/.local/share" XDG_CACHE_HOME="$HOME/home/.cache"
    PATH="$HOME/home/bin:$PATH" behest app add Git -- mcp-server-git > /dev/null 2>&1
    behest doc new --title Groceries --content '- [ ] milk' > /dev/null
    behest phrases > /dev/null
    # Apps have the paths of their scripts, which the copies have elsewhere.
    behest app list | grep behest-script | cut -d ' ' -f 1 | xargs behest app remove 2>/dev/null
    behest doc list
    """

  /// The lines before an example, which prepare its home directory.
  private static let surroundings = """
    rm -rf ../case "$HOME/case"; cp -a "$HOME/home" "$HOME/case"; cd "$HOME/case/work"
    HOME="$HOME/case"; PATH="$HOME/bin:$PATH"
    GITHUB_TOKEN=token; export GITHUB_TOKEN
    export HOME PATH XDG_DATA_HOME="$HOME/.local/share" XDG_CACHE_HOME="$HOME/.cache"
    SCRIPTS="$XDG_DATA_HOME/behest/Scripts"

    """
}

/// The description of the commands that the option parser prints.
private struct Help: Decodable {
  /// A command, and those below it.
  struct Command: Decodable {
    var discussion: String?
    var subcommands: [Command]?

    /// The examples of the command and of those below it, in the order of the help.
    var examples: [HelpExample] {
      let lines = (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      var own: [HelpExample] = []
      var isExample = false
      for line in lines {
        isExample = line == "Example:" || line == "Examples:" || isExample && line.hasPrefix("  ")
        guard isExample, line.hasPrefix("  ") else { continue }
        // A check that finds something says so by its status.
        // Nobody is there to agree to the start of each server.
        let asks = line.contains("behest app import") && !line.contains("--yes")
        let finds = discussion?.contains("1 when something is.") ?? false
        own.append(
          HelpExample(
            text: line.trimmingCharacters(in: .whitespaces),
            statuses: asks
              ? [3]
              : finds
                ? [0, 1]
                : line.contains("script dev")
                  ? [130] : line.contains("behest script") ? [0, 3] : [0]))
      }
      return own + (subcommands ?? []).flatMap(\.examples)
    }
  }

  var command: Command
}

/// A command that the help shows, and the statuses it may leave with.
private struct HelpExample {
  var text: String
  var statuses: Set<Int>

  /// Whether it needs the programs that scripts need.
  var isOfScripts: Bool {
    ["activity", "control", "script", "widget"].contains { text.hasPrefix("behest \($0) ") }
  }
}
