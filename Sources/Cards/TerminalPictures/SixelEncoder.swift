// Has a picture file made Sixel by another program, which can do no harm to this one.

import CardTerminal
import Glibc

/// Sixel graphics by `img2sixel` of libsixel, where that is installed.
///
/// Decoders of pictures are where hostile files do their damage, so none is linked: the program
/// runs with a limit on its memory and time, gets the file on standard input and no variable of the
/// environment, and what it prints is taken only if it is a Sixel sequence and nothing else.
package struct SixelEncoder: Sendable {
  /// The most pixels of a picture that is decoded.
  static let pixelLimit = 25_000_000
  /// The most bytes of the result.
  static let outputLimit = 8 << 20

  private let program: String
  private let limiter: String

  /// Finds the programs; `nil` where one is missing.
  init?(path: String = "/usr/local/bin:/usr/bin:/bin") {
    func find(_ name: String) -> String? {
      path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
    guard let program = find("img2sixel"), let limiter = find("prlimit") else { return nil }
    self.program = program
    self.limiter = limiter
  }

  /// The sequence that shows a file; `nil` where there is none in time.
  ///
  /// - Parameters:
  ///   - file: A PNG, JPEG or GIF file.
  ///   - width: The picture's width on the screen, in pixels.
  ///   - patience: How long to wait.
  func sequence(of file: [UInt8], width: Int, patience: Duration) -> [UInt8]? {
    let words = [
      limiter, "--as=1073741824", "--cpu=5", "--nofile=16", program, "--static", "--width=\(width)",
    ]
    guard let input = Self.file(holding: file) else { return nil }
    defer { close(input) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let child = Self.spawn(words, input: input, output: ends[1])
    close(ends[1])
    guard let child else { return nil }
    let output = Self.read(ends[0], until: ContinuousClock.now + patience)
    if output == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    guard status == 0 else { return nil }
    return output.flatMap { Self.checked($0) }
  }

  /// The bytes if they are one Sixel sequence and nothing else; its line ends are left out.
  package static func checked(_ output: [UInt8]) -> [UInt8]? {
    let escape = EscapeSequence.escape
    var bytes = output
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    guard bytes.count > 4, bytes.starts(with: [escape, UInt8(ascii: "P")]),
      bytes.suffix(2) == [escape, UInt8(ascii: "\\")]
    else { return nil }
    let body = bytes.dropFirst(2).dropLast(2)
    let head = body.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
    guard body.dropFirst(head.count).first == UInt8(ascii: "q") else { return nil }
    var clean = [escape, UInt8(ascii: "P")]
    clean.reserveCapacity(bytes.count)
    for byte in body where byte != 0x0A && byte != 0x0D {
      guard byte > 0x20, byte < 0x7F else { return nil }
      clean.append(byte)
    }
    return clean + [escape, UInt8(ascii: "\\")]
  }

  // MARK: The other program

  private static func spawn(_ words: [String], input: Int32, output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C"), nil]
    defer { for string in arguments + variables { free(string) } }
    var child: pid_t = 0
    return posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables) == 0
      ? child : nil
  }

  /// All that comes before the end; `nil` when there is too much, or it takes too long.
  private static func read(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> [UInt8]?
  {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let (seconds, attoseconds) = (deadline - ContinuousClock.now).components
      let left = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0 else { return nil }
      let ready = poll(&entry, 1, Int32(clamping: left))
      if ready < 0, errno == EINTR { continue }
      guard ready == 1 else { return nil }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? output : nil }
      output += buffer[..<count]
      guard output.count <= outputLimit else { return nil }
    }
  }

  /// An open file without a name that holds bytes, in memory and not on a disk.
  private static func file(holding bytes: [UInt8]) -> Int32? {
    let name = "/behest-picture-\(UInt64.random(in: 0 ... .max))"
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    shm_unlink(name)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        close(descriptor)
        return nil
      }
      start += count
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }
}
