// Where a new package finds Behest.

import ArgumentParser
import Foundation

/// A folder or a repository that has Behest.
struct BehestPlace: Hashable {
  /// The dependency as a package's manifest writes it.
  let dependency: String
  /// The root of the checkout as a string of the manifest writes it.
  let root: String
  /// What the package is called in the manifest.
  let package: String
  /// Whether it is known where Behest is.
  let isKnown: Bool
  /// The checkout, where it is one.
  private let checkout: URL?

  /// Takes what somebody named, or finds the checkout this program was built in or installed from, or
  /// that it is run in; else leaves a path to be filled in.
  ///
  /// - Throws: `UsageError` when there is no such folder.
  init(_ named: String?) throws {
    let known = Self.knownCheckout()
    isKnown = named != nil || known != nil
    if let named, Self.isAddress(named) {
      guard !named.contains("\""), !named.contains("\\"), !named.contains(where: \.isWhitespace)
      else { throw UsageError("“\(named)” is not the address of a repository.") }
      dependency = ".package(url: \"\(named)\", from: \"\(CommandTree.configuration.version)\")"
      // SwiftPM calls a package by the last part of its address.
      let last = named.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? named
      package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      // Where SwiftPM puts what it fetches.
      root = #"\(Context.packageDirectory)/.build/checkouts/"# + package
      checkout = known
      return
    }
    var path = "../behest"
    var folder = known
    if let named {
      let place = URL(filePath: named, directoryHint: .isDirectory).standardizedFileURL
      guard Self.isBehest(place) else {
        throw UsageError("There is no checkout of Behest in “\(named)”.")
      }
      folder = place
    }
    if let folder { path = folder.path }
    path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    dependency = ".package(name: \"behest\", path: \"\(path)\")"
    root = path.hasPrefix("/") ? path : #"\(Context.packageDirectory)/"# + path
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

  /// The checkout that the running program is in, or was installed from, or that it is run in.
  private static func knownCheckout() -> URL? {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let places = [ProgramFolder.current, ProgramFolder.source, here].compactMap { $0 }
    return places.lazy.compactMap(checkout(around:)).first
  }

  private static func checkout(around place: URL) -> URL? {
    var folder = place
    while folder.path != "/" {
      if isBehest(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private static func isBehest(_ folder: URL) -> Bool {
    let files = FileManager.default
    return files.fileExists(atPath: folder.appending(path: "Package.swift").path)
      && files.fileExists(atPath: folder.appending(path: "Sources/Apple/names.flags").path)
  }
}
