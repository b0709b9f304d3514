// A file that is passed to an intent or returned by it.

public import BehestUniformTypeIdentifiers
import Foundation
import FoundationGaps

/// A file: its contents or its URL, its name and its type.
public struct IntentFile: Hashable, Codable, Sendable, _IntentValue {
  private enum Content: Hashable, Codable, Sendable {
    case data(Data)
    case url(URL)
  }

  private let content: Content

  /// The name of the file.
  public var filename: String

  /// The file's uniform type identifier; `nil` when it is not known.
  package var typeIdentifier: String?

  /// Whether the file may be deleted once it has been used.
  public var removedOnCompletion = false

  /// Creates a file from data in memory.
  package init(data: Data, filename: String, typeIdentifier: String?) {
    content = .data(data)
    self.filename = filename
    self.typeIdentifier = typeIdentifier
  }

  /// Creates a file from a URL on disk.
  package init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    content = .url(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
  }

  /// The URL of the file; `nil` for a file in memory.
  public var fileURL: URL? {
    if case .url(let url) = content { url } else { nil }
  }

  /// The contents of the file; empty when the file cannot be read.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .url(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }
}

extension IntentFile {
  /// Creates a file from data in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.init(data: data, filename: filename, typeIdentifier: type?.identifier)
  }

  /// Creates a file from a URL on disk.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.init(fileURL: fileURL, filename: filename, typeIdentifier: type?.identifier)
  }

  /// The file's type; `nil` when it is not known.
  public var type: UTType? { typeIdentifier.map { UTType(known: $0) } }

  /// The types in which the file is available.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
}

extension IntentFile {
  /// An error for a file that is not available.
  public enum IntentFileError: Error, Hashable, Sendable {
    /// The contents are not available in the requested type.
    case failedToLoadData
    /// The file is not available in the requested type.
    case failedToLoadFile
  }

  /// Returns the contents of the file in a type.
  ///
  /// - Throws: `IntentFileError.failedToLoadData` when the file cannot be read or is of another
  ///   type: types are not converted.
  public func data(contentType: UTType) async throws -> Data {
    guard isA(contentType) else { throw IntentFileError.failedToLoadData }
    switch content {
    case .data(let data): return data
    case .url(let url):
      guard let data = try? Data(contentsOf: url) else { throw IntentFileError.failedToLoadData }
      return data
    }
  }

  /// Returns the URL of the file on disk in a type, after copying it where necessary.
  ///
  /// Without a destination directory a file on disk is left in place, and one in memory is written
  /// to the temporary directory.
  ///
  /// - Returns: The URL, and whether it is the original. A copy is the caller's to delete.
  /// - Throws: `IntentFileError.failedToLoadFile` when the file cannot be written, or is of another
  ///   type.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    guard isA(contentType) else { throw IntentFileError.failedToLoadFile }
    if destinationDirectory == nil, case .url(let url) = content { return (url, true) }
    let directory =
      destinationDirectory
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let copy = directory.appendingPathComponent(filename.isEmpty ? "file" : filename)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try await data(contentType: contentType).write(to: copy)
    } catch {
      throw IntentFileError.failedToLoadFile
    }
    return (copy, false)
  }

  /// Calls a closure with the file on disk, and deletes the file afterwards if it is a copy.
  ///
  /// - Throws: `IntentFileError.failedToLoadFile`, or what the closure throws.
  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: @escaping (URL, Bool) async throws -> Result
  ) async throws -> Result {
    if allowOpenInPlace, isA(contentType), case .url(let url) = content {
      return try await fileHandler(url, true)
    }
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let copy = try await file(contentType: contentType, destinationDirectory: directory)
    return try await fileHandler(copy.fileURL, false)
  }

  /// Returns whether the file is available in a type; a file of unknown type is available in any.
  private func isA(_ wanted: UTType) -> Bool {
    guard let own = type ?? UTType(filenameExtension: (filename as NSString).pathExtension) else {
      return true
    }
    return own.conforms(to: wanted)
  }
}

extension IntentFile: TypeDisplayRepresentable, InstanceDisplayRepresentable {
  /// The display name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

  /// A representation with the file's name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: filename)
  }
}
