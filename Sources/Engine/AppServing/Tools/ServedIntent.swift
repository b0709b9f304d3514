// An intent as a tool: its name, its description and what it does.

import BehestJSON
import IntentEngine
import ModelContextProtocol

/// An intent that is offered as a tool.
struct ServedIntent: Sendable {
  /// The name of the tool: "Soupy.OrderSoup".
  let name: String
  /// The app of the intent.
  let app: App
  /// The intent.
  let intent: any IntentSource

  /// Whether clients see the tool in the list.
  ///
  /// The others are called by clients that hold the conversation themselves: snippets, and what a
  /// button does.
  var isListed: Bool { intent.has(.isDiscoverable) && intent.has(.isListed) }

  /// Returns the intents of apps, hidden ones included.
  static func all(of apps: [App]) -> [ServedIntent] {
    var taken: Set<String> = [SayTool.name]
    return apps.flatMap { app in
      app.intents.map { intent in
        let plain = (toolName(app.name) + "." + toolName(app.name(of: intent))).prefix(120)
        var name = String(plain)
        var number = 1
        while !taken.insert(name).inserted {
          number += 1
          name = "\(plain)-\(number)"
        }
        return ServedIntent(name: name, app: app, intent: intent)
      }
    }
  }

  /// Returns a name with the characters that names of tools may have.
  static func toolName(_ name: String) -> String {
    String(
      name.map { letter in
        letter.isASCII && (letter.isLetter || letter.isNumber || "_-.".contains(letter))
          ? letter : "_"
      })
  }

  /// The tool, in the current language.
  ///
  /// - Parameter types: The entity types of the app by identifier, for the type of the result.
  func tool(_ types: [String: any EntityType]) -> Tool {
    app.speaking {
      let call = intent.makeCall()
      let title = intent.title
      var sentences = [intent.explanation ?? title]
      if let summary = call.summary, summary != sentences[0] {
        sentences.append("In one sentence: \(summary.trimmed(".")).")
      }
      sentences.append(
        intent.has(.opensApp) ? "Opens the app \(app.name)." : "In the app \(app.name).")
      if intent.authentication == .requiresLocalDeviceAuthentication {
        sentences.append("The person has to authenticate.")
      }
      return Tool(
        name: name, title: title,
        explanation: sentences.map { $0.trimmed(".") + "." }.joined(separator: " "),
        inputSchema: ParameterSchema.object(call.parameters, of: app),
        outputSchema: ResultSchema(returned: intent.returnedType, types)?.json,
        isReadOnly: intent.has(.isSnippet) ? true : nil,
        isDestructive: intent.deletes ? true : nil)
    }
  }
}

extension String {
  /// The text without a suffix.
  func trimmed(_ suffix: String) -> String { droppingSuffix(suffix) }
}
