// Writes the symbols that Xcode makes from a String Catalog, as Swift.

package import Foundation

/// The symbols of a table: `LocalizedStringResource.itemsCount(3)` for the key "itemsCount".
///
/// A key that was added by hand has one, a property or, if its text has specifiers, a function. Those
/// of the table "Localizable" are members of `LocalizedStringResource` itself, those of another one,
/// of an enumeration in it with the table's name.
package struct StringSymbols {
  private let table: String
  private var entries: [CatalogEntry] = []

  /// Creates the symbols of a table without keys.
  ///
  /// - Parameter table: The name of its String Catalogs without their extension.
  package init(table: String) { self.table = table }

  /// Adds the keys of a String Catalog, of which a target may have several with one name.
  ///
  /// - Parameter data: The contents of the file.
  /// - Throws: An error for contents that are not JSON.
  package mutating func add(catalog data: Data) throws {
    let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    let source = catalog["sourceLanguage"] as? String ?? "en"
    let strings = catalog["strings"] as? [String: [String: Any]] ?? [:]
    entries += strings.compactMap {
      CatalogEntry(key: $0.key, entry: $0.value, sourceLanguage: source)
    }
  }

  /// The source of a file with the symbols.
  ///
  /// Of two keys with the same symbol, the first in the order of the alphabet has it; of one key in two
  /// catalogs, that of the first catalog.
  package var source: String {
    var names: Set<String> = []
    let members = entries.sorted { $0.key < $1.key }.compactMap { entry -> String? in
      guard let name = SymbolName.lower(Self.withoutSpecifiers(entry.key)),
        names.insert(name).inserted
      else { return nil }
      return declaration(of: entry, named: name)
    }
    let header = "// The symbols of \(table).xcstrings, made by the plugin CatalogSymbols.\n"
    guard !members.isEmpty else { return header }
    let isMain = table == "Localizable"
    let body = members.joined(separator: "\n\n")
    return """
      \(header)
      import AppIntents
      import Foundation

      private final class ResourceBundleClass {}

      nonisolated extension LocalizedStringResource {
      \(isMain ? body : "nonisolated enum \(SymbolName.upper(table) ?? "Strings") {\n\(body)\n}")
      }

      """
  }

  private func declaration(of entry: CatalogEntry, named name: String) -> String {
    let comment = (entry.comment ?? "The text “\(entry.key)”.")
      .split(whereSeparator: \.isNewline).map { "/// \($0)\n" }.joined()
    let variables = entry.arguments.enumerated().map { $1.label ?? "arg\($0 + 1)" }
    let parameters = zip(entry.arguments, variables).map { argument, variable in
      "\(argument.label == nil ? "_ " : "")\(SymbolName.declared(variable)): \(argument.type)"
    }
    let head =
      parameters.isEmpty
      ? "var \(SymbolName.declared(name)):"
      : "func \(SymbolName.declared(name))(\(parameters.joined(separator: ", "))) ->"
    return """
      \(comment)static \(head) LocalizedStringResource {
        LocalizedStringResource(
          \(Self.literal(entry.key)), defaultValue: "\(text(of: entry, variables))",
          table: \(Self.literal(table)), bundle: .forClass(ResourceBundleClass.self))
      }
      """
  }

  /// Returns the contents of the literal for the text in the source language.
  ///
  /// The values are in the order of the arguments, which the tables count by.
  private func text(of entry: CatalogEntry, _ variables: [String]) -> String {
    let values = zip(variables, entry.arguments).map { variable, argument in
      argument.type == "String"
        ? "\\(\(SymbolName.declared(variable)))"
        : "\\(\(SymbolName.declared(variable)), specifier: \(Self.literal(argument.specifier)))"
    }
    let format = entry.text ?? entry.key
    if values.isEmpty { return Self.escaped(format) }
    let specifiers = FormatSpecifier.all(in: format)
    guard specifiers.map(\.position) == Array(1...values.count) else { return values.joined() }
    var text = ""
    var rest = format.startIndex
    for (specifier, value) in zip(specifiers, values) {
      text += Self.escaped(format[rest..<specifier.range.lowerBound].replacing("%%", with: "%"))
      text += value
      rest = specifier.range.upperBound
    }
    return text + Self.escaped(format[rest...].replacing("%%", with: "%"))
  }

  private static func withoutSpecifiers(_ key: String) -> String {
    var key = key
    for specifier in FormatSpecifier.all(in: key).reversed() {
      key.replaceSubrange(specifier.range, with: " ")
    }
    return key
  }

  static func literal(_ text: some StringProtocol) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case let scalar where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }
}
