// The display representation of a person: the name, else the address.

import FoundationGaps

extension IntentPerson: InstanceDisplayRepresentable, TypeDisplayRepresentable {
  /// The display name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// A representation with the name and the address below it, or the address alone.
  public var displayRepresentation: DisplayRepresentation {
    let address = handle.map { LocalizedStringResource(stringLiteral: $0.value.address) }
    guard let name = name.displayString.nonEmpty else {
      return DisplayRepresentation(title: address ?? "", image: image)
    }
    return DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name), subtitle: address, image: image)
  }
}

extension IntentPerson.Handle.Value {
  fileprivate var address: String {
    switch self {
    case .emailAddress(let address), .phoneNumber(let address), .applicationDefined(let address):
      address
    }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
