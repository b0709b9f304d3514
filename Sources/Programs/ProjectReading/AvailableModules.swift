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
