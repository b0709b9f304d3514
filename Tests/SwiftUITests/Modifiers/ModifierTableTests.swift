// The table of modifiers says what the sources do.

import Foundation
import SwiftUI
import TestSupport
import Testing

struct ModifierTableTests {
  /// A modifier as its source declares it.
  private struct Declaration {
    let name: String
    let isIgnored: Bool
  }

  /// The modifiers that extensions of `View` declare, with what their documentation says.
  private func declarations() throws -> [Declaration] {
    let sources = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Sources/SwiftUI", directoryHint: .isDirectory)
      .resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      try declarations(in: String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
  }

  private func declarations(in source: String) -> [Declaration] {
    var isInView = false
    var isIgnored = false
    var found: [Declaration] = []
    for line in source.split(separator: "\n") {
      if line.hasPrefix("extension ") { isInView = line.hasPrefix("extension View {") }
      if line.hasPrefix("  /// Accepted and ignored: ") { isIgnored = true }
      guard let start = line.range(of: "nonisolated public func ") else { continue }
      let name = String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber })
      if isInView { found.append(Declaration(name: name, isIgnored: isIgnored)) }
      isIgnored = false
    }
    return found
  }

  @Test func `every modifier is in the table, and nothing else`() throws {
    let names = Set(try declarations().map { $0.name })
    #expect(names.count > 150)
    #expect(names.subtracting(modifierTable.keys).sorted() == [])
    #expect(Set(modifierTable.keys).subtracting(names).sorted() == [])
  }

  @Test func `the table and the documentation agree on what is ignored`() throws {
    for (name, overloads) in Dictionary(grouping: try declarations(), by: \.name) {
      let isIgnored = overloads.allSatisfy { $0.isIgnored }
      #expect((modifierTable[name] == .accepted) == isIgnored, "\(name)")
    }
  }
}
