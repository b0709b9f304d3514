// The program of BEHEST_INTERPRETER may do anything: each way to fail is a sentence.

import Foundation
import IntentEngine
import Testing
import behest

@Suite struct ProgramInterpreterTests {
  private static let answer = #"echo '{"readings": [{"app": "Soupy", "intent": "Menu"}]}'"#

  private func interpreter(
    _ command: String, limit: Duration = .seconds(30)
  ) throws -> ProgramInterpreter {
    var environment = ProcessInfo.processInfo.environment
    environment["BEHEST_INTERPRETER"] = command
    signal(SIGPIPE, SIG_IGN)
    return try #require(ProgramInterpreter(environment: environment, limit: limit))
  }

  private func request(_ utterance: String = "soup?") -> InterpretationRequest {
    InterpretationRequest(utterance: utterance, language: "en", intents: [])
  }

  @Test(arguments: [nil, ""])
  func `there is none unless one is named`(command: String?) {
    let environment = ["BEHEST_INTERPRETER": command].compactMapValues { $0 }
    #expect(ProgramInterpreter(environment: environment) == nil)
  }

  @Test func `a program is kept for all requests`() async throws {
    let interpreter = try interpreter(
      """
      n=0; while read -r line; do n=$((n + 1))
      echo "{\\"readings\\": [{\\"app\\": \\"Soupy\\", \\"intent\\": \\"I$n\\"}]}"; done
      """)
    for number in 1...3 {
      #expect(try await interpreter.readings(of: request()).map(\.intent) == ["I\(number)"])
    }
  }

  @Test func `a program that ends after each answer is started again`() async throws {
    let interpreter = try interpreter("read -r line; \(Self.answer)")
    for _ in 1...3 {
      #expect(try await interpreter.readings(of: request()).map(\.intent) == ["Menu"])
    }
  }

  @Test func `a program may answer without reading`() async throws {
    let interpreter = try interpreter(Self.answer)
    for _ in 1...3 {
      #expect(try await interpreter.readings(of: request()).map(\.intent) == ["Menu"])
    }
  }

  @Test func `what was printed before a request is no answer to it`() async throws {
    let interpreter = try interpreter(
      "while read -r line; do \(Self.answer); echo; echo more; done")
    for _ in 1...2 {
      #expect(try await interpreter.readings(of: request()).count == 1)
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  @Test func `a request is one line, and longer than a pipe holds`() async throws {
    let interpreter = try interpreter(
      #"read -r line; printf '{"readings": [{"app": "%s", "intent": "I"}]}\n' "${#line}""#)
    let text = String(repeating: "soup\n", count: 50_000)
    let readings = try await interpreter.readings(of: request(text))
    #expect(Int(readings.first?.app ?? "").map { $0 > 250_000 } == true)
  }

  @Test func `it is not asked by what it starts`() async throws {
    let interpreter = try interpreter(
      #"read -r line; printf '{"readings": [{"app": "%s", "intent": "I"}]}\n' "$BEHEST_INTERPRETER""#
    )
    #expect(try await interpreter.readings(of: request()).map(\.app) == [""])
  }

  @Test(arguments: [
    ("exit 3", "Your interpreter has ended with status 3 without an answer."),
    ("echo no model >&2; exit 1", "has ended with status 1 without an answer: no model."),
    ("kill -9 $$", "Your interpreter has ended with status 137 without an answer."),
    ("/nowhere/interpreter", "with status 127"),
    ("read -r line; echo 'hello'", "The answer of your interpreter is no JSON."),
    ("read -r line; echo", "The answer of your interpreter is no JSON."),
    ("read -r line; printf '\\377\\376\\n'", "The answer of your interpreter is no JSON."),
    ("read -r line; echo '[]'", "is no object with a list “readings”"),
    ("head -c 3000000 /dev/zero", "The answer of your interpreter is longer than a megabyte."),
    ("yes | tr -d '\\n'", "The answer of your interpreter is longer than a megabyte."),
    ("exec <&- ; sleep 1000", "Your interpreter has not answered in 1 sec"),
    ("exec >&- ; sleep 1000", "without an answer."),
    ("setsid sleep 3 & sleep 1000", "Your interpreter has not answered in 1 sec"),
  ])
  func `a program that does not answer is told in a sentence, and then started again`(
    command: String, words: String
  ) async throws {
    let marker = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let interpreter = try interpreter(
      "if [ -e \(marker) ]; then read -r line; \(Self.answer); exit; fi; touch \(marker)\n\(command)",
      limit: .seconds(1))
    let failure = await #expect(throws: Failure.self) {
      try await interpreter.readings(of: request())
    }
    #expect(failure?.words.contains(words) == true, "\(failure?.words ?? "")")
    #expect(try await interpreter.readings(of: request()).count == 1)
    try FileManager.default.removeItem(atPath: marker)
  }

  @Test func `cancelling stops waiting`() async throws {
    let interpreter = try interpreter("sleep 1000")
    let asking = Task { try await interpreter.readings(of: request()) }
    try await Task.sleep(for: .milliseconds(100))
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
  }
}
