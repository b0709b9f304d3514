// A person, as an address book knows one.

public import Foundation
import FoundationGaps

/// A person: an identifier, a name and a way to reach them.
public struct IntentPerson: Hashable, Codable, Sendable, _IntentValue {
  /// Which of a person's facts a parameter asks for.
  public enum ParameterMode: Int, Hashable, Sendable {
    /// The person, as the address book knows them.
    case contact
    /// A mail address.
    case email
    /// A telephone number.
    case phone
    /// A mail address or a telephone number.
    case emailOrPhone
  }

  /// What tells people apart.
  public enum Identifier: Hashable, Codable, Sendable {
    /// The app's own identifier.
    case applicationDefined(String)
    /// The address book's identifier.
    case contact(String)
    /// Nothing: the person is only a way to reach them.
    case unknown
  }

  /// A person's name.
  public enum Name: Hashable, Codable, Sendable {
    /// The name as it is shown.
    case displayName(String)
    /// The name in its parts.
    case components(PersonNameComponents)
    /// The name is not known.
    case unknown

    /// The name as it is shown; empty when it is not known.
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
  public struct Handle: Hashable, Codable, Sendable {
    /// A way to reach a person, with the address.
    public enum Value: Hashable, Codable, Sendable {
      /// A mail address.
      case emailAddress(String)
      /// A telephone number.
      case phoneNumber(String)
      /// Some other address.
      case applicationDefined(String)
    }

    /// What an address is for.
    public enum Label: Hashable, Codable, Sendable {
      /// The use named.
      case home, work, mobile, iPhone, main, homeFax, workFax, pager, school, other
      /// A use of the person's own.
      case custom(String)
    }

    /// The way and the address.
    public let value: Value

    /// What the address is for; `nil` means it is not said.
    public let label: Label?

    /// Makes a way to reach a person.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// A mail address.
    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    /// A telephone number.
    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    /// Some other address.
    public init(applicationDefined: String, label: String? = nil) {
      value = .applicationDefined(applicationDefined)
      self.label = label.map { .custom($0) }
    }
  }

  /// What tells the person apart.
  public var identifier: Identifier

  /// The person's name.
  public var name: Name

  /// How the person is reached; `nil` when that is not known.
  public var handle: Handle?

  /// Other ways to reach the person.
  public var aliases: [Handle]

  /// Whether the person is the one who asks.
  public var isMe: Bool

  /// A picture of the person; `nil` means none.
  public var image: DisplayRepresentation.Image?

  /// Makes a person.
  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// A person of whom nothing is known but a way to reach them.
  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .unknown, handle: handle)
  }
}
