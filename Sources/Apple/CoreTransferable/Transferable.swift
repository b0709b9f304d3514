// What a value can be turned into when it is shared, and made from.

public import Foundation
@_exported public import BehestUniformTypeIdentifiers

/// A type whose values can be shared with other apps.
///
/// Nothing here shares anything yet: what is declared is kept, and asked for by nobody.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// What the value can be turned into and made from, the best first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A form in which a value is shared.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// The type of the body.
  associatedtype Body: TransferRepresentation

  /// The forms this one is made of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }
}

extension TransferRepresentation where Body == Never {
  /// Never read: the form is not made of others.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TransferRepresentation, Transferable {
  /// No form is never shared.
  public typealias Item = Never

  /// No form is made of no others.
  public typealias Body = Never

  /// Never read: there is no such value.
  public static var transferRepresentation: Never {
    preconditionFailure("Never has no representation.")
  }
}

/// Builds the forms in which a value is shared.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a form as it is.
  public static func buildExpression<Encoder: TransferRepresentation>(
    _ encoder: Encoder
  ) -> Encoder where Item == Encoder.Item { encoder }

  /// Passes a single form through.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Item == Content.Item { content }

  /// Takes several forms, the best first.
  public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTransferRepresentation<Item, (First, repeat each Rest)> where Item == First.Item {
    TupleTransferRepresentation(value: (first, repeat each rest))
  }
}

/// Several forms in which a value is shared.
///
/// Unchecked: the forms in it are all sendable, which a tuple cannot say.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation,
  @unchecked Sendable
{
  /// The forms are not made of others.
  public typealias Body = Never

  private let value: Value

  init(value: Value) { self.value = value }
}

extension String: Transferable {
  /// Text is shared as text.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  /// Data is shared as data.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// An address is shared as text.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}
