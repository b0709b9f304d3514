// A validator of the part of JSON Schema (draft 2020-12) that the schemas of this repository use.

import Foundation

/// A schema that validates values.
struct JSONSchema {
  private let root: [String: Any]

  /// An error for a schema that is not an object or uses an unknown keyword.
  struct Unknown: Error {
    var word: String
  }

  private static let words: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
    "additionalProperties", "items", "oneOf", "enum", "const", "minimum", "maximum", "pattern",
  ]

  init(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Unknown(word: "not an object")
    }
    self.root = root
    try Self.check(root)
    for case let definition as [String: Any] in (root["$defs"] as? [String: Any] ?? [:]).values {
      try Self.check(definition)
    }
  }

  private static func check(_ schema: [String: Any]) throws {
    for word in schema.keys where !words.contains(word) { throw Unknown(word: word) }
  }

  /// Returns the faults of a value, each with its place; empty when it is valid.
  func complaints(about value: Any) -> [String] {
    complaints(value, root, at: "$")
  }

  private func complaints(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String,
      let definitions = root["$defs"] as? [String: Any],
      let target = definitions[String(reference.dropFirst("#/$defs/".count))] as? [String: Any]
    {
      return complaints(value, target, at: place)
    }
    if let options = schema["oneOf"] as? [[String: Any]] {
      let fits = options.filter { complaints(value, $0, at: place).isEmpty }.count
      return fits == 1 ? [] : ["\(place): fits \(fits) of \(options.count) kinds"]
    }
    var all: [String] = []
    if let type = schema["type"] as? String, !Self.is(value, type) {
      return ["\(place): is no \(type)"]
    }
    if let constant = schema["const"] as? String, value as? String != constant {
      all.append("\(place): is not \(constant)")
    }
    if let options = schema["enum"] as? [String], !options.contains(value as? String ?? "") {
      all.append("\(place): is none of \(options)")
    }
    if let least = schema["minimum"] as? Double, (value as? Double ?? least) < least {
      all.append("\(place): is less than \(least)")
    }
    if let most = schema["maximum"] as? Double, (value as? Double ?? most) > most {
      all.append("\(place): is more than \(most)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      all.append("\(place): does not match \(pattern)")
    }
    if let object = value as? [String: Any] { all += complaints(object, schema, at: place) }
    if let items = value as? [Any], let schema = schema["items"] as? [String: Any] {
      for (index, item) in items.enumerated() {
        all += complaints(item, schema, at: "\(place)[\(index)]")
      }
    }
    return all
  }

  private func complaints(
    _ object: [String: Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    var all: [String] = []
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      all.append("\(place): has no \(name)")
    }
    for (name, value) in object {
      if let property = properties[name] {
        all += complaints(value, property, at: "\(place).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        all.append("\(place): has \(name)")
      }
    }
    return all
  }

  private static func `is`(_ value: Any, _ type: String) -> Bool {
    let number = value as? NSNumber
    let isBool = number.map { isTruth($0) } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "null": return value is NSNull
    case "boolean": return isBool
    case "number": return number != nil && !isBool
    case "integer":
      return number.map { !isBool && $0.doubleValue.rounded() == $0.doubleValue } ?? false
    default: return false
    }
  }

  /// Returns whether a number of a JSON text was written `true` or `false`.
  private static func isTruth(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}
