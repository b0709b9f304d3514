// What a resolver knows of the parameter that a value is for, and what it can ask.

public import Foundation
public import FoundationGaps

/// What is known of the parameter that a value is for.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  let parameter: any AnyIntentParameter

  /// What is known of a parameter.
  package init(_ parameter: any AnyIntentParameter) { self.parameter = parameter }

  /// What the parameter is called; the type of its value when it was given no title.
  public var title: LocalizedStringResource {
    parameter.declaredTitle ?? LocalizedStringResource(stringLiteral: "\(parameter.valueType)")
  }

  /// Whether the parameter can do without a value.
  public var isOptional: Bool { parameter.isOptional }
}

extension IntentParameterContext where Value.ValueType == Int {
  /// The least and the greatest number allowed; `nil` when any is.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
    // An end beyond what a whole number can be is no limit.
    parameter.options.inclusiveRange.map {
      (Int(exactly: $0.lowerBound.rounded()) ?? .min, Int(exactly: $0.upperBound.rounded()) ?? .max)
    }
  }

  /// How the number is entered; `nil` when the declaration does not say.
  public var controlStyle: IntentParameter<Value>.IntControlStyle? {
    switch parameter.options.controlStyle {
    case .field: .field
    case .stepper: .stepper
    case .slider: .slider
    case nil: nil
    }
  }
}

extension IntentParameterContext where Value.ValueType == Double {
  /// The least and the greatest number allowed; `nil` when any is.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
    parameter.options.inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
  }

  /// How the number is entered; `nil` when the declaration does not say.
  public var controlStyle: IntentParameter<Value>.DoubleControlStyle? {
    switch parameter.options.controlStyle {
    case .field: .field
    case .slider: .slider
    case .stepper, nil: nil
    }
  }
}

extension IntentParameterContext where Value.ValueType == Decimal {
  /// The least and the greatest number allowed; `nil` when any is.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? {
    parameter.options.inclusiveRange.map { (Decimal($0.lowerBound), Decimal($0.upperBound)) }
  }
}

extension IntentParameterContext where Value.ValueType == Bool {
  /// What yes and no are called; `nil` when they have no names of their own.
  public var displayName: Bool.IntentDisplayName? { parameter.options.booleanNames }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
  /// The currencies allowed, as ISO 4217 codes; `nil` when any is.
  public var currencyCodes: [String]? {
    parameter.options.currencyCodes.isEmpty ? nil : parameter.options.currencyCodes
  }
}

extension IntentParameterContext where Value.ValueType == Date {
  /// What of a date is asked for; `nil` when the declaration does not say.
  public var dateKind: IntentParameter<Value>.DateKind? { .init(parameter.options.dateKind) }
}

extension IntentParameterContext where Value.ValueType == DateComponents {
  /// What of a date is asked for; `nil` when the declaration does not say.
  public var dateKind: IntentParameter<Value>.DateKind? { .init(parameter.options.dateKind) }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
  /// Which of a person's facts is asked for; `nil` when the declaration does not say.
  public var parameterMode: IntentPerson.ParameterMode? { parameter.options.personMode }
}

extension IntentParameterContext {
  /// Asks the person for a value, and goes on with it.
  ///
  /// - Throws: A cancellation when the person gives none.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try answer(try await IntentEnvironment.ask(.value(parameter, dialog: dialog)))
  }

  /// Asks the person which of several values is meant, and goes on with it.
  ///
  /// - Throws: A cancellation when the person does not say.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let prompt = IntentPrompt.disambiguation(
      parameter, among: itemsToDisambiguate, dialog: dialog)
    let answer = try await IntentEnvironment.ask(prompt)
    if case .chosen(let index) = answer, itemsToDisambiguate.indices.contains(index) {
      return itemsToDisambiguate[index]
    }
    return try self.answer(answer)
  }

  /// Asks the person whether a value is right.
  ///
  /// - Returns: Whether it is.
  /// - Throws: A cancellation when the person does not say.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    let prompt = IntentPrompt.valueConfirmation(
      parameter, value: itemToConfirm, dialog: dialog, view: nil)
    return switch try await IntentEnvironment.ask(prompt) {
    case .accepted: true
    case .declined: false
    case .value, .chosen, .cancelled: throw IntentCancellation()
    }
  }

  /// An error that ends the run: the person is asked for a value, and `perform()` starts again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(NeedsValueError(parameter: parameter, dialog: dialog)))
  }

  /// An error that ends the run: the person is asked which, and `perform()` starts again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsDisambiguation(
        NeedsDisambiguationError(
          parameter: parameter, items: itemsToDisambiguate, dialog: dialog)))
  }

  private func answer(_ answer: IntentAnswer) throws -> Value.ValueType {
    guard case .value(let value) = answer else { throw IntentCancellation() }
    guard let answer = value as? Value.ValueType else {
      throw ParameterTypeMismatch(expected: Value.ValueType.self, found: value)
    }
    return answer
  }
}
