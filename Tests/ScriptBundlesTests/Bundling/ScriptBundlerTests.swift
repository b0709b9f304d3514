// Tests the bundles of scripts: what may be imported, and when a bundle is made again.

import BehestTestSupport
import Foundation
import ScriptBundles
import Testing

@Suite(.enabled(if: Programs.hasEsbuild, "esbuild is not installed"))
struct ScriptBundlerTests {
  @Test func `entries are bundled with what they import`() throws {
    let script = try ScriptFiles([
      "index.tsx": """
      import { Text } from "scripting"
      import { word } from "./lib/words"
      import data from "./data.json"
      export const view = <Text>{word} {data.answer}</Text>
      """,
      "intent.ts": "import type { Nothing } from \"lodash\"\nconsole.log(1 as number)",
      "lib/words.ts":
        "import { T } from \"../types\"\nexport const word: T = \"é\"",
      "types.ts": "export type T = string", "data.json": "{\"answer\": 42}",
      "tsconfig.json":
        "{\"extends\": \"/etc/none.json\", \"compilerOptions\": {\"jsx\": \"react\"}}",
    ])
    let bundles = try script.bundles()
    #expect(Set(bundles.keys) == [.index, .intent])
    let source = try #require(bundles[.index]).source
    #expect(source.contains("require(\"scripting/jsx-dev-runtime\")"))
    #expect(source.contains("\"é\"") && source.contains("answer: 42"))
    #expect(!(try #require(bundles[.intent]).source.contains("lodash")))
  }

  @Test func `a kept bundle is used until something changes`() throws {
    let script = try ScriptFiles([
      "index.ts": "import { a } from \"./lib/a\"\nconsole.log(a)", "lib/a.js": "export const a = 1",
    ])
    script.settle()
    let first = try #require(try script.bundles()[.index])
    let name = try #require(script.kept.first)
    #expect(script.kept.count == 1)
    let kept = script.cache.url.appending(path: name)
    func identity() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: kept.path)[.systemFileNumber] as? Int
    }
    let before = try identity()
    let second = try #require(try script.bundles()[.index])
    #expect(second.source == first.source)
    #expect(second.map?.place(line: 1, column: 1) == first.map?.place(line: 1, column: 1))
    #expect(try identity() == before)

    try script.write("lib/a.js", "export const a = 2")
    #expect(try #require(try script.bundles()[.index]).source.contains("a = 2"))
    // Found before a.js.
    try script.write("lib/a.ts", "export const a = 3")
    script.settle()
    #expect(try #require(try script.bundles()[.index]).source.contains("a = 3"))
    #expect(script.kept == [name])
    try script.write("widget.tsx", "console.log(4)")
    #expect(try script.bundles()[.widget] != nil)

    // Damaged at its end, where the maps are.
    script.settle()
    _ = try script.bundles()
    var bytes = try Data(contentsOf: kept)
    bytes[bytes.count - 3] ^= 1
    try bytes.write(to: kept)
    #expect(try script.bundles()[.index]?.map != nil)
    #expect(try Data(contentsOf: kept) != bytes)
  }

  @Test(arguments: [
    ("import \"../outside\"", "intent.tsx:1:8", "import-outside"),
    ("const a = 1\nimport x from \"/etc/passwd\"\nx()", "intent.tsx:2:15", "import-outside"),
    ("import x from \"./link\"\nx()", "intent.tsx:1:15", "import-outside"),
    ("import _ from \"lodash\"\n_()", "intent.tsx:1:15", "import-package"),
    ("// é\n/* é */ export const fs = import('fs')", "intent.tsx:2:34", "import-package"),
    ("import x from \"https://example.com/x.js\"; x()", "intent.tsx:1:15", "import-package"),
    ("import x from \"data:text/javascript,1\"; x()", "intent.tsx:1:15", "import-package"),
    ("import x from \"./nothing\"\nx()", "intent.tsx:1:15", "syntax"),
    ("const é = \"ü\", a = ;", "intent.tsx:1:20", "syntax"),
    ("await 1", "intent.tsx:1:1", "syntax"),
    ("import x from \"./x.png\"; x()", "intent.tsx:1:15", "syntax"),
  ])
  func `a mistake has a place and a sentence`(
    _ source: String, _ place: String, _ name: String
  ) throws {
    let outer = try TemporaryFolder()
    let script = try ScriptFiles(["intent.tsx": source, "x.png": "x"])
    let secret = outer.url.appending(path: "secret.json")
    try Data("{\"password\": wrong}".utf8).write(to: secret)
    try FileManager.default.createSymbolicLink(
      at: script.folder.appending(path: "link.json"), withDestinationURL: secret)
    try script.write("../outside.json", "{}")
    let error = try #require(throws: ScriptError.self) { try script.bundles() }
    let diagnostic = try #require(error.diagnostics.first)
    #expect(diagnostic.name == name, "\(error)")
    #expect(!error.description.contains("password") && !error.description.contains("root:"))
    #expect(diagnostic.message.hasSuffix("."))
    if let found = diagnostic.place {
      #expect("\(found)" == place, "\(error)")
      let line = source.split(separator: "\n")[found.line - 1]
      #expect(diagnostic.sourceLine == String(line))
    } else {
      // What was read outside and is not even JSON is told without its words.
      #expect(diagnostic.name == "import-outside")
    }
    #expect(script.kept.isEmpty)
  }

  @Test func `an entry that leads outside is refused`() throws {
    let script = try ScriptFiles([:])
    try FileManager.default.createSymbolicLink(
      atPath: script.folder.path + "/index.js", withDestinationPath: "/usr/bin/env")
    let error = try #require(throws: ScriptError.self) { try script.bundles() }
    #expect(error.diagnostics.map(\.name) == ["file-outside"])
  }

  @Test func `bundles are made at the same time`() async throws {
    let script = try ScriptFiles(["index.tsx": "console.log(1)"])
    script.settle()
    let bundler = script.bundler
    let project = try script.project
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 { group.addTask { (try? bundler.bundles(of: project)) != nil } }
      for await isDone in group { #expect(isDone) }
    }
    #expect(script.kept.count == 1)
  }

  @Test func `without esbuild one sentence says what to install`() throws {
    let script = try ScriptFiles(["index.tsx": ""])
    let bundler = ScriptBundler(cache: nil, environment: ["PATH": "/nowhere"])
    let error = try #require(throws: ScriptError.self) {
      try bundler.bundles(of: script.project)
    }
    #expect(
      error.description == """
        Scripts need esbuild and JavaScriptCore: sudo apt install esbuild \
        libjavascriptcoregtk-4.1-0
        """)
  }
}
