// Keeps a command that was left for another one, and takes it up again.

import Foundation

extension Conversation {
  /// A command that was left while it asked, with its values so far.
  struct Left: Sendable {
    /// The command with its values so far, started anew when it is taken up.
    let run: IntentRun
    /// The names of the parameters that were answered, in order.
    let answered: [String]
    /// The other commands of its sentence, held or not begun, and itself among them; `nil` for none.
    var remaining: Remaining?
    /// Whether the person has cancelled it.
    var isCancelled = false
  }

  /// The number of commands that are kept.
  static let mostLeft = 8

  /// Keeps the waiting command, so that `resume` takes it up; returns whether it is kept.
  ///
  /// A command that the person asked for is kept, and not one that a button of its card started.
  func keepWaiting() -> Bool {
    guard settings.listens, let first = running.first, first.waiting != nil, first.pressed == nil
    else { return false }
    var run = revisedRun(of: first.run, Revision())
    // The commands that were taken back for it are done again when it is left.
    run.repeats = run.repeats || !run.tookBack.isEmpty
    run.tookBack = []
    var kept = Left(run: run, answered: first.answered)
    if var rest = remaining, rest.goesOn {
      func restarted(_ held: Held) -> Revised {
        .started(
          revisedRun(of: held.running.run, Revision()), text: held.text,
          answered: held.running.answered)
      }
      let held = rest.held.map(restarted)
      // Those that were held before the one that asks come before it.
      let asking = [Revised.started(kept.run, text: rest.text, answered: first.answered)]
      rest.revised =
        (rest.isConfirmed ? asking + held : held + asking)
        + rest.revised.map { $0.held.map(restarted) ?? $0 }
      rest.held = []
      (rest.asked, rest.isConfirmed) = (nil, false)
      kept.remaining = rest
    }
    keep(kept)
    return true
  }

  private func keep(_ kept: Left) {
    resumesDeclined = false
    left.append(kept)
    left.removeFirst(max(0, left.count - Self.mostLeft))
  }

  /// Keeps a command that had nothing to choose from while what it lacks is made, and tells so.
  func postpone(_ command: Left) {
    guard settings.listens else { return }
    keep(command)
    let source = command.run.call.source
    settings.updates(.left(command.run.app.speaking { source.title }, isKept: true))
  }

  /// Keeps the command that is being cancelled, so that `resume` takes it up until another one is performed.
  func keepCancelled() {
    guard keepWaiting() else { return }
    left[left.count - 1].isCancelled = true
  }

  /// Leaves the pending question, and tells so; the command that asked is kept if it can be.
  func leaveWaiting() async {
    if tie != nil || !running.isEmpty {
      let title = titleOfWaiting
      countOfLeft += 1
      settings.updates(.left(title, isKept: keepWaiting()))
    }
    await withdrawAll()
  }

  /// Returns the place of the command that was left and that words take up, though a button may be called so, too: the
  /// last one, or the last that is named; `nil` for other words.
  func placeOfLeft(in words: String) -> Int? {
    guard settings.listens, !left.isEmpty else { return nil }
    if steering.readings(of: words) == [.resume] {
      return resumesDeclined ? nil : left.indices.last
    }
    return steering.returned(in: words).flatMap { name in
      left.lastIndex { steering.names($0.run.call, of: $0.run.app, in: name) }
    }
  }

  /// Takes up a command that was left, the last one unless stated, and leaves the one that waits.
  func resumeLeft(at place: Int? = nil) async -> Reply {
    guard let place = place ?? left.indices.last else { return .cancelled(.init()) }
    let kept = left.remove(at: place)
    await leaveWaiting()
    let reply = await take(up: kept)
    guard case .question(var question) = reply else { return reply }
    question.isResumed = true
    return .question(question)
  }

  /// Takes up a command with its values.
  func take(up kept: Left) async -> Reply {
    guard let rest = kept.remaining else {
      // It may have been left on a branch, whose settings are others.
      return await start(revisedRun(of: kept.run, Revision()), answered: kept.answered)
    }
    remaining = rest
    performedTogether = []
    return await proceed()
  }
}
