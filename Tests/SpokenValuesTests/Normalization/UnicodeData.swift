// Reads the data files that Unicode publishes, as Debian's package `unicode-data` installs them.

import Foundation

/// Unicode's data files; a missing one is an error, so that no test passes for want of data.
enum UnicodeData {
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The lines of a file that hold data, split at semicolons, without comments and edges.
  static func rows(_ name: String) throws -> [[Substring]] {
    try text(name).split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }
      guard data.contains(";") else { return nil }
      return data.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingPrefix { $0 == " " } }
    }
  }

  /// The text of code points in hexadecimal, with spaces between them; `nil` for surrogates.
  static func text(ofCodePoints codePoints: Substring) -> String? {
    var scalars = String.UnicodeScalarView()
    for code in codePoints.split(separator: " ") {
      guard let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  private static func text(_ name: String) throws -> String {
    let path = "/usr/share/unicode/" + name
    if let text = try? String(contentsOfFile: path, encoding: .utf8) { return text }
    guard FileManager.default.fileExists(atPath: path + ".bz2") else {
      throw Missing(description: "\(path) is missing: `make setup` installs unicode-data.")
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bzcat", path + ".bz2"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let text = String(data: data, encoding: .utf8) else {
      throw Missing(description: "bzcat cannot read \(path).bz2: `make setup` installs bzip2.")
    }
    return text
  }
}
