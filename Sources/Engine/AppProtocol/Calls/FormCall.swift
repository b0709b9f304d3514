// The form of a server's question, whose fields are asked like the parameters of an intent.

import BehestJSON
import Foundation
import IntentEngine

/// The fields of a server's question as the parameters of a call that is never performed.
final class FormCall: IntentCall {
  private let values: SchemaValues
  private let form: FormIntent

  /// Creates the fields of a schema.
  init(_ schema: JSON) {
    values = SchemaValues(SchemaParameters(schema, typePrefix: "form"))
    form = FormIntent()
    parameters = values.schema.facts.map { facts in
      var facts = facts
      switch facts.kind {
      // Numbers would be taken for those of the options.
      case .boolean, .enumeration, .list, .integer, .number: break
      default:
        facts.hasOptions = facts.isOptional && facts.defaultValue == nil
        facts.takesOtherValues = true
      }
      return facts
    }
  }

  var source: any IntentSource { form }
  /// The fields; one that may be left out is asked for all the same.
  let parameters: [ParameterFacts]
  var summary: String? { nil }
  var target: Value? { nil }
  var address: URL? { nil }

  /// The option that leaves a field out.
  private static var nothing: Value {
    .entity(
      Value.Entity(
        type: "", id: "", title: Sentence.leaveItOut(), typeID: "behest.nothing"))
  }

  func value(of parameter: String) -> Value? { values.value(of: parameter) }
  func isSet(_ parameter: String) -> Bool { values.isSet(parameter) }
  func assign(_ value: Value?, to parameter: String) throws {
    values.assign(value == Self.nothing ? nil : value, to: parameter)
  }
  func resolved(_ words: String, for parameter: String) async throws -> Value? {
    values.schema.list(of: words, for: parameter)
  }
  func problem(with value: Value, for parameter: String) -> String? {
    values.schema.problem(with: value, for: parameter)
  }
  func options(for parameter: String) async throws -> OptionList {
    OptionList(items: [(Self.nothing, nil)])
  }
  func startingValue(of parameter: String) async throws -> Value? { nil }
  func prepare() async throws {}
  func perform(with respondent: any Respondent) async throws -> CallEnd { .done(CallResult()) }

  /// Returns the answers as an object.
  func answers() throws -> JSON { try values.arguments() }
}

/// The intent of `FormCall`, which no list shows.
private struct FormIntent: IntentSource {
  var id: String { "form" }
  var typeName: String { "form" }
  var title: String { "Form" }
  func has(_ trait: IntentTrait) -> Bool { false }
  func makeCall() -> any IntentCall { FormCall([:]) }
}
