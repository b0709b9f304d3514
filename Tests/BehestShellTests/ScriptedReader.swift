// A reader that types what a test tells it to.

import BehestShell
import Synchronization

/// Hands out lines in order, then the end of input; remembers the prompts it was given.
final class ScriptedReader: LineReader {
  private struct State {
    var lines: [ReadLine]
    var prompts: [Prompt] = []
    var aids = LineAids.none
  }

  private let state: Mutex<State>

  init(_ lines: [ReadLine]) {
    state = Mutex(State(lines: lines))
  }

  convenience init(lines: String...) {
    self.init(lines.map { .line($0) })
  }

  func readLine(_ prompt: Prompt, aids: LineAids) async -> ReadLine {
    state.withLock { state in
      state.prompts.append(prompt)
      state.aids = aids
      return state.lines.isEmpty ? .endOfInput : state.lines.removeFirst()
    }
  }

  var prompts: [Prompt] { state.withLock { $0.prompts } }

  /// The aids of the last line.
  var aids: LineAids { state.withLock { $0.aids } }

  var isExhausted: Bool { state.withLock { $0.lines.isEmpty } }
}
