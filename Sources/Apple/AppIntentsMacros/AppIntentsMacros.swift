// The compiler plugin with the macros of AppIntents and SwiftUI; it needs no swift-syntax.

#if Macros
  import AppIntentsMacroExpansion

  /// The entry point of the plugin, which the compiler starts and sends one expansion after
  /// another.
  @main
  enum AppIntentsMacros {
    static func main() { PluginHost.serve() }
  }
#else
  // The target exists with or without the trait, and an executable needs a start.
  @main
  enum NoMacros {
    static func main() {}
  }
#endif
