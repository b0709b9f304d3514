// `@ComputedProperty` and `@DeferredProperty`: the public property beside a computed one.

/// The macros of computed properties.
enum PropertyMacro {
  case computed
  case deferred

  /// Returns the stored property object and its projection; no accessors of the property itself.
  func expand(_ request: ExpansionRequest) throws(Problem) -> Expansion {
    guard request.role == "peer" else { return Expansion() }
    guard let variable = Variable(request.declaration), !request.declaration.isOfType else {
      throw .only(on: "a property of an entity", request)
    }
    // The compiler has its own diagnostic for several variables in one declaration.
    guard !variable.hasOthers else { return Expansion() }
    let around = request.surroundings.first
    if around?.keyword == "extension" { throw .inExtension(request) }
    guard let getter = variable.getter else {
      throw .noGetter(request, variable, isAsync: self == .deferred)
    }
    guard let type = variable.type else { return Expansion() }
    // A class cannot say `Self` where a property is stored.
    let owner = around.flatMap { $0.keyword == "class" ? $0.name : nil } ?? "Self"
    let reader: String
    switch self {
    case .computed:
      if getter.isAsync || getter.isThrowing { throw .getterTakesTime(request, getter) }
      reader = "\(variable.hasSetter ? "getSetter" : "getter"): \\\(owner).\(variable.name)"
    case .deferred:
      guard getter.isAsync else { throw .getterIsAtOnce(request) }
      let effects = getter.isThrowing ? "try await" : "await"
      reader = "asyncGetter: { (entity: \(owner)) in \(effects) entity.\(variable.name) }"
    }
    let plain = variable.name.withoutBackticks
    let others = request.attribute.arguments.map { $0.isEmpty ? "" : $0.text + ", " } ?? ""
    return Expansion(
      source: """
        private let _\(plain) = AppIntents.EntityProperty<\(type)>(
          identifier: "\(plain)", \(others)\(reader))

        \(request.declaration.access)var $\(plain): AppIntents.EntityProperty<\(type)> {
          _\(plain)
        }
        """)
  }
}
