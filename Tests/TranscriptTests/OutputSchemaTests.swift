// Holds what commands print with --json to the published schema.

import BehestJSON
import BehestTestSupport
import Foundation
import JSONSchema
import Testing

@Suite struct OutputSchemaTests {
  /// A command line by the command whose schema it is held to.
  private static let lines: [(command: String, line: String)] = [
    ("say", "behest say --json --yes 'order a large tomato soup in Soupy'"),
    ("say", "behest say --json 'order tomato soup in Soupy'"),
    ("say", "behest say --json 'order a large tomato soup in Soupy'"),
    ("say", "behest say --json --no 'order a large tomato soup in Soupy'"),
    ("say", "behest say --json 'frobnicate the documnet'"),
    ("say", "behest say --json --answer size=huge 'order tomato soup in Soupy'"),
    ("say", "behest say --json 'find document X in MarkdownSnippet and then check order'"),
    (
      "say",
      "behest say --json --yes 'order a large miso soup in Soupy and then check order in Soupy'"
    ),
    ("say", "behest say --json --frobnicate"),
    (
      "say",
      "printf '%s\\n' 'order miso soup' 'frobnicate' | behest say --batch --json --yes --answer size=small"
    ),
    (
      "shell",
      "printf '%s\\n' 'order miso soup in Soupy' 'small' 'no' 'check order' | behest --json"
    ),
    ("run", "echo '# A' | behest run PreviewMarkdown --json"),
    ("run", "behest run ConvertMarkdown --markdown-text '**a**' --json"),
    ("match", "behest match --json --explain 'order a large tomato soup in Soupy'"),
    ("match", "behest match --json 'please find the documnt'"),
    ("match", "behest match --json --explain 'order miso soup and then check order'"),
    ("match", "printf '%s\\n' 'order soup' 'frobnicate' | behest match --batch"),
    ("apps", "behest apps --json"), ("intents", "behest intents --all --json"),
    ("describe", "behest describe OrderSoup --json"), ("shortcuts", "behest shortcuts --json"),
    ("phrases", "behest phrases --json"), ("entities", "behest entities Soup --json"),
    ("enum", "behest enum SoupSize --json"), ("surfaces", "behest surfaces OrderSoup --json"),
    ("url", "BEHEST_SAMPLES=Recipes behest url OpenRecipe --target 7 --json"),
    ("doc new", "behest doc new --title A --content B --json"),
    ("doc list", "behest doc list --json"),
    ("doc show", "behest doc show A --json"), ("doc edit", "behest doc edit A --title C --json"),
    ("doc rm", "behest doc rm C --yes --json"), ("config list", "behest config list --json"),
    ("config set", "behest config set theme dark --json"),
    ("config get", "behest config get theme --json"), ("doctor", "behest doctor --json"),
    ("lint", "behest lint --level note --json"),
    ("test", "behest test \"$FIXTURES/Checks/soupy.yaml\" --json"),
    ("sample", "behest sample --count 20 --seed 3 --json"),
    ("lint", "behest lint --rules --json"),
    ("debug snippet", "behest debug snippet PreviewMarkdownSnippet --markdown-text A --json"),
    ("schema", "behest schema say --json"), ("manual", "behest manual man1 --json"),
    ("mcp config", "BEHEST_SAMPLES=all behest mcp config --client vscode --json"),
    ("open", "echo '# Notes' > notes.md; behest open notes.md --json"),
    (
      "open",
      "BEHEST_SAMPLES=Recipes behest open \"$(BEHEST_SAMPLES=Recipes behest url OpenRecipe --target 7)\" --json"
    ),
    (
      "match",
      "behest match --sentences \"$FIXTURES\"/Sentences/House --explain --json 'turn on the desk light'"
    ),
    (
      "match",
      "printf '%s\\n' 'set torch to 40 percent' frobnicate '{' | behest match --sentences \"$FIXTURES\"/Sentences/House --batch --timing"
    ),
  ]

  /// The lines for an app in another process, in order.
  private static let appLines: [(command: String, line: String)] = [
    (
      "app add",
      "cp \"$FIXTURES\"/Servers/*.py .; behest app add Library --json -- python3 library.py"
    ),
    ("app list", "behest app list --json"), ("app show", "behest app show Library --json"),
    ("app update", "behest app update --json"),
    ("app call", "behest app call Library --json"),
    ("app call", "behest app call Library list_books --json"),
    ("app call", "behest app call Library show_book --json"),
    ("app logs", "behest app logs Library --json"),
    ("app phrases", "behest app phrases Library --print --json"),
    ("app phrases", "behest app phrases Library --json"),
    ("app check", "behest app check --rules --json"),
    ("app check", "behest app check --json -- python3 broken.py messages-are-utf-8"),
    (
      "app import",
      """
      echo '{"mcpServers": {"Books": {"command": "python3", "args": ["library.py"]}, "Web": {"url": "http://a"}}}' \
      > clients.json; behest app import clients.json --json
      """
    ),
    ("app import", "behest app import clients.json --yes --json"),
    ("app remove", "behest app remove Library Books --json"),
  ]

  /// The lines for Markdown, of every construct.
  private static let markdownLines: [(command: String, line: String)] =
    [("md gallery", "behest md gallery --source > all.md; behest md gallery --json")]
    + ["render", "html", "text", "rtf", "commonmark", "blocks", "ast", "ids", "bench --repeat 1"]
    .map { ("md \($0.prefix { $0 != " " })", "behest md \($0) all.md --json") }
    + [
      ("md at", "behest md at all.md 16:5 --json"),
      ("md html", "printf '%0300d' 0 | tr 0 '>' | behest md html --max-depth 10 --json"),
    ]

  /// The lines for scripts, which are played where those run.
  private static let scriptLines: [(command: String, line: String)] =
    [
      ("script new", "behest script new colour --json"),
      (
        "script ls",
        "for name in Surfaces/timer Surfaces/door Surfaces/counter Flows/inputs; do cp -r \"$FIXTURES/Scripts/$name\" \"$HOME/.local/share/behest/Scripts\"; done; behest script ls --json"
      ),
      ("script run", "behest script run timer --json"),
      ("activity show", "behest activity --json"),
      ("activity show", "behest activity show --json"),
      ("activity end", "behest activity end Coffee --json"),
      ("activity end", "behest activity end Tea --json"),
      ("script app", "behest script app colour --no-input --json"),
      ("script snippet", "behest script snippet colour --text hi --json"),
      ("script snippet", "behest script snippet colour --text hi --answer press=1 --yes --json"),
      ("script check", "behest script check colour --json"),
      ("script intents", "behest script intents colour --json"),
      ("script gallery", "behest script gallery texts --json"),
      ("script gallery", "behest script gallery nothing --json"),
      ("script access", "behest script access colour --deny network --json"),
      ("script share", "behest script share notes.md --json"),
      ("script share", "behest script share notes.md --to inputs --json"),
      ("script bench", "behest script bench colour --json"),
      (
        "script dev",
        """
        behest script dev colour --text hi --json > dev.txt & for i in $(seq 200); do
        if grep -q '^}' dev.txt; then break; fi; sleep 0.1; done; kill $!; cat dev.txt
        """
      ),
      ("open", "behest open scripting://open/colour --json"),
      ("widget list", "behest widget list --json"),
      ("widget show", "behest widget show counter --json"),
      ("widget press", "behest widget press counter Add --json"),
      ("control list", "behest control list --json"),
      ("control show", "behest control show door --json"),
      ("control toggle", "behest control toggle door --json"),
      ("control press", "behest control press door --json"),
    ]

  private static let allLines = lines + appLines + markdownLines + scriptLines

  /// The commands whose definitions leave open which members there are.
  private static let openCommands: Set = ["say", "open", "md blocks", "mcp config", "schema"]

  /// The commands that take --json and say that they have no JSON to print.
  private static let refusingLines: [(command: String, line: String)] = [
    ("completion", "behest completion bash"), ("config edit", "EDITOR=true behest config edit"),
    ("mcp serve", "behest mcp serve"), ("md watch", "behest md watch notes.md"),
  ]

  @Test func `what is printed is as the schema says, and names nothing else`() async throws {
    let played = Self.allLines.filter {
      TranscriptTests.hasScripts || !Self.scriptLines.map(\.command).contains($0.command)
    }
    let (printed, schemas) = try await PlayerQueue.run {
      let player = TranscriptPlayer(sandbox: try Sandbox(binaries: BuiltBinary.folder))
      let printed = try played.map { try player.output(of: "{ \($0.line)\n} 2> /dev/null || true") }
      let names = Set(played.map(\.command))
      let schemas = try names.map { ($0, try player.output(of: "behest schema \($0)")) }
      return (printed, Dictionary(uniqueKeysWithValues: schemas))
    }
    var succeeded: Set<String> = []
    for ((command, line), text) in zip(played, printed) {
      let schema = Schema(
        try JSON(parsing: Array((schemas[command] ?? "").utf8)))
      let isOne = text.hasPrefix("[") || text.hasPrefix("{\n") || text.hasPrefix("\"")
      let values = isOne ? [text[...]] : text.split(separator: "\n")
      #expect(!values.isEmpty, "\(line) prints nothing")
      for value in values {
        let json = try JSON(parsing: Array(value.utf8))
        #expect(schema.violations(of: json).map(\.words) == [], "\(line)")
        if json["status"] != "failed" { succeeded.insert(command) }
        guard case .object(var members) = json, !command.hasPrefix("doc"),
          !Self.openCommands.contains(command)
        else { continue }
        members["unheardOf"] = true
        #expect(!schema.violations(of: .object(members)).isEmpty, "\(line) may print anything")
      }
    }
    #expect(succeeded == Set(played.map(\.command)))
  }

  @Test func `every command that takes --json is described and played, or says why not`()
    async throws
  {
    let (tree, whole, unknown, refusals) = try await PlayerQueue.run {
      let player = TranscriptPlayer(sandbox: try Sandbox(binaries: BuiltBinary.folder))
      return (
        try player.output(of: "behest --experimental-dump-help"),
        try player.output(of: "behest schema"),
        try player.output(of: "behest schema xyzzy 2>&1 || true"),
        try Self.refusingLines.map {
          try player.output(of: "\($0.line) --json 2> /dev/null || true")
        }
      )
    }
    let document = try JSON(parsing: Array(whole.utf8))
    for name in ["reply", "failed", "match"] { #expect(document["$defs"]?[name] != nil, "\(name)") }
    let listed = unknown.split(separator: " There are ").last.map(String.init) ?? ""
    let described = Set(
      listed.trimmingCharacters(in: [".", "\n"]).split(separator: ", ").map(String.init))
    #expect(described == Set(Self.allLines.map(\.command)))
    let root = try JSON(parsing: Array(tree.utf8))["command"] ?? .null
    let taking = Set(Self.commands(taking: "json", below: root))
    #expect(taking == described.union(Self.refusingLines.map(\.command)))
    for ((command, _), text) in zip(Self.refusingLines, refusals) {
      let reply = try JSON(parsing: Array(text.utf8))
      #expect(reply["status"] == "failed" && reply["exit"] == 2, "\(command)")
    }
  }

  /// Returns the words of each command that takes an option, of a tree as the parser describes it.
  private static func commands(
    taking option: String, below command: JSON, _ words: [String] = []
  ) -> [String] {
    let subcommands = (command["subcommands"]?.array ?? []).filter { $0["commandName"] != "help" }
    guard subcommands.isEmpty else {
      return subcommands.flatMap {
        commands(taking: option, below: $0, words + [$0["commandName"]?.string ?? ""])
      }
    }
    let names = (command["arguments"]?.array ?? []).flatMap { $0["names"]?.array ?? [] }
    return names.contains { $0["name"]?.string == option } ? [words.joined(separator: " ")] : []
  }
}
