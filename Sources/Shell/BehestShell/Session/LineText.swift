// Notes whether a command has used the block or file at the end of its line.

import Foundation
import IntentEngine
import Synchronization

/// The block or file at the end of a line, which a command may have no use for.
final class LineText: Sendable {
  private let isRead = Atomic(false)

  /// Watches the text of an input; `nil` for an input without one.
  init?(of input: inout Input) {
    guard let read = input.attachment else { return nil }
    input.attachment = { [weak self] in
      self?.isRead.store(true, ordering: .relaxed)
      return await read()
    }
  }

  /// Returns the sentence that the text was not used; `nil` unless the command has ended well without it.
  func remark(after end: Interaction.End) -> String? {
    guard case .done = end.reply, !isRead.load(ordering: .relaxed) else { return nil }
    return Sentence.textUnused()
  }
}
