// Finds the requested macro and expands it.

/// The expansion of a macro, with its diagnostics.
struct Expansion {
  /// The source text that is added; empty for none.
  var source = ""
  /// The diagnostics.
  var problems: [Problem] = []
}

/// A macro on a declaration, in one role.
struct ExpansionRequest {
  /// The role: "peer", "accessor", "extension", "member", "memberAttribute" or "declaration".
  var role: String
  /// The attribute that invokes the macro: its name and arguments.
  var attribute: Declaration.Attribute
  /// The declaration that the macro is attached to; for a macro on a type's members, the member.
  var declaration: Declaration
  /// The type that an extension extends, as it is written.
  var extendedType = ""
  /// The protocols that an extension has to add; without those the type conforms to already.
  var missing: [String] = []
  /// The enclosing declarations, the innermost first.
  var surroundings: [Declaration] = []
}

/// A diagnostic about a declaration.
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
  /// The part of the source that the range is in.
  var part: Part
  /// The range, in zero-based UTF-8 offsets.
  var range: Range<Int>
  var fixes: [Fix] = []
}

/// An expander of macros.
///
/// Declarations are read with a small tokenizer rather than with swift-syntax, so that the plugin
/// builds in seconds and every package can use it. Prefer swift-syntax for a macro that needs more
/// of Swift than declarations.
struct Expander {
  /// Returns the reply to a request of the compiler.
  func reply(to request: PluginRequest) -> PluginReply {
    if let expansion = request.expandAttachedMacro {
      return PluginReply(expandMacroResult: result(of: expansion))
    }
    if request.expandFreestandingMacro != nil {
      // `#Preview` is for Xcode only: it expands to nothing.
      return PluginReply(
        expandMacroResult: .init(expandedSource: "", diagnostics: []))
    }
    return PluginReply(getCapabilityResult: .init())
  }

  private func result(of asked: PluginRequest.Expansion) -> PluginReply.ExpansionResult {
    guard let attribute = asked.attributeSyntax, let declared = asked.declSyntax,
      let own = Declaration(attribute.source).attributes.first
    else { return .init(expandedSource: "", diagnostics: []) }
    // The list comes as the inheritance clause of a placeholder struct.
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

  /// Returns the expansion of a macro, given by the name of its type.
  func expand(_ macro: String, _ request: ExpansionRequest) -> Expansion {
    do throws(Problem) {
      switch macro {
      case "AppEntityMacro": return try SchemaMacro.entity.expand(request)
      case "AppEnumMacro": return try SchemaMacro.enumeration.expand(request)
      case "AppIntentMacro": return try SchemaMacro.intent.expand(request)
      case "ComputedPropertyMacro": return try PropertyMacro.computed.expand(request)
      case "DeferredPropertyMacro": return try PropertyMacro.deferred.expand(request)
      case "EntryMacro": return try EntryMacro.expand(request)
      case "ModelActorMacro": return try ModelMacro.expandActor(request)
      case "ModelMacro": return try ModelMacro.expand(request)
      case "PersistedPropertyMacro": return ModelMacro.observer(request)
      case "UnionValueMacro": return try UnionValueMacro.expand(request)
      default: return Expansion()
      }
    } catch {
      return Expansion(problems: [error])
    }
  }
}

extension Problem {
  /// Returns the problem as a diagnostic for the compiler.
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
