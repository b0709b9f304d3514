// Where an app says which modules its intents are in.

/// A module with intents, and the modules it takes more from.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
  /// The modules it takes more from.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension of an app that holds intents. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsExtension: AppIntentsPackage {
  /// Makes the extension.
  init()
}

extension AppIntentsExtension {
  /// Leaves: intents run in the process that asks for them, and an extension has none of its own.
  public static func main() {}
}
