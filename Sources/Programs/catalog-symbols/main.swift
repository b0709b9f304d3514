// Writes the symbols of a string or asset catalog: catalog-symbols CATALOG OUTPUT.

import Foundation
import SymbolWriting

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: catalog-symbols CATALOG OUTPUT\n".utf8))
  exit(64)
}
let (catalog, output) = (arguments[0], arguments[1])
do {
  let source =
    catalog.pathExtension == "xcassets"
    ? AssetSymbols(catalog: catalog).source
    : try StringSymbols(
      readingCatalog: Data(contentsOf: catalog),
      table: catalog.deletingPathExtension().lastPathComponent
    ).source
  try Data(source.utf8).write(to: output)
} catch {
  // Xcode's form, which SwiftPM points out.
  FileHandle.standardError.write(Data("\(catalog.path):1:1: error: \(error)\n".utf8))
  exit(1)
}
