// Runs deeply recursive work, for which the stacks of ordinary threads are too small.

import Foundation
import Synchronization

/// A thread with a large stack.
enum DeepStack {
  /// Runs work on a thread of its own and waits for it.
  ///
  /// Only the pages that are used take memory.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let result = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = work()
      result.value.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    return result.value.withLock { $0 }
  }

  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
