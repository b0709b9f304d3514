// Makes the arguments of a call from the values of its parameters, and says what is wrong with them.

package import BehestJSON
import FoundationGaps
package import IntentEngine
import JSONSchema

extension SchemaParameters {
  private func field(_ name: String) -> Field? { fields.first { $0.facts.name == name } }

  /// Returns the JSON of a parameter's value; `nil` when the value is not of the parameter's form.
  package func json(of value: Value, for name: String) -> JSON? {
    guard let field = field(name) else { return nil }
    let json = field.form.json(of: value, in: timeZone)
    // Where text is one of several forms, words that are no JSON of another form are that text.
    guard case .json = field.form, case .text(let words) = value.plain,
      json.map({ !field.schema.violations(of: $0).isEmpty }) ?? true,
      field.schema.violations(of: .string(words)).isEmpty
    else { return json }
    return .string(words)
  }

  /// Returns the value of a parameter's JSON; `nil` when the JSON is not of the parameter's form.
  package func value(of json: JSON, for name: String) -> Value? {
    field(name)?.form.value(of: json, in: timeZone)
  }

  /// Returns the list that words are as JSON; `nil` for other words and other parameters.
  package func list(of words: String, for name: String) -> Value? {
    guard words.first == "[", let field = field(name), case .list = field.form,
      let json = try? JSON(parsing: words.utf8)
    else { return nil }
    return field.form.value(of: json, in: timeZone)
  }

  /// Returns a sentence about what is wrong with a value of a parameter; `nil` when it fits.
  package func problem(with value: Value, for name: String) -> String? {
    guard let field = field(name) else { return nil }
    if case .json = field.form, case .text(let words) = value.plain,
      !field.schema.violations(of: .string(words)).isEmpty
    {
      do {
        _ = try JSON(parsing: words.utf8)
      } catch {
        return "\(field.title) has to be given as JSON: \(error.words)."
      }
    }
    guard let json = json(of: value, for: name) else {
      return "\(field.title) must be \(field.form.expectation)."
    }
    return field.schema.violations(of: json).first.map { $0.sentence(about: field.title) }
  }

  /// Returns the arguments of a call.
  ///
  /// - Parameter values: The values by the names of the parameters. `nil` is a parameter that was
  ///   set to nothing, which is null where the schema allows it; one that was not set is left out,
  ///   and its default is the server's.
  /// - Throws: `Failure` for a value that is not of its parameter's form.
  package func arguments(from values: [String: Value?]) throws(Failure) -> JSON {
    var given: [Int: JSON] = [:]
    for (index, field) in fields.enumerated() {
      guard let set = values[field.facts.name] else { continue }
      guard let value = set else {
        if field.schema.isNullable { given[index] = .null }
        continue
      }
      guard let json = json(of: value, for: field.facts.name) else {
        throw Failure(.invalidValue, "\(field.title) must be \(field.form.expectation).")
      }
      given[index] = json
    }
    return json(of: root, given)
  }

  private func json(of node: Node, _ given: [Int: JSON]) -> JSON {
    switch node {
    case .field(let index): return given[index] ?? .null
    case .constant(let value): return value
    case .object(let members, _):
      let sent = members.filter { isSent($0.node, given) }
      return .object(JSON.Members(sent.map { ($0.name, json(of: $0.node, given)) }))
    }
  }

  private func isSent(_ node: Node, _ given: [Int: JSON]) -> Bool {
    switch node {
    case .field(let index): given[index] != nil || fields[index].needsNull
    case .constant: true
    case .object(_, let isOptional): !isOptional || isGiven(node, given)
    }
  }

  private func isGiven(_ node: Node, _ given: [Int: JSON]) -> Bool {
    switch node {
    case .field(let index): given[index] != nil
    case .constant: false
    case .object(let members, _): members.contains { isGiven($0.node, given) }
    }
  }

  /// Returns sentences about what is wrong with the arguments; empty when they fit the schema.
  package func violations(of arguments: JSON) -> [String] {
    schema.violations(of: arguments).map { violation in
      // The longest path of a parameter counts: "address.city" before "address".
      for count in stride(from: violation.path.count, to: 0, by: -1) {
        let start = Schema.Violation(path: Array(violation.path[..<count]), reason: "")
        guard let field = field(start.place) else { continue }
        let rest = Schema.Violation(
          path: Array(violation.path[count...]), reason: violation.reason)
        return rest.sentence(about: field.title)
      }
      return violation.words + "."
    }
  }
}

extension Schema.Violation {
  /// The violation as a sentence about a value with a title.
  fileprivate func sentence(about title: String) -> String {
    path.isEmpty ? "\(title) \(reason)." : "\(title): \(words)."
  }
}

extension SchemaForm {
  /// The values of the form, after "must be".
  fileprivate var expectation: String {
    switch self {
    case .text: "text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "yes or no"
    case .moment: "a date and a time"
    case .day: "a date"
    case .time: "a time"
    case .duration: "a duration"
    case .url: "a web address"
    case .address: "an email address"
    case .file: "a file"
    case .choice(let choice): "one of " + choice.cases.map(\.text).joined(separator: ", ")
    case .list: "a list"
    case .union(let forms): forms.map(\.expectation).joined(separator: " or ")
    case .json: "JSON"
    }
  }
}
