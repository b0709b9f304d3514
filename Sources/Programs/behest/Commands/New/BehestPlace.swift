// Finds Behest for the manifest of a new package.

import ArgumentParser
import BehestProcess
import Foundation

/// The location of Behest: a folder or a repository.
struct BehestPlace: Hashable {
  /// The dependency as a package's manifest begins it, up to its traits.
  let dependency: String
  /// The root of the checkout, as a string in the manifest.
  let root: String
  /// The name of the package in the manifest.
  let package: String
  /// Whether the location of Behest is known.
  let isKnown: Bool
  /// The checkout, if one is known.
  let checkout: URL?

  /// Creates the named location, or finds a checkout around the program, its source or this folder.
  ///
  /// Without any, the manifest gets a path to fill in.
  ///
  /// - Throws: `UsageError` when there is no such folder.
  init(_ named: String?) throws {
    let known = Self.knownCheckout()
    isKnown = named != nil || known != nil
    if let named, Self.isAddress(named) {
      guard !named.contains("\""), !named.contains("\\"), !named.contains(where: \.isWhitespace)
      else { throw UsageError("“\(named)” is not the address of a repository.") }
      dependency = ".package(url: \"\(named)\", from: \"\(Behest.version)\""
      // SwiftPM names a package after the last part of its address.
      let last = named.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? named
      package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      // SwiftPM's folder of fetched packages.
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
    dependency = ".package(name: \"behest\", path: \"\(path)\""
    root = path.hasPrefix("/") ? path : #"\(Context.packageDirectory)/"# + path
    package = "behest"
    checkout = folder
  }

  /// The names in the checkout's manifest, as SwiftPM requires all target names to differ.
  var targets: Set<String> {
    guard let manifest = checkout?.appending(path: "Package.swift"),
      let text = try? String(contentsOf: manifest, encoding: .utf8)
    else { return [] }
    return Set(text.matches(of: /(?:name: |(?:module|tests)\(\s*)"(\w+)"/).map { String($0.1) })
  }

  private static func isAddress(_ text: String) -> Bool {
    text.contains("://") || (text.contains("@") && text.contains(":"))
  }

  /// Returns the checkout around the running program, its installation source, or the current
  /// folder.
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
