// The context of a resolver: the parameter that the value is for, and the requests about it.

public import Foundation
public import FoundationGaps

/// The context of a resolver: the parameter that the value is for.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  let parameter: any AnyIntentParameter

  /// Creates the context of a parameter.
  package init(_ parameter: any AnyIntentParameter) { self.parameter = parameter }

  /// The title of the parameter; the name of its value's type if none was declared.
  public var title: LocalizedStringResource {
    parameter.declaredTitle ?? LocalizedStringResource(stringLiteral: "\(parameter.valueType)")
  }

  /// Whether the parameter's type is optional.
  public var isOptional: Bool { parameter.isOptional }
}

extension IntentParameterContext where Value.ValueType == Int {
  /// The minimum and the maximum number; `nil` for no limits.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
    // A bound outside the range of `Int` is no limit.
    parameter.options.inclusiveRange.map {
      (Int(exactly: $0.lowerBound.rounded()) ?? .min, Int(exactly: $0.upperBound.rounded()) ?? .max)
    }
  }

  /// The control that the number is entered with; `nil` for the default.
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
  /// The minimum and the maximum number; `nil` for no limits.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
    parameter.options.inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
  }

  /// The control that the number is entered with; `nil` for the default.
  public var controlStyle: IntentParameter<Value>.DoubleControlStyle? {
    switch parameter.options.controlStyle {
    case .field: .field
    case .slider: .slider
    case .stepper, nil: nil
    }
  }
}

extension IntentParameterContext where Value.ValueType == Decimal {
  /// The minimum and the maximum number; `nil` for no limits.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? {
    parameter.options.inclusiveRange.map { (Decimal($0.lowerBound), Decimal($0.upperBound)) }
  }
}

extension IntentParameterContext where Value.ValueType == Bool {
  /// The display names of true and false; `nil` for the default ones.
  public var displayName: Bool.IntentDisplayName? { parameter.options.booleanNames }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
  /// The allowed currencies, as ISO 4217 codes; `nil` allows any.
  public var currencyCodes: [String]? {
    parameter.options.currencyCodes.isEmpty ? nil : parameter.options.currencyCodes
  }
}

extension IntentParameterContext where Value.ValueType == Date {
  /// The parts of a date that are asked for; `nil` for the default.
  public var dateKind: IntentParameter<Value>.DateKind? { .init(parameter.options.dateKind) }
}

extension IntentParameterContext where Value.ValueType == DateComponents {
  /// The parts of a date that are asked for; `nil` for the default.
  public var dateKind: IntentParameter<Value>.DateKind? { .init(parameter.options.dateKind) }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
  /// The part of a person's details that is asked for; `nil` for the default.
  public var parameterMode: IntentPerson.ParameterMode? { parameter.options.personMode }
}

extension IntentParameterContext {
  /// Asks the person for a value and returns it.
  ///
  /// - Throws: A cancellation when the person gives none.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try answer(try await IntentEnvironment.ask(.value(parameter, dialog: dialog)))
  }

  /// Asks the person which of several values is meant, and returns it.
  ///
  /// - Throws: A cancellation when the person does not answer.
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

  /// Asks the person to confirm a value.
  ///
  /// - Returns: Whether the person confirmed it.
  /// - Throws: A cancellation when the person does not answer.
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

  /// Returns an error that ends the run: the person is asked for a value, and `perform()` starts
  /// again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(NeedsValueError(parameter: parameter, dialog: dialog)))
  }

  /// Returns an error that ends the run: the person is asked which value, and `perform()` starts
  /// again.
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
