// The protocol of values that can be transferred to and from other apps.

@_exported public import BehestUniformTypeIdentifiers
@_exported public import Foundation

/// A type whose values can be transferred to other apps.
///
/// Nothing transfers a value yet: the representations are kept and not used.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The representations of the value, the best first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A representation in which a value is transferred.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// The type of the body.
  associatedtype Body: TransferRepresentation

  /// The representations that this one is composed of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }
}

extension TransferRepresentation where Body == Never {
  /// The body of the representation. Never called: it is not composed of others.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TransferRepresentation, Transferable {
  /// The type of the values: `Never`, as there are none.
  public typealias Item = Never

  /// The body of the representation: `Never`, as it is not composed of others.
  public typealias Body = Never

  /// The representation of the type. Never called: there are no values.
  public static var transferRepresentation: Never {
    preconditionFailure("Never has no representation.")
  }
}

/// A result builder that builds the representations of a value.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation as it is.
  public static func buildExpression<Encoder: TransferRepresentation>(
    _ encoder: Encoder
  ) -> Encoder where Item == Encoder.Item { encoder }

  /// Returns the only representation of the block.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Item == Content.Item { content }

  /// Combines several representations, the best first.
  public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTransferRepresentation<Item, (First, repeat each Rest)> where Item == First.Item {
    TupleTransferRepresentation(value: (first, repeat each rest))
  }
}

/// Several representations of a value.
///
/// Unchecked: the representations are all `Sendable`, which a tuple cannot state.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation,
  @unchecked Sendable
{
  /// The body of the representation: `Never`.
  public typealias Body = Never

  private let value: Value

  init(value: Value) { self.value = value }
}

extension String: Transferable {
  /// The representation of a string: UTF-8 text.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  /// The representation of data: the data itself.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The representation of a URL: its text.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}
