// Takes one input to its end: what `say` and `run` share.

import Foundation
import IntentEngine
import LineEditing
import BehestShell

/// One input, what it leads to, and the buttons a script presses afterwards.
struct OneShot: Sendable {
  private let context: CommandContext
  private let conversation: Conversation
  private let display: WorkDisplay

  init(_ context: CommandContext, conversation: Conversation, display: WorkDisplay) {
    self.context = context
    self.conversation = conversation
    self.display = display
  }

  /// Takes an input to its end and writes what came of it.
  func take(_ input: Input) async throws -> ExitStatus {
    var input = input
    let pipe = StandardInput()
    try pipe.check()
    if pipe.isGiven { input.attachment = { await pipe.read().map { Data($0) } } }
    SignalWatch.shared.start(isInteractive: context.canAsk)
    let turn = Turn(
      answerer: Self.answerer(context), endsProcess: true,
      tell: { [self] reply in
        context.writer.writePart(reply)
        await open(reply)
      },
      say: { [conversation, display] input in
        await display.during { await conversation.say(input) }
      })
    var end = await turn.take(input)
    while case .done = end.reply, let button = context.script.take("press") {
      let earlier = end.earlier
      end = await turn.take(Input(.pressNamed(button)))
      end.earlier = earlier
    }
    try pipe.check()
    let status = end.status
    if status != .interrupted || context.options.isJSON {
      context.writer.write(end)
    }
    for name in context.script.unusedNames where status == .done {
      context.writer.output.note(
        "behest: The answer “\(context.writer.notePage.plain(name))” was not asked for.")
    }
    await open(end.reply)
    return status
  }

  /// Answers questions from the script, or from the person where one may be asked.
  static func answerer(_ context: CommandContext) -> Answerer {
    Answerer(
      script: context.script, confirmation: context.options.confirmation,
      reader: context.canAsk ? LinkedReadline.reader : nil, writer: context.writer)
  }

  /// Brings an application to the front that asks for it, where there is a front.
  private func open(_ reply: Reply) async {
    let outcome: Outcome
    switch reply {
    case .done(let given), .part(let given, _): outcome = given
    case .question, .nothingMatched, .failed, .cancelled: return
    }
    guard outcome.opensApp, !context.options.isJSON,
      let words = await AppOpener(context).openOrExplain(outcome)
    else { return }
    context.writer.output.note(context.writer.notePage.plain(words))
  }
}
