// The types of files and data, as far as intents use them.

@_exported public import Foundation

/// A type of file or data, by its uniform type identifier.
///
/// The types that the system declares are known with their extensions and supertypes. There is no
/// registry of apps' types: any other identifier is a type that conforms to `public.data`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier: `public.plain-text`.
  public let identifier: String

  /// Creates a type from its identifier; never `nil`, as there is no registry to look it up in.
  public init?(_ identifier: String) { self.init(known: identifier) }

  /// Creates a type that the app itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Creates a type that the app uses and that is declared elsewhere.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Creates the type of files with an extension; `nil` for an unknown extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    self.init(conformingTo: supertype) { $0.extensions.contains(wanted) }
  }

  /// Creates the type of data with a MIME type; `nil` for an unknown MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    self.init(conformingTo: supertype) { $0.mimeType == wanted }
  }

  private init?(conformingTo supertype: UTType, where fits: (TypeFacts) -> Bool) {
    let found = TypeFacts.all.lazy.filter(fits).map { UTType(known: $0.identifier) }
      .first { $0.conforms(to: supertype) }
    guard let found else { return nil }
    self = found
  }

  /// Creates a type from an identifier that is known to be one.
  package init(known identifier: String) { self.identifier = identifier }

  /// The identifier.
  public var description: String { identifier }
}

extension UTType {
  /// The preferred file extension of the type; `nil` when none is known.
  public var preferredFilenameExtension: String? {
    TypeFacts.of(identifier)?.extensions.first
  }

  /// The preferred MIME type; `nil` when none is known.
  public var preferredMIMEType: String? { TypeFacts.of(identifier)?.mimeType }

  /// The display name of the type: always `nil`, as there are no translations.
  public var localizedDescription: String? { nil }

  /// Whether the type is declared by the system.
  public var isDeclared: Bool { TypeFacts.of(identifier) != nil }

  /// Whether the system generated the type for lack of a declaration.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is public rather than an app's own.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this one conforms to, directly or indirectly.
  public var supertypes: Set<UTType> {
    let parents = TypeFacts.of(identifier)?.supertypes ?? [UTType.data.identifier]
    return parents.reduce(into: []) { found, parent in
      let type = UTType(known: parent)
      found.insert(type)
      found.formUnion(type.supertypes)
    }
  }

  /// Returns whether this type is the other one or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns whether this type conforms to the other one and is not equal to it.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether the other type conforms to this one and is not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
