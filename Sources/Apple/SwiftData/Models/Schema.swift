// Schemas: the models of a container, their attributes and relationships.

/// A list of the models that a container keeps.
public final class Schema: Sendable {
  /// The types of the models.
  public let types: [any PersistentModel.Type]
  /// The version.
  public let version: Version

  /// Creates a schema of model types.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Creates a schema of model types.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates a schema of the models of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Returns the name of a model's class.
  public static func entityName(of type: any PersistentModel.Type) -> String {
    String(describing: type)
  }

  /// A version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The parts of the version.
    public let major: Int, minor: Int, patch: Int

    /// Creates a version from its parts.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The parts, with dots between.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Orders versions by their parts.
    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }
}

/// A part of a schema: an attribute or a relationship.
public protocol SchemaProperty: Sendable {}

extension Schema {
  /// The declared details of an attribute.
  public struct Attribute: SchemaProperty {
    let isUnique: Bool

    /// Creates an attribute.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      isUnique = options.contains { $0.isUnique }
    }

    /// A detail of how an attribute is stored. Only `unique` has an effect.
    public struct Option: Sendable {
      fileprivate var isUnique = false

      /// A value that no two models of the class share: the later one replaces the earlier.
      public static var unique: Option { Option(isUnique: true) }
      /// Stored apart from the model. Has no effect.
      public static var externalStorage: Option { Option() }
      /// Not stored. Has no effect.
      public static var ephemeral: Option { Option() }
      /// Encrypted in the cloud. Has no effect.
      public static var allowsCloudEncryption: Option { Option() }
      /// Kept in the history of deleted models. Has no effect.
      public static var preserveValueOnDeletion: Option { Option() }
      /// Found by Spotlight. Has no effect.
      public static var spotlight: Option { Option() }

      /// Stored through a transformer. Has no effect.
      public static func transformable<Transformer>(by type: Transformer.Type) -> Option {
        Option()
      }

      /// Stored through a transformer. Has no effect.
      public static func transformable(by name: String) -> Option { Option() }
    }
  }

  /// The declared details of a relationship.
  public struct Relationship: SchemaProperty {
    let deleteRule: DeleteRule
    /// Immutable once made, as all key paths to properties without arguments are.
    nonisolated(unsafe) let inverse: AnyKeyPath?

    /// Creates a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }

    /// A rule about the models that a deleted model refers to.
    public enum DeleteRule: String, Codable, Sendable {
      /// They are left alone.
      case noAction
      /// They no longer refer to it.
      case nullify
      /// They are deleted too.
      case cascade
      /// The model is not deleted as long as there are any.
      case deny
    }

    /// A detail of a relationship. Has no effect.
    public struct Option: Sendable {
      /// Unique.
      public static var unique: Option { Option() }
    }
  }

  /// An index of a model's properties. Has no effect.
  public struct Index<Model: PersistentModel>: Sendable {
    /// A kind of index.
    public enum Types<Root: PersistentModel> {
      /// An index for comparisons.
      case binary([PartialKeyPath<Root>])
      /// An index for positions.
      case rtree([PartialKeyPath<Root>])
    }
  }
}

/// A schema that is one version of several.
public protocol VersionedSchema: SendableMetatype {
  /// The models of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// A plan of the steps from one version of a schema to the next. Has no effect: a container never
/// holds models of an older version.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of a schema to the next. Has no effect.
public enum MigrationStage {
  /// A step that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code before and after it.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
