// Prompts: `prompts/list` and `prompts/get`.

package import BehestJSON

/// A prompt that a server lists.
package struct Prompt: Hashable, Sendable {
  /// An argument of a prompt; its value is a text.
  package struct Argument: Hashable, Sendable {
    /// The identifier of the argument.
    package var name: String
    /// The title for people; `nil` when there is none.
    package var title: String?
    /// The description of the argument's purpose; `nil` when there is none.
    package var explanation: String?
    /// Whether the argument must be given.
    package var isRequired: Bool
  }

  /// The identifier of the prompt.
  package var name: String
  /// The title for people; `nil` when there is none.
  package var title: String?
  /// The description of the prompt's purpose; `nil` when there is none.
  package var explanation: String?
  /// The arguments, in the server's order.
  package var arguments: [Argument]

  /// Creates a prompt from an element of `prompts`; `nil` when it has no name.
  package init?(_ json: JSON) {
    guard let name = json["name"]?.string?.nonEmpty else { return nil }
    self.name = name
    title = json["title"]?.string?.nonEmpty
    explanation = json["description"]?.string?.cleaned.nonEmpty
    arguments = (json["arguments"]?.array ?? []).compactMap { json in
      json["name"]?.string?.nonEmpty.map {
        Argument(
          name: $0, title: json["title"]?.string?.nonEmpty,
          explanation: json["description"]?.string?.cleaned.nonEmpty,
          isRequired: json["required"]?.boolean ?? false)
      }
    }
  }
}

/// A message of a prompt.
package struct PromptMessage: Hashable, Sendable {
  /// The role of the speaker: "user" or "assistant".
  package var role: String
  /// The content of the message.
  package var content: Content

  /// Creates the messages from the result of `prompts/get`.
  package static func messages(in json: JSON) -> [PromptMessage] {
    (json["messages"]?.array ?? []).flatMap { message in
      let role = message["role"]?.string ?? "user"
      // One block, or several in later revisions.
      let blocks = message["content"]?.array ?? [message["content"] ?? [:]]
      return blocks.map { PromptMessage(role: role, content: Content($0)) }
    }
  }
}
