// Measures Behest's matcher and its peers on the same workloads, in one run.

import Foundation

/// The measurement `benchmarks phrases`: workloads of several sizes, for Behest and its peers.
struct PhraseBenchmark {
  private var sizes = try? ["10x100", "100x100", "1000x100", "10000x100", "10000x1000"]
    .map(WorkloadSize.init)
  private var seed = "7"
  private var python: String?
  private var wantsPeers = true
  private var wantsJSON = false
  private var files: [String] = []

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw BenchmarkError("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--sizes":
        sizes = try value(of: argument).split(separator: ",").map { try WorkloadSize(String($0)) }
      case "--seed": seed = try value(of: argument)
      case "--python": python = try value(of: argument)
      case "--no-peers": wantsPeers = false
      case "--json": wantsJSON = true
      case _ where argument.hasPrefix("-"): throw BenchmarkError("no such option: \(argument)")
      default: files.append(argument)
      }
    }
  }

  /// All results, as `--json` prints them.
  private struct Report: Encodable {
    var seed: String
    /// The load of the machine before and after.
    var load: [Double]
    var workloads: [Row] = []
    var worstCases: [String: [String: Double]] = [:]
    /// The time of a hit where each phrase has a list of its own, in microseconds.
    var lists: [ManyLists.Row] = []
  }

  private struct Row: Encodable {
    var templates: Int
    var valuesPerType: Int
    var valueTexts: Int
    var figures: [PhraseFigures]
    /// The time until a change of a type's values takes effect, in milliseconds.
    var change: Double?
  }

  /// Measures, and prints the results as they come.
  func run() throws {
    let peers = wantsPeers ? Peers(python: python) : nil
    var report = Report(seed: seed, load: [Self.load()])
    if !wantsJSON {
      let names = peers.map { $0.names.joined(separator: ", ") } ?? "none"
      print("seed \(seed), load \(text(Self.load(), digits: 2)), peers: \(names)")
      print("(`make bench-peers` installs hassil for this run)\n")
    }
    if files.isEmpty {
      for size in sizes ?? [] {
        let workload = try size.workload(seed: seed)
        report.workloads.append(try row(workload, size, peers))
      }
    } else {
      for file in files { report.workloads.append(try row(Workload.read(file), nil, peers)) }
    }
    report.worstCases["behest"] = try WorstCases.milliseconds()
    report.lists = try ManyLists.rows()
    if let peers, peers.names.contains("hassil") {
      report.worstCases["hassil"] = try peers.worstCases(of: "hassil")
    }
    report.load.append(Self.load())
    if wantsJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else {
      show(report)
    }
  }

  private func row(_ workload: Workload, _ size: WorkloadSize?, _ peers: Peers?) throws -> Row {
    let compiled = try CompiledWorkload(workload)
    // Memory left by making a workload would count; a process of its own is fair.
    let fresh = try size.map { try Self.compiled($0, seed) }
    var figures = [
      compiled.figures(workload, compiled: fresh ?? (compiled.milliseconds, compiled.megabytes))
    ]
    for name in peers?.names ?? [] {
      figures.append(try peers?.figures(of: name, on: workload) ?? figures[0])
    }
    return Row(
      templates: workload.size, valuesPerType: workload.valuesPerType,
      valueTexts: workload.valueTexts, figures: figures,
      change: ValueChanges.milliseconds(compiled.matcher, workload))
  }

  /// Returns the median of three compilations, each in a new process.
  private static func compiled(
    _ size: WorkloadSize, _ seed: String
  ) throws -> (milliseconds: Double, megabytes: Double) {
    let runs = try (0..<3).map { _ in
      let output = try Script.output(of: ["/proc/self/exe", "compile", "\(size)", seed])
      return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
    }
    return (Sample(runs.map { $0[0] }).median, Sample(runs.map { $0[1] }).median)
  }

  private static func load() -> Double {
    var loads = [0.0]
    getloadavg(&loads, 1)
    return loads[0]
  }

  // MARK: Printing

  private func show(_ report: Report) {
    var speed = Table(
      "µs an utterance: median / p99", "matcher", "strict hit", "hit", "strict miss", "miss",
      "noisy", "compile ms", "MB")
    var quality = Table(
      "share understood (wrong)", "matcher", "strict hits", "polite", "article", "reordered",
      "slip in value", "slip in literal", "false accepts")
    var changes = Table("ms to replace the values of a type", "time")
    for row in report.workloads {
      let size = "\(row.templates) × \(row.valuesPerType) (\(row.valueTexts) texts)"
      for figures in row.figures {
        speed.add(
          size, figures.matcher, Self.show(figures.hit), Self.show(figures.hitAllTiers),
          Self.show(figures.miss), Self.show(figures.missAllTiers), Self.show(figures.noisy),
          text(figures.compile, digits: 1), text(figures.megabytes, digits: 1))
        let kinds = ["polite", "article", "reordered", "slip in value", "slip in literal"]
        let misses = figures.misses.values
        let accepted = misses.reduce(0) { $0 + $1.wrong + $1.right + $1.asked }
        quality.add(
          [size, figures.matcher, Self.show(figures.hits)]
            + kinds.map { Self.show(figures.noise[$0]) }
            + ["\(accepted) of \(misses.reduce(0) { $0 + $1.count })"])
      }
      changes.add(size, row.change.map { text($0, digits: 2) } ?? "–")
    }
    var worst = Table("worst cases: ms to say no", "matcher", "time")
    for (matcher, cases) in report.worstCases.sorted(by: { $0.key < $1.key }) {
      for (name, time) in cases.sorted(by: { $0.key < $1.key }) {
        worst.add(name, matcher, text(time, digits: 3))
      }
    }
    var lists = Table("each phrase its own list: µs a strict hit", "time")
    for row in report.lists { lists.add("\(row.phrases) phrases", text(row.time, digits: 2)) }
    for table in [speed, quality, changes, worst, lists] {
      table.print()
      print()
    }
    print("load \(text(report.load[1], digits: 2)) at the end")
  }

  private static func show(_ times: PhraseFigures.Times?) -> String {
    times.map { text($0.median, digits: 2) + " / " + text($0.p99, digits: 2) } ?? "–"
  }

  private static func show(_ outcome: PhraseFigures.Outcome?) -> String {
    guard let outcome, outcome.count > 0 else { return "–" }
    let share = text(Double(outcome.right) / Double(outcome.count), digits: 3)
    let asked = outcome.asked > 0 ? ", \(outcome.asked) asked" : ""
    return "\(share) (\(outcome.wrong)\(asked))"
  }
}
