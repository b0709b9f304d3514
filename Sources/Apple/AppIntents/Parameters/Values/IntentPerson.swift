// A person, such as a contact in an address book.

public import Foundation
import FoundationGaps

/// A person, with an identifier, a name and an address such as an email address.
public struct IntentPerson: Hashable, Codable, Sendable, _IntentValue {
  /// The part of a person's details that a parameter asks for.
  public enum ParameterMode: Int, Hashable, Sendable {
    /// The contact of the person.
    case contact
    /// An email address.
    case email
    /// A telephone number.
    case phone
    /// An email address or a telephone number.
    case emailOrPhone
  }

  /// The identifier of a person.
  public enum Identifier: Hashable, Codable, Sendable {
    /// An identifier of the app's own.
    case applicationDefined(String)
    /// The identifier of a contact.
    case contact(String)
    /// No identifier: only the person's address is known.
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

  /// An address of a person, such as an email address or a telephone number.
  public struct Handle: Hashable, Codable, Sendable {
    /// The kind of an address and the address itself.
    public enum Value: Hashable, Codable, Sendable {
      /// An email address.
      case emailAddress(String)
      /// A telephone number.
      case phoneNumber(String)
      /// An address of the app's own kind.
      case applicationDefined(String)
    }

    /// The label of an address, which states its use.
    public enum Label: Hashable, Codable, Sendable {
      /// A standard label.
      case home, work, mobile, iPhone, main, homeFax, workFax, pager, school, other
      /// A custom label.
      case custom(String)
    }

    /// The kind and the address.
    public let value: Value

    /// The label of the address; `nil` for none.
    public let label: Label?

    /// Creates an address with a label.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// Creates an email address.
    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    /// Creates a telephone number.
    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    /// Creates an address of the app's own kind.
    public init(applicationDefined: String, label: String? = nil) {
      value = .applicationDefined(applicationDefined)
      self.label = label.map { .custom($0) }
    }
  }

  /// The identifier of the person.
  public var identifier: Identifier

  /// The person's name.
  public var name: Name

  /// The address of the person; `nil` when it is not known.
  public var handle: Handle?

  /// Other addresses of the person.
  public var aliases: [Handle]

  /// Whether the person is the current user.
  public var isMe: Bool

  /// A picture of the person; `nil` for none.
  public var image: DisplayRepresentation.Image?

  /// Creates a person.
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

  /// Creates a person of whom only an address is known.
  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .unknown, handle: handle)
  }
}
