// Lists the modules that sources of an iOS app can import on Linux.

package import Foundation

/// The modules that there are on Linux: Swift's own, and those that stand in for Apple's.
package enum AvailableModules {
  /// The modules of Swift's toolchain for Linux.
  private static let ofToolchain: Set<String> = [
    "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  /// Returns the modules that sources can import beside a checkout of Behest.
  package static func all(checkout: URL) -> Set<String> {
    let flags = FileManager.default.contents(
      atPath: checkout.appending(path: "Sources/Apple/names.flags").path)
    let text = String(decoding: flags ?? Data(), as: UTF8.self)
    let names = text.matches(of: /-module-alias (\w+)=/).map { String($0.1) }
    return ofToolchain.union(names).union(["AppIntents"])
  }
}

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
        guard let data = FileManager.default.contents(atPath: place.path), data.count < 1 << 22
        else { return [] }
        let outline = SwiftOutline(Array(data), on: conditions)
        guard outline.imports["AppIntents"] != nil else { return [] }
        return outline.uncompiled.map { (isFile ? path : base.relativePath + "/" + file, $0) }
      }
    }
  }
}
