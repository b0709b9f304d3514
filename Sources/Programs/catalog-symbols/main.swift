// Writes the symbols of a String Catalog: catalog-symbols CATALOG OUTPUT.

import CatalogSymbols
import Foundation

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: catalog-symbols CATALOG OUTPUT\n".utf8))
  exit(64)
}
do {
  let table = arguments[0].deletingPathExtension().lastPathComponent
  let symbols = try CatalogSymbols(
    readingCatalog: Data(contentsOf: arguments[0]), table: table)
  try Data(symbols.source.utf8).write(to: arguments[1])
} catch {
  // Xcode's form, which SwiftPM points out.
  FileHandle.standardError.write(Data("\(arguments[0].path):1:1: error: \(error)\n".utf8))
  exit(1)
}
