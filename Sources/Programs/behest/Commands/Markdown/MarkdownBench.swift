// `behest md bench`: measures each stage of Markdown on a document, and the effect of the caches.

import ArgumentParser
import BehestCards
import BehestShell
import CardTerminal
import MarkdownTree

struct MarkdownBench: MarkdownFileCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure the stages of Markdown on a document.",
    discussion: """
      Each stage is run several times in this process: parse the text, make blocks of the tree, \
      draw the blocks. Then with caches: the same text again, the same width again, another \
      width. Of the times the median counts, and the least says what the machine can do.

      Examples:
        behest md bench README.md
        behest md bench --repeat 50 --json README.md | jq '.stages[0].median'
      """)

  @OptionGroup var argument: MarkdownFileArgument
  @OptionGroup(title: "Parser") var input: MarkdownInput

  @Option(help: ArgumentHelp("How often each stage is run, 1 to 1000.", valueName: "times"))
  var `repeat` = 10

  @OptionGroup(title: "Drawing") var drawing: MarkdownDrawing
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    guard (1...1_000).contains(`repeat`) else {
      throw ValidationError("A stage is run 1 to 1000 times, not \(`repeat`).")
    }
  }

  func run(_ bytes: [UInt8], in context: CommandContext) throws -> ExitStatus {
    let profile = drawing.settings.profile(in: context)
    let hooks = drawing.settings.hooks(in: context)
    let bench = StageTimes(rounds: `repeat`)
    let document = try document(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let blocks = Block.blocks(of: document.root, hooks: hooks)
    let renderer = TerminalRenderer(profile: profile)
    var narrow = profile
    narrow.width = max(TerminalProfile.minimumWidth, profile.width / 2)
    let narrowRenderer = TerminalRenderer(profile: narrow)
    let documents = MarkdownCache(byteLimit: max(4 << 20, bytes.count * 2))
    let drawings = DrawingCache(byteLimit: 256 << 20)
    _ = try documents.blocks(of: text, options: document.options)
    let drawn = renderer.render(blocks, cache: drawings)

    var stages = [
      try bench.time("parse") { _ = try self.document(bytes) },
      bench.time("blocks") { _ = Block.blocks(of: document.root, hooks: hooks) },
      bench.time("draw") { _ = renderer.render(blocks) },
    ]
    stages += [
      try bench.time("parse and blocks, known text") {
        _ = try documents.blocks(of: text, options: document.options)
      },
      bench.time("draw, known blocks") { _ = renderer.render(blocks, cache: drawings) },
      bench.time("draw, known blocks at another width") {
        _ = narrowRenderer.render(blocks, cache: drawings)
      },
    ]
    let counts = [
      ("blocks of texts", documents.counts.blocks), ("drawings of blocks", drawings.counts),
    ]
    if context.options.isJSON {
      context.writer.output.json(
        BenchRecord(
          bytes: bytes.count, drawn: drawn.utf8.count, repeat: `repeat`, stages: stages,
          caches: counts.map { name, counts in
            .init(name: name, hits: counts.hits, misses: counts.misses, bytes: counts.cost)
          }))
    } else {
      write(stages, counts, bytes: bytes.count, drawn: drawn.utf8.count, context)
    }
    return .done
  }

  private func write(
    _ stages: [StageTime], _ counts: [(String, CacheCounts)], bytes: Int, drawn: Int,
    _ context: CommandContext
  ) {
    let table = Block.Table(
      alignments: [.leading, .trailing, .trailing, .trailing],
      header: [
        [.text("\(bytes) bytes, \(`repeat`) times")], [.text("median ms")], [.text("least ms")],
        [.text("MB/s")],
      ],
      rows: stages.map { stage in
        [
          stage.name, Self.text(stage.median * 1_000), Self.text(stage.least * 1_000),
          Self.text(Double(bytes) / 1e6 / max(stage.median, 1e-9)),
        ].map { [.text($0)] }
      })
    let notes = counts.map { name, counts in
      Block.ListItem([
        .paragraph("\(name): \(counts.hits) hits, \(counts.misses) misses, \(counts.cost) bytes")
      ])
    }
    let size = Block.ListItem([
      .paragraph("drawn: \(drawn) bytes, \(Self.text(Double(drawn) / Double(max(bytes, 1)))) of it")
    ])
    context.write(
      TerminalRenderer(profile: drawing.settings.profile(in: context))
        .render([.table(table), .list(Block.List(items: notes + [size]))]), form: "bench")
  }

  /// Returns a number with two decimal places.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, number < 1e12 else { return "–" }
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The measurements, as `--json` prints them.
private struct BenchRecord: Encodable {
  struct Cache: Encodable {
    let name: String
    let hits: Int
    let misses: Int
    let bytes: Int
  }

  let bytes: Int
  let drawn: Int
  let `repeat`: Int
  let stages: [StageTime]
  let caches: [Cache]
}

/// The time of a stage, in seconds.
private struct StageTime: Encodable {
  let name: String
  let median: Double
  let least: Double
}

/// A measurement of stages.
private struct StageTimes {
  let rounds: Int

  /// Runs a stage the configured number of times and measures it.
  func time(_ name: String, _ body: () throws -> Void) rethrows -> StageTime {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      try body()
      times.append((ContinuousClock.now - start) / .seconds(1))
    }
    times.sort()
    return StageTime(name: name, median: times[times.count / 2], least: times[0])
  }
}
