// Measures Markdown in a terminal: whole processes beside peers, and the library in this one.

import BehestCards
import CardTerminal
import Foundation
import MarkdownTree

/// The measurement `benchmarks markdown BEHEST`.
struct MarkdownBenchmark {
  /// A document, and the number of times that it is drawn.
  private struct Document {
    let name: String
    let text: [UInt8]
    let rounds: Int
  }

  let behest: String

  /// The peers' names and arguments; the document is passed on standard input.
  private static let peers = [
    [
      "cmark-gfm", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tasklist",
      "-e", "footnotes",
    ],
    ["lowdown", "-tterm"], ["mdcat", "-"], ["glow", "-w", "80", "-"],
    ["rich", "--markdown", "-"], ["pandoc", "-f", "gfm", "-t", "ansi"],
  ]

  /// Returns the documents: repetitions of the benchmarks' card.
  private static func documents() throws -> [Document] {
    let card = [UInt8](try Data(contentsOf: Script.folder.appending(path: "card.md")))
    func many(_ size: Int) -> [UInt8] {
      var text: [UInt8] = []
      while text.count < size { text += card + [0x0A, 0x0A] }
      return text
    }
    func lines(_ line: String, _ size: Int) -> [UInt8] {
      Array(String(repeating: line, count: size / line.utf8.count).utf8)
    }
    return [
      Document(name: "23 B", text: Array("# Note\n\nSome *words* x\n".utf8), rounds: 100),
      Document(name: "\(card.count) B", text: card, rounds: 100),
      Document(name: "100 KB", text: many(100_000), rounds: 30),
      Document(name: "1 MB", text: many(1_000_000), rounds: 10),
      Document(name: "10 MB", text: many(10_000_000), rounds: 3),
      Document(name: "10 MB, a list", text: lines("- an item of a list\n", 10_000_000), rounds: 3),
      Document(name: "10 MB, paragraphs", text: lines("A few words.\n\n", 10_000_000), rounds: 3),
    ]
  }

  /// Measures, and prints the tables.
  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "behest-markdown-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let present = Self.peers.filter { find($0[0]) != nil }
    let absent = Self.peers.filter { find($0[0]) == nil }.map { $0[0] }
    for document in try Self.documents() {
      let file = folder.appending(path: "document.md").path
      try Data(document.text).write(to: URL(filePath: file))
      try measure(document, file: file, peers: present)
    }
    if !absent.isEmpty {
      print("not installed, and so not measured: \(absent.joined(separator: ", "))")
    }
    try measureInProcess()
  }

  private func measure(_ document: Document, file: String, peers: [[String]]) throws {
    var contestants = [
      Contestant(name: "behest md render", arguments: [behest, "md", "render"], input: file),
      Contestant(
        name: "behest, coloured",
        arguments: [behest, "md", "render", "--color", "always", "--width", "80"], input: file),
    ]
    contestants += peers.map { peer in
      Contestant(
        name: peer[0], arguments: [find(peer[0]) ?? peer[0]] + peer.dropFirst(), input: file)
    }
    var table = Table(
      "\(document.name), whole process", "median ms", "least ms", "first ms", "peak MB", "out/in")
    var figures = contestants.map { _ in (times: [Double](), firsts: [Double]()) }
    // Interleaved in each round, so that other load on the machine affects all alike.
    for round in -1..<document.rounds {
      for (index, contestant) in contestants.enumerated() {
        let time = try contestant.run()
        let first = round < 10 ? try Screen(of: contestant, upTo: 4_096).milliseconds : nil
        if round >= 0 {
          figures[index].times.append(time)
          if let first { figures[index].firsts.append(first) }
        }
      }
    }
    for (contestant, figure) in zip(contestants, figures) {
      let sample = Sample(figure.times)
      let output = try Screen(of: contestant, upTo: .max).count
      table.add(
        contestant.name, text(sample.median, digits: 2), text(sample.quantile(0), digits: 2),
        text(Sample(figure.firsts).median, digits: 2), contestant.peakMegabytes,
        text(Double(output) / Double(document.text.count), digits: 2))
    }
    table.print()
    print()
  }

  /// Measures parsing, lowering and drawing in this process, as the shell does.
  private func measureInProcess() throws {
    var table = Table("in one process", "parse µs", "lower µs", "draw µs", "all ms")
    for document in try Self.documents().prefix(3) {
      var times: [[Double]] = [[], [], []]
      for _ in 0..<document.rounds {
        var options = MarkdownOptions.standard
        options.locatesNodes = false
        let clock = ContinuousClock()
        var tree: MarkdownDocument?
        times[0].append(
          try clock.measure {
            tree = try MarkdownDocument(parsing: document.text, options: options)
          }
            / .microseconds(1))
        guard let root = tree?.root else { continue }
        var blocks: [Block] = []
        times[1].append(clock.measure { blocks = Block.blocks(of: root) } / .microseconds(1))
        let profile = TerminalProfile(
          width: 80, color: .trueColor, attributes: true, hyperlinks: true, background: .dark)
        times[2].append(
          clock.measure { _ = TerminalRenderer(profile: profile).render(blocks) }
            / .microseconds(1))
      }
      let medians = times.map { Sample($0).median }
      table.add(
        [document.name] + medians.map { text($0, digits: 0) }
          + [text(medians.reduce(0, +) / 1_000, digits: 2)])
    }
    table.print()
  }
}

/// The first output of a command, read through a pipe.
private struct Screen {
  /// The time until the expected bytes arrived.
  let milliseconds: Double

  /// The number of bytes, up to those expected.
  let count: Int

  /// Reads the output of a command until it has printed enough bytes or ends.
  init(of contestant: Contestant, upTo most: Int) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: contestant.arguments[0])
    process.arguments = Array(contestant.arguments.dropFirst())
    process.standardInput = FileHandle(forReadingAtPath: contestant.input)
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    var count = 0
    while count < most {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      count += data.count
    }
    milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    self.count = count
    if most < .max { process.terminate() }
    try pipe.fileHandleForReading.close()
    process.waitUntilExit()
  }
}
