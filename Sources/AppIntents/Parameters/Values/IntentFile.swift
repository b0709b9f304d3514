// A file that goes in or out of an intent.

public import Foundation

/// A file: its bytes or where they are, its name, and its type.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  private enum Content: Hashable, Sendable {
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
