// `behest script dev`: runs a script again whenever one of its files is saved.

import ArgumentParser
import BehestProcess
import BehestShell
import CardTerminal
import Foundation
import Glibc

struct DevelopScript: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "dev", abstract: "Run a script anew each time one of its files is saved.",
    discussion: """
      Shows the snippet of the script, or its views where it has no intent.tsx. The options are those of \
      script snippet and script app. Ctrl-C ends it.

      Examples:
        behest script dev colour --text hi
        behest script dev colour --views
      """)

  @Flag(help: "Open the script with its views, rather than for its snippet.")
  var views = false

  @OptionGroup var arguments: ScriptArguments
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let folder = try ScriptProgram().script(arguments.name)
    guard let files = WatchedFiles(folder: folder.path) else {
      throw UsageError("“\(folder.path)” cannot be watched.")
    }
    let way = views || !ScriptProgram.has("intent", in: folder) ? "app" : "snippet"
    // The same words, as another process can be ended wherever it is.
    var words = CommandLine.arguments.dropFirst().filter { $0 != "--views" }
    words.firstIndex(of: "dev").map { words[$0] = way }
    let run = ScriptRerun(
      words: ["/proc/self/exe"] + words, isOnScreen: context.facts.canMoveCursor)
    return try await onThread { Result { try run.run(whenever: files) } }.get()
  }
}

/// A command that runs again after each change of files.
private struct ScriptRerun: Sendable {
  let words: [String]
  /// Whether each run takes the place of the one before on the screen.
  let isOnScreen: Bool

  /// The time that an editor has to write all that it saves, in milliseconds.
  private static let pause: useconds_t = 10

  /// Runs the command for ever.
  ///
  /// - Throws: The error of the system when the command cannot be started.
  func run(whenever files: WatchedFiles) throws -> ExitStatus {
    while true {
      if isOnScreen {
        let clear = EscapeSequence.home + EscapeSequence.eraseScreen
        _ = Descriptor.write(Array(clear.utf8), to: STDOUT_FILENO)
      }
      let child = try ChildProcess(words, environment: ProcessInfo.processInfo.environment)
      let end = try child.descriptor()
      defer { close(end) }
      var events = [files.descriptor, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      var isRunning = true
      while true {
        while poll(&events, nfds_t(events.count), -1) == -1, errno == EINTR {}
        if isRunning, events[1].revents != 0 {
          isRunning = false
          // Not polled any more.
          events[1].fd = -1
          if child.end() == .signalled(SIGINT) { return .interrupted }
        }
        guard events[0].revents != 0, files.readChanges() else { continue }
        usleep(Self.pause * 1_000)
        _ = files.readChanges()
        if isRunning { child.terminate() }
        break
      }
    }
  }
}
