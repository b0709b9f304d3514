// Tests of the configuration files of other clients.

import AppProtocol
import Foundation
import Testing

struct ClientConfigurationTests {
  /// Returns a line for each server: its variables and its command, or why it is left out.
  private static func lines(
    _ text: String, at path: String = "/work/garden/.vscode/mcp.json"
  ) throws -> [String] {
    let file = try ClientConfiguration(
      Array(text.utf8), at: URL(filePath: path), home: "/home/ada")
    var lines: [String] = []
    let requests = file.requests { lines.append("\($0): \($1)") }
    return lines
      + requests.map { "\($0.variables.joined(separator: " "))> \($0.command.shellWords)" }
  }

  /// Returns the line of a server with an entry.
  private static func line(_ entry: String) throws -> String {
    try lines(#"{"servers": {"Plot": \#(entry)}}"#).joined(separator: "\n")
  }

  @Test(
    arguments: [
      (#"{"command": "plot", "args": ["--port", 80, true]}"#, "> plot --port 80 true"),
      (
        #"{"command": "plot", "cwd": "beds/a b"}"#,
        "> env '--chdir=/work/garden/beds/a b' plot"
      ),
      (#"{"command": "./plot", "cwd": "/srv"}"#, "> env --chdir=/srv ./plot"),
      (#"{"command": "./plot"}"#, "> /work/garden/plot"),
      (
        #"{"command": "plot", "args": ["${workspaceFolder}/a", "${userHome}"], "cwd": "${workspaceFolder}"}"#,
        "> env --chdir=/work/garden plot /work/garden/a /home/ada"
      ),
      (
        #"{"command": "plot", "env": {"LOG_LEVEL": "debug", "PORT": 80, "NONE": null, "API_KEY": "abc"}}"#,
        "API_KEY> env LOG_LEVEL=debug PORT=80 plot"
      ),
      (#"{"command": "plot", "env": {"A": "${env:A}", "B": "x ${env:C}"}}"#, "A B> plot"),
      (
        #"{"command": "plot", "env": {"A": "${env:B}"}}"#,
        #"B> sh -c 'export A="$B"; exec "$@"' sh plot"#
      ),
      (
        #"{"command": {"path": "plot", "args": ["a"], "env": {"A": "b"}}}"#, "> env A=b plot a"
      ),
    ])
  func `an entry is a command and the variables it needs`(_ entry: String, _ line: String) throws {
    #expect(try Self.line(entry) == line)
  }

  @Test(
    arguments: [
      (
        #"{"command": "plot", "args": ["${input:seed-bag}"], "env": {"A": "b", "KEY": "c"}}"#,
        "Plot: its command has ${input:seed-bag}, which Behest does not replace. Instead: "
          + "behest app add Plot --env KEY -- env A=b plot SEED_BAG"
      ),
      (
        #"{"command": "plot", "args": ["--bed=${env:BED}"]}"#,
        "Plot: its command has ${env:BED}, which Behest does not replace. Instead: "
          + #"behest app add Plot -- plot "--bed=${BED}""#
      ),
      (
        #"{"command": "plot", "envFile": "${workspaceFolder}/.env"}"#,
        "Plot: its variables are in /work/garden/.env, which Behest does not read. Export them, and "
          + "name each by --env: behest app add Plot -- plot"
      ),
      (#"{"command": "plot", "disabled": true}"#, "Plot: it is disabled in the file."),
    ])
  func `what cannot be said leaves a server out`(_ entry: String, _ line: String) throws {
    #expect(try Self.line(entry) == line)
  }

  @Test(
    arguments: [
      ("FOO", "bar", true), ("NODE_ENV", "production", true), ("EMPTY", "", true),
      ("ROOT", "/home/ada/projects/vegetable-garden-2024/beds", true),
      ("URL", "postgres://localhost:5432/beds", true),
      ("URL", "postgres://ada:pw@localhost/beds", false), ("OPENAI_API_KEY", "x", false),
      ("githubToken", "x", false), ("USER_PAT", "x", false), ("PATTERN", "x", true),
      ("HEADERS", "Authorization: x", false), ("URL", "https://a.example/?api_key=x", false),
      ("FOO", "ghp_16C7e42F292c6912E7710c838347Ae178B4a", false),
      ("FOO", "a3f1c09e5b7d2468ace0", false),
      ("FOO", "0c5ae1d2-5c1b-4b52-9d4e-6f1f0a2b3c4d", false),
      ("FOO", "qwertyuiopasdfghjklzxcvbnmqwertyuiop", false),
    ])
  func `only a value that is plainly no secret is taken over`(
    _ name: String, _ value: String, _ isPlain: Bool
  ) throws {
    let line = try Self.line(#"{"command": "plot", "env": {"\#(name)": "\#(value)"}}"#)
    #expect(line == (isPlain ? "> env \(name)=\(value) plot" : "\(name)> plot"))
  }

  @Test func `comments and commas after the last element are allowed`() throws {
    let text = """
      \u{FEFF}// Servers, of "all" kinds
      {"mcpServers": { /* one:
        */ "A": {"command": "a", "args": ["// b", "/* c", "\\",]", ], },
      } // The end
      }
      """
    let lines = try Self.lines(text, at: "/work/mcp.json")
    #expect(lines == [#"> a '// b' '/* c' '",]'"#])
  }

  @Test(
    arguments: [
      ("{\n  // A comment\n  \"servers\": {]\n}", "line 3, column 15"),
      ("{\"servers\": {\"ä\": {}, ,}}", "line 1, column 24"), ("{} /* ", "line 1, column 4"),
      ("{\"a\": \"\\", "line 1, column"),
    ])
  func `a mistake is named with its line and column`(_ text: String, _ place: String) {
    #expect { try Self.lines(text) } throws: { "\($0)".contains(place) }
  }
}
