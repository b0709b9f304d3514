// Asks the built `behest` what each utterance of `Fixtures/Utterances` means.

import BehestTestSupport
import Foundation
import Testing

@Suite struct UtteranceTests {
  @Test(arguments: Fixtures.paths(in: "Utterances", withExtension: "txt"))
  func `an utterance finds its intent`(_ path: String) async throws {
    let cases = try Fixtures.text(path).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }.map(UtteranceCase.init)
    #expect(!cases.isEmpty)
    let language = try #require(path.split(separator: "/").dropFirst().first)
    let input = cases.map { $0.utterance + "\n" }.joined()
    let output = try await PlayerQueue.run {
      let sandbox = try Sandbox(binaries: BuiltBinary.folder)
      try Data(input.utf8).write(to: URL(filePath: sandbox.home + "/utterances"))
      return try TranscriptPlayer(sandbox: sandbox).output(
        of: "behest match --batch --locale \(language) < utterances")
    }
    let answers = try output.split(separator: "\n").map {
      try JSONDecoder().decode(BatchAnswer.self, from: Data($0.utf8))
    }
    #expect(answers.map(\.utterance) == cases.map(\.utterance))
    for (example, answer) in zip(cases, answers) {
      #expect(answer.outcome == example.expected, "\(example.utterance)")
    }
  }
}

/// A line of an utterance fixture: `utterance => Intent name="value"`, `=> ambiguous` or `=> nothing`.
struct UtteranceCase: Hashable, Sendable {
  let utterance: String
  let expected: String

  /// Reads a line; without an arrow, nothing is expected and the comparison fails.
  init(_ line: String) {
    let parts = line.components(separatedBy: " => ")
    utterance = parts[0]
    expected = parts.count == 2 ? parts[1] : "?"
  }
}

/// One line of `behest match --batch`.
private struct BatchAnswer: Decodable {
  struct Match: Decodable {
    let app: String
    let intent: String
    let rank: Int?
    let parameters: [String: Parameter]
  }

  struct Parameter: Decodable {
    let text: String
    let start: Int
    let end: Int
    let value: String?
  }

  let utterance: String
  let matches: [Match]

  /// The answer in the words of a fixture; values are identifiers where they are known.
  var outcome: String {
    guard let first = matches.first else { return "nothing" }
    if matches.dropFirst().contains(where: { $0.rank == 0 }) { return "ambiguous" }
    let values = first.parameters.sorted { $0.key < $1.key }.map { name, parameter in
      let span = Array(utterance.utf8)[parameter.start..<parameter.end]
      // A span that does not point at its text is a mistake worth seeing.
      let isRight = String(decoding: span, as: UTF8.self) == parameter.text
      return " \(name)=\"\(parameter.value ?? parameter.text)\"" + (isRight ? "" : " (wrong span)")
    }
    return ([first.intent] + values).joined()
  }
}
