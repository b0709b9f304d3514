// A reader that types what a test tells it to.

import BehestShell
import Synchronization

/// Hands out lines in order, then the end of input; remembers the prompts it was given.
final class ScriptedReader: LineReader {
  private struct State {
    var lines: [ReadLine]
    var prompts: [Prompt] = []
    var completer: Completer?
  }

  private let state: Mutex<State>

  init(_ lines: [ReadLine]) {
    state = Mutex(State(lines: lines))
  }

  convenience init(lines: String...) {
    self.init(lines.map { .line($0) })
  }

  func readLine(_ prompt: Prompt, completer: Completer?) async -> ReadLine {
    state.withLock { state in
      state.prompts.append(prompt)
      state.completer = completer
      return state.lines.isEmpty ? .endOfInput : state.lines.removeFirst()
    }
  }

  var prompts: [Prompt] { state.withLock { $0.prompts } }

  var completer: Completer? { state.withLock { $0.completer } }

  var isExhausted: Bool { state.withLock { $0.lines.isEmpty } }
}
