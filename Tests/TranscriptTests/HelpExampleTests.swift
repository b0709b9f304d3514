// Plays the examples of every command's help.

import BehestTestSupport
import Foundation
import Testing

/// The examples of a command are played one after another in a home that has nothing in it. Those that
/// name files or other programs each get a home of their own, which has these.
@Suite struct HelpExampleTests {
  @Test func `every example of the help ends as the help says`() async throws {
    let (examples, failures) = try await PlayerQueue.run { try Self.play() }
    #expect(examples.count > 70, "the help lost its examples")
    let alone = examples.filter { !$0.needsPreparation }
    #expect(alone.count > 40, "the help lost the examples that anybody can run at once")
    for command in ["say", "run", "doc", "config", "config set", "entities"] {
      let own = examples.filter { $0.command == "behest " + command }
      #expect(!own.isEmpty && own.allSatisfy { !$0.needsPreparation }, "\(command)")
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `the help tells every variable of the environment that is read`() async throws {
    let sources = Fixtures.folder.deletingLastPathComponent().appending(path: "Sources")
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      names.formUnion(text.matches(of: /"(BEHEST_[A-Z_]+)"/).map { String($0.1) })
    }
    #expect(names.count > 10)
    // A mark for a process of its own, by which the program knows itself.
    names.remove("BEHEST_MARKDOWN_WORKER")
    let help = try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder))
        .output(of: "behest help environment")
    }
    for name in names.sorted() { #expect(help.contains(name), "\(name)") }
  }

  /// Plays the examples, and says which end otherwise.
  private static func play() throws -> (examples: [HelpExample], failures: [String]) {
    let sandbox = try Sandbox(binaries: BuiltBinary.folder)
    let player = TranscriptPlayer(sandbox: sandbox)
    _ = try player.output(of: preparation)
    let dump = try player.output(of: "behest --experimental-dump-help")
    let examples = try JSONDecoder().decode(Help.self, from: Data(dump.utf8)).command.examples
    var failures: [String] = []
    for example in examples where TranscriptTests.hasScripts || !example.isOfScripts {
      var command =
        example.needsPreparation ? surroundings : alone.replacing("NAME", with: example.command)
      if example.text.hasPrefix("behest script new") { command += "rm -r \"$SCRIPTS\"\n" }
      command += example.text
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
    return (examples, failures)
  }

  /// The keys that leave a view, by the beginning of the command that opens it.
  private static let viewKeys = ["behest md watch ": "q", "behest script dev ": "<C-c>"]

  /// Fills the home that an example with files gets a copy of.
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
    """

  /// The lines before an example that needs nothing, which give its command a home.
  private static let alone = """
    HOME="$HOME/alone/NAME"; mkdir -p "$HOME"; cd "$HOME"
    export HOME XDG_CONFIG_HOME= XDG_DATA_HOME= XDG_STATE_HOME= XDG_CACHE_HOME=

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
    var commandName: String
    var discussion: String?
    var subcommands: [Command]?

    /// The examples of the command and of those below it, in the order of the help.
    var examples: [HelpExample] { examples(below: "") }

    private func examples(below parents: String) -> [HelpExample] {
      let name = parents + commandName
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
            command: name, text: line.trimmingCharacters(in: .whitespaces),
            statuses: asks
              ? [3]
              : finds
                ? [0, 1]
                : line.contains("script dev")
                  ? [130] : line.contains("behest script") ? [0, 3] : [0]))
      }
      return own + (subcommands ?? []).flatMap { $0.examples(below: name + " ") }
    }
  }

  var command: Command
}

/// A command that the help shows, and the statuses it may leave with.
private struct HelpExample {
  var command: String
  var text: String
  var statuses: Set<Int>

  /// Whether it names a file, or a program or a script that has to be there first.
  var needsPreparation: Bool {
    isOfScripts || text.hasPrefix("behest app ")
      || text.contains(#/\.(json|yaml|md)\b|~/|\.\./|\bGit\b|Sources/|curl |llm /#)
  }

  /// Whether it needs the programs that scripts need.
  var isOfScripts: Bool {
    ["activity", "control", "script", "widget"].contains { text.hasPrefix("behest \($0) ") }
  }
}
