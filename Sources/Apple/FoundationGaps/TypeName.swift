// The name of a type, without the conformance search of `String(describing:)` and `String(reflecting:)`.

/// Returns the name of a type as its declaration spells it, generic arguments included.
///
/// `String(describing:)` returns the same text, but first searches all conformances of the program
/// for one of the type's metatype: some hundred microseconds for each name.
package func nameOfType(_ type: any Any.Type) -> String {
  _typeName(type, qualified: false)
}

/// Returns the name of a type with its module, as `String(reflecting:)` does.
package func qualifiedNameOfType(_ type: any Any.Type) -> String {
  _typeName(type, qualified: true)
}
