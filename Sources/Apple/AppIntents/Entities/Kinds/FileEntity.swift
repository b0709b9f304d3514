// Entities that are files.

public import Foundation
public import BehestUniformTypeIdentifiers

/// An entity that is a document or another file.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of file.
  static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
  /// Any file.
  public static var supportedContentTypes: [UTType] { [.item] }
}

/// The identifier of a file: where it is, or which draft it is.
public struct FileEntityIdentifier: Hashable, Codable, Sendable, EntityIdentifierConvertible {
  private enum Place: Hashable, Codable, Sendable {
    case file(URL)
    case draft(String)
  }

  private let place: Place

  /// The identifier of a file on disk.
  ///
  /// - Throws: An error when the address is not one of a file.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return FileEntityIdentifier(place: .file(url))
  }

  /// The identifier of a document that is not on disk yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(place: .draft(identifier))
  }

  /// Where the file is; `nil` for a draft.
  public var fileURL: URL? {
    if case .file(let url) = place { url } else { nil }
  }

  /// Which draft it is; `nil` for a file on disk.
  public var draftIdentifier: String? {
    if case .draft(let identifier) = place { identifier } else { nil }
  }

  /// Whether it is a draft.
  public var isDraft: Bool { draftIdentifier != nil }

  /// The identifier as text: the file's address, or `draft:` and which draft it is.
  public var entityIdentifierString: String {
    switch place {
    case .file(let url): url.absoluteString
    case .draft(let identifier): "draft:" + identifier
    }
  }

  /// The identifier in a text; `nil` when the text holds none.
  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
    }
    return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
  }
}
