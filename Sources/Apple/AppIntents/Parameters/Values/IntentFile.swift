// A file that goes in or out of an intent.

public import Foundation
import FoundationGaps
public import BehestUniformTypeIdentifiers

/// A file: its bytes or where they are, its name, and its type.
public struct IntentFile: Hashable, Codable, Sendable, _IntentValue {
  private enum Content: Hashable, Codable, Sendable {
    case data(Data)
    case url(URL)
  }

  private let content: Content

  /// What the file is called.
  public var filename: String

  /// The file's uniform type identifier; `nil` when it is not known.
  package var typeIdentifier: String?

  /// Whether the file may be deleted once it has been used.
  public var removedOnCompletion = false

  /// A file in memory.
  package init(data: Data, filename: String, typeIdentifier: String?) {
    content = .data(data)
    self.filename = filename
    self.typeIdentifier = typeIdentifier
  }

  /// A file on disk.
  package init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    content = .url(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
  }

  /// Where the file is; `nil` for a file in memory.
  public var fileURL: URL? {
    if case .url(let url) = content { url } else { nil }
  }

  /// The file's bytes; none when the file cannot be read.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .url(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }
}

extension IntentFile {
  /// A file in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.init(data: data, filename: filename, typeIdentifier: type?.identifier)
  }

  /// A file on disk.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.init(fileURL: fileURL, filename: filename, typeIdentifier: type?.identifier)
  }

  /// The file's type; `nil` when it is not known.
  public var type: UTType? { typeIdentifier.map { UTType(known: $0) } }

  /// The types the file can be had in.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }
}

extension IntentFile {
  /// What is wrong with a file that cannot be had.
  public enum IntentFileError: Error, Hashable, Sendable {
    /// The bytes cannot be had in the type asked for.
    case failedToLoadData
    /// The file cannot be had in the type asked for.
    case failedToLoadFile
  }

  /// The file's bytes in a type.
  ///
  /// - Throws: `IntentFileError.failedToLoadData` when the file cannot be read, or is of another
  ///   type: nothing here turns one type into another.
  public func data(contentType: UTType) async throws -> Data {
    guard isA(contentType) else { throw IntentFileError.failedToLoadData }
    switch content {
    case .data(let data): return data
    case .url(let url):
      guard let data = try? Data(contentsOf: url) else { throw IntentFileError.failedToLoadData }
      return data
    }
  }

  /// The file on disk in a type.
  ///
  /// - Parameter destinationDirectory: Where the file is copied to; `nil` leaves it where it is, or
  ///   puts it among the temporary ones.
  /// - Returns: Where the file is, and whether it is the original. A copy is the caller's to delete.
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

  /// Hands the file on disk to a closure, and deletes it afterwards if it is a copy.
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

  /// Whether the file can be had in a type; one whose type is not known can be had in any.
  private func isA(_ wanted: UTType) -> Bool {
    guard let own = type ?? UTType(filenameExtension: (filename as NSString).pathExtension) else {
      return true
    }
    return own.conforms(to: wanted)
  }
}

extension IntentFile: TypeDisplayRepresentable, InstanceDisplayRepresentable {
  /// What files are called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

  /// The file's name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: filename)
  }
}
