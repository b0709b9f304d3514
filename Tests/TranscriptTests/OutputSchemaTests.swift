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
  ]

  @Test func `what is printed is as the schema says, and names nothing else`() async throws {
    let (printed, schemas) = try await PlayerQueue.run {
      let player = TranscriptPlayer(sandbox: try Sandbox(binaries: BuiltBinary.folder))
      let printed = try Self.lines.map { try player.output(of: $0.line + " 2> /dev/null || true") }
      let names = Set(Self.lines.map(\.command))
      let schemas = try names.map { ($0, try player.output(of: "behest schema \($0)")) }
      return (printed, Dictionary(uniqueKeysWithValues: schemas))
    }
    for ((command, line), text) in zip(Self.lines, printed) {
      let schema = Schema(
        try JSON(parsing: Array((schemas[command] ?? "").utf8)))
      let isOne = text.hasPrefix("[") || text.hasPrefix("{\n") || text.hasPrefix("\"")
      let values = isOne ? [text[...]] : text.split(separator: "\n")
      #expect(!values.isEmpty, "\(line) prints nothing")
      for value in values {
        let json = try JSON(parsing: Array(value.utf8))
        #expect(schema.violations(of: json).map(\.words) == [], "\(line)")
        guard case .object(var members) = json, command != "say", !command.hasPrefix("doc") else {
          continue
        }
        members["unheardOf"] = true
        #expect(!schema.violations(of: .object(members)).isEmpty, "\(line) may print anything")
      }
    }
  }

  @Test func `every command that is described is played`() async throws {
    let all = try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder)).output(
        of: "behest schema")
    }
    let document = try JSON(parsing: Array(all.utf8))
    let played = Set(Self.lines.map(\.command))
    for name in ["reply", "failed", "match"] { #expect(document["$defs"]?[name] != nil, "\(name)") }
    let refused = try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder))
        .output(of: "behest schema nothing 2>&1 || true")
    }
    let listed = refused.split(separator: " There are ").last.map(String.init) ?? ""
    let described = listed.trimmingCharacters(in: [".", "\n"]).split(separator: ", ").map(
      String.init)
    #expect(Set(described) == played)
  }
}
