// Checks for parameters of controls without an initial value.

/// A check for parameters of controls that are neither optional nor have a default.
enum ControlParameterCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "control-parameter", level: .warning,
    summary: "A parameter of a control is neither optional nor has a default.",
    help: "Make the parameter optional, or give it a default.",
    reason: """
      A control is added before anybody configures it, so each parameter is read once without a \
      value. Only an optional, or a default, has something to show then.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("ControlConfigurationIntent").flatMap { intent in
      model.parameters(of: intent).filter { parameter in
        !parameter.isOptional && !parameter.hasDefault && parameter.variable.type != nil
      }.map { parameter in
        ReviewFinding(
          rule, "“\(parameter.name)” of \(intent.name) has no value until somebody configures it.",
          at: parameter.variable.token, in: parameter.variable.file)
      }
    }
  }
}
