// The compiler plugin with the macros of AppIntents. Without the trait Macros it is empty.

#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  @main
  struct AppIntentsMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      AppEntityMacro.self, AppEnumMacro.self, AppIntentMacro.self, ComputedPropertyMacro.self,
      DeferredPropertyMacro.self, UnionValueMacro.self,
    ]
  }
#else
  // The target exists with or without the trait, and an executable needs a start.
  @main
  struct NoMacros {
    static func main() {}
  }
#endif
