// Finds documents by identifier, or by the beginning of it.

import BehestJSON
import SampleMarkdownSnippet
import Foundation
import BehestShell

/// A finder of documents by the identifiers that people type.
struct DocumentFinder: Sendable {
  let store: DocumentStore

  /// Returns the document with an identifier, or the only one whose identifier begins so.
  ///
  /// - Throws: `UsageError` when there is none or more than one, and the store's errors.
  func document(_ name: String) async throws -> Document {
    if let id = UUID(uuidString: name), let document = try await store.document(id: id) {
      return document
    }
    let wanted = name.lowercased()
    let found = try await store.all().filter {
      !wanted.isEmpty && $0.id.uuidString.lowercased().hasPrefix(wanted)
    }
    switch found.count {
    case 1: return found[0]
    case 0:
      throw UsageError("There is no document “\(name)”. behest doc list shows their identifiers.")
    default:
      throw UsageError("“\(name)” fits \(found.count) documents; give more of the identifier.")
    }
  }

  /// Returns the document changed last.
  ///
  /// - Throws: `UsageError` when there are no documents, and the store's errors.
  func newest() async throws -> Document {
    guard let document = try await store.recent(limit: 1).first else {
      throw UsageError("There are no documents. behest doc new makes one.")
    }
    return document
  }
}

extension Document {
  /// The first eight characters of the identifier, as lists show it.
  var shortID: String { String(id.uuidString.lowercased().prefix(8)) }

  /// The document as an object: `id`, `title`, `content`, `preview`, `createdAt`, `modifiedAt`.
  var json: JSON {
    [
      "id": .string(id.uuidString), "title": .string(title), "content": .string(content),
      "preview": .string(String(content.prefix(100))),
      "createdAt": .string(createdAt.formatted(.iso8601)),
      "modifiedAt": .string(modifiedAt.formatted(.iso8601)),
    ]
  }
}
