// Types of files and data, as far as intents name them.

/// A type of file or data, by its uniform type identifier.
///
/// The types that the system declares are known with their extensions and supertypes. There is no
/// register of what apps declare: any other identifier is a type that conforms to `public.data`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier: `public.plain-text`.
  public let identifier: String

  /// A type by its identifier; never `nil`, as there is no register of types to look it up in.
  public init?(_ identifier: String) { self.init(known: identifier) }

  /// A type that the app itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// A type that the app uses and somebody else declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// The type of files with an extension; `nil` for an extension nobody has declared.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    self.init(conformingTo: supertype) { $0.extensions.contains(wanted) }
  }

  /// The type of data with a MIME type; `nil` for a MIME type nobody has declared.
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

  /// A type whose identifier is known to be one.
  package init(known identifier: String) { self.identifier = identifier }

  /// The identifier.
  public var description: String { identifier }
}

extension UTType {
  /// The extension that files of this type have first of all; `nil` when none is known.
  public var preferredFilenameExtension: String? {
    TypeFacts.of(identifier)?.extensions.first
  }

  /// The MIME type of such data; `nil` when none is known.
  public var preferredMIMEType: String? { TypeFacts.of(identifier)?.mimeType }

  /// What people call the type; `nil`, as nobody has translated their names here.
  public var localizedDescription: String? { nil }

  /// Whether the type is declared by the system.
  public var isDeclared: Bool { TypeFacts.of(identifier) != nil }

  /// Whether the system made the type up, for want of a declaration.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is one for everybody, and no app's own.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types this one conforms to, however far up.
  public var supertypes: Set<UTType> {
    let parents = TypeFacts.of(identifier)?.supertypes ?? [UTType.data.identifier]
    return parents.reduce(into: []) { found, parent in
      let type = UTType(known: parent)
      found.insert(type)
      found.formUnion(type.supertypes)
    }
  }

  /// Whether this type is the other one, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether this type is a kind of the other one, and not the other one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether the other type is a kind of this one, and not this one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
