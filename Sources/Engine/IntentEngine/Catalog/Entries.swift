// The entries of a catalogue's lists, in forms that every front end can print.

/// An installed app in a list.
package struct AppEntry: Encodable, Hashable, Sendable {
  /// The display name of the app.
  package var name: String
  /// Alternative names of the app.
  package var synonyms: [String]
  /// The number of listed intents.
  package var intentCount: Int
  /// The number of shortcuts.
  package var shortcutCount: Int
  /// Whether the app only shows what there can be.
  package var isSample = false

  /// Creates an entry for an app.
  package init(name: String, synonyms: [String], intentCount: Int, shortcutCount: Int) {
    self.name = name
    self.synonyms = synonyms
    self.intentCount = intentCount
    self.shortcutCount = shortcutCount
  }
}

/// The description of an intent in a list.
public struct IntentEntry: Encodable, Hashable, Sendable {
  /// The description of an intent's parameter in a list.
  public struct Parameter: Encodable, Hashable, Sendable {
    /// The name of the parameter in the source.
    public var name: String
    /// The title of the parameter.
    public var title: String
    /// The description of the parameter's purpose; `nil` when the app gives none.
    public var explanation: String?
    /// The name of the kind of value: "text", "number", "Markdown Document".
    public var type: String
    /// Whether the value is a file, which a path names.
    package var isFile = false
    /// Whether the value is a text.
    package var isText = false
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
  public var parameters: [Parameter]
}

/// A shortcut: an intent, and the phrases that run it.
package struct ShortcutEntry: Encodable, Hashable, Sendable {
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
public struct PhraseEntry: Encodable, Hashable, Sendable {
  /// The app that the phrase belongs to.
  public var app: String
  /// The name of the intent that the phrase runs.
  public var intent: String
  /// The phrase, ready to say, parameters in braces: "Order {soup} in Soupy".
  public var phrase: String
  /// The language of the phrase as a tag; `nil` for the language of the source.
  public var language: String?

  /// Creates an entry for a phrase.
  package init(app: String, intent: String, phrase: String, language: String?) {
    self.app = app
    self.intent = intent
    self.phrase = phrase
    self.language = language
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
