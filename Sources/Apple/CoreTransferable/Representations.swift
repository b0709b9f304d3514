// The representations in which values are transferred: data, files, other values.

public import BehestUniformTypeIdentifiers
import Foundation

/// A representation of a value as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The body of the representation: `Never`, as it is not composed of others.
  public typealias Body = Never

  private let contentType: UTType
  private let export: (@Sendable (Item) async throws -> Data)?
  private let `import`: (@Sendable (Data) async throws -> Item)?

  /// Creates a representation that exports and imports data.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    export = exporting
    `import` = importing
  }

  /// Creates a representation that only exports data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
    export = exporting
    `import` = nil
  }

  /// Creates a representation that only imports data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentType = importedContentType
    export = nil
    `import` = importing
  }
}

/// A representation of a value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The body of the representation: `Never`, as it is not composed of others.
  public typealias Body = Never

  private let contentType: UTType
  private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let `import`: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Creates a representation that exports and imports files.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
    export = exporting
    `import` = importing
  }

  /// Creates a representation that only exports files.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    export = exporting
    `import` = nil
  }

  /// Creates a representation that only imports files.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    export = nil
    `import` = importing
  }
}

/// A file that is exported.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL

  /// Whether the receiver may access the original file.
  public let allowAccessingOriginalFile: Bool

  /// Creates an exported file from a URL.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that is imported.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL

  /// Whether this is the sender's original file rather than a copy.
  public let isOriginalFile: Bool
}

/// A representation of a value as a value of another transferable type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The body of the representation: `Never`, as it is not composed of others.
  public typealias Body = Never

  private let export: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let `import`: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Creates a representation that exports and imports another value.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    export = exporting
    `import` = importing
  }

  /// Creates a representation that asynchronously exports and imports another value.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    export = exporting
    `import` = importing
  }

  /// Creates a representation that only exports another value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    export = exporting
    `import` = nil
  }

  /// Creates a representation that only exports another value, asynchronously.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    export = exporting
    `import` = nil
  }

  /// Creates a representation that only imports another value.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    export = nil
    `import` = importing
  }
}

/// A representation of a value by its encoding.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The body of the representation: `Never`, as it is not composed of others.
  public typealias Body = Never

  private let contentType: UTType?

  /// Creates a representation with the type's own content type.
  public init() { contentType = nil }

  /// Creates a representation with a content type.
  public init(contentType: UTType) { self.contentType = contentType }
}

extension TransferRepresentation {
  /// Sets the suggested name of exported files.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    Modified(base: self)
  }

  /// Sets the suggested name of exported files by a closure on the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { Modified(base: self) }

  /// Sets the condition under which a value is exported in this representation.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { Modified(base: self) }

  /// Sets the visibility of the representation.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { Modified(base: self) }
}

/// The visibility of a representation: the processes that may read it.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let rank: Int

  /// A visibility to every process.
  public static let all = TransferRepresentationVisibility(rank: 2)
  /// A visibility to the apps of the same developer.
  public static let team = TransferRepresentationVisibility(rank: 1)
  /// A visibility to the app alone.
  public static let ownProcess = TransferRepresentationVisibility(rank: 0)
}

private struct Modified<Base: TransferRepresentation>: TransferRepresentation {
  typealias Item = Base.Item
  typealias Body = Never

  let base: Base
}
