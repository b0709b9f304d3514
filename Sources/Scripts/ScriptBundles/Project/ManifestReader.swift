// Reads the values of script.json, and notes every one that is of another kind than expected.

import BehestJSON

/// A reader of script.json.
struct ManifestReader {
  let root: PlacedJSON
  private let text: SourceText
  private var mistakes: [ScriptDiagnostic] = []

  /// The keys that mean something to Behest or to the original.
  static let keys = [
    "arguments", "author", "color", "contributors", "description", "entry", "icon", "iconImage",
    "inputs", "intentInputTypes", "localizedDescriptions", "localizedNames", "name", "permissions",
    "phrases", "remoteResource", "runInApp", "synonyms", "version",
  ]

  /// Reads a file with one object.
  init(_ text: SourceText) throws(ScriptError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = text.bytes.starts(with: mark) ? Array(text.bytes.dropFirst(3)) : text.bytes
    self.text = SourceText(file: text.file, bytes: bytes)
    do {
      root = try JSONReader<PlacedJSON>.read(bytes, maximumDepth: 64)
    } catch {
      let place = self.text.place(at: error.offset)
      throw ScriptError(
        .malformed(error.words), at: place, sourceLine: self.text.line(place.line))
    }
    if root.members == nil { note("\(text.file)", "an object: {\"name\": \"…\"}", root) }
  }

  /// Throws the mistakes, if there are any.
  func finish() throws(ScriptError) {
    if !mistakes.isEmpty { throw ScriptError(mistakes) }
  }

  /// Returns the place of an offset.
  func place(at offset: Int) -> ScriptPlace { text.place(at: offset) }

  private mutating func note(_ key: String, _ expected: String, _ value: PlacedJSON) {
    let place = text.place(at: value.offset)
    mistakes.append(
      ScriptDiagnostic(
        .wrongKind(key: key, expected: expected), at: place, sourceLine: text.line(place.line)))
  }

  /// Returns a text that is there and not empty.
  mutating func text(_ key: String) -> String? {
    guard let value = root[key] else { return nil }
    guard let string = value.string else {
      note(key, "a text", value)
      return nil
    }
    return string.isEmpty ? nil : string
  }

  /// Returns texts by language, without the empty ones.
  mutating func texts(_ key: String) -> [String: String] {
    guard let value = root[key] else { return [:] }
    guard let members = value.members else {
      note(key, "an object of texts by language: {\"de\": \"…\"}", value)
      return [:]
    }
    return members.reduce(into: [:]) { texts, member in
      if let text = member.value.string, !text.isEmpty { texts[member.name] = text }
    }
  }

  /// Returns the author's name: of a text, or of an object with it.
  mutating func author() -> String? {
    guard let value = root["author"] else { return nil }
    if value.members != nil { return value["name"]?.string.flatMap { $0.isEmpty ? nil : $0 } }
    return text("author")
  }

  /// Returns the texts of a list, or of lists by language.
  mutating func words(_ key: String) -> [ScriptProject.Words] {
    guard let value = root[key] else { return [] }
    if let members = value.members {
      return members.flatMap { words(key, $0.value, language: $0.name) }
    }
    return words(key, value, language: nil)
  }

  private mutating func words(
    _ key: String, _ value: PlacedJSON, language: String?
  ) -> [ScriptProject.Words] {
    guard let elements = value.array else {
      note(key, "a list of texts, or an object of lists by language", value)
      return []
    }
    var words: [ScriptProject.Words] = []
    for element in elements {
      if let text = element.string {
        words.append(
          ScriptProject.Words(
            text: text, language: language, place: self.text.place(at: element.offset)))
      } else {
        note(key, "a list of texts", element)
      }
    }
    return words
  }

  /// Returns the kinds of input, as we spell them or as the original does.
  mutating func inputs() -> [ScriptProject.Input] {
    let key = root["inputs"] == nil ? "intentInputTypes" : "inputs"
    let expected = "a list of “text”, “urls”, “images” and “files”"
    guard let value = root[key] else { return [] }
    guard let elements = value.array else {
      note(key, expected, value)
      return []
    }
    var inputs: [ScriptProject.Input] = []
    for element in elements {
      let word = element.string?.lowercased() ?? ""
      let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
      let input = ScriptProject.Input.allCases.first {
        [word, singular + "s", singular].contains($0.rawValue)
      }
      if let input = singular == "fileurl" ? .files : input {
        if !inputs.contains(input) { inputs.append(input) }
      } else {
        note(key, expected, element)
      }
    }
    return inputs
  }

  /// Returns the values that the script asks for: names, or objects with a name.
  mutating func arguments() -> [ScriptProject.Argument] {
    guard let value = root["arguments"] else { return [] }
    guard let elements = value.array else {
      note("arguments", "a list of names, or of objects with a name", value)
      return []
    }
    var arguments: [ScriptProject.Argument] = []
    for element in elements {
      guard let name = element.string ?? element["name"]?.string, !name.isEmpty else {
        note("arguments", "a list of names, or of objects with a name", element)
        continue
      }
      arguments.append(
        ScriptProject.Argument(
          name: name, title: element["title"]?.string ?? name, prompt: element["prompt"]?.string,
          values: element["values"]?.array?.compactMap(\.string) ?? [],
          isOptional: element["optional"]?.json.boolean ?? false))
    }
    return arguments
  }
}
