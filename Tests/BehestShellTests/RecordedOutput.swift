// An output that records what is written to it.

import BehestShell
import Synchronization

/// Records what is written to its output, as text.
final class RecordedOutput: Sendable {
  private let streams = Mutex<(result: String, note: String)>(("", ""))

  /// An output that writes into this record.
  var output: Output {
    Output(
      result: { bytes in
        self.streams.withLock { $0.result += String(decoding: bytes, as: UTF8.self) }
      },
      note: { text in self.streams.withLock { $0.note += text } })
  }

  /// The text written to the result stream.
  var result: String { streams.withLock { $0.result } }

  /// The text written to the stream of notes.
  var note: String { streams.withLock { $0.note } }
}
