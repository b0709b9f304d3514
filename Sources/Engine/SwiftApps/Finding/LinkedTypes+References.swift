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

private func storedTypes(of type: any Any.Type) -> [any Any.Type] {
  var types: [any Any.Type] = []
  _ = _forEachField(of: type) { _, _, field, _ in
    types.append(field)
    return true
  }
  return types
}
