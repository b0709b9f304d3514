// Keeps apps' processes between runs of Behest, until nobody has needed them for a while.

import AppProcesses
import BehestProcess
import Glibc

/// The program that `behest` starts when an app's process is to be kept.
@main
enum BehestHost {
  /// Runs the host: `behest-host FOLDER [--keep SECONDS] [--linger SECONDS]`.
  ///
  /// Closes standard output when it listens. Exits with 2 for words that it does not know, and with 1
  /// when it cannot listen.
  static func main() {
    var words = CommandLine.arguments.dropFirst()
    var limits = ProcessHost.Limits()
    guard let path = words.popFirst(), path.hasPrefix("/") else { explain() }
    while let option = words.popFirst() {
      let seconds = words.popFirst().flatMap(Double.init) ?? -1
      switch option {
      case "--keep" where 0...1e9 ~= seconds: limits.keeping = .seconds(seconds)
      case "--linger" where 0...1e9 ~= seconds: limits.lingering = .seconds(seconds)
      default: explain()
      }
    }
    signal(SIGPIPE, SIG_IGN)
    do {
      let host = try ProcessHost(
        folder: HostFolder(path: path), build: ProgramBuild.identity(of: "/proc/self/exe") ?? "",
        limits: limits)
      stopOnSignals(host)
      try host.run {
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        if null >= 0 {
          dup2(null, STDOUT_FILENO)
          close(null)
        }
      }
    } catch {
      _ = Descriptor.write("behest-host: \(error.words)\n".utf8, to: STDERR_FILENO)
      exit(1)
    }
  }

  private static func explain() -> Never {
    let words = "behest-host FOLDER [--keep SECONDS] [--linger SECONDS]; behest starts it itself.\n"
    _ = Descriptor.write(words.utf8, to: STDERR_FILENO)
    exit(2)
  }

  /// Has a thread wait for the signals that ask the host to end; no other thread gets them.
  private static func stopOnSignals(_ host: ProcessHost) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    startThread { [signals] in
      var signals = signals
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      host.stop()
    }
  }
}
