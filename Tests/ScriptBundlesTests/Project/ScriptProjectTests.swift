// Tests the reading of scripts' folders.

import BehestJSON
import BehestTestSupport
import Foundation
import ScriptBundles
import Testing

@Suite struct ScriptProjectTests {
  @Test func `script.json is read as we spell it and as the original does`() throws {
    let script = try ScriptFiles([
      "script.json": """
      {
        "name": "Colour", "version": "", "icon": "paintpalette", "color": "systemBlue",
        "description": "Picks a colour", "author": {"name": "Ada", "email": null},
        "localizedNames": {"de": "Farbe", "fr": ""},
        "phrases": {"en": ["Pick a colour in ${applicationName}"], "de": ["Wähle in ${applicationName}"]},
        "synonyms": ["Color", "Paint"], "intentInputTypes": ["Text", "URLs", "Images", "FileURLs"],
        "arguments": ["who", {"name": "size", "title": "Size", "values": ["S", "L"], "optional": true}],
        "remoteResource": {"url": "x"}, "ours": 1
      }
      """,
      "index.ts": "", "index.tsx": "", "app_intents.tsx": "", "live_activity.js": "",
      "assistant_tool.json": "{\"id\": \"a\"}",
    ])
    let project = try script.project
    #expect(project.name == "Colour" && project.version == nil && project.author == "Ada")
    #expect(project.localizedNames == ["de": "Farbe"])
    #expect(project.phrases.map(\.language) == ["en", "de"])
    #expect(project.phrases[1].place == ScriptPlace(file: "script.json", line: 5, column: 69))
    #expect(project.synonyms.map(\.text) == ["Color", "Paint"])
    #expect(project.inputs == [.text, .urls, .images, .files])
    #expect(project.arguments.map(\.title) == ["who", "Size"])
    #expect(project.arguments[1].isOptional && project.arguments[1].values == ["S", "L"])
    #expect(project.metadata["ours"] == 1)
    #expect(
      project.entries == [
        .index: "index.tsx", .appIntents: "app_intents.tsx", .liveActivity: "live_activity.js",
      ])
    #expect(project.tool?["id"] == "a")
  }

  @Test func `a folder lends its name`() throws {
    let script = try ScriptFiles([
      "main.tsx": "", "script.json": "\u{FEFF}{\"entry\": \"main.tsx\"}",
    ])
    #expect(try script.project.name == script.folder.lastPathComponent)
    #expect(try script.project.entries == [.index: "main.tsx"])
  }

  @Test(arguments: [
    (
      "{\n  \"name\": \"x\",\n}",
      "script.json:3:1: This is not JSON: "
        + "a key in quotation marks is expected, not “}”."
    ),
    (
      "[]",
      "script.json:1:1: “script.json” must be an object: {\"name\": \"…\"}."
    ),
    ("{\"é\": 1, \"name\": 3}", "script.json:1:18: “name” must be a text."),
    (
      "{\"phrases\": [\"a\", 1]}",
      "script.json:1:19: “phrases” must be a list of texts."
    ),
    (
      "{\"inputs\": [\"tex\"]}",
      "script.json:1:13: “inputs” must be a list of “text”, "
        + "“urls”, “images” and “files”."
    ),
  ])
  func `a broken script.json is told with its place`(_ text: String, _ expected: String) throws {
    let script = try ScriptFiles(["script.json": text])
    let error = try #require(throws: ScriptError.self) { try script.project }
    #expect(error.description == expected)
  }

  @Test func `a folder without script.json is no script`() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: ScriptError.self) { try ScriptProject(at: folder.path) }
    #expect(error.diagnostics.map(\.name) == ["no-script-json"])
    #expect(throws: ScriptError.self) { try ScriptProject(at: folder.path + "/none") }
  }

  @Test func `scripts of a folder are listed, but none behind a link out of it`() throws {
    let scripts = try TemporaryFolder()
    let other = try ScriptFiles([:])
    let manager = FileManager.default
    for (name, text) in [("b", "{}"), ("a", "{"), (".hidden", "{}")] {
      let folder = scripts.url.appending(path: name)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appending(path: "script.json"))
    }
    try manager.createDirectory(
      at: scripts.url.appending(path: "empty"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      at: scripts.url.appending(path: "c"), withDestinationURL: other.folder)
    let found = ScriptProject.all(in: scripts.path)
    #expect(found.map(\.name) == ["a", "b"])
    #expect(throws: ScriptError.self) { try found[0].project.get() }
    #expect(try found[1].project.get().name == "b")
    #expect(ScriptProject.all(in: scripts.path + "/none").isEmpty)
  }
}
