// A person, as an address book knows one.

public import Foundation

/// A person: an identifier, a name and a way to reach them.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
  /// Which of a person's facts a parameter asks for.
  public enum ParameterMode: Hashable, Sendable {
    /// The person.
    case person
    /// A mail address.
    case email
    /// A telephone number.
    case phoneNumber
  }

  /// What tells people apart.
  public enum Identifier: Hashable, Sendable {
    /// The app's own identifier.
    case applicationDefined(String)
    /// The address book's identifier.
    case contact(identifier: String)
  }

  /// A person's name.
  public enum Name: Hashable, Sendable {
    /// The name as it is shown.
    case displayName(String)
    /// The name in its parts.
    case components(PersonNameComponents)
    /// The name is not known.
    case unknown

    /// The name as it is shown.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts):
        [parts.givenName, parts.middleName, parts.familyName].compactMap { $0 }.joined(
          separator: " ")
      case .unknown: ""
      }
    }
  }

  /// A way to reach a person.
  public struct Handle: Hashable, Sendable {
    /// A way to reach a person, with the address.
    public enum Value: Hashable, Sendable {
      /// A mail address.
      case emailAddress(String)
      /// A telephone number.
      case phoneNumber(String)
      /// Some other address.
      case applicationDefined(String)
    }

    /// The way and the address.
    public let value: Value

    /// What the address is for; `nil` means it is not said.
    public let label: String?

    /// Makes a way to reach a person.
    public init(value: Value, label: String? = nil) {
      self.value = value
      self.label = label
    }

    /// A mail address.
    public init(emailAddress: String, label: String? = nil) {
      self.init(value: .emailAddress(emailAddress), label: label)
    }

    /// A telephone number.
    public init(phoneNumber: String, label: String? = nil) {
      self.init(value: .phoneNumber(phoneNumber), label: label)
    }

    /// Some other address.
    public init(applicationDefined: String, label: String? = nil) {
      self.init(value: .applicationDefined(applicationDefined), label: label)
    }
  }

  /// What tells the person apart; `nil` when nothing does.
  public var identifier: Identifier?

  /// The person's name.
  public var name: Name

  /// How the person is reached; `nil` when that is not known.
  public var handle: Handle?

  /// Other names of the person.
  public var aliases: [Name]

  /// Whether the person is the one who asks.
  public var isMe: Bool

  /// Makes a person.
  public init(
    identifier: Identifier? = nil, name: Name, handle: Handle? = nil, aliases: [Name] = [],
    isMe: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
  }
}
