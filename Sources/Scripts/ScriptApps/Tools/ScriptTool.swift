// The tool of an assistant that a script has, as assistant_tool.json describes it.

import BehestJSON
import IntentEngine
import ScriptBundles

/// A tool that an assistant may call.
struct ScriptTool: Sendable {
  /// The name of the tool in calls.
  let id: String
  /// The title for people.
  let title: String
  /// The description of the tool's action; `nil` when there is none.
  let explanation: String?
  /// The JSON Schema of the arguments, an object.
  let schema: JSON
  /// Whether a person has to agree to each call, whatever the script registers.
  let needsApproval: Bool

  /// Reads the tool of a script; `nil` when it has none, or one for the original's editor alone.
  init?(_ project: ScriptProject) {
    guard let json = project.tool, project.entries[.assistantTool] != nil,
      json["scriptEditorOnly"] != true
    else { return nil }
    title = json["displayName"]?.string?.nonEmpty ?? project.name
    let id = (json["id"]?.string?.nonEmpty ?? title).map { letter in
      letter.isLetter || letter.isNumber || letter == "_" ? letter : "_"
    }
    self.id = String(id)
    explanation = json["description"]?.string?.nonEmpty ?? project.description
    needsApproval = json["requireApproval"] == true
    schema = Self.schema(json["parameters"] ?? [])
  }

  /// Returns the schema that parameters are: a schema itself, a list with names, or an object by name.
  private static func schema(_ parameters: JSON) -> JSON {
    if parameters["properties"] != nil { return parameters }
    var properties: JSON = [:]
    var required: [String] = []
    func add(_ name: String, _ parameter: JSON) {
      var property = parameter
      for key in ["name", "required", "optional", "displayName"] { property[key] = nil }
      property["title"] = parameter["displayName"]
      if property["type"] == nil, property["enum"] == nil { property["type"] = "string" }
      properties[name] = property
      if parameter["required"] != false, parameter["optional"] != true { required.append(name) }
    }
    for parameter in parameters.array ?? [] {
      if let name = parameter["name"]?.string ?? parameter["id"]?.string { add(name, parameter) }
    }
    for (name, parameter) in parameters.object ?? [:] { add(name, parameter) }
    return ["type": "object", "properties": properties, "required": JSON(strings: required)]
  }
}
