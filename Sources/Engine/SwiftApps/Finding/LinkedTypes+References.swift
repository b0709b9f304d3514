// Finds the modules that the types of an app name: in parameters, properties, queries and results.

import AppIntents
import FoundationGaps
@_spi(Reflection) import Swift

extension LinkedTypes {
  /// Returns the modules, among known ones, whose types the App Shortcuts, intents and entities name.
  ///
  /// No intent or entity is created for it: the types of their stored properties are read.
  func named(among known: Set<String>) -> Set<String> {
    var types: [any Any.Type] = (shortcuts.first?.appShortcuts ?? []).map { type(of: $0.intent) }
    for intent in intents { types += intent.namedTypes }
    for entity in entities { types += entity.namedTypes }
    let names = types.flatMap { type in
      qualifiedNameOfType(type).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    }
    return known.intersection(names.compactMap { $0.split(separator: ".").first.map(String.init) })
  }
}

extension AppIntent {
  /// The types of the stored properties and of the result.
  fileprivate static var namedTypes: [any Any.Type] {
    storedTypes(of: Self.self) + [PerformResult.self]
  }
}

extension AppEntity {
  /// The types of the stored properties and of the query.
  fileprivate static var namedTypes: [any Any.Type] {
    storedTypes(of: Self.self) + [DefaultQuery.self]
  }
}

/// Returns the types of the stored properties of a struct or a class; none for other types, whose
/// fields cannot be read without a value.
private func storedTypes(of type: any Any.Type) -> [any Any.Type] {
  let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  let isClass = kind == 0 || kind > 0x7FF
  guard isClass || kind == 0x200 else { return [] }
  // `classType`, which is a variable, and so not for Swift 6.
  let options = _EachFieldOptions(rawValue: isClass ? 1 : 0)
  var types: [any Any.Type] = []
  _ = _forEachField(of: type, options: options) { _, _, field, _ in
    types.append(field)
    return true
  }
  return types
}
