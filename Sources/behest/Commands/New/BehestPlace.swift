// Where a new package finds Behest.

import ArgumentParser
import Foundation

/// A folder or a repository that has Behest.
struct BehestPlace: Hashable {
  /// The dependency as a package's manifest writes it.
  let dependency: String
  /// What the package is called in the manifest.
  let package: String
  /// The checkout, where it is one.
  private let checkout: URL?

  /// Takes what somebody named, or finds the checkout this program was built in.
  ///
  /// - Throws: `UsageError` when there is no such folder, or nothing was named and none is found.
  init(_ named: String?) throws {
    if let named, Self.isAddress(named) {
      guard !named.contains("\""), !named.contains("\\"), !named.contains(where: \.isWhitespace)
      else { throw UsageError("“\(named)” is not the address of a repository.") }
      dependency = ".package(url: \"\(named)\", from: \"\(CommandTree.configuration.version)\")"
      // SwiftPM calls a package by the last part of its address.
      let last = named.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? named
      package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      checkout = Self.checkoutOfProgram()
      return
    }
    let folder: URL
    if let named {
      folder = URL(filePath: named, directoryHint: .isDirectory).standardizedFileURL
      guard Self.isBehest(folder) else {
        throw UsageError("There is no checkout of Behest in “\(named)”.")
      }
    } else if let checkout = Self.checkoutOfProgram() {
      folder = checkout
    } else {
      throw UsageError("Say where Behest is: --behest and its folder, or its repository's address.")
    }
    let path = folder.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    dependency = ".package(name: \"behest\", path: \"\(path)\")"
    package = "behest"
    checkout = folder
  }

  /// The names in the checkout's manifest: SwiftPM wants those of all targets to differ.
  var targets: Set<String> {
    guard let manifest = checkout?.appending(path: "Package.swift"),
      let text = try? String(contentsOf: manifest, encoding: .utf8)
    else { return [] }
    return Set(text.matches(of: /name: "(\w+)"/).map { String($0.1) })
  }

  private static func isAddress(_ text: String) -> Bool {
    text.contains("://") || (text.contains("@") && text.contains(":"))
  }

  /// The checkout that the running program is in.
  private static func checkoutOfProgram() -> URL? {
    guard var folder = ProgramFolder.current else { return nil }
    while folder.path != "/" {
      if isBehest(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private static func isBehest(_ folder: URL) -> Bool {
    let files = FileManager.default
    return files.fileExists(atPath: folder.appending(path: "Package.swift").path)
      && files.fileExists(atPath: folder.appending(path: "Sources/AppShell").path)
  }
}
