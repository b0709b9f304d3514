// Draws a text piece by piece: the first screen at once, a long text on two threads.

import BehestProcess
import CardTerminal
import BehestCards
import Dispatch
import Foundation
import MarkdownTree
import BehestShell
import Synchronization

/// A renderer of texts of any length in little memory.
struct PieceDrawing {
  let profile: TerminalProfile
  let hooks: MarkdownHooks
  let output: Output
  var pictures: (any PictureSource)?

  /// The size in bytes from which a text is parsed on one thread and drawn on another.
  private static let longText = 48 << 10

  /// The size in bytes of the first part of a long text, which is drawn before the rest is parsed.
  private static let firstPart = 16 << 10

  /// Draws a whole text.
  ///
  /// - Throws: `MarkdownError`, or `UsageError` when it cannot be read, possibly after a part of it
  ///   was drawn.
  func draw(_ text: GradualText, options: MarkdownOptions) throws {
    var stream = TerminalStream(profile: profile, pictures: pictures)
    let start = text.start
    guard start.count > Self.longText else {
      var pieces = try MarkdownPieces(of: start, options: options)
      while let piece = try pieces.nextPiece(hooks: hooks) { write(piece, &stream) }
      return
    }
    let channel = PieceChannel()
    let reader = Thread {
      do {
        var pieces = try PieceReader(
          text, startLength: Self.firstPart, options: options, hooks: hooks)
        while let piece = try pieces.next() { channel.send(piece) }
        channel.end()
      } catch {
        channel.end(error)
      }
    }
    reader.stackSize = 16 << 20
    reader.start()
    while let piece = channel.receive() { write(piece, &stream) }
    if let error = channel.error { throw error }
  }

  /// Draws a text as it arrives.
  ///
  /// - Throws: `MarkdownError` for the text, `UsageError` when it cannot be read.
  func stream(_ source: MarkdownFile, options: MarkdownOptions) throws {
    let descriptor = try source.open()
    var stream = TerminalStream(profile: profile, pictures: pictures)
    var pieces = MarkdownPieces(options: options)
    while true {
      switch Descriptor.read(descriptor) {
      case .bytes(let bytes): try pieces.append(bytes)
      case .end: pieces.finish()
      case .failed(let code):
        throw UsageError("\(source.name) cannot be read: \(SystemError(code: code).words).")
      }
      while let piece = try pieces.nextPiece(hooks: hooks) { write(piece, &stream) }
      if pieces.isComplete { return }
    }
  }

  private func write(_ piece: MarkdownPiece, _ stream: inout TerminalStream) {
    let bytes = stream.render(piece.blocks, continuesList: piece.continuesList)
    if !bytes.isEmpty { output.bytes(bytes) }
  }
}

/// A channel that passes pieces from one thread to another, a few at a time.
private final class PieceChannel: Sendable {
  private struct State {
    var pieces: [MarkdownPiece] = []
    var isEnded = false
    var error: (any Error)?
  }

  private let state = Mutex(State())
  private let room = DispatchSemaphore(value: 4)
  private let arrival = DispatchSemaphore(value: 0)

  /// The error that ended the pieces; `nil` when the text ended.
  var error: (any Error)? { state.withLock { $0.error } }

  func send(_ piece: MarkdownPiece) {
    room.wait()
    state.withLock { $0.pieces.append(piece) }
    arrival.signal()
  }

  func end(_ error: (any Error)? = nil) {
    state.withLock {
      $0.isEnded = true
      $0.error = error
    }
    arrival.signal()
  }

  /// Waits for the next piece and returns it; `nil` after the last.
  func receive() -> MarkdownPiece? {
    arrival.wait()
    let piece = state.withLock { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
    if piece != nil { room.signal() }
    return piece
  }
}
