// `behest debug`: checks the behaviour of an app's cards.

import ArgumentParser
import BehestCards
import BehestProcess
import BehestShell
import Foundation
import IntentEngine

struct Debug: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "debug",
    abstract: "Check what applications do behind their cards.",
    subcommands: [DebugSnippet.self])
}

struct DebugSnippet: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "snippet", abstract: "Draw a snippet several times and compare.",
    discussion: """
      A snippet's perform() is run again at will, so it must draw the same card each time and \
      change nothing. Counted as writes are files of the data folder that differ afterwards.

      Example:
        behest debug snippet PreviewMarkdownSnippet --markdown-text '# Hi' --repeat 5
      """)

  @OptionGroup var arguments: IntentArguments

  @Option(name: .customLong("repeat"), help: "How many times it is drawn, at least twice.")
  var count = 5

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if !(2...10_000).contains(count) {
      throw ValidationError("A snippet is drawn between 2 and 10000 times, not \(count).")
    }
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let conversation = try context.conversation()
    let (intent, values) = try arguments.read(conversation.catalog, app: context.options.app)
    let interaction = Interaction(answerer: context.answerer) { await conversation.say($0) }
    let input = Input(.run(intent: intent.name), values: values, app: intent.app)
    let end = try await context.end(of: input) { await interaction.run($0) }
    guard case .done(let outcome) = end.reply, let first = outcome.card else {
      guard case .done = end.reply else {
        context.writer.write(end.reply, status: end.status)
        return end.status
      }
      throw UsageError("\(intent.name) shows no card.")
    }
    // The first drawing may set up the app's data; the others have no reason to write.
    let before = DataFolder.contents(environment: context.facts.environment)
    var different = 0
    for _ in 1..<count {
      guard let card = try await conversation.redraw() else {
        throw UsageError("\(intent.name) shows a view that is not drawn again.")
      }
      if card != first { different += 1 }
    }
    let after = DataFolder.contents(environment: context.facts.environment)
    let writes = Set(before.keys).union(after.keys).count { before[$0] != after[$0] }
    let likeness = different == 0 ? "identical" : "\(different) different from the first"
    context.print(
      ["\(count) drawings, \(likeness), \(writes) write\(writes == 1 ? "" : "s")."],
      json: DrawingsRecord(
        intent: intent.name, drawings: count, different: different, writes: writes))
    return different == 0 && writes == 0 ? .done : .failed
  }
}

/// The result of drawing a card several times, as `--json` prints it.
private struct DrawingsRecord: Encodable {
  let intent: String
  let drawings: Int
  let different: Int
  let writes: Int
}

/// The folder of the apps' data.
private enum DataFolder {
  /// The attributes by which a changed file is recognized.
  struct Stamp: Hashable {
    var size: Int
    var modified: Date
  }

  /// Returns the files of the data folder, by path; empty when there is no such folder.
  static func contents(environment: [String: String]) -> [String: Stamp] {
    guard let folder = UserFolder.data.path(in: environment) else { return [:] }
    let files = FileManager.default
    var stamps: [String: Stamp] = [:]
    // SQLite's index of its journal is shared memory that readers modify as well.
    for path in (try? files.subpathsOfDirectory(atPath: folder)) ?? []
    where !path.hasSuffix("-shm") {
      guard let attributes = try? files.attributesOfItem(atPath: folder + "/" + path),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { continue }
      stamps[path] = Stamp(
        size: attributes[.size] as? Int ?? 0,
        modified: attributes[.modificationDate] as? Date ?? .distantPast)
    }
    return stamps
  }
}
