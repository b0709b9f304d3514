// Makes an app of a single call of a tool, for a call by its schema instead of by an intent.

import BehestJSON
package import IntentEngine
import JSONSchema
package import ModelContextProtocol

extension MountedApps {
  /// Returns an app with a single intent: the call of a tool with given arguments.
  ///
  /// The call runs, asks and answers like any intent of the app. It does not matter whether the app
  /// has an intent for the tool, as one with the extension may have none.
  ///
  /// - Parameter words: The arguments as a person typed them, by their names; a member of an object
  ///   is named as in "shelf.room".
  /// - Throws: `Failure` for a name that the tool does not have, and with the schema's reasons when
  ///   it does not allow the arguments.
  package func app(
    calling tool: Tool, of manifest: AppManifest, with words: [(name: String, text: String)]
  ) throws(Failure) -> App {
    let parameters = SchemaParameters(tool.inputSchema, typePrefix: tool.name)
    var call = manifest
    call.facts = nil
    call.lists = ["tools": [tool.json]]
    let known = Set(parameters.schema.properties.map(\.name))
    call.fixed = .object(
      JSON.Members((manifest.fixed.object ?? [:]).filter { known.contains($0.key) }))
    for (name, text) in words {
      guard let changed = call.fixed.setting(name, to: text, of: parameters.schema) else {
        let near = Nearest.word(to: name, among: known.sorted()).map { "Did you mean \($0)?" }
        let others =
          known.isEmpty ? "It takes none." : "It has \(known.sorted().joined(separator: ", "))."
        throw Failure(
          .unknownName, "\(tool.name) has no argument “\(name)”. \(near ?? others)")
      }
      call.fixed = changed
    }
    let sent = try parameters.arguments(from: [:]).merging(call.fixed)
    // In the names of the schema, not in the titles that people are asked with.
    let reasons = parameters.schema.violations(of: sent).map { "\(tool.name): \($0.words)." }
    guard reasons.isEmpty else {
      throw Failure(.invalidValue, reasons.joined(separator: " "))
    }
    return App(call, link(to: manifest, named: manifest.name))
  }
}

extension JSON {
  /// Returns the object with a member of a name, or of a dotted path; `nil` if the schema has none.
  fileprivate func setting(_ name: String, to text: String, of schema: Schema) -> JSON? {
    var object = self
    func property(_ name: String) -> Schema? {
      let written = schema.properties.first { $0.name == name }?.schema
      return written.map { $0.alternatives.count == 1 ? $0.alternatives[0] : $0 }
    }
    if let own = schema.properties.first(where: { $0.name == name })?.schema {
      object[name] = JSON(text, as: own)
    } else if let dot = name.firstIndex(of: "."), let outer = property(String(name[..<dot])),
      let inner = (self[String(name[..<dot])] ?? [:]).setting(
        String(name[name.index(after: dot)...]), to: text, of: outer)
    {
      object[String(name[..<dot])] = inner
    } else if let others = schema.keywords["additionalProperties"], others != false {
      object[name] = JSON(text, as: Schema(others))
    } else {
      return nil
    }
    return object
  }

  /// Creates the value of a typed text: the text, unless the schema wants something else.
  private init(_ text: String, as schema: Schema) {
    let isText = schema.kinds.filter { $0 != .null } == [.string]
    guard !isText, let json = try? JSON(parsing: text.utf8),
      schema.violations(of: json).isEmpty || !schema.violations(of: .string(text)).isEmpty
    else {
      self = .string(text)
      return
    }
    self = json
  }
}
