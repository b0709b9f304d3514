// The macros of App Intents that no protocol shares its name with. A package without the macros'
// trait does without them.

#if Macros
  /// Makes an enum a union value: each case holds a value of its own type.
  ///
  /// A parameter of such a type takes a value of any of these types, and a query may find all of
  /// them.
  @attached(extension, conformances: AppUnionValue, names: arbitrary)
  public macro UnionValue() =
    #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
#endif
