// Says one phrase to the installed applications: the work of `behest say`.

import IntentEngine
package import PhraseMatching
import BehestShell

/// What `behest say` is asked to say, and how loosely it may fit.
package struct Utterance: Hashable, Sendable {
  /// The phrase, in one word or several.
  package var words: [String]
  /// The loosest fit that counts; `nil` for slips, and what applications accept besides.
  package var tier: Tier?
  /// Whether it is one command, said word for word.
  package var isStrict = false
  /// Whether the stages of the intent are told on standard error.
  package var isTraced = false

  /// What it is said in.
  func context(_ settings: GlobalSettings) throws -> CommandContext {
    try CommandContext(settings, isTracing: isTraced)
  }

  /// Says it, and writes what comes of it.
  func run(in context: CommandContext) async throws -> ExitStatus {
    let display = context.display()
    let conversation = try context.conversation(tier: tier, isStrict: isStrict, display: display)
    return try await OneShot(context, conversation: conversation, display: display)
      .take(Input(.text(words.joined(separator: " ")), app: context.options.app))
  }
}
