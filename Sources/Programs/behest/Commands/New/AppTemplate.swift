// The package that a new app begins as.

/// The files of a new app's package.
struct AppTemplate {
  /// The name of the app and of its module.
  let name: String
  /// Where Behest is.
  let behest: BehestPlace

  /// A file to be written.
  struct File: Hashable {
    /// The path within the package.
    let path: String
    /// The contents.
    let text: String
  }

  /// The files, in the order of their paths.
  var files: [File] {
    [
      File(path: ".gitignore", text: ignored),
      File(path: "Package.swift", text: manifest),
      File(path: "README.md", text: readme),
      File(path: "Sources/\(name)/NoteEntity.swift", text: entity),
      File(path: "Sources/\(name)/NoteStore.swift", text: store),
      File(path: "Sources/\(name)/Phrases/AppShortcuts.xcstrings", text: phrases),
      File(path: "Sources/\(name)/Phrases/Info.plist", text: propertyList),
      File(path: "Sources/\(name)/ShowNoteIntent.swift", text: intent),
      File(path: "Sources/\(name)/\(name)Shortcuts.swift", text: shortcuts),
      File(path: "Sources/\(name)Shell/main.swift", text: shell),
      File(path: "Tests/\(name)Tests/\(name)Tests.swift", text: tests),
    ].sorted { $0.path < $1.path }
  }
}
