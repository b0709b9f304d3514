// `@ComputedProperty` and `@DeferredProperty`: the public property beside a computed one.

#if Macros
  package import SwiftSyntax
  import SwiftSyntaxBuilder
  package import SwiftSyntaxMacros

  /// The macro `@ComputedProperty`.
  package struct ComputedPropertyMacro: PeerMacro, AccessorMacro {
    /// The property's object, and its projection.
    package static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let property = EntityPropertySyntax(node, declaration, in: context) else { return [] }
      guard let getter = property.getter else {
        context.diagnose(.noGetter(node, property.declaration, async: false))
        return []
      }
      if case .accessor(let accessor) = getter, accessor.isAsync || accessor.isThrowing {
        context.diagnose(.gettersTime(node, accessor))
        return []
      }
      let label = property.hasSetter ? "getSetter" : "getter"
      return property.peers(reader: "\(label): \\\(property.owner).\(property.name)")
    }

    /// None: the property has its own.
    package static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] { [] }
  }

  /// The macro `@DeferredProperty`.
  package struct DeferredPropertyMacro: PeerMacro, AccessorMacro {
    /// The property's object, and its projection.
    package static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let property = EntityPropertySyntax(node, declaration, in: context) else { return [] }
      guard let getter = property.getter else {
        context.diagnose(.noGetter(node, property.declaration, async: true))
        return []
      }
      guard case .accessor(let accessor) = getter, accessor.isAsync else {
        context.diagnose(.getterAtOnce(node))
        return []
      }
      let effects = accessor.isThrowing ? "try await" : "await"
      let (owner, name) = (property.owner, property.name)
      return property.peers(
        reader: "asyncGetter: { (entity: \(owner)) in \(effects) entity.\(name) }")
    }

    /// None: the property has its own.
    package static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] { [] }
  }
#endif
