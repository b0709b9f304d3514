// Converts values of the engine to JSON of a schema's form, and JSON to values.

package import BehestJSON
package import Foundation
package import IntentEngine

extension SchemaForm {
  /// Returns the JSON of a value; `nil` when the value is not of this form.
  ///
  /// - Parameter timeZone: The time zone of days and times.
  package func json(of value: Value, in timeZone: TimeZone) -> JSON? {
    var value = value.plain
    // An entity stands for its identifier.
    if case .entity(let entity) = value {
      value = (self.isWhole ? Int(entity.id).map { .integer($0) } : nil) ?? .text(entity.id)
    }
    switch self {
    case .text: return Self.text(of: value, in: timeZone).map { .string($0) }
    case .integer:
      return switch value {
      case .integer(let number): .integer(number)
      case .number(let number): Int(exactly: number).map { .integer($0) }
      case .decimal(let number): JSON(number).flatMap { $0.isWhole ? $0 : nil }
      default: nil
      }
    case .number:
      return switch value {
      case .integer(let number): .integer(number)
      case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
      case .decimal(let number): JSON(number)
      default: nil
      }
    case .boolean:
      if case .boolean(let isTrue) = value { return .boolean(isTrue) } else { return nil }
    case .moment, .day, .time, .duration, .url:
      return self.text(of: value, in: timeZone).map { .string($0) }
    case .address:
      return switch value {
      case .person(let person): person.emailAddress.map { .string($0) }
      case .text(let text): .string(text)
      default: nil
      }
    case .file(let isEncoded):
      guard case .file(let file) = value else { return nil }
      let contents = file.contents
      let text = isEncoded ? nil : String(validating: contents, as: UTF8.self)
      return .string(text ?? contents.base64EncodedString())
    case .choice(let choice): return value.identifier.flatMap { choice.json(ofCase: $0) }
    case .list(let element):
      // A single value is a list of one.
      let elements = value.elements ?? [value]
      let parts = elements.compactMap { element.json(of: $0, in: timeZone) }
      guard parts.count == elements.count else { return nil }
      return .array(parts)
    case .union(let forms):
      return Self.specificFirst(forms).lazy.compactMap { $0.json(of: value, in: timeZone) }.first
    case .json: return Self.any(value, in: timeZone)
    }
  }

  /// Returns the value of JSON; `nil` when the JSON is not of this form.
  package func value(of json: JSON, in timeZone: TimeZone) -> Value? {
    switch (self, json) {
    case (.json, .string(let text)): return .text(text)
    case (.json, _): return .text(json.text(isPretty: false))
    case (.text, .string(let text)): return .text(text)
    case (.integer, .integer(let number)): return .integer(number)
    case (.integer, .number(let number)): return Int(exactly: number).map { .integer($0) }
    case (.number, .integer(let number)): return .number(Double(number))
    case (.number, .number(let number)): return .number(number)
    case (.integer, .spelled(let text)), (.number, .spelled(let text)):
      let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
      return number.flatMap { $0.isNaN ? nil : .decimal($0) }
    case (.boolean, .boolean(let isTrue)): return .boolean(isTrue)
    case (.moment, .string(let text)): return Date(rfc3339: text).map { .date($0) }
    case (.day, .string(let text)): return Date(fullDate: text, in: timeZone).map { .date($0) }
    case (.time, .string(let text)):
      return DateComponents(fullTime: text).map { .dateComponents($0) }
    case (.duration, .string(let text)): return Duration(iso8601: text).map { .duration($0) }
    case (.url, .string(let text)): return URL(string: text).map { .url($0) }
    case (.address, .string(let text)):
      return .person(Value.Person(name: text, emailAddress: text))
    case (.file(let isEncoded), .string(let text)):
      return (isEncoded ? Data(base64Encoded: text) : Data(text.utf8))
        .map { .file(Value.File(name: "file", type: nil, data: $0)) }
    case (.choice(let choice), _): return choice.value(of: json)
    case (.list(let element), .array(let parts)):
      let elements = parts.compactMap { element.value(of: $0, in: timeZone) }
      return elements.count == parts.count ? .list(elements) : nil
    case (.union(let forms), _):
      return Self.specificFirst(forms).lazy.compactMap { $0.value(of: json, in: timeZone) }.first
    default: return nil
    }
  }

  /// The forms with text last, as it has a value for everything.
  private static func specificFirst(_ forms: [SchemaForm]) -> [SchemaForm] {
    let isText = { (form: SchemaForm) in if case .text = form { true } else { false } }
    return forms.filter { !isText($0) } + forms.filter(isText)
  }

  /// Returns a date, a duration or a URL as the form's own texts have it.
  private func text(of value: Value, in timeZone: TimeZone) -> String? {
    switch (self, value) {
    case (.moment, .date(let date)): date.rfc3339(in: timeZone)
    case (.day, .date(let date)): String(date.rfc3339(in: timeZone).prefix(10))
    case (.time, .date(let date)): String(date.rfc3339(in: timeZone).dropFirst(11).prefix(8))
    case (.time, .dateComponents(let parts)): parts.fullTime
    case (.duration, .duration(let duration)): duration.iso8601
    case (.url, .url(let url)): url.absoluteString
    default: nil
    }
  }

  /// Returns a value as text for a reader that is no person.
  private static func text(of value: Value, in timeZone: TimeZone) -> String? {
    let forms: [SchemaForm] = [.moment, .time, .duration]
    return forms.lazy.compactMap { $0.text(of: value, in: timeZone) }.first
      ?? value.identifierOfCase ?? value.text
  }

  /// Returns the JSON of any value: that of its text, or else the text itself.
  private static func any(_ value: Value, in timeZone: TimeZone) -> JSON? {
    switch value {
    case .text(let text), .other(let text): (try? JSON(parsing: text.utf8)) ?? .string(text)
    case .integer, .number, .decimal: SchemaForm.number.json(of: value, in: timeZone)
    case .boolean(let isTrue): .boolean(isTrue)
    case .json(let json): json
    case .list(let values): .array(values.compactMap { any($0.plain, in: timeZone) })
    default: text(of: value, in: timeZone).map { .string($0) }
    }
  }
}

extension Value {
  /// The raw value of a case of an enumeration; `nil` for other values.
  fileprivate var identifierOfCase: String? {
    if case .enumeration(let rawValue, _) = self { rawValue } else { nil }
  }
}

extension JSON {
  /// Creates the number of a decimal, exactly; `nil` for one that is no number.
  fileprivate init?(_ decimal: Decimal) {
    guard let json = try? JSON(parsing: "\(decimal)".utf8) else { return nil }
    self = json
  }

  /// Whether the value is a number without a fraction, as digits alone spell it.
  fileprivate var isWhole: Bool {
    switch self {
    case .integer: true
    case .spelled(let text): !text.contains(".")
    default: false
    }
  }
}
