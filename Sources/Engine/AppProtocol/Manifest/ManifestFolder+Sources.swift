// The files that apps are made of, whose changes make what is kept of an app out of date.

import Foundation

extension ManifestFolder {
  /// The most files of an app that are looked at.
  private static let mostSources = 100

  private var sources: String { url.path + "/Sources" }

  /// Writes the paths of the files that an app said it is made of, in place of those it had.
  ///
  /// - Parameter date: The moment before the app was asked.
  func write(sources paths: [String], of name: String, asOf date: Date) throws {
    let place = URL(filePath: sources + "/" + name)
    try? FileManager.default.removeItem(at: place)
    let paths = paths.filter { $0.hasPrefix("/") && !$0.contains("\n") }.prefix(Self.mostSources)
    guard !paths.isEmpty else { return }
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    try Data(paths.joined(separator: "\n").utf8).write(to: place)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: place.path)
  }

  /// The names of the apps that have files which were changed since the app was asked; one stat a
  /// file, and nothing where no app named any.
  package var changedNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return names.sorted().filter { name in
      let place = sources + "/" + name
      guard let asked = Self.date(of: place),
        let text = try? String(contentsOfFile: place, encoding: .utf8)
      else { return false }
      return text.split(separator: "\n").contains { path in
        Self.date(of: String(path)).map { $0 > asked } ?? false
      }
    }
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
