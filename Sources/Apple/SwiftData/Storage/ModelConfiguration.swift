// The configurations of a container.

public import Foundation
import FoundationGaps

/// The details of where a container keeps its models.
///
/// Models are kept in memory, for as long as the program runs. Containers whose configurations have
/// the same place share them, as they would share a file.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// The name.
  public let name: String
  /// The place that other containers find the models at. No file is written.
  public let url: URL
  /// Whether no other container shares the models.
  public let isStoredInMemoryOnly: Bool
  /// Whether models can be saved.
  public let allowsSave: Bool

  /// The name.
  public var id: String { name }

  /// A container that several apps share. Has no effect.
  public struct GroupContainer: Hashable, Sendable {
    /// The one of the app's entitlements.
    public static var automatic: GroupContainer { GroupContainer() }
    /// None.
    public static var none: GroupContainer { GroupContainer() }
    /// The one with an identifier.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// A database in the cloud. Has no effect.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// The one of the app's entitlements.
    public static var automatic: CloudKitDatabase { CloudKitDatabase() }
    /// None.
    public static var none: CloudKitDatabase { CloudKitDatabase() }
    /// The private one of a container.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// Creates a configuration with a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let name = name ?? "default"
    self.init(
      name: name, url: URL.applicationSupportDirectory.appending(path: "\(name).store"),
      isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave)
  }

  /// Creates a configuration with a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name ?? url.deletingPathExtension().lastPathComponent, url: url,
      isStoredInMemoryOnly: false, allowsSave: allowsSave)
  }

  /// Creates a configuration of some models.
  public init(
    for type: any PersistentModel.Type, _ types: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private init(name: String, url: URL, isStoredInMemoryOnly: Bool, allowsSave: Bool) {
    self.name = name
    self.url = url
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }
}
