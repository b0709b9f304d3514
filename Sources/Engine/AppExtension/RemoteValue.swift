// A value of an app in another process, as its server described it.

import FoundationGaps
package import IntentEngine

/// A value of the app's own type, of which this process has the description and the other the value.
package struct RemoteValue: NativeValue {
  /// The name under which the other side keeps the value; `nil` when it does not.
  package var kept: String?
  /// The identifier of the value's type.
  package var typeID: String
  /// The value converted to cases that are independent of the app's types.
  package var plain: Value
  /// The option in the language of the description.
  package var shown: Question.Option
  /// The option in the language of the source; `nil` when it is the same.
  package var source: Question.Option?
  /// The identifier of an entity or the raw value of a case; `nil` for other values.
  package var identifier: String?
  /// The elements of a list; `nil` for other values.
  package var elements: [Value]?
  /// Whether the value is an entity.
  package var isEntity: Bool
  /// The people with whom an entity is shared; `nil` for nobody, and for other values.
  package var audience: Audience?
  /// A function that asks the other side for the properties that take time; `nil` for none.
  package var completion: (@Sendable (RemoteValue) async throws -> Value)?

  /// Creates a value from its description.
  package init(
    kept: String? = nil, typeID: String, plain: Value, shown: Question.Option,
    source: Question.Option? = nil, identifier: String? = nil, elements: [Value]? = nil,
    isEntity: Bool = false, audience: Audience? = nil,
    completion: (@Sendable (RemoteValue) async throws -> Value)? = nil
  ) {
    self.kept = kept
    self.typeID = typeID
    self.plain = plain
    self.shown = shown
    self.source = source
    self.identifier = identifier
    self.elements = elements
    self.isEntity = isEntity
    self.audience = audience
    self.completion = completion
  }

  /// The option that stands for the value in a list of choices.
  ///
  /// A case of an enumeration can be named in the language of the source, whatever the current one.
  package var option: Question.Option {
    LocalizationEnvironment.taskTables == nil ? source ?? shown : shown
  }

  /// Returns the plain value with those properties read that take time to get.
  package func complete() async throws -> Value { try await completion?(self) ?? plain }
}
