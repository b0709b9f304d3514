// A way to pay.

public import FoundationGaps

/// A form of payment that an app supports, such as a credit card.
public struct IntentPaymentMethod: Hashable, Sendable, _IntentValue {
  /// A kind of payment method.
  public enum PaymentType: String, CaseIterable, Hashable, Sendable {
    /// A kind that is not known.
    case unknown
    /// A checking account.
    case checking
    /// A savings account.
    case savings
    /// A brokerage account.
    case brokerage
    /// A debit card.
    case debit
    /// A credit card.
    case credit
    /// A prepaid card or account.
    case prepaid
    /// A store's charge card.
    case store
    /// Apple Pay.
    case applePay
  }

  /// The kind of payment method.
  public let paymentType: PaymentType

  /// The name of the method for people; `nil` for none.
  public let name: String?

  /// The detail that tells the method from others with its name, such as the last digits of a card.
  public let identificationHint: String?

  /// The image of the method.
  public let icon: DisplayRepresentation.Image?

  /// Creates a payment method from its kind and what people know it by.
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name.map { String(localized: $0) }
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// Returns whether two methods have the same kind, name and hint.
  public static func == (left: IntentPaymentMethod, right: IntentPaymentMethod) -> Bool {
    left.paymentType == right.paymentType && left.name == right.name
      && left.identificationHint == right.identificationHint
  }

  /// Hashes the kind, the name and the hint.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(paymentType)
    hasher.combine(name)
    hasher.combine(identificationHint)
  }
}

extension IntentPaymentMethod: InstanceDisplayRepresentable, TypeDisplayRepresentable {
  /// The display name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

  /// A representation with the name, or else the kind, and the hint below it.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name ?? paymentType.words),
      subtitle: identificationHint.map { LocalizedStringResource(stringLiteral: $0) }, image: icon)
  }
}

extension IntentPaymentMethod: SpokenValue {
  /// The name of the type for people.
  package static var spokenName: String { "payment method" }

  /// Creates a method with the words as its name, of the kind that they mention.
  package init(spokenAs words: String) {
    let folded = words.lowercased()
    let type = PaymentType.allCases.first { folded.contains($0.words.lowercased()) }
    self.init(type: type ?? .unknown, name: LocalizedStringResource(stringLiteral: words))
  }

  /// The name, or else the kind, and the hint.
  package var words: String {
    [name ?? paymentType.words, identificationHint].compactMap { $0 }.joined(separator: " ")
  }
}

extension IntentPaymentMethod.PaymentType {
  fileprivate var words: String { self == .applePay ? "Apple Pay" : rawValue.capitalized }
}
