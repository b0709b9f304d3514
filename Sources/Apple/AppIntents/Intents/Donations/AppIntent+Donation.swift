// Running one intent from another, and donating an intent.

extension AppIntent {
  /// Runs the intent and returns its value.
  ///
  /// - Parameter donateOnCompletion: Whether the run is donated. Donations are accepted and not
  ///   recorded yet.
  @discardableResult
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
    -> PerformResult.Value
  where PerformResult: ReturnsValue {
    let result: PerformedResult
    if let interlocutor = IntentEnvironment.interlocutor {
      result = try await interlocutor.perform(self)
    } else {
      result = try await performErased()
    }
    if let found = result.value, let value = PerformResult.Value._value(from: found) {
      return value
    }
    if let nothing = PerformResult.Value._unset { return nothing }
    throw ParameterTypeMismatch(expected: PerformResult.Value.self, found: result.value)
  }

  /// Runs the intent.
  ///
  /// - Parameter donateOnCompletion: Whether the run is donated. Donations are accepted and not
  ///   recorded yet.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
  where PerformResult.Value == Never {
    if let interlocutor = IntentEnvironment.interlocutor {
      _ = try await interlocutor.perform(self)
    } else {
      _ = try await performErased()
    }
  }

  /// Donates the intent. Has no effect in a terminal.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Donates the intent. Has no effect in a terminal.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Donates the intent with its result. Has no effect in a terminal.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates the intent with its result. Has no effect in a terminal.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}
