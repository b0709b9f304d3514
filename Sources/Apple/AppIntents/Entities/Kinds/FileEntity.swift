// Entities that are files.

public import BehestUniformTypeIdentifiers
import Foundation

/// An entity that is a document or another file.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The content types of the files.
  static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
  /// The content types of the files: any, unless stated.
  public static var supportedContentTypes: [UTType] { [.item] }
}

/// The identifier of a file entity: the URL of a file, or the identifier of a draft.
public struct FileEntityIdentifier: Hashable, Codable, Sendable, EntityIdentifierConvertible {
  private enum Place: Hashable, Codable, Sendable {
    case file(URL)
    case draft(String)
  }

  private let place: Place

  /// Creates the identifier of a file on disk.
  ///
  /// - Throws: An error when the URL is not a file URL.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return FileEntityIdentifier(place: .file(url))
  }

  /// Creates the identifier of a document that is not on disk yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(place: .draft(identifier))
  }

  /// The URL of the file; `nil` for a draft.
  public var fileURL: URL? {
    if case .file(let url) = place { url } else { nil }
  }

  /// The identifier of the draft; `nil` for a file on disk.
  public var draftIdentifier: String? {
    if case .draft(let identifier) = place { identifier } else { nil }
  }

  /// Whether the entity is a draft.
  public var isDraft: Bool { draftIdentifier != nil }

  /// The identifier as text: the file's URL, or `draft:` and the draft's identifier.
  public var entityIdentifierString: String {
    switch place {
    case .file(let url): url.absoluteString
    case .draft(let identifier): "draft:" + identifier
    }
  }

  /// Returns the identifier that a text represents; `nil` when it represents none.
  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
    }
    return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
  }
}
