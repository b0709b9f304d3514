// The messages that the compiler and a plugin exchange, as far as the macros need them.

/// What the compiler asks for; of other requests none is made of a plugin such as this.
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
    /// The type that the macro's declaration names.
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

/// What the plugin answers.
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
    /// Source text; empty for a macro that adds nothing.
    var expandedSource: String
    var diagnostics: [PluginDiagnostic]
  }
}

/// A remark for the person, in the compiler's form.
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
