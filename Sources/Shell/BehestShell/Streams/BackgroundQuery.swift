// Asks the terminal for its background colour, and returns keys that were typed meanwhile.

public import CardTerminal
import Glibc

/// The query of a terminal's background colour, OSC 11 of xterm's "Control Sequences".
///
/// A terminal without OSC 11 still answers the query after it, for its kind (DA1). Only a terminal
/// that answers neither makes the query wait, and such a one is not asked again in its session.
/// Keys that are typed meanwhile are put back into the terminal's input queue (`TIOCSTI`); where
/// that is not allowed, or typed keys are waiting, nothing is asked.
public enum BackgroundQuery {
  /// Returns the answers of the terminal, or `nil` when there are none.
  ///
  /// The call takes at most `patience`; a local terminal answers in a millisecond. In a remote
  /// login nothing is asked, as a late answer might be taken for typed keys.
  public static func answers(
    environment: [String: String], device: String = "/dev/tty",
    patience: Duration = .milliseconds(100)
  ) -> (background: TerminalProfile.Background?, showsSixel: Bool)? {
    let isRemote = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains {
      !(environment[$0] ?? "").isEmpty
    }
    let term = environment["TERM"] ?? ""
    guard !isRemote, !["", "dumb", "linux", "unknown"].contains(term), mayGiveKeysBack else {
      return nil
    }
    let terminal = open(device, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    // A background process would be stopped by writing to the terminal.
    guard isatty(terminal) == 1, tcgetpgrp(terminal) == getpgrp() else { return nil }
    let marker = SilentTerminal(terminal, environment: environment)
    guard !marker.isKnown else { return nil }
    let answers = ask(terminal, patience: patience)
    if let answers, answers.isSilent { marker.remember() }
    return answers.map { ($0.background, $0.showsSixel) }
  }

  private static func ask(_ terminal: Int32, patience: Duration) -> BackgroundAnswers? {
    let answers = TakenTerminal.during(
      terminal, keepsTyped: true,
      change: { raw in
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
        // Bytes are read one at a time, so that input after the last answer stays in the queue.
        withUnsafeMutableBytes(of: &raw.c_cc) { keys in
          keys[Int(VMIN)] = 0
          keys[Int(VTIME)] = 0
        }
      }
    ) { read(from: terminal, patience: patience) }.flatMap(\.self)
    for var key in answers?.typed ?? [] { _ = ioctl(terminal, UInt(TIOCSTI), &key) }
    return answers
  }

  private static func read(from terminal: Int32, patience: Duration) -> BackgroundAnswers? {
    var answers = BackgroundAnswers()
    guard !isReadable(terminal, within: .zero) else { return nil }
    let question =
      EscapeSequence.command + "11;?" + EscapeSequence.terminator + EscapeSequence.control + "c"
    guard write(terminal, question, question.utf8.count) == question.utf8.count else { return nil }
    let deadline = ContinuousClock.now + patience
    while !answers.isComplete {
      let left = deadline - ContinuousClock.now
      var byte: UInt8 = 0
      guard left > .zero, isReadable(terminal, within: left),
        Glibc.read(terminal, &byte, 1) == 1
      else {
        break
      }
      answers.receive(byte)
    }
    answers.end()
    return answers
  }

  private static func isReadable(_ descriptor: Int32, within patience: Duration) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = patience.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    return poll(&entry, 1, Int32(milliseconds)) == 1 && entry.revents & Int16(POLLIN) != 0
  }

  /// Whether keys can be put back, for which Linux has had a switch since 6.2.
  private static var mayGiveKeysBack: Bool {
    guard let file = fopen("/proc/sys/dev/tty/legacy_tiocsti", "re") else { return true }
    defer { fclose(file) }
    return fgetc(file) == Int32(UInt8(ascii: "1"))
  }
}

/// A parser that separates a terminal's answers from keys that a person types meanwhile.
package struct BackgroundAnswers {
  /// The typed bytes.
  package private(set) var typed: [UInt8] = []
  /// The kind of background colour; `nil` if the terminal has not answered.
  package private(set) var background: TerminalProfile.Background?
  /// Whether the terminal reports support for Sixel graphics.
  package private(set) var showsSixel = false
  /// Whether the last answer has been received.
  package private(set) var isComplete = false
  private var sequence: [UInt8] = []

  /// Creates a parser that has received nothing.
  package init() {}

  /// Whether the terminal has answered nothing.
  package var isSilent: Bool { !isComplete && background == nil }

  private static let color = [UInt8]((EscapeSequence.command + "11;").utf8)
  private static let kind = [UInt8]((EscapeSequence.control + "?").utf8)
  private static let longest = 64

  /// Receives the next byte.
  package mutating func receive(_ byte: UInt8) {
    if sequence.isEmpty, byte != EscapeSequence.escape {
      typed.append(byte)
      return
    }
    sequence.append(byte)
    if sequence.starts(with: Self.color), sequence.count > Self.color.count {
      receiveColor(byte)
    } else if sequence.starts(with: Self.kind), sequence.count > Self.kind.count {
      receiveKind(byte)
    } else if !Self.color.starts(with: sequence), !Self.kind.starts(with: sequence) {
      giveUp()
    }
  }

  /// Ends the input; the incomplete start of an answer counts as typed.
  package mutating func end() {
    typed += sequence
    sequence = []
  }

  private mutating func receiveColor(_ byte: UInt8) {
    let body = sequence.dropFirst(Self.color.count)
    if byte == 0x07 || body.suffix(2) == [EscapeSequence.escape, UInt8(ascii: "\\")] {
      background = Self.background(of: String(decoding: body, as: UTF8.self))
      sequence = []
    } else if sequence.count > Self.longest || (byte < 0x20 && byte != EscapeSequence.escape) {
      giveUp()
    }
  }

  private mutating func receiveKind(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "c"):
      isComplete = true
      // The first number is the kind of terminal, the others are its capabilities; 4 is Sixel.
      let numbers = sequence.dropFirst(Self.kind.count).dropLast().split(separator: 0x3B)
      showsSixel = numbers.dropFirst().contains([UInt8(ascii: "4")])
      sequence = []
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      if sequence.count > Self.longest { giveUp() }
    default: giveUp()
    }
  }

  /// Counts the collected bytes as typed; the last one may begin an answer.
  private mutating func giveUp() {
    let last = sequence.removeLast()
    typed += sequence
    sequence = []
    if last == EscapeSequence.escape { sequence = [last] } else { typed.append(last) }
  }

  /// Parses `rgb:RRRR/GGGG/BBBB` with one to four digits each, the notation of colours in X11.
  static func background(of text: String) -> TerminalProfile.Background? {
    let start = text.firstIndex(of: ":").map { text.index(after: $0) } ?? text.startIndex
    guard text.hasPrefix("rgb") else { return nil }
    let channels = text[start...].prefix { $0.isHexDigit || $0 == "/" }.split(separator: "/")
      .compactMap { digits -> UInt32? in
        guard digits.count <= 4, let value = UInt32(digits, radix: 16) else { return nil }
        let most = (UInt32(1) << (4 * UInt32(digits.count))) - 1
        return value * 255 / most
      }
    guard channels.count >= 3 else { return nil }
    let rgb = channels[0] << 16 | channels[1] << 8 | channels[2]
    return Palette.contrast(0, on: rgb) > Palette.contrast(0xFFFFFF, on: rgb) ? .light : .dark
  }
}

/// A marker, for a login session, of a terminal that answers nothing.
private struct SilentTerminal {
  private let path: String?

  init(_ terminal: Int32, environment: [String: String]) {
    var status = stat()
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      fstat(terminal, &status) == 0
    else {
      path = nil
      return
    }
    path = "\(folder)/behest/silent-terminal-\(status.st_rdev)-\(getsid(0))"
  }

  var isKnown: Bool { path.map { access($0, F_OK) == 0 } ?? false }

  func remember() {
    guard let path else { return }
    mkdir(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)), 0o700)
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
  }
}
