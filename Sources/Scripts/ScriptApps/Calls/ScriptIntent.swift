// The intents of a script: the ways to run it, those that it registers, and its controls.

import Foundation
import IntentEngine
import ScriptBundles
import ScriptCards

/// A way to run a script, as actions of the original have it.
enum ScriptWay: String, CaseIterable, Sendable {
  /// Runs it for its value, without a card.
  case run
  /// Runs it with its views presented.
  case app
  /// Runs it for the snippet that it ends with.
  case snippet
}

/// An intent of a script.
struct ScriptIntent: IntentSource {
  /// The kinds of a script's intents.
  enum Kind: Sendable {
    /// Runs the script in a way; `nil` for any result that it has.
    case start(ScriptWay?)
    /// Performs an intent that the script registers, by its name and the number of its protocol.
    case registered(String, Int)
    /// Draws the view that the script presents.
    case presented
    /// Presses a control of the view that the script presents.
    case press(ScriptInput?)
    /// Draws what the script shows beside cards.
    case surface(ScriptSurface)
  }

  let app: ScriptApp
  let kind: Kind

  /// The kinds that every script has, besides the one with its own name.
  static let ownKinds: [Kind] =
    ScriptWay.allCases.map { .start($0) } + [.presented]
    + ScriptSurface.allCases.map { .surface($0) }

  /// The names of the protocols that a script registers intents with, by their numbers.
  static let protocols = [
    "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "LiveActivityIntent",
    "SnippetIntent",
  ]

  /// The number of the protocol of intents that draw cards.
  static let snippetProtocol = 4

  private var project: ScriptProject { app.contents.project }

  var id: String { "\(project.name).\(typeName)" }

  var typeName: String {
    switch kind {
    case .start(nil):
      let name = String(project.name.filter { $0.isLetter || $0.isNumber })
      return name.isEmpty ? "Script" : name
    case .start(.run?): return "RunScript"
    case .start(.app?): return "RunScriptInApp"
    case .start(.snippet?): return "ShowSnippet"
    case .registered(let name, _): return name
    case .presented: return "PresentedView"
    case .press: return "PressControl"
    case .surface(let surface): return surface.intentName
    }
  }

  func has(_ trait: IntentTrait) -> Bool {
    switch (trait, kind) {
    case (.isDiscoverable, .start(nil)), (.isListed, .start(nil)), (.showsCard, .start(nil)),
      (.isSnippet, .presented), (.isSnippet, .registered(_, Self.snippetProtocol)),
      (.isSnippet, .surface),
      (.isListed, .registered), (.isLongRunning, .start(.app?)):
      true
    default: false
    }
  }

  var title: String {
    switch kind {
    case .start(nil): project.name
    case .start(.run?): "Run Script"
    case .start(.app?): "Run Script in App"
    case .start(.snippet?): "Show Snippet"
    case .registered(let name, _): name
    case .presented: "Show"
    case .press(let input): input?.title ?? "Press"
    case .surface(let surface): surface.intentName.wordsOfIdentifier
    }
  }

  var explanation: String? {
    if case .start = kind { project.description } else { nil }
  }

  func absence(of parameter: String) -> String? { nil }

  func makeCall() -> any IntentCall { ScriptCall(self) }

  // MARK: Parameters

  var parameters: [ParameterFacts] {
    switch kind {
    case .start: startParameters
    case .registered: [.optional("params", .other("JSON"), "Parameters")]
    case .presented: [ParameterFacts(name: "session", kind: .text)]
    case .press(let input):
      ["session", "action", "arguments"].map { .optional($0, .other("JSON"), $0) }
        + (input.map { [$0.facts] } ?? [])
    case .surface: ScriptSurface.parameters
    }
  }

  private var startParameters: [ParameterFacts] {
    let arguments = project.arguments.map { argument in
      var facts = ParameterFacts(name: argument.name, kind: .text)
      facts.title = argument.title
      facts.isOptional = argument.isOptional
      facts.valueDialog = argument.prompt.map { Dialog($0) }
      facts.hasOptions = !argument.values.isEmpty
      return facts
    }
    let taken = Set(arguments.map(\.name))
    let inputs: [ParameterFacts] = [
      // What is piped in goes to the first of them.
      .optional("file", .file, "File"), .optional("text", .text, "Text"),
      .optional("query", .text, "Query parameters"),
    ]
    return arguments + inputs.filter { !taken.contains($0.name) }
  }

  /// Returns the values to choose from for an argument of the script.
  func values(of argument: String) -> [String] {
    if case .press(let input?) = kind, case .choice(let choices) = input.kind {
      return choices.map(\.title)
    }
    return project.arguments.first { $0.name == argument }?.values ?? []
  }
}

extension ParameterFacts {
  static func optional(
    _ name: String, _ kind: ValueKind, _ title: String
  ) -> ParameterFacts {
    var facts = ParameterFacts(name: name, kind: kind)
    facts.title = title
    facts.isOptional = true
    facts.connection = .never
    return facts
  }
}

extension ScriptInput {
  /// The parameter that asks for the value.
  fileprivate var facts: ParameterFacts {
    var facts = ParameterFacts(name: "value", kind: .text)
    facts.title = title.isEmpty ? nil : title
    facts.connection = .never
    switch kind {
    case .text(let isSecret, let isMultiline, let placeholder):
      facts.isSecret = isSecret
      facts.isMultiline = isMultiline
      facts.explanation = placeholder.isEmpty ? nil : placeholder
    case .number(let range, _):
      facts.kind = .number
      facts.range = range
      facts.isSlider = true
    case .date(let parts, _, _):
      facts.kind = .date
      facts.datePart = parts == [.time] ? .time : parts == [.day] ? .date : .dateTime
    case .choice: facts.hasOptions = true
    case .color: facts.explanation = "A name such as systemRed, or #RRGGBB"
    }
    return facts
  }
}
