// The macros of SwiftData. A package without the macros' trait does without them.

@_exported public import Foundation
@_exported public import Observation

#if Macros
  /// Makes a class a model: its stored variables are kept by a container.
  @attached(member, names: named(_$record), named(schemaMetadata))
  @attached(memberAttribute)
  @attached(extension, conformances: PersistentModel, Observable)
  public macro Model() = #externalMacro(module: "AppIntentsMacros", type: "ModelMacro")

  /// Observes a variable of a model. `@Model` adds it.
  @attached(accessor, names: named(didSet))
  public macro _PersistedProperty() =
    #externalMacro(module: "AppIntentsMacros", type: "PersistedPropertyMacro")

  /// States details of a model's variable.
  @attached(peer)
  public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "AppIntentsMacros", type: "AttributeMacro")

  /// States details of a model's relationship with others.
  @attached(peer)
  public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "AppIntentsMacros", type: "RelationshipMacro")

  /// Keeps a variable of a model out of its container.
  @attached(peer)
  public macro Transient() =
    #externalMacro(module: "AppIntentsMacros", type: "TransientMacro")

  /// States which properties of a model are indexed. Expands to nothing.
  @freestanding(declaration)
  public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "AppIntentsMacros", type: "IndexMacro")

  /// States which properties of a model are unique together. Expands to nothing: only
  /// `@Attribute(.unique)` has an effect.
  @freestanding(declaration)
  public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "AppIntentsMacros", type: "UniqueMacro")

  /// Gives an actor a context of its own.
  @attached(member, names: named(modelExecutor), named(modelContainer), named(init))
  @attached(extension, conformances: ModelActor)
  public macro ModelActor() =
    #externalMacro(module: "AppIntentsMacros", type: "ModelActorMacro")
#endif
