// Answers what intents ask from a list, and remembers the questions.

import AppIntents
import Synchronization

final class ScriptedInterlocutor: Interlocutor {
  private let answers: Mutex<[IntentAnswer]>
  private let asked = Mutex<[IntentPrompt]>([])
  private let reloads = Mutex<[String]>([])

  init(_ answers: IntentAnswer...) { self.answers = Mutex(answers) }

  var prompts: [IntentPrompt] { asked.withLock { $0 } }
  var reloaded: [String] { reloads.withLock { $0 } }

  func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer {
    asked.withLock { $0.append(prompt) }
    return answers.withLock { $0.isEmpty ? .cancelled : $0.removeFirst() }
  }

  func reload(_ snippet: any SnippetIntent.Type) {
    reloads.withLock { $0.append("\(snippet)") }
  }

  func perform(_ intent: any AppIntent) async throws -> PerformedResult {
    try await intent.performErased()
  }
}

/// Runs a body with somebody to ask.
func with<Result>(
  _ interlocutor: ScriptedInterlocutor, _ body: () async throws -> Result
) async throws -> Result {
  try await IntentEnvironment.$interlocutor.withValue(interlocutor, operation: body)
}
