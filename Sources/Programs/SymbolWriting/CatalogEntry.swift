// A key of a String Catalog that gets a symbol, as far as the symbol depends on it.

import Foundation

/// A key that was added by hand, with its text in the source language.
struct CatalogEntry {
  let key: String
  let comment: String?
  /// The text in the source language; `nil` when it is the key, or has plural forms.
  private(set) var text: String?
  private(set) var arguments: [FormatArgument] = []

  /// Creates an entry; `nil` for a key that Xcode found in the code, or that is to have no symbol.
  init?(key: String, entry: [String: Any], sourceLanguage: String) {
    guard !key.isEmpty, entry["extractionState"] as? String == "manual",
      entry["generatesSymbol"] as? Bool != false
    else { return nil }
    self.key = key
    comment = entry["comment"] as? String
    let source = (entry["localizations"] as? [String: Any])?[sourceLanguage] as? [String: Any]
    text = source.flatMap(Self.value)
    arguments = Self.arguments(key: key, source: source ?? [:])
  }

  private static func value(_ localization: [String: Any]) -> String? {
    (localization["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func arguments(key: String, source: [String: Any]) -> [FormatArgument] {
    var found: [Int: FormatArgument] = [:]
    for format in [key] + formats(source) {
      for specifier in FormatSpecifier.all(in: format) where found[specifier.position] == nil {
        found[specifier.position] = specifier.argument
      }
    }
    let substitutions = source["substitutions"] as? [String: [String: Any]] ?? [:]
    for (index, part) in substitutions.sorted(by: { $0.key < $1.key }).enumerated() {
      let format = part.value["formatSpecifier"] as? String ?? "lld"
      var argument =
        FormatSpecifier.all(in: "%" + format).first?.argument
        ?? FormatArgument(label: nil, length: "ll", conversion: "d")
      argument.label = SymbolName.lower(part.key)
      found[part.value["argNum"] as? Int ?? index + 1] = argument
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the texts of a localization, the main one of its variations first.
  private static func formats(_ localization: [String: Any]) -> [String] {
    let variations = localization["variations"] as? [String: [String: [String: Any]]] ?? [:]
    let variants = variations.sorted { $0.key < $1.key }.flatMap { variation in
      variation.value.sorted {
        ($0.key == "other" ? "" : $0.key) < ($1.key == "other" ? "" : $1.key)
      }
    }
    return [value(localization)].compactMap { $0 } + variants.flatMap { formats($0.value) }
  }
}
