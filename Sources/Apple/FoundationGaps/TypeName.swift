// The name of a type, without the search that `String(describing:)` makes.

/// The name of a type as its declaration spells it, generic arguments included.
///
/// `String(describing:)` gives the same text, but first looks through every conformance of the
/// program for one of the type's type: some hundred microseconds for each name.
package func nameOfType(_ type: any Any.Type) -> String {
  _typeName(type, qualified: false)
}
