// The modules that contain an app's intents.

/// A module with intents, and the modules whose intents it includes.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
  /// The modules whose intents are included.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// The modules whose intents are included: none unless stated.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension of an app that holds intents. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsExtension: AppIntentsPackage {
  /// Creates the extension.
  init()
}

extension AppIntentsExtension {
  /// Returns at once: intents run in the process that asks for them, and an extension has none of
  /// its own.
  public static func main() {}
}
