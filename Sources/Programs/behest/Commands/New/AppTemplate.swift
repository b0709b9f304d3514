// The package of a new app.

/// The files of a new app's package: those of the project Scratchpad, renamed.
struct AppTemplate {
  /// The name of the app and of its module.
  let name: String
  /// The location of Behest.
  let behest: BehestPlace

  /// A file of the package.
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

  /// Returns the manifest, with Behest's location instead of the enclosing checkout.
  private func manifest(_ text: String) -> String {
    named(text)
      .replacing(#".package(name: "behest", path: "../../..")"#, with: behest.dependency)
      .replacing(#"\(Context.packageDirectory)/../../.."#, with: behest.root)
      .replacing(#"package: "behest""#, with: #"package: "\#(behest.package)""#)
  }
}
