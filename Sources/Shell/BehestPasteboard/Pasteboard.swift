// The door: puts one thing on the clipboard, in as many forms as the clipboard takes.

import Foundation
import Synchronization

/// The person's clipboard, wherever they are: a display, a terminal far away, or a folder.
///
/// Where a write goes is decided when it happens. What was configured comes first, then
/// `BEHEST_CLIPBOARD`; then a Wayland or an X11 display, which `behest-clipboard` gives every form
/// at once, and `wl-copy` or `xclip` one of them; then the terminal itself (OSC 52), with as much
/// plain text as terminals take; then files in a folder of the person's. A display that refuses is
/// passed over for the next in line.
public struct Pasteboard: Sendable {
  /// The clipboard of this process.
  public static let general = Pasteboard()

  private static let configured = Mutex<PasteboardDestination?>(nil)

  private let surroundings: @Sendable () -> PasteboardSurroundings

  private init() {
    surroundings = {
      PasteboardSurroundings(
        configured: Self.configured.withLock { $0 },
        environment: ProcessInfo.processInfo.environment,
        owner: ClipboardOwner.standardExecutable())
    }
  }

  /// Makes a clipboard whose surroundings are an input.
  package init(surroundings: PasteboardSurroundings) {
    self.surroundings = { surroundings }
  }

  /// Sends everything written from now on to one destination; `nil` chooses by surroundings again.
  public static func configure(_ destination: PasteboardDestination?) {
    configured.withLock { $0 = destination }
  }

  /// Replaces what is on the clipboard.
  ///
  /// Takes a few seconds at most, also when the display does not answer.
  ///
  /// - Returns: Where it went and in which form, so that the person can be told.
  /// - Throws: `PasteboardError`, or `CancellationError` when the task is cancelled.
  @discardableResult
  public func write(_ item: PasteboardItem) async throws -> PasteboardReceipt {
    let surroundings = surroundings()
    var refusals: [PasteboardError] = []
    for route in try surroundings.routes() {
      do {
        return try await route.deliver(item, patience: surroundings.patience)
      } catch let error as PasteboardError {
        refusals.append(error)
      }
    }
    // The first in line is the one the person means; what stood in for it matters less.
    throw refusals.first ?? PasteboardError(.nowhere)
  }
}
