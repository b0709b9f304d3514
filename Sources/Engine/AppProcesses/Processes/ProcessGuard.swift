// Ends what is left of the servers when the program that started them is gone.

import BehestProcess
import Foundation
import Glibc
import Synchronization

/// A shell that ends process groups after the end of this process, whatever ended it.
///
/// It waits at the end of a pipe, and a process that is killed with `SIGKILL` closes its pipes too.
/// The system's own way, `PR_SET_PDEATHSIG`, ends a server with the thread that started it, and knows
/// no groups. The shell is started with the first server.
final class ProcessGuard: Sendable {
  /// The pipe to the shell; `nil` before it is started, -1 when it cannot be.
  private let pipe = Mutex<Int32?>(nil)

  /// Reads the groups to end: "+ 123", and "- 123" for one that has ended. As long as a process is
  /// in a group, its identifier is given to no other, so groups are looked at often.
  private static let script = """
    groups=
    while read -r sign group; do
      rest=
      for each in $groups; do [ "$each" = "$group" ] || rest="$rest $each"; done
      [ "$sign" = + ] && rest="$rest $group"
      groups=$rest
    done
    left() {
      ticks=20
      while :; do
        rest=
        for group in $groups; do kill -0 "-$group" 2>/dev/null && rest="$rest $group"; done
        groups=$rest
        [ -n "$groups" ] || exit 0
        [ $ticks -gt 0 ] || return 0
        ticks=$((ticks - 1))
        sleep 0.1
      done
    }
    left
    for group in $groups; do kill -s TERM -- "-$group" 2>/dev/null; done
    left
    for group in $groups; do kill -s KILL -- "-$group" 2>/dev/null; done
    """

  /// Has a group ended after the end of this process.
  func add(_ group: pid_t) { tell("+ \(group)\n") }

  /// Forgets a group that has ended.
  func remove(_ group: pid_t) { tell("- \(group)\n") }

  private func tell(_ line: String) {
    pipe.withLock { pipe in
      let descriptor = pipe ?? start()
      pipe = descriptor
      if descriptor >= 0 { _ = Descriptor.write(line.utf8, to: descriptor) }
    }
  }

  private func start() -> Int32 {
    guard let ends = try? Descriptor.pipe() else { return -1 }
    defer { close(ends.read) }
    let shell = try? ChildProcess(
      ["/bin/sh", "-c", Self.script], environment: ["PATH": "/usr/bin:/bin"],
      input: .descriptor(ends.read), output: .null, error: .null, folder: "/", isLeftBehind: true)
    guard let shell else {
      close(ends.write)
      return -1
    }
    startThread { _ = shell.end() }
    return ends.write
  }

  deinit {
    if let descriptor = pipe.withLock({ $0 }), descriptor >= 0 { close(descriptor) }
  }
}
