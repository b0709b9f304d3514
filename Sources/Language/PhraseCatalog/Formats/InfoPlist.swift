// Reads an app's names from its Info.plist.

import YAMLReading

/// An app's names in its Info.plist in XML form.
public struct InfoPlist: Hashable, Sendable {
  /// The value of `CFBundleDisplayName`, or of `CFBundleName` if that is missing.
  public let displayName: String?
  /// The names in `INAlternativeAppNames`, in order.
  public let alternativeNames: [String]

  /// Reads a file.
  public init(readingFile file: String) throws(PhraseFileError) {
    try self.init(SourceText(readingFile: file))
  }

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - file: The file's name in error messages.
  public init(parsing text: String, file: String) throws(PhraseFileError) {
    try self.init(SourceText(Array(text.utf8), file: file))
  }

  init(_ source: SourceText) throws(PhraseFileError) {
    let root = try PropertyListReader.read(source)
    guard case .dictionary(let members) = root.value else {
      throw source.error(
        .wrongType, at: root.offset, "an Info.plist has to be a dict, not \(root.kind)")
    }
    func text(_ key: String) throws(PhraseFileError) -> String? {
      guard let node = members[key] else { return nil }
      guard case .string(let text) = node.value else {
        throw source.error(
          .wrongType, at: node.offset, "“\(key)” has to be a string, not \(node.kind)")
      }
      return text.isEmpty ? nil : text
    }
    let bundleName = try text("CFBundleName")
    displayName = try text("CFBundleDisplayName") ?? bundleName
    alternativeNames = try Self.alternativeNames(members["INAlternativeAppNames"], source)
  }

  private static func alternativeNames(
    _ node: PropertyListNode?, _ source: SourceText
  ) throws(PhraseFileError) -> [String] {
    guard let node else { return [] }
    guard case .array(let items) = node.value else {
      throw source.error(
        .wrongType, at: node.offset,
        "“INAlternativeAppNames” has to be an array, not \(node.kind)")
    }
    var names: [String] = []
    for item in items {
      guard case .dictionary(let members) = item.value else {
        throw source.error(
          .wrongType, at: item.offset,
          "an item of “INAlternativeAppNames” has to be a dict, not \(item.kind)")
      }
      guard let name = members["INAlternativeAppName"] else {
        throw source.error(.missing, at: item.offset, "“INAlternativeAppName” is missing")
      }
      guard case .string(let text) = name.value else {
        throw source.error(
          .wrongType, at: name.offset,
          "“INAlternativeAppName” has to be a string, not \(name.kind)")
      }
      if !text.isEmpty && !names.contains(text) { names.append(text) }
    }
    return names
  }
}
