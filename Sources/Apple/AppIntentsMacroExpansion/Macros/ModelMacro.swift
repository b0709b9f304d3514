// `@Model` and what it adds to a class, and `@ModelActor`.

/// The macro of classes that a container keeps.
enum ModelMacro {
  /// Returns the members or the extension of the class, or the observer of one of its variables.
  static func expand(_ request: ExpansionRequest) throws(Problem) -> Expansion {
    let model = request.declaration
    if request.role == "memberAttribute" {
      let isObserved = Variable(model)?.isPersisted ?? false
      return Expansion(source: isObserved ? "@SwiftData._PersistedProperty" : "")
    }
    guard model.keyword == "class" else { throw .only(on: "a class", request) }
    if request.role == "extension" {
      let missing = request.missing.map {
        $0 == "Observable" ? "Observation.Observable" : "SwiftData.\($0)"
      }
      guard !missing.isEmpty else { return Expansion() }
      return Expansion(
        source:
          "nonisolated extension \(request.extendedType): \(missing.joined(separator: ", ")) {}")
    }
    let properties = model.memberDeclarations.compactMap { Variable($0) }.filter(\.isPersisted)
    let rows = properties.map { "      \($0.metadata(of: model.name))," }.joined(separator: "\n")
    return Expansion(
      source: """
        \(model.access)let _$record = SwiftData._ModelRecord()

        \(model.access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
          [
        \(rows)
          ]
        }
        """)
  }

  /// Returns the observer of a variable.
  static func observer(_ request: ExpansionRequest) -> Expansion {
    guard request.role == "accessor", let variable = Variable(request.declaration) else {
      return Expansion()
    }
    let type = request.surroundings.first?.name ?? "Self"
    return Expansion(
      source: "{ didSet { self._$changed(\\\(type).\(variable.name), from: oldValue) } }")
  }

  /// Returns the members or the extension of an actor with a context.
  static func expandActor(_ request: ExpansionRequest) throws(Problem) -> Expansion {
    let owner = request.declaration
    guard owner.keyword == "actor" else { throw .only(on: "an actor", request) }
    if request.role == "extension" {
      guard !request.missing.isEmpty else { return Expansion() }
      return Expansion(source: "extension \(request.extendedType): SwiftData.ModelActor {}")
    }
    return Expansion(
      source: """
        \(owner.access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
        \(owner.access)nonisolated let modelContainer: SwiftData.ModelContainer

        \(owner.access)init(modelContainer: SwiftData.ModelContainer) {
          self.modelContainer = modelContainer
          modelExecutor = SwiftData.DefaultSerialModelExecutor(
            modelContext: SwiftData.ModelContext(modelContainer))
        }
        """)
  }
}

extension Variable {
  /// Whether a container keeps the variable: a stored one of an instance, without observers of its
  /// own.
  fileprivate var isPersisted: Bool {
    declaration.keyword == "var" && !declaration.isOfType && !hasAccessors && !hasOthers
      && !declaration.modifiers.contains("lazy")
      && declaration.attributes.allSatisfy {
        ["Attribute", "Relationship", "_PersistedProperty", "available"].contains($0.name)
      }
  }

  /// Returns the call that describes the variable.
  fileprivate func metadata(of model: String) -> String {
    let details = declaration.attributes.first { ["Attribute", "Relationship"].contains($0.name) }
    let path = "SwiftData.Schema.PropertyMetadata(\\\(model).\(name)"
    guard let details else { return "\(path))" }
    return "\(path), SwiftData.Schema.\(details.name)(\(details.arguments?.text ?? "")))"
  }
}
