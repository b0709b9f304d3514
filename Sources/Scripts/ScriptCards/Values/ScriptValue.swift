// A value of a prop or of a modifier, and its plain kinds: numbers, texts, words, dates.

import BehestJSON
package import Foundation

/// A value that a script gave for a prop, with its place for remarks.
///
/// A reader returns `nil` for a value of another kind, so that the default is taken.
@MainActor struct ScriptValue {
  /// The name of the prop or modifier.
  let name: String
  let json: JSON
  /// The view that has the prop.
  let node: ScriptNode

  var drawing: ScriptDrawing { node.drawing }

  /// Returns another value in the same place.
  func with(_ json: JSON) -> ScriptValue { ScriptValue(name: name, json: json, node: node) }

  /// A member of an object; `nil` for one that is not given or null.
  subscript(member: String) -> ScriptValue? {
    guard let value = json[member], value != .null else { return nil }
    return with(value)
  }

  /// The value of an Observable, or the value itself.
  var current: JSON { json.scriptNumber("$binding") == nil ? json : json["value"] ?? .null }

  /// The text; `nil` for other values.
  var text: String? { current.string }

  /// The Boolean; `nil` for other values.
  var boolean: Bool? { current.boolean }

  /// The number, of a size that any calculation can take.
  var number: Double? {
    guard let number = current.number, !number.isNaN else { return nil }
    return min(max(number, -1e15), 1e15)
  }

  /// The nearest integer to the number.
  var integer: Int? { number.map { Int($0.rounded()) } }

  /// The date, from milliseconds since 1970 or from the runtime's mark, in the years 1 to 9999.
  var date: Date? {
    let date = current.scriptDate ?? number.map { Date(timeIntervalSince1970: $0 / 1000) }
    return date.map { min(max($0, Self.dates.lowerBound), Self.dates.upperBound) }
  }

  /// The dates that calendars agree about.
  static let dates =
    Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

  /// Returns the value of a word; `nil` for other values.
  ///
  /// A word that is none of the union gets a remark with the nearest one.
  func choice<Value>(_ words: [String: Value]) -> Value? {
    guard let word = text else {
      remark(expecting: "a word")
      return nil
    }
    if let value = words[word] { return value }
    remark(about: word, among: words.keys)
    return nil
  }

  /// Adds a remark about a value of a plain kind in place of another one.
  func remark(expecting kind: String) {
    switch current {
    case .boolean, .integer, .number, .string:
      let given = String(current.text(isPretty: false).prefix(60))
      drawing.remark("“\(name)” of “\(node.shortName)” takes \(kind), not \(given).")
    case .spelled, .array, .object, .null: break
    }
  }

  /// Adds a remark about a word that is none of some.
  func remark(about word: String, among words: some Sequence<String>) {
    let word = String(word.prefix(60))
    drawing.remark(
      "“\(name)” of “\(node.shortName)” has no “\(word)”", about: word, among: words)
  }
}

extension JSON {
  /// The date of the runtime's mark for one; `nil` for other values.
  package var scriptDate: Date? {
    guard let text = self["$date"]?.string else { return nil }
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (try? style.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
  }
}
