// Writes the symbols of one table's string catalogs, or of asset catalogs: catalog-symbols CATALOG… OUTPUT.

import Foundation
import SymbolWriting

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard let output = arguments.last, var catalog = arguments.dropLast().first else {
  FileHandle.standardError.write(Data("usage: catalog-symbols CATALOG… OUTPUT\n".utf8))
  exit(64)
}
do {
  let source: String
  if catalog.pathExtension == "xcassets" {
    source = AssetSymbols(catalogs: arguments.dropLast()).source
  } else {
    var symbols = StringSymbols(table: catalog.deletingPathExtension().lastPathComponent)
    for file in arguments.dropLast() {
      catalog = file
      try symbols.add(catalog: Data(contentsOf: file))
    }
    source = symbols.source
  }
  try Data(source.utf8).write(to: output)
} catch {
  // Xcode's form, which SwiftPM points out.
  FileHandle.standardError.write(Data("\(catalog.path):1:1: error: \(error)\n".utf8))
  exit(1)
}
