// Writes files into a folder that must be new.

import ArgumentParser
import Foundation
import BehestShell

/// A folder to write.
struct NewFolder {
  let url: URL

  /// Checks that nothing will be overwritten.
  ///
  /// - Throws: `UsageError` when something exists already.
  func check() throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      return
    }
    guard isDirectory.boolValue else {
      throw UsageError("“\(url.path)” is there already, and is no folder.")
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    guard names?.isEmpty == true else {
      throw UsageError(
        "“\(url.path)” is there already and not empty; nothing was written. "
          + "--directory names another folder.")
    }
  }

  /// Writes files, and the folders they are in.
  ///
  /// - Throws: `UsageError` for the first that cannot be written.
  func write(_ files: [AppTemplate.File]) throws {
    for file in files {
      let place = url.appending(path: file.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
      } catch {
        throw UsageError("“\(place.path)” could not be written: \(error.localizedDescription)")
      }
    }
  }
}
