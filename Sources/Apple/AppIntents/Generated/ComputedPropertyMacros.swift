// Made by `make generate` from Tables/computed_properties.py, not by hand.

#if Macros
  public import BehestCoreSpotlight
  public import FoundationGaps

  /// Declares a computed property.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty() =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property, with an indexing key.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property, with a custom indexing key.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property, with a title.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property, with a title and an indexing key.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property, with a title and a custom indexing key.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(
    title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a property that is read asynchronously.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro DeferredProperty() =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Declares a property that is read asynchronously, with a title.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
#endif
