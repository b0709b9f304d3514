// The forms in which values are shared: data, files, other values.

public import Foundation
public import BehestUniformTypeIdentifiers

/// A value that is shared as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The form is not made of others.
  public typealias Body = Never

  private let contentType: UTType
  private let export: (@Sendable (Item) async throws -> Data)?
  private let `import`: (@Sendable (Data) async throws -> Item)?

  /// Data that goes both ways.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    export = exporting
    `import` = importing
  }

  /// Data that only goes out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
    export = exporting
    `import` = nil
  }

  /// Data that only comes in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentType = importedContentType
    export = nil
    `import` = importing
  }
}

/// A value that is shared as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The form is not made of others.
  public typealias Body = Never

  private let contentType: UTType
  private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let `import`: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// A file that goes both ways.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
    export = exporting
    `import` = importing
  }

  /// A file that only goes out.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    export = exporting
    `import` = nil
  }

  /// A file that only comes in.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    export = nil
    `import` = importing
  }
}

/// A file on its way out.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL

  /// Whether the receiver may change the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Sends a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file on its way in.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL

  /// Whether this is the sender's own file, and no copy.
  public let isOriginalFile: Bool
}

/// A value that is shared as another value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The form is not made of others.
  public typealias Body = Never

  private let export: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let `import`: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// A value that goes both ways.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    export = exporting
    `import` = importing
  }

  /// A value that goes both ways, with time to make it.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    export = exporting
    `import` = importing
  }

  /// A value that only goes out.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    export = exporting
    `import` = nil
  }

  /// A value that only goes out, with time to make it.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    export = exporting
    `import` = nil
  }

  /// A value that only comes in.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    export = nil
    `import` = importing
  }
}

/// A value that is shared as it is coded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The form is not made of others.
  public typealias Body = Never

  private let contentType: UTType?

  /// A coded value of the type's own content type.
  public init() { contentType = nil }

  /// A coded value.
  public init(contentType: UTType) { self.contentType = contentType }
}

extension TransferRepresentation {
  /// Names the files that are shared in this form.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    Modified(base: self)
  }

  /// Names the files that are shared in this form, each by its value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { Modified(base: self) }

  /// Says which values are shared in this form.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { Modified(base: self) }

  /// Says who may see this form.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { Modified(base: self) }
}

/// Who may see a form in which a value is shared.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let rank: Int

  /// Everybody.
  public static let all = TransferRepresentationVisibility(rank: 2)
  /// The apps of the same developer.
  public static let team = TransferRepresentationVisibility(rank: 1)
  /// The app alone.
  public static let ownProcess = TransferRepresentationVisibility(rank: 0)
}

private struct Modified<Base: TransferRepresentation>: TransferRepresentation {
  typealias Item = Base.Item
  typealias Body = Never

  let base: Base
}
