// An intent in a form that is independent of its type, with the values of its parameters.

public import AppIntents
import FoundationGaps
import IntentEngine
import SwiftApps

/// A type-erased, intermediate representation of an app intent for testing purposes.
@dynamicMemberLookup
public struct AnyAppIntent: Equatable, CustomStringConvertible, Sendable {
  /// A value for a parameter.
  struct Given: Sendable {
    let name: String
    var value: (any IntentValueExpressing)?
  }

  /// The bundle identifier of the app that contains this intent.
  public let bundleIdentifier: String

  /// The unique identifier for the intent type, which is its name.
  public let identifier: String

  private(set) var given: [Given]

  init(bundleIdentifier: String, identifier: String, given: [Given]) {
    self.bundleIdentifier = bundleIdentifier
    self.identifier = identifier
    self.given = given
  }

  /// Performs the intent in the current test session.
  ///
  /// Questions cannot be answered: an intent that asks one is cancelled. `AppConversation` holds
  /// conversations.
  ///
  /// - Returns: The resolved result that contains the intent’s return value.
  /// - Throws: `AppIntentsTestingError` for an unknown name, for an intent that asks a question,
  ///   and for one that fails, with its message.
  @discardableResult public func run() async throws -> ResolvedIntentResult {
    let app = try LinkedApp.named(bundleIdentifier)
    // As in Apple's framework, no confirmation precedes the intent.
    var settings = Conversation.Settings()
    settings.confirmsRisks = false
    let conversation = try Conversation(catalog: try app.catalog(locale: nil), settings: settings)
    await app.launchOnce()
    let reply = try await LinkedApp.speaking(nil) {
      await conversation.say(try await input(for: conversation, app))
    }
    switch reply {
    case .done(let outcome), .part(let outcome, _):
      return ResolvedIntentResult(intent: identifier, value: outcome.returned?.swift())
    case .question(let question):
      _ = await conversation.say(Input(.cancel))
      let name = question.parameter.map { " Give “\($0.name)” a value, or" } ?? " To answer,"
      throw AppIntentsTestingError(
        .asked, "\(identifier) asks “\(question.prompt)”.\(name) hold an AppConversation.")
    case .failed(let failure):
      throw AppIntentsTestingError(.failed, failure.words)
    case .cancelled:
      throw AppIntentsTestingError(.cancelled, "\(identifier) was cancelled.")
    case .nothingMatched:
      throw AppIntentsTestingError(.unknownName, "There is no intent “\(identifier)”.")
    }
  }

  /// Returns the input that runs this intent in a conversation.
  func input(for conversation: Conversation, _ app: LinkedApp) async throws -> Input {
    let type = try app.intent(named: identifier)
    let call = SwiftCall(type.init())
    try await ParameterValues(call: call, app: app, conversation: conversation).assign(given)
    var input = Input(.run(intent: call.source.id), app: app.name)
    input.prepared = call
    return input
  }

  /// Accesses an intent parameter by name, for comparison with a known value.
  ///
  /// - Throws: `AppIntentsTestingError` when there is no such parameter, or it is of another type.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try path(identifier).as(T.self) }
  }

  /// Accesses a nested entity property by name.
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    path(identifier)
  }

  /// Accesses an intent parameter by name, without casting.
  @_disfavoredOverload
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get { path(identifier).expressing }
    set {
      given.removeAll { $0.name == identifier }
      given.append(Given(name: identifier, value: newValue))
    }
  }

  private func path(_ name: String) -> DynamicPropertyPath {
    let path = "\(identifier).\(name)"
    if let value = given.last(where: { $0.name == name }) {
      if let entity = (value.value as? AnyAppEntity)?.entity {
        return DynamicPropertyPath(path, value: entity)
      }
      return DynamicPropertyPath(path, value: value.value?.makeExpression().value)
    }
    do {
      let intent = try LinkedApp.named(bundleIdentifier).intent(named: identifier).init()
      let field = try intent.field(named: name)
      return DynamicPropertyPath(path, value: field.parameter.anyValue)
    } catch {
      let error = error as? AppIntentsTestingError
      return DynamicPropertyPath(
        path, failure: error ?? AppIntentsTestingError(.unknownName, "There is no \(path)."))
    }
  }

  /// Returns whether two values are the same intent with the same arguments.
  public static func == (left: AnyAppIntent, right: AnyAppIntent) -> Bool {
    left.bundleIdentifier == right.bundleIdentifier && left.identifier == right.identifier
      && left.given.count == right.given.count
      && left.given.allSatisfy { value in
        right.given.contains { other in
          other.name == value.name
            && areEqual(
              value.value?.makeExpression().value, other.value?.makeExpression().value)
        }
      }
  }

  /// The intent's name with its arguments.
  public var description: String {
    let values = given.map { given in
      "\(given.name): \(given.value.map { "\($0)" } ?? "nil")"
    }
    return "\(identifier)(\(values.joined(separator: ", ")))"
  }
}
