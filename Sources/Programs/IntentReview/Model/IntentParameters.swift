// The parameters and properties that are marked by property wrappers.

import SwiftSyntax

/// A `@Parameter` of an intent.
struct IntentParameterDeclaration {
  let variable: Variable
  let attribute: Attribute

  var name: String { variable.name }
  var isOptional: Bool { variable.type?.wrapped != nil }

  /// Whether it has a default value.
  var hasDefault: Bool {
    attribute.arguments.contains { ["default", "defaultValue"].contains($0.label) }
      || variable.initializer != nil
  }

  /// Whether the parameter itself provides its options.
  var hasOptions: Bool {
    attribute.arguments.contains { ["optionsProvider", "query"].contains($0.label) }
  }
}

extension Declaration {
  /// The parameters, in the order of the source.
  var parameters: [IntentParameterDeclaration] {
    variables.compactMap { variable in
      variable.attribute("Parameter", "IntentParameter").map {
        IntentParameterDeclaration(variable: variable, attribute: $0)
      }
    }
  }

  /// The properties of an entity that are visible to the system.
  var exposedProperties: [Variable] {
    variables.filter {
      $0.attribute("Property", "EntityProperty", "ComputedProperty", "DeferredProperty") != nil
    }
  }
}

extension IntentModel {
  /// Returns the parameters of an intent, including inherited ones.
  func parameters(of intent: Declaration) -> [IntentParameterDeclaration] {
    withInherited(intent).flatMap(\.parameters)
  }

  /// Whether an intent is listed for people: neither hidden, nor made for a widget or a snippet.
  func isListed(_ intent: Declaration) -> Bool {
    if let hidden = variable("isDiscoverable", of: intent), !hidden.isTrue { return false }
    return ![
      "SnippetIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent",
      "SetFocusFilterIntent", "DeprecatedAppIntent",
    ].contains { self.is(intent, $0) }
  }
}
