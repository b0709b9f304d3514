// Finds the macro that is asked for, and has it say what it adds.

/// What a macro adds to a source, and what it has to say about it.
struct Expansion {
  /// Source text; empty for nothing.
  var source = ""
  /// What the person should know.
  var problems: [Problem] = []
}

/// A macro on a declaration, in one role.
struct ExpansionRequest {
  /// "peer", "accessor", "extension", "memberAttribute" or "declaration".
  var role: String
  /// The macro as it is written: its name and what it is told.
  var attribute: Declaration.Attribute
  /// The declaration it stands on; of a member of a type, the member.
  var declaration: Declaration
  /// The type that an extension extends, as it is written.
  var extendedType = ""
  /// The protocols that an extension has to conform to, those that are conformed to left out.
  var missing: [String] = []
  /// The declarations around it, the innermost first.
  var surroundings: [Declaration] = []
}

/// A remark about a declaration.
struct Problem: Error, Hashable {
  enum Part: Hashable {
    case attribute
    case declaration
  }

  struct Fix: Hashable {
    var message: String
    var part: Part
    var range: Range<Int>
    var text: String
  }

  var message: String
  /// The source that the places are in.
  var part: Part
  /// Zero-based UTF-8 offsets.
  var range: Range<Int>
  var fixes: [Fix] = []
}

/// Expands macros.
struct Expander {
  /// Answers the compiler.
  func reply(to request: PluginRequest) -> PluginReply {
    if let expansion = request.expandAttachedMacro {
      return PluginReply(expandMacroResult: result(of: expansion))
    }
    if request.expandFreestandingMacro != nil {
      // `#Preview`, which is for Xcode: nothing is left of it.
      return PluginReply(
        expandMacroResult: .init(expandedSource: "", diagnostics: []))
    }
    return PluginReply(getCapabilityResult: .init())
  }

  private func result(of asked: PluginRequest.Expansion) -> PluginReply.ExpansionResult {
    guard let attribute = asked.attributeSyntax, let declared = asked.declSyntax,
      let own = Declaration(attribute.source).attributes.first
    else { return .init(expandedSource: "", diagnostics: []) }
    // The protocols stand after the name of a struct that is none.
    let conformances = asked.conformanceListSyntax.map { Declaration($0.source).rest }
    let request = ExpansionRequest(
      role: asked.macroRole ?? "", attribute: own, declaration: Declaration(declared.source),
      extendedType: asked.extendedTypeSyntax?.source ?? "",
      missing: conformances?.tokens.filter { $0.kind == .word }.map { String($0.text) } ?? [],
      surroundings: asked.lexicalContext?.map { Declaration($0.source) } ?? [])
    let expansion = expand(asked.macro.typeName, request)
    return .init(
      expandedSource: expansion.source,
      diagnostics: expansion.problems.map { $0.diagnostic(attribute, declared) })
  }

  /// What a macro, by the name of its type, adds to a declaration.
  func expand(_ macro: String, _ request: ExpansionRequest) -> Expansion {
    do throws(Problem) {
      switch macro {
      case "AppEntityMacro": return try SchemaMacro.entity.expand(request)
      case "AppEnumMacro": return try SchemaMacro.enumeration.expand(request)
      case "AppIntentMacro": return try SchemaMacro.intent.expand(request)
      case "ComputedPropertyMacro": return try PropertyMacro.computed.expand(request)
      case "DeferredPropertyMacro": return try PropertyMacro.deferred.expand(request)
      case "EntryMacro": return try EntryMacro.expand(request)
      case "UnionValueMacro": return try UnionValueMacro.expand(request)
      default: return Expansion()
      }
    } catch {
      return Expansion(problems: [error])
    }
  }
}

extension Problem {
  /// The remark in the compiler's form.
  func diagnostic(_ attribute: PluginSyntax, _ declared: PluginSyntax) -> PluginDiagnostic {
    func place(_ part: Part, _ range: Range<Int>) -> PluginDiagnostic.Range {
      let location = (part == .attribute ? attribute : declared).location
      let offset = location?.offset ?? 0
      return PluginDiagnostic.Range(
        fileName: location?.fileName ?? "", startOffset: offset + range.lowerBound,
        endOffset: offset + range.upperBound)
    }
    let own = place(part, range)
    return PluginDiagnostic(
      message: message, position: .init(fileName: own.fileName, offset: own.startOffset),
      fixIts: fixes.map { fix in
        .init(
          message: fix.message,
          changes: [.init(range: place(fix.part, fix.range), newText: fix.text)])
      })
  }
}
