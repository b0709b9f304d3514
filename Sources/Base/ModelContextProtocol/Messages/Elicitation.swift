// Elicitation: a server's questions to the person, of both eras.

package import BehestJSON

/// A question of a server to the person: `elicitation/create`.
///
/// Up to revision 2025-11-25 it is a request of the server; since 2026-07-28 it is in the
/// `inputRequests` of a result whose type is `input_required`.
package struct Elicitation: Hashable, Sendable {
  /// The form of the answer.
  package enum Form: Hashable, Sendable {
    /// The fields of an object, by its JSON Schema.
    case fields(JSON)
    /// A visit to an address, which the person opens themselves.
    case address(String)
  }

  /// The question, in the server's words.
  package var message: String
  /// The form of the answer.
  package var form: Form
  /// The facts of extensions, by their names; empty when there are none.
  package var meta: JSON

  /// Creates a question.
  package init(message: String, form: Form, meta: JSON = [:]) {
    self.message = message
    self.form = form
    self.meta = meta
  }

  /// Creates a question from the parameters of a request.
  package init(_ params: JSON) {
    message = params["message"]?.string ?? ""
    form =
      params["mode"]?.string == "url"
      ? .address(params["url"]?.string ?? "") : .fields(params["requestedSchema"] ?? [:])
    meta = params["_meta"] ?? [:]
  }

  /// The parameters of a request.
  package var params: JSON {
    var params: JSON = ["message": .string(message)]
    switch form {
    case .fields(let schema):
      params["mode"] = "form"
      params["requestedSchema"] = schema
    case .address(let url):
      params["mode"] = "url"
      params["url"] = .string(url)
    }
    if meta != [:] { params["_meta"] = meta }
    return params
  }
}

/// An answer to a server's question.
package enum ElicitationAnswer: Hashable, Sendable {
  /// The person gave values for the fields; null for the visit to an address.
  case accept(JSON)
  /// The person said no.
  case decline
  /// The person gave no answer.
  case cancel

  /// Creates an answer from a result; one without a known action cancels.
  package init(_ json: JSON) {
    switch json["action"]?.string {
    case "accept": self = .accept(json["content"] ?? [:])
    case "decline": self = .decline
    default: self = .cancel
    }
  }

  /// The answer as a result.
  package var json: JSON {
    switch self {
    case .accept(.null): ["action": "accept"]
    case .accept(let content): ["action": "accept", "content": content]
    case .decline: ["action": "decline"]
    case .cancel: ["action": "cancel"]
    }
  }
}
