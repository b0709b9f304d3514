// Tests the way from a place in a bundle to the author's line.

import BehestTestSupport
import Foundation
import ScriptBundles
import Testing

@Suite struct SourceMapTests {
  @Test(.enabled(if: Programs.hasEsbuild, "esbuild is not installed"))
  func `every marked word is found in its file`() throws {
    let script = try ScriptFiles([
      "index.tsx": """
      import { Text } from "scripting"
      import { deep } from "./lib/deep"

      type Much = { of: string }
      const é = "ü", view = (much: Much) => <Text tint={mark1()}>{much.of}</Text>
      deep(mark2(view))
      """,
      "lib/deep.ts": "// Nothing.\nexport function deep(x: unknown): void {\n  mark3(x as any)\n}",
    ])
    let bundle = try #require(try script.bundles()[.index])
    let map = try #require(bundle.map)
    let lines = bundle.source.split(separator: "\n", omittingEmptySubsequences: false)
    var places: [String: String] = [:]
    for (number, line) in lines.enumerated() {
      for word in ["mark1", "mark2", "mark3"] {
        guard let range = line.range(of: word) else { continue }
        let column = line[..<range.lowerBound].utf16.count + 1
        places[word] = map.place(line: number + 1, column: column)?.description
      }
    }
    #expect(
      places == ["mark1": "index.tsx:5:51", "mark2": "index.tsx:6:6", "mark3": "lib/deep.ts:3:3"])
    // What esbuild wrote itself is nobody's line.
    #expect(map.place(line: 1, column: 1) == nil)

    let call = try #require(lines.firstIndex { $0.contains("mark3") }) + 1
    let stack = """
      mark3@[native code]
      deep@/a@b/index.js:\(call + 1):3
      /a@b/index.js:\(call + 1):3
      global code@/a@b/index.js:\(call + 1):4
      perform@scripting:10:2
      deep@/a@b/index.js:1:99999999999999999999
      """
    let frames = map.frames(ofStack: stack, inBundle: "/a@b/index.js", linesBefore: 1)
    #expect(
      frames.map(\.description) == [
        "deep (lib/deep.ts:3:3)", "lib/deep.ts:3:3", "lib/deep.ts:3:3",
      ])
  }

  private func sourceMap(_ mappings: String, sources: Int = 2) -> SourceMap? {
    let names = (0..<sources).map { "\"/s/\($0).ts\"" }.joined(separator: ",")
    let text = "{\"version\": 3, \"sources\": [\(names)], \"mappings\": \"\(mappings)\"}"
    return SourceMap(parsing: Array(text.utf8), in: "/out", of: "/s")
  }

  @Test func `segments hold until the next one`() throws {
    let map = try #require(sourceMap("AAAA,IACC;;EAAA,C"))
    #expect(map.place(line: 1, column: 1)?.description == "0.ts:1:1")
    #expect(map.place(line: 1, column: 4)?.description == "0.ts:1:1")
    #expect(map.place(line: 1, column: 99)?.description == "0.ts:2:2")
    #expect(map.place(line: 2, column: 1) == nil)
    #expect(map.place(line: 3, column: 2) == nil)
    #expect(map.place(line: 3, column: 3)?.description == "0.ts:2:2")
    #expect(map.place(line: 3, column: 4) == nil)
    for (line, column) in [(0, 1), (1, 0), (4, 1), (.max, .max), (.min, .min)] {
      #expect(map.place(line: line, column: column) == nil)
    }
  }

  @Test(arguments: ["A!", "g", "AAA", "AAAA,ACAA", "DAAA", "ggggggggggggggA", "+/////D,+/////DA"])
  func `a broken map is none`(_ mappings: String) {
    #expect(sourceMap(mappings, sources: 1) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no map and no trace traps`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters = Array(
      "ACDEIgo/+;;,,,ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\u{7F}é")
    let mappings = String((0..<200).map { _ in letters.randomElement(using: &random) ?? "A" })
    let cut = String(mappings.prefix(Int.random(in: 0...12, using: &random)))
    for text in [mappings, cut, "AAAA;" + cut] {
      guard let map = sourceMap(text) else { continue }
      for line in 0...12 {
        for column in [-1, 0, 1, 5, Int.max] {
          let place = map.place(line: line, column: column)
          #expect(place.map { $0.line > 0 && $0.column > 0 } ?? true)
        }
      }
      let parts = ["a@", "b.js", ":", "1", "99999999999999999999", "-3", "\n", "@", "é", " code"]
      let stack = (0..<40).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      #expect(map.frames(ofStack: stack, inBundle: "b.js", linesBefore: 1).count <= 40)
    }
  }
}
