// The door: puts one thing on the clipboard, in as many forms as the clipboard takes.

import Foundation

/// The person's clipboard, wherever they are: a display, a terminal far away, or a folder.
///
/// Where a write goes is decided when it happens. `destination` comes first, then
/// `BEHEST_CLIPBOARD`; then a Wayland or an X11 display, which `behest-clipboard` gives every form
/// at once, and `wl-copy` or `xclip` one of them; then the terminal itself (OSC 52), with as much
/// plain text as terminals take; then files in a folder of the person's. A display that refuses is
/// passed over for the next in line.
public struct Pasteboard: Sendable {
  /// The clipboard of the person.
  public static let general = Pasteboard()

  /// Where what is written in this task and its children goes; `nil` chooses by surroundings.
  ///
  /// A task-local value, not a parameter: an app knows one pasteboard for the whole system, as on
  /// iOS, and is not handed another. Nor process-wide: whoever starts a task says where its copies
  /// go, and two hosts in one process, as tests are, do not meet.
  @TaskLocal public static var destination: PasteboardDestination?

  private let surroundings: @Sendable () -> PasteboardSurroundings

  private init() {
    surroundings = {
      PasteboardSurroundings(
        configured: Self.destination,
        environment: ProcessInfo.processInfo.environment,
        owner: ClipboardOwner.standardExecutable())
    }
  }

  /// Makes a clipboard whose surroundings are an input.
  package init(surroundings: PasteboardSurroundings) {
    self.surroundings = { surroundings }
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
