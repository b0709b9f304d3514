// Lists the parts of sources that are not compiled on Linux, for `behest lint`.

package import Foundation

/// The parts of sources that `#if` keeps from Linux.
package enum UncompiledSources {
  /// Returns the parts in the Swift files at paths and in their folders that use App Intents, in the
  /// order of their files; those of packages and products of others are ignored.
  package static func parts(
    at paths: [String], checkout: URL
  ) -> [(file: String, part: UncompiledPart)] {
    let conditions = CompilationConditions(modules: AvailableModules.all(checkout: checkout))
    return paths.flatMap { path -> [(String, UncompiledPart)] in
      let url = URL(filePath: path)
      let isFile = path.hasSuffix(".swift")
      let base = url.pathExtension.hasPrefix("xc") ? url.deletingLastPathComponent() : url
      let files = isFile ? [""] : FolderListing.files(in: base).filter { $0.hasSuffix(".swift") }
      return files.flatMap { file -> [(String, UncompiledPart)] in
        let place = isFile ? base : base.appending(path: file)
        guard let data = FolderListing.contents(of: place) else { return [] }
        let outline = SwiftOutline(Array(data), on: conditions)
        guard outline.imports["AppIntents"] != nil else { return [] }
        return outline.uncompiled.map { (isFile ? path : base.relativePath + "/" + file, $0) }
      }
    }
  }
}
