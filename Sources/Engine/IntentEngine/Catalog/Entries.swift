// The entries of a catalogue's lists, in forms that every front end can print.

/// An installed app in a list.
package struct AppEntry: Codable, Hashable, Sendable {
  /// The display name of the app.
  package var name: String
  /// Alternative names of the app.
  package var synonyms: [String]
  /// The number of listed intents.
  package var intentCount: Int
  /// The number of shortcuts.
  package var shortcutCount: Int

  /// Creates an entry for an app.
  package init(name: String, synonyms: [String], intentCount: Int, shortcutCount: Int) {
    self.name = name
    self.synonyms = synonyms
    self.intentCount = intentCount
    self.shortcutCount = shortcutCount
  }
}

/// The description of an intent in a list.
public struct IntentEntry: Codable, Hashable, Sendable {
  /// The app that the intent belongs to.
  public var app: String
  /// The intent's name without "Intent": "FindDocument".
  public var name: String
  /// The intent's title.
  public var title: String
  /// The description of the intent's action; `nil` when the app gives none.
  public var explanation: String?
  /// Whether lists show the intent.
  public var isDiscoverable: Bool
  /// Whether running the intent brings the app to the foreground.
  public var opensApp: Bool
  /// The authentication policy: "alwaysAllowed", "requiresAuthentication" or
  /// "requiresLocalDeviceAuthentication".
  public var authenticationPolicy: String
  /// The intent's summary, parameters in parentheses; `nil` when it has none.
  public var summary: String?
  /// The intent's parameters, in the order of the source.
  public var parameters: [ParameterEntry]
}

/// The description of an intent's parameter in a list.
public struct ParameterEntry: Codable, Hashable, Sendable {
  /// The name of the parameter in the source.
  public var name: String
  /// The title of the parameter.
  public var title: String
  /// The description of the parameter's purpose; `nil` when the app gives none.
  public var explanation: String?
  /// The name of the kind of value: "text", "number", "Markdown Document".
  public var type: String
  /// Whether the parameter is asked for when missing: it is not optional and has no default.
  public var isRequired: Bool
  /// The default value as text; `nil` when there is none.
  public var defaultValue: String?
  /// The titles of the cases of an enumeration; empty for other types.
  public var cases: [String]

  private enum CodingKeys: String, CodingKey {
    case name, title, explanation, type, isRequired, cases
    case defaultValue = "default"
  }
}

/// A shortcut: an intent, and the phrases that run it.
package struct ShortcutEntry: Codable, Hashable, Sendable {
  /// The app that the shortcut belongs to.
  package var app: String
  /// The name of the shortcut's intent.
  package var intent: String
  /// The short title of the shortcut.
  package var title: String
  /// The name of the shortcut's symbol; `nil` when it has none.
  package var symbol: String?
  /// The phrases of the shortcut, parameters in braces: "Order {soup} in Soupy".
  package var phrases: [String]
}

/// A phrase in a list, with the intent it runs.
package struct PhraseEntry: Codable, Hashable, Sendable {
  /// The app that the phrase belongs to.
  package var app: String
  /// The name of the intent that the phrase runs.
  package var intent: String
  /// The phrase, ready to say, parameters in braces: "Order {soup} in Soupy".
  package var phrase: String
  /// The language of the phrase as a tag; `nil` for the language of the source.
  package var language: String?

  /// Creates an entry for a phrase.
  package init(app: String, intent: String, phrase: String, language: String?) {
    self.app = app
    self.intent = intent
    self.phrase = phrase
    self.language = language
  }
}

/// An entity, or a case of an enumeration, as the app displays it.
public struct EntityEntry: Hashable, Sendable {
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

/// A request for entities of a type.
package enum EntityRequest: Hashable, Sendable {
  /// All entities if the type can list them, else the suggested ones.
  case all
  /// The entities that the type suggests.
  case suggested
  /// The entities with these identifiers, in this order; unknown ones are left out.
  case identifiers([String])
  /// The entities that match a text.
  case matching(String)
  /// The entities whose properties satisfy a filter.
  case filtered(EntityFilter)
}
