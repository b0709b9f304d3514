// Finds the checkout that the running program was installed from, and what builds its companions.

import BehestProcess
import Foundation

extension ProgramFolder {
  /// The folder that the program was installed from, as noted at installation; `nil` if not
  /// installed.
  static var source: URL? {
    guard let note = current?.appending(path: "../share/behest/source").standardizedFileURL,
      let path = try? String(contentsOf: note, encoding: .utf8)
    else { return nil }
    return URL(filePath: path.trimmingCharacters(in: .newlines), directoryHint: .isDirectory)
      .standardizedFileURL
  }

  /// The releases of the checkout that this program was installed from; `nil` if not installed.
  static var releases: URL? { source?.appending(path: ".build/release") }

  /// The command that builds the reviewer of sources where this program was built; `nil` if there is
  /// no checkout.
  static var reviewerBuild: [String]? {
    guard let checkout = (try? BehestPlace(nil))?.checkout else { return nil }
    // The flags of a release are the Makefile's: with others, all of it would be built again.
    return current?.lastPathComponent == "debug"
      ? ["swift", "build", "--package-path", checkout.path, "--product", "behest-review"]
      : ["make", "-C", checkout.path, "review"]
  }
}
