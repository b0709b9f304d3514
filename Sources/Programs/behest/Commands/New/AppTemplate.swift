// The package that a new app begins as.

/// The files of a new app's package: those of the project Scratchpad, under another name.
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
    Self.scratchpad.map { path, text in
      File(path: named(path), text: path == "Package.swift" ? manifest(text) : named(text))
    }.sorted { $0.path < $1.path }
  }

  private func named(_ text: String) -> String { text.replacing("Scratchpad", with: name) }

  /// The manifest, with Behest where it is rather than around the project.
  private func manifest(_ text: String) -> String {
    named(text)
      .replacing(#".package(name: "behest", path: "../../..")"#, with: behest.dependency)
      .replacing(#"\(Context.packageDirectory)/../../.."#, with: behest.root)
      .replacing(#"package: "behest""#, with: #"package: "\#(behest.package)""#)
  }
}
