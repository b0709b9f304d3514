// Runs the intent of a tool in a conversation, whose questions the client puts to the person.

import BehestJSON
import IntentEngine
import ModelContextProtocol
import Synchronization

/// The tool that takes a phrase.
enum SayTool {
  /// The name of the tool.
  static let name = "say"

  /// Returns the tool for some apps.
  static func tool(of apps: [App]) -> Tool {
    Tool(
      name: name, title: "Say",
      explanation: "Say what is to be done, as a phrase of one of the apps. A phrase that fits "
        + "none is answered with the nearest ones.",
      inputSchema: [
        "type": "object",
        "properties": [
          "utterance": [
            "type": "string", "title": "Utterance",
            "description": "A phrase, such as “order Tomato in Soupy”.",
          ],
          "app": [
            "type": "string", "title": "App", "enum": .array(apps.map { .string($0.name) }),
            "description": "The only app that may answer.",
          ],
        ],
        "required": ["utterance"], "additionalProperties": false,
      ])
  }
}

extension AppServer {
  /// The maximum number of questions of one call.
  private static let mostQuestions = 50

  /// The tools that clients see, in the current language.
  var listedTools: [Tool] {
    let types = Dictionary(
      entityTypes.map { ($0.type.id, $0.type) }, uniquingKeysWith: { first, _ in first })
    return tools.filter(\.isListed).map { $0.tool(types) } + [SayTool.tool(of: apps)]
  }

  /// Runs the intent of a tool.
  func run(
    _ tool: ServedIntent, _ arguments: JSON.Members, _ request: ServerRequest
  ) async throws -> ToolResult {
    let parameters = tool.app.speaking { tool.intent.makeCall().parameters }
    var input = Input(.run(intent: tool.app.name(of: tool.intent)), app: tool.app.name)
    input.values = arguments.sorted { $0.key < $1.key }.compactMap { name, argument in
      Input.Value(name, argument, for: parameters.first { $0.name == name })
    }
    input.asksAgain = true
    var result = try await end(of: input, for: request)
    // A tool with a schema has structured content, also where the intent returned nothing.
    if result.structured == nil, !tool.intent.returnedType.isEmpty { result.structured = [:] }
    return result
  }

  /// Says a phrase.
  func say(_ arguments: JSON.Members, _ request: ServerRequest) async throws -> ToolResult {
    guard let words = arguments["utterance"]?.string?.nonEmpty else {
      return ToolResult(problem: "The argument utterance is missing: a phrase to say.")
    }
    let app = arguments["app"]?.string ?? (apps.count == 1 ? apps[0].name : nil)
    return try await end(of: Input(.text(words), app: app), for: request)
  }

  /// Hands an input to a new conversation, and the person's answers until it ends.
  private func end(of input: Input, for request: ServerRequest) async throws -> ToolResult {
    let progress = ProgressTeller(request)
    let conversation = Conversation(beside: conversation) {
      $0.updates = { progress.tell($0) }
    }
    defer { tellChanges() }
    var input = input
    var done: [Outcome] = []
    var asked = 0
    while true {
      switch await conversation.say(input) {
      case .done(let outcome): return ToolResult(done + [outcome])
      case .part(let outcome, _):
        done.append(outcome)
        input = Input(.proceed)
      case .question(let question):
        asked += 1
        guard request.client.showsForms, asked <= Self.mostQuestions else {
          _ = await conversation.say(Input(.cancel))
          return ToolResult(refusing: question, tool: self.tool(of: question))
        }
        let form = QuestionForm(question, facts(of: question), for: request.client.version)
        do {
          input = form.input(for: try await request.ask(form.elicitation))
        } catch {
          _ = await conversation.say(Input(.cancel))
          throw error
        }
      case .nothingMatched(let result, _): return ToolResult(nothingMatched: result)
      case .failed(let failure): return ToolResult(failure)
      case .cancelled(let cancellation):
        return ToolResult(
          problem: cancellation.wasDeclined
            ? "The person declined; nothing was done." : "The person cancelled; nothing was done.")
      }
    }
  }

  /// Returns the tool of the intent that asks; `nil` when it is not known.
  private func tool(of question: Question) -> ServedIntent? {
    guard let name = question.intent, let app = apps.first(where: { $0.name == question.app }),
      let intent = app.intent(named: name)
    else { return nil }
    return tools.first { $0.app.name == app.name && $0.intent.id == intent.id }
  }

  /// Returns the description of the parameter that a question is about; `nil` for none.
  private func facts(of question: Question) -> ParameterFacts? {
    guard let name = question.parameter?.name, let tool = tool(of: question) else { return nil }
    return tool.app.speaking {
      tool.intent.makeCall().parameters.first { $0.name == name }
    }
  }
}

/// An object that reports the progress of intents, one after the other, as amounts that grow.
private final class ProgressTeller: Sendable {
  private let request: ServerRequest
  private let steps = Mutex(0.0)

  init(_ request: ServerRequest) { self.request = request }

  func tell(_ update: Update) {
    guard case .progress(let progress) = update else { return }
    if let fraction = progress.fraction {
      return request.report(done: fraction, total: 1, message: progress.words ?? progress.title)
    }
    let step = steps.withLock { steps in
      steps += 1
      return steps
    }
    request.report(done: step, message: progress.words ?? progress.title)
  }
}
