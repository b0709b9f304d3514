// Reads an app's names from its Info.plist.

import YAMLReading

/// An app's names in its Info.plist in XML form.
///
/// A name with a build setting of Xcode's, such as `$(PRODUCT_NAME)`, counts as missing. The list of an
/// app extension, of a watch app beside the app, of tests or of a framework has no names.
public struct InfoPlist: Hashable, Sendable {
  /// The value of `CFBundleDisplayName`, or of `CFBundleName` if that is missing.
  public let displayName: String?
  /// The names in `INAlternativeAppNames`, in order.
  public private(set) var alternativeNames: [String] = []

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
    var members = try source.members(of: root, "an Info.plist", is: "a dict")
    let others: Set = [
      "EXAppExtensionAttributes", "NSExtension", "WKCompanionAppBundleIdentifier", "WKWatchKitApp",
    ]
    if members.contains(where: { others.contains($0.key) }) { members = [] }
    func text(_ key: String) throws(PhraseFileError) -> String? {
      guard let node = members.last(where: { $0.key == key })?.node else { return nil }
      let text = try source.string(node, "“\(key)”")
      return text.isEmpty || text.contains("$(") || text.contains("${") ? nil : text
    }
    if let type = try text("CFBundlePackageType"), type != "APPL" { members = [] }
    let bundleName = try text("CFBundleName")
    displayName = try text("CFBundleDisplayName") ?? bundleName
    for member in members where member.key == "INAlternativeAppNames" {
      for item in try source.elements(of: member.node, "“INAlternativeAppNames”") {
        let facts = try source.members(
          of: item, "an item of “INAlternativeAppNames”", is: "a dict")
        let node = try source.required("INAlternativeAppName", in: facts, of: item)
        let name = try source.string(node, "“INAlternativeAppName”")
        if !name.isEmpty && !alternativeNames.contains(name) { alternativeNames.append(name) }
      }
    }
  }
}
