// Tests on a disk that is really full, where this process may mount one.

import Foundation
import Testing

@testable import SampleMarkdownSnippet

struct FullDiskTests {
  @Test(.enabled(if: SmallDisk.isPossible), arguments: [64, 200, 400])
  func `a full disk is said, loses nothing and recovers`(kilobytes: Int) async throws {
    let disk = try SmallDisk(kilobytes: kilobytes)
    defer { disk.unmount() }
    let file = URL(fileURLWithPath: disk.path + "/behest/MarkdownSnippet.sqlite")
    let store = DocumentStore(file: file)
    var kept: [String] = []
    var failure: DocumentStoreError?
    for number in 0..<200 {
      do {
        let document = try await store.create(
          title: "\(number)", content: String(repeating: "x", count: 4_000))
        kept.append(document.title)
      } catch {
        failure = error as? DocumentStoreError
        break
      }
    }
    #expect(failure?.code == .full)
    if !kept.isEmpty {
      #expect(try await store.all().map(\.title) == kept.reversed())
    }
    try disk.grow(toKilobytes: 4_096)
    try await store.create(title: "after")
    #expect(try await store.all().map(\.title) == ["after"] + kept.reversed())
  }
}

/// A small file system in memory, mounted for one test.
struct SmallDisk {
  let path: String

  /// Whether this process may mount one: as root, and where the container allows it.
  static let isPossible: Bool = {
    guard geteuid() == 0, let disk = try? SmallDisk(kilobytes: 64) else { return false }
    disk.unmount()
    return true
  }()

  init(kilobytes: Int) throws {
    path = NSTemporaryDirectory() + "behest-disk-" + UUID().uuidString
    mkdir(path, 0o700)
    do {
      try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "none", path)
    } catch {
      rmdir(path)
      throw error
    }
  }

  func grow(toKilobytes kilobytes: Int) throws {
    try Self.run("mount", "-o", "remount,size=\(kilobytes)k", path)
  }

  /// Lets go at once, also of files that are still open.
  func unmount() {
    try? Self.run("umount", "--lazy", path)
    rmdir(path)
  }

  private static func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
  }
}
