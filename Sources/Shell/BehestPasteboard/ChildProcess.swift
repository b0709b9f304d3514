// Runs a program that reads one text and then may stay behind as a daemon.

import Foundation

/// A child with nothing of ours but its input.
///
/// Clipboard programs fork, exit, and go on serving in the background with whatever they
/// inherited. An open pipe would keep our reader waiting, and our terminal's Ctrl-C would take
/// the clipboard away: so a child gets no descriptor but these and a session of its own.
struct ChildProcess: Sendable {
  private let id: pid_t

  /// `POSIX_SPAWN_SETSID`, which Glibc's headers show to GNU programs only.
  private static let newSession: Int16 = 0x80

  /// What a child would inherit. Closing one that has gone meanwhile is no error.
  private static var openDescriptors: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }
  }

  /// Starts the program, without a shell.
  ///
  /// - Throws: `.commandFailed` when it cannot be started.
  init(
    executable: String, arguments: [String], environment: [String: String], input: String
  ) throws(PasteboardError) {
    let descriptor = try Self.file(holding: input)
    defer { close(descriptor) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for inherited in Self.openDescriptors where inherited > 2 {
      posix_spawn_file_actions_addclose(&actions, inherited)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of the cooperative pool block every signal, and a child would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in words + variables { free(string) } }
    var id: pid_t = 0
    let failure = posix_spawn(&id, executable, &actions, &attributes, &words, &variables)
    guard failure == 0 else {
      throw PasteboardError(
        .commandFailed, subject: executable, detail: String(cString: strerror(failure)))
    }
    self.id = id
  }

  /// Waits for the program to exit; one that does not in time is killed.
  ///
  /// - Returns: The exit status, 128 and the signal for one that was killed by others, or `nil`
  ///   when time ran out.
  func status(within patience: Duration) async throws -> Int? {
    let deadline = ContinuousClock.now + patience
    while true {
      var status: Int32 = 0
      switch waitpid(id, &status, WNOHANG) {
      case id: return (status & 0x7f) == 0 ? Int((status >> 8) & 0xff) : 128 + Int(status & 0x7f)
      case -1 where errno != EINTR: return nil
      default: break
      }
      guard ContinuousClock.now < deadline, !Task.isCancelled else {
        kill(-id, SIGKILL)
        waitpid(id, &status, 0)
        try Task.checkCancellation()
        return nil
      }
      try? await Task.sleep(for: .milliseconds(2))
    }
  }

  /// Returns an open file without a name that holds the text, in memory and not on a disk.
  ///
  /// A pipe would have to be fed while the program reads, and would break when it does not.
  private static func file(holding text: String) throws(PasteboardError) -> Int32 {
    let name = "/behest-clipboard-" + UUID().uuidString
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else {
      throw PasteboardError(
        .unwritable, subject: "/dev/shm", detail: String(cString: strerror(errno)))
    }
    shm_unlink(name)
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.seek(toOffset: 0)
    } catch {
      close(descriptor)
      throw PasteboardError(
        .unwritable, subject: "/dev/shm", detail: error.localizedDescription)
    }
    return descriptor
  }
}
