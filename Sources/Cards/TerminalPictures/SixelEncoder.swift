// Converts picture files to Sixel graphics in a separate, limited process.

import BehestProcess
import CardTerminal
import Glibc

/// An encoder of Sixel graphics that runs `img2sixel` of libsixel, where that is installed.
///
/// Picture decoders are a common target of malicious files, so none is linked: the program runs
/// with limits on its memory and time, reads the file from standard input without any environment
/// variables, and its output is accepted only if it is one Sixel sequence and nothing else.
package struct SixelEncoder: Sendable {
  /// The greatest number of pixels of a picture that is decoded.
  static let pixelLimit = 25_000_000
  /// The greatest size of the result, in bytes.
  static let outputLimit = 8 << 20

  private let program: String
  private let limiter: String

  /// Creates an encoder; `nil` when `img2sixel` or `prlimit` is not installed.
  init?(path: String = "/usr/local/bin:/usr/bin:/bin") {
    func find(_ name: String) -> String? {
      path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
    guard let program = find("img2sixel"), let limiter = find("prlimit") else { return nil }
    self.program = program
    self.limiter = limiter
  }

  /// Returns the sequence that shows a picture file; `nil` when there is none in time.
  ///
  /// - Parameters:
  ///   - file: A PNG, JPEG or GIF file.
  ///   - width: The picture's width on the screen, in pixels.
  ///   - patience: The longest wait.
  func sequence(of file: [UInt8], width: Int, patience: Duration) -> [UInt8]? {
    let words = [
      limiter, "--as=1073741824", "--cpu=5", "--nofile=16", program, "--static", "--width=\(width)",
    ]
    guard let input = try? Descriptor.file(holding: file) else { return nil }
    defer { close(input) }
    guard let pipe = try? Descriptor.pipe() else { return nil }
    defer { close(pipe.read) }
    let child = try? ChildProcess(
      words, environment: ["LC_ALL": "C"], input: .descriptor(input),
      output: .descriptor(pipe.write), error: .null)
    close(pipe.write)
    guard let child else { return nil }
    let output = Self.read(pipe.read, until: ContinuousClock.now + patience)
    if output == nil { kill(child.id, SIGKILL) }
    guard child.end() == .exited(0) else { return nil }
    return output.flatMap { Self.checked($0) }
  }

  /// Returns the bytes, without line ends, if they are exactly one Sixel sequence; otherwise `nil`.
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

  // MARK: The encoder's output

  /// Reads to the end of a pipe; `nil` when there is too much, or it takes too long.
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
}
