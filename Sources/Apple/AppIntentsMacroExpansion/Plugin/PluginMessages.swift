// The messages between the compiler and a plugin, as far as the macros need them.

/// A request of the compiler; kinds of request that this plugin never receives are left out.
struct PluginRequest: Decodable {
  var getCapability: Capability?
  var expandFreestandingMacro: Expansion?
  var expandAttachedMacro: Expansion?

  struct Capability: Decodable {}

  /// One macro on one declaration, in one role.
  struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String?
    var attributeSyntax: PluginSyntax?
    var declSyntax: PluginSyntax?
    var extendedTypeSyntax: PluginSyntax?
    var conformanceListSyntax: PluginSyntax?
    var lexicalContext: [PluginSyntax]?
  }

  struct Macro: Decodable {
    /// The name of the type that implements the macro.
    var typeName: String
  }
}

/// A piece of a source file.
struct PluginSyntax: Decodable {
  var source: String
  var location: Location?

  struct Location: Decodable {
    var fileName: String
    /// The zero-based UTF-8 offset of `source` in the file.
    var offset: Int
  }
}

/// A reply of the plugin.
struct PluginReply: Encodable {
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?

  struct CapabilityResult: Encodable {
    var capability = Capability()
  }

  struct Capability: Encodable {
    var protocolVersion = 7
  }

  struct ExpansionResult: Encodable {
    /// The expanded source; empty for a macro that adds nothing.
    var expandedSource: String
    var diagnostics: [PluginDiagnostic]
  }
}

/// A diagnostic, in the compiler's form.
struct PluginDiagnostic: Encodable, Hashable {
  var message: String
  var severity = "error"
  var position: Position
  var highlights: [Range] = []
  var notes: [Note] = []
  var fixIts: [FixIt] = []

  struct Position: Encodable, Hashable {
    var fileName: String
    var offset: Int
  }

  struct Range: Encodable, Hashable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  struct Note: Encodable, Hashable {
    var position: Position
    var message: String
  }

  struct FixIt: Encodable, Hashable {
    var message: String
    var changes: [Change]

    struct Change: Encodable, Hashable {
      var range: Range
      var newText: String
    }
  }
}
