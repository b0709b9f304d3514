// Draws a text piece by piece: the first screen at once, a long text on two threads.

import BehestCards
import BehestProcess
import BehestShell
import CardTerminal
import Dispatch
import Foundation
import MarkdownTree
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

/// Some whole blocks of a text.
struct MarkdownPiece: Sendable {
  var blocks: [Block]
  /// The nodes that the blocks are made from.
  var nodes: [MarkdownNode]
  /// The range of the nodes that each block is made from.
  var origins: [Range<Int>]
  /// Whether the first block continues the tight list that ends the piece before.
  var continuesList: Bool
}

/// A reader of the pieces of a text that is read no sooner than it is needed.
struct PieceReader {
  private let text: GradualText
  private let startLength: Int
  private let hooks: MarkdownHooks
  private var pieces: MarkdownPieces

  /// Creates a reader that begins with up to `startLength` bytes already read of a text.
  ///
  /// - Throws: `MarkdownError` for a start that is too long.
  init(
    _ text: GradualText, startLength: Int, options: MarkdownOptions, hooks: MarkdownHooks
  ) throws(MarkdownError) {
    self.text = text
    self.hooks = hooks
    pieces = MarkdownPieces(options: options)
    let start = text.start.prefix(startLength)
    self.startLength = start.count
    try pieces.append(start)
  }

  /// Returns the next piece; `nil` after the last.
  ///
  /// - Throws: `MarkdownError` for a text that is refused, `UsageError` for one that cannot be read.
  mutating func next() throws -> MarkdownPiece? {
    if let piece = try pieces.nextPiece(hooks: hooks) { return piece }
    guard !pieces.isComplete else { return nil }
    try pieces.append(text.whole().dropFirst(startLength))
    pieces.finish()
    return try pieces.nextPiece(hooks: hooks)
  }
}

extension MarkdownPieces {
  /// Returns the next blocks to draw; `nil` when there are none, or none yet.
  mutating func nextPiece(hooks: MarkdownHooks) throws(MarkdownError) -> MarkdownPiece? {
    guard let nodes = try next() else { return nil }
    let located = Block.locatedBlocks(of: nodes, hooks: hooks)
    return MarkdownPiece(
      blocks: located.map(\.block), nodes: nodes, origins: located.map(\.nodes),
      continuesList: continuesList)
  }
}

extension MarkdownPiece {
  /// Returns the source of a block, in the forms for copying.
  func source(of index: Int) -> PagerActions.Source {
    let nodes = nodes[origins[index]]
    let document = MarkdownDocument(root: MarkdownNode(kind: .document, children: Array(nodes)))
    var plain = document.plainText()
    if nodes.count == 1, case .codeBlock(_, let code)? = nodes.first?.kind { plain = code }
    return PagerActions.Source(
      plain: plain, markdown: document.commonMark(), html: document.html(), rtf: document.rtf())
  }
}
