// The parameters of an intent by the names of their properties.

/// A parameter and the name of its property.
package struct IntentParameterField: Sendable {
  /// The property's name: `soup` for `@Parameter var soup`.
  package let name: String

  /// The parameter.
  package let parameter: any AnyIntentParameter

  /// Creates a field from a name and a parameter.
  package init(name: String, parameter: any AnyIntentParameter) {
    self.name = name
    self.parameter = parameter
  }
}

extension AppIntent {
  /// The intent's parameters in the order of their declaration.
  package var parameterFields: [IntentParameterField] {
    Mirror(reflecting: self).wrapped(as: (any AnyIntentParameter).self).map { name, parameter in
      parameter.named(name)
      return IntentParameterField(name: name, parameter: parameter)
    }
  }

  /// Returns the property name of a parameter of this intent; `nil` for another intent's parameter.
  package func name(of parameter: any AnyIntentParameter) -> String? {
    parameterFields.first { $0.parameter === parameter }?.name
  }
}

extension Mirror {
  /// Returns the children that are property wrappers of a kind, by their property's name, in order.
  ///
  /// The storage of the wrapper of `soup` is called `_soup`. Superclasses come first.
  func wrapped<Wrapper>(as kind: Wrapper.Type) -> [(name: String, wrapper: Wrapper)] {
    let inherited = superclassMirror?.wrapped(as: kind) ?? []
    return inherited
      + children.compactMap { child in
        guard let label = child.label, let wrapper = child.value as? Wrapper else { return nil }
        return (label.hasPrefix("_") ? String(label.dropFirst()) : label, wrapper)
      }
  }
}
