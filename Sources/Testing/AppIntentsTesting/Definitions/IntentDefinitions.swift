// Apple's interface for tests: an app's intents, entities and enums by name.

import AppIntents

/// A collection of definitions that catalog your app’s intents, enums, entities, and queries.
///
/// The app under test is linked into the test: make the test's target depend on the app's. Its
/// bundle identifier may end in the name of its module ("com.example.Recipes" for `Recipes`, letter
/// case and hyphens aside) or be the `CFBundleIdentifier` of an `Info.plist` beside its sources or
/// among its resources.
///
/// An unknown name causes an error at the first call that can throw, with the nearest name.
public struct IntentDefinitions: Sendable {
  /// The bundle identifier of the app target under test.
  public let bundleIdentifier: String

  /// Creates a new collection of definitions for intents that the specified app bundle contains.
  ///
  /// - Parameter bundleIdentifier: The bundle identifier of the app target under test.
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
  }

  /// The definitions for the target app’s app intents.
  public var intents: DefinitionCollection<AppIntentDefinition> {
    DefinitionCollection { [bundleIdentifier] name in
      AppIntentDefinition(bundleIdentifier: bundleIdentifier, identifier: name)
    }
  }

  /// The definitions for the target app’s app entities.
  public var entities: DefinitionCollection<AppEntityDefinition> {
    DefinitionCollection { [bundleIdentifier] name in
      AppEntityDefinition(bundleIdentifier: bundleIdentifier, typeIdentifier: name)
    }
  }

  /// The definitions for the target app’s app enums.
  public var enums: DefinitionCollection<AppEnumDefinition> {
    DefinitionCollection { [bundleIdentifier] name in
      AppEnumDefinition(bundleIdentifier: bundleIdentifier, typeIdentifier: name)
    }
  }

  /// A collection of the definitions of one kind, accessed by the name of the type.
  public struct DefinitionCollection<Definition: Sendable>: Sendable {
    let definition: @Sendable (String) -> Definition

    /// Accesses the definition of the type with this name.
    public subscript(identifier: String) -> Definition { definition(identifier) }
  }
}
