// Conversions from the choices of a declaration to the options that the engine reads.

extension ParameterOptions.ControlStyle {
  init<Value>(_ style: IntentParameter<Value>.IntControlStyle) {
    switch style {
    case .field: self = .field
    case .stepper: self = .stepper
    case .slider: self = .slider
    }
  }

  init<Value>(_ style: IntentParameter<Value>.DoubleControlStyle) {
    switch style {
    case .field: self = .field
    case .slider: self = .slider
    }
  }
}

extension ParameterOptions.DateKind {
  init<Value>(_ kind: IntentParameter<Value>.DateKind) {
    switch kind {
    case .date: self = .date
    case .time: self = .time
    case .dateTime: self = .dateTime
    }
  }
}

/// Returns the range between two bounds, in either order; `nil` if one is not a number.
func closedRange<Bound>(
  _ bounds: (lowerBound: Bound, upperBound: Bound)?, as number: (Bound) -> Double
) -> ClosedRange<Double>? {
  guard let bounds else { return nil }
  let (one, other) = (number(bounds.lowerBound), number(bounds.upperBound))
  return one.isNaN || other.isNaN ? nil : min(one, other)...max(one, other)
}

extension IntentParameter.DateKind {
  /// Creates the kind that the options state; `nil` when they state none.
  init?(_ kind: ParameterOptions.DateKind?) {
    switch kind {
    case .date: self = .date
    case .time: self = .time
    case .dateTime: self = .dateTime
    case nil: return nil
    }
  }
}
