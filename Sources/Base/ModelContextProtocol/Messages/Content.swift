// The content of results: texts, images, sounds, links and whole resources.

package import BehestJSON

/// A piece of content in the result of a tool or in a message of a prompt.
package enum Content: Hashable, Sendable {
  /// A text, which is Markdown as most servers write it.
  case text(String)
  /// An image: its bytes in base 64, and its media type.
  case image(String, mimeType: String)
  /// A sound: its bytes in base 64, and its media type.
  case audio(String, mimeType: String)
  /// A link to a resource of the server.
  case link(Resource)
  /// A resource with its contents.
  case resource(ResourceContents)
  /// Content of a type that is not known, by its name.
  case other(String)

  /// Creates a piece of content from a block of a result.
  package init(_ json: JSON) {
    let data = json["data"]?.string ?? ""
    let type = json["mimeType"]?.string ?? "application/octet-stream"
    switch json["type"]?.string ?? "" {
    case "text": self = .text(json["text"]?.string ?? "")
    case "image": self = .image(data, mimeType: type)
    case "audio": self = .audio(data, mimeType: type)
    case "resource_link": self = .link(Resource(json))
    case "resource": self = .resource(ResourceContents(json["resource"] ?? [:]))
    case let name: self = .other(name)
    }
  }

  /// The content as a block of a result.
  package var json: JSON {
    switch self {
    case .text(let text): ["type": "text", "text": .string(text)]
    case .image(let data, let type):
      ["type": "image", "data": .string(data), "mimeType": .string(type)]
    case .audio(let data, let type):
      ["type": "audio", "data": .string(data), "mimeType": .string(type)]
    case .link(let resource):
      resource.json.merging(["type": "resource_link"])
    case .resource(let contents): ["type": "resource", "resource": contents.json]
    case .other(let name): ["type": .string(name)]
    }
  }
}
