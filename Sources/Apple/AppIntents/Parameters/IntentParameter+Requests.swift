// The requests that `perform()` makes about one parameter.

extension IntentParameter {
  /// Asks the person for a value and sets it.
  ///
  /// - Returns: The value that the parameter now has.
  /// - Throws: A cancellation when the person gives none.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    let answer = try await IntentEnvironment.ask(.value(self, dialog: dialog))
    return try accept(answer, as: Value.UnwrappedType.self)
  }

  /// Asks the person which of several values is meant, in the order shown, and returns it.
  ///
  /// - Throws: A cancellation when the person chooses none.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let answer = try await IntentEnvironment.ask(
      .disambiguation(self, among: itemsToDisambiguate, dialog: dialog))
    if case .chosen(let index) = answer, itemsToDisambiguate.indices.contains(index) {
      try assign(itemsToDisambiguate[index])
      return itemsToDisambiguate[index]
    }
    return try accept(answer, as: Value.ValueType.self)
  }

  /// Asks the person to confirm a value.
  ///
  /// - Returns: Whether the person confirmed it.
  /// - Throws: A cancellation when the person does not answer.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, shown: nil)
  }

  func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog?, shown view: SnippetView?
  ) async throws -> Bool {
    let answer = try await IntentEnvironment.ask(
      .valueConfirmation(self, value: itemToConfirm, dialog: dialog, view: view))
    switch answer {
    case .accepted: return true
    case .declined: return false
    case .value, .chosen, .cancelled: throw IntentCancellation()
    }
  }

  /// Returns an error that ends the run: the person is asked for a value, and `perform()` starts
  /// again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(NeedsValueError(parameter: self, dialog: dialog)))
  }

  /// An error that ends the run: the person is asked for a value, and `perform()` starts again.
  public var needsValue: AppIntentError { needsValueError() }

  /// Returns an error that ends the run: the person is asked which value, and `perform()` starts
  /// again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsDisambiguation(
        NeedsDisambiguationError(parameter: self, items: itemsToDisambiguate, dialog: dialog)))
  }

  private func accept<Answer>(_ answer: IntentAnswer, as type: Answer.Type) throws -> Answer {
    guard case .value(let value) = answer else { throw IntentCancellation() }
    try assign(value)
    if let answer = value as? Answer ?? anyValue as? Answer { return answer }
    throw ParameterTypeMismatch(expected: type, found: value)
  }
}

extension IntentParameter {
  /// Returns an error that ends the run: the person is asked for a value, and `perform()` starts
  /// again.
  @available(*, deprecated, message: "Use requestValue(_:) or needsValueError(_:) instead")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    needsValueError(dialog)
  }
}
