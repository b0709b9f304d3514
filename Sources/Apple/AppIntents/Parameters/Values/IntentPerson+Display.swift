// How a person is shown: by name, else by address.

import FoundationGaps

extension IntentPerson: InstanceDisplayRepresentable, TypeDisplayRepresentable {
  /// What a person is called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The name, with the address under it; the address alone when there is no name.
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
