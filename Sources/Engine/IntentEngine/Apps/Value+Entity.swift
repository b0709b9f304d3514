// An entity, or a case of an enumeration, in the form that every front end can show.

extension Value {
  /// An entity, or a case of an enumeration, as the app displays it.
  public struct Entity: Hashable, Sendable {
    /// A public property of an entity.
    public struct Property: Hashable, Sendable {
      /// The name of the property in the source.
      public var name: String
      /// The title of the property.
      public var title: String
      /// The value of the property; `nil` when it has none.
      public var value: Value?

      /// Creates a property from its name, title and value.
      package init(name: String, title: String, value: Value?) {
        self.name = name
        self.title = title
        self.value = value
      }
    }

    /// The type's display name: "Markdown Document".
    public var type: String
    /// The entity's identifier, or the case's raw value.
    public var id: String
    /// The title of the entity.
    public var title: String
    /// The subtitle of the entity; `nil` when it has none.
    public var subtitle: String?
    /// The name of the entity's symbol; `nil` when it has none.
    public var symbol: String?
    /// Alternative titles of the entity.
    public var synonyms: [String]
    /// The public properties, in the order of the source.
    public var properties: [Property]
    /// The identifier of the entity's type, as in `ParameterFacts.typeID`.
    package var typeID: String

    /// Creates an entry from the display values of an entity.
    package init(
      type: String, id: String, title: String, subtitle: String? = nil, symbol: String? = nil,
      synonyms: [String] = [], properties: [Property] = [], typeID: String = ""
    ) {
      self.type = type
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.symbol = symbol
      self.synonyms = synonyms
      self.properties = properties
      self.typeID = typeID
    }
  }
}

extension Value.Entity {
  /// Creates the form of a case of an enumeration.
  init(case value: Value, of type: any EnumerationType) {
    let option = value.option
    self.init(
      type: type.displayName, id: value.identifier ?? "", title: option.title,
      subtitle: option.subtitle, symbol: option.symbol, synonyms: option.synonyms, properties: [])
  }
}
