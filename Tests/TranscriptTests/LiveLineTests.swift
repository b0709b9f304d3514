// Tests that what is drawn around a line leaves the line and the cursor as Readline alone draws them.

import BehestTestSupport
import Foundation
import Testing

@Suite struct LiveLineTests {
  private static let words = [
    "order", "a", "large ", "tomato", " soup", "in", "Soupy ", "日本", "é", "👍", "xyz", "\"hi\"",
    "😀😀",
  ]
  /// Keys that edit or move, none of which ends the line or takes a suggestion.
  private static let keys = [
    "<C-a>", "<C-b>", "<C-w>", "<C-k>", "<C-y>", "<Backspace>", "<Left>", "<M-b>", "<C-t>", "<C-_>",
    "<C-l>", "<Delete>", "<C-u>",
  ]

  @Test(arguments: [(1, 80, 24), (2, 40, 24), (3, 24, 24), (4, 20, 12)])
  func `a line looks the same with colours as without, wherever it wraps`(
    seed: Int, columns: Int, rows: Int
  ) async throws {
    var random = SplitMix64(seed: UInt64(seed))
    var keys = ""
    for _ in 0..<25 {
      let isWord = UInt64.random(in: 0..<10, using: &random) < 7
      keys += (isWord ? Self.words : Self.keys).randomElement(using: &random) ?? "a"
    }
    // A suggestion is shown only behind the cursor, which is moved back to compare.
    let steps: [Transcript.Step] = [
      .init(act: .start, screen: ["›"]), .init(act: .keys(keys + "x<C-b>"), screen: []),
      .init(act: .keys("<C-c><C-d>"), screen: []),
    ]
    var screens: [[[String]]] = []
    for isLive in ["1", "0"] {
      screens.append(
        try await PlayerQueue.run {
          let sandbox = try Sandbox(
            binaries: BuiltBinary.folder,
            variables: [
              "BEHEST_LIVE": isLive, "BEHEST_HISTORY": "0",
              "BEHEST_THEME": isLive == "1" ? "dark" : "plain",
            ])
          let size = TerminalSize(columns: columns, rows: rows)
          var session = try TerminalSession(
            .init(text: "behest", size: size, steps: steps, status: 0), sandbox: sandbox,
            limit: .seconds(600))
          return try session.play().steps.map(\.screen)
        })
    }
    #expect(screens[0] == screens[1], "\(keys)")
  }
}
