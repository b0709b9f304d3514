// What a catalogue lists, in forms that every front end can print.

/// An installed application.
package struct AppEntry: Codable, Hashable, Sendable {
  /// The display name.
  package var name: String
  /// Other names it answers to.
  package var synonyms: [String]
  /// How many discoverable intents it has.
  package var intentCount: Int
  /// How many shortcuts it has.
  package var shortcutCount: Int

  /// Makes an entry.
  package init(name: String, synonyms: [String], intentCount: Int, shortcutCount: Int) {
    self.name = name
    self.synonyms = synonyms
    self.intentCount = intentCount
    self.shortcutCount = shortcutCount
  }
}

/// An intent.
public struct IntentEntry: Codable, Hashable, Sendable {
  /// The application it belongs to.
  public var app: String
  /// Its name without "Intent": "FindDocument".
  public var name: String
  /// Its title.
  public var title: String
  /// What it does; `nil` when the application does not say.
  public var explanation: String?
  /// Whether lists show it.
  public var isDiscoverable: Bool
  /// Whether running it brings the application to the front.
  public var opensApp: Bool
  /// "alwaysAllowed", "requiresAuthentication" or "requiresLocalDeviceAuthentication".
  public var authenticationPolicy: String
  /// The sentence that sums it up, parameters in parentheses; `nil` when it has none.
  public var summary: String?
  /// Its parameters, in the order of the source.
  public var parameters: [ParameterEntry]
}

/// A parameter of an intent.
public struct ParameterEntry: Codable, Hashable, Sendable {
  /// Its name in the source.
  public var name: String
  /// Its title.
  public var title: String
  /// What it is for; `nil` when the application does not say.
  public var explanation: String?
  /// The kind of value in words: "text", "number", "Markdown Document".
  public var type: String
  /// Whether it is asked for when missing: neither optional nor defaulted.
  public var isRequired: Bool
  /// The default, in words; `nil` when there is none.
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
  /// The application it belongs to.
  package var app: String
  /// The name of its intent.
  package var intent: String
  /// Its short title.
  package var title: String
  /// The name of its symbol; `nil` when it has none.
  package var symbol: String?
  /// Its phrases, ready to say, parameters in braces: "Order {soup} in Soupy".
  package var phrases: [String]
}

/// A phrase.
package struct PhraseEntry: Codable, Hashable, Sendable {
  /// The application it belongs to.
  package var app: String
  /// The name of the intent it runs.
  package var intent: String
  /// The phrase, ready to say, parameters in braces: "Order {soup} in Soupy".
  package var phrase: String
  /// The language it is in, as a tag; `nil` for the language of the source.
  package var language: String?

  /// Makes an entry.
  package init(app: String, intent: String, phrase: String, language: String?) {
    self.app = app
    self.intent = intent
    self.phrase = phrase
    self.language = language
  }
}

/// An entity, or one case of an enumeration, as its application shows it.
public struct EntityEntry: Hashable, Sendable {
  /// A public property of an entity.
  public struct Property: Hashable, Sendable {
    /// Its name in the source.
    public var name: String
    /// Its title.
    public var title: String
    /// Its value; `nil` when it has none.
    public var value: Value?

    /// Creates a property.
    package init(name: String, title: String, value: Value?) {
      self.name = name
      self.title = title
      self.value = value
    }
  }

  /// The type's display name: "Markdown Document".
  public var type: String
  /// Its identifier, or raw value.
  public var id: String
  /// Its title.
  public var title: String
  /// Its subtitle; `nil` when it has none.
  public var subtitle: String?
  /// The name of its symbol; `nil` when it has none.
  public var symbol: String?
  /// Other words for it.
  public var synonyms: [String]
  /// Its public properties, in the order of the source.
  public var properties: [Property]
  /// What tells the type from every other, as `ParameterFacts.typeID` has it.
  package var typeID: String

  /// Creates an entry.
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

/// Which entities of a type are wanted.
package enum EntityRequest: Hashable, Sendable {
  /// Everything the type can list: all, when it can, else what it suggests.
  case all
  /// What the type suggests.
  case suggested
  /// Those with these identifiers, in this order; unknown ones are left out.
  case identifiers([String])
  /// Those that match a text.
  case matching(String)
  /// Those whose properties fit.
  case filtered(EntityFilter)
}
