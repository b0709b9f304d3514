// The property wrappers that an app's value stores, by their properties' names.

@_spi(Reflection) import Swift

/// Returns the objects behind a value's wrapped properties that are of a kind, in order.
///
/// The storage of the wrapper of `soup` is called `_soup`. Superclasses come first. `Mirror` would do
/// as well, but asks for each type whether it describes itself, which the runtime looks for among all
/// conformances of the program.
///
/// - Parameters:
///   - owner: The value, as its own type or a superclass.
///   - kind: The existential type of the wrappers, which are objects.
func propertyWrappers<Owner, Wrapper>(
  of owner: Owner, as kind: Wrapper.Type
) -> [(name: String, wrapper: Wrapper)] {
  var found: [(name: String, wrapper: Wrapper)] = []
  func add(_ start: UnsafeRawPointer, _ type: Any.Type, _ options: _EachFieldOptions) {
    _ = _forEachField(of: type, options: options) { label, offset, _, kind in
      guard kind == .class, label.pointee == CChar(bitPattern: UInt8(ascii: "_")) else {
        return true
      }
      if let wrapper = (start + offset).load(as: AnyObject.self) as? Wrapper {
        found.append((String(cString: label + 1), wrapper))
      }
      return true
    }
  }
  if let type = type(of: owner) as? AnyClass {
    let object = owner as AnyObject
    withExtendedLifetime(object) {
      // `classType`, which is declared as a variable.
      add(Unmanaged.passUnretained(object).toOpaque(), type, _EachFieldOptions(rawValue: 1))
    }
  } else {
    withUnsafePointer(to: owner) { add($0, Owner.self, []) }
  }
  return found
}
