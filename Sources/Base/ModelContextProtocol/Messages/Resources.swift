// Resources: `resources/list`, `resources/templates/list` and `resources/read`.

package import BehestJSON

/// A resource that a server lists or links to.
package struct Resource: Hashable, Sendable {
  /// The address of the resource.
  package var uri: String
  /// The identifier of the resource, which is shown when there is no title.
  package var name: String
  /// The title for people; `nil` when there is none.
  package var title: String?
  /// The description of the resource; `nil` when there is none.
  package var explanation: String?
  /// The media type; `nil` when the server does not say.
  package var mimeType: String?
  /// The facts of extensions, by their names; empty when there are none.
  package var meta: JSON

  /// Creates a resource.
  package init(
    uri: String, name: String, title: String? = nil, explanation: String? = nil,
    mimeType: String? = nil, meta: JSON = [:]
  ) {
    self.uri = uri
    self.name = name
    self.title = title
    self.explanation = explanation
    self.mimeType = mimeType
    self.meta = meta
  }

  /// Creates a resource from an element of `resources`, or from a link.
  package init(_ json: JSON) {
    let uri = json["uri"]?.string ?? ""
    self.init(
      uri: uri, name: json["name"]?.string?.nonEmpty ?? uri,
      title: json["title"]?.string?.nonEmpty,
      explanation: json["description"]?.string?.cleaned.nonEmpty,
      mimeType: json["mimeType"]?.string?.nonEmpty, meta: json["_meta"] ?? [:])
  }

  /// The resource as an element of `resources`.
  package var json: JSON {
    var json: JSON = ["uri": .string(uri), "name": .string(name)]
    json["title"] = title.map { .string($0) }
    json["description"] = explanation.map { .string($0) }
    json["mimeType"] = mimeType.map { .string($0) }
    if meta != [:] { json["_meta"] = meta }
    return json
  }
}

/// A template of the addresses of resources, as in RFC 6570.
package struct ResourceTemplate: Hashable, Sendable {
  /// The template: "file:///{path}".
  package var uriTemplate: String
  /// The identifier of the template, which is shown when there is no title.
  package var name: String
  /// The title for people; `nil` when there is none.
  package var title: String?
  /// The description of the resources; `nil` when there is none.
  package var explanation: String?
  /// The media type of all resources; `nil` when it is not one.
  package var mimeType: String?

  /// Creates a template.
  package init(
    uriTemplate: String, name: String, title: String? = nil, explanation: String? = nil,
    mimeType: String? = nil
  ) {
    self.uriTemplate = uriTemplate
    self.name = name
    self.title = title
    self.explanation = explanation
    self.mimeType = mimeType
  }

  /// Creates a template from an element of `resourceTemplates`; `nil` when it has no template.
  package init?(_ json: JSON) {
    guard let template = json["uriTemplate"]?.string?.nonEmpty else { return nil }
    self.init(
      uriTemplate: template, name: json["name"]?.string?.nonEmpty ?? template,
      title: json["title"]?.string?.nonEmpty,
      explanation: json["description"]?.string?.cleaned.nonEmpty,
      mimeType: json["mimeType"]?.string?.nonEmpty)
  }

  /// The template as an element of `resourceTemplates`.
  package var json: JSON {
    var json: JSON = ["uriTemplate": .string(uriTemplate), "name": .string(name)]
    json["title"] = title.map { .string($0) }
    json["description"] = explanation.map { .string($0) }
    json["mimeType"] = mimeType.map { .string($0) }
    return json
  }
}

/// The contents of a resource.
package struct ResourceContents: Hashable, Sendable {
  /// The address of the resource.
  package var uri: String
  /// The media type; `nil` when the server does not say.
  package var mimeType: String?
  /// The text; `nil` when the resource is no text.
  package var text: String?
  /// The bytes in base 64; `nil` when the resource is a text.
  package var blob: String?

  /// Creates the contents of a resource that is a text.
  package init(uri: String, mimeType: String?, text: String) {
    self.uri = uri
    self.mimeType = mimeType
    self.text = text
  }

  /// Creates contents from an element of `contents`.
  package init(_ json: JSON) {
    uri = json["uri"]?.string ?? ""
    mimeType = json["mimeType"]?.string?.nonEmpty
    text = json["text"]?.string
    blob = json["blob"]?.string
  }

  /// The contents as an element of `contents`.
  package var json: JSON {
    var json: JSON = ["uri": .string(uri)]
    json["mimeType"] = mimeType.map { .string($0) }
    json["text"] = text.map { .string($0) }
    json["blob"] = blob.map { .string($0) }
    return json
  }
}
