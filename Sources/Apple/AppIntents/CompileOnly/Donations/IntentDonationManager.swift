// Donations: an app reports what a person did in it. They are accepted and not recorded yet.

import Foundation

/// An identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()

  init() {}
}

/// An object that an app donates its performed intents to.
///
/// Donations are accepted and not recorded yet: nothing is suggested because of them.
public struct IntentDonationManager: Sendable {
  /// The shared donation manager of the app.
  public static let shared = IntentDonationManager()

  /// Donates an intent that the person performed. Not recorded yet.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates an intent that the person performed. Not recorded yet.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates an intent that the person performed, with its result. Not recorded yet.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) async throws
    -> IntentDonationIdentifier
  { IntentDonationIdentifier() }

  /// Donates an intent that the person performed, with its result. Not recorded yet.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult)
    -> IntentDonationIdentifier
  { IntentDonationIdentifier() }

  /// Deletes the matching donations. None are recorded yet, so none are deleted.
  ///
  /// - Returns: The identifiers of the deleted donations: always empty.
  @discardableResult
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
    -> [IntentDonationIdentifier]
  { [] }
}

/// A predicate that selects donations.
public struct IntentDonationMatchingPredicate: Sendable {
  /// A condition that a matching donation fulfils.
  package enum Condition: Sendable {
    /// The donated intent has this type and, when one is given, names this entity.
    case intent(any AppIntent.Type, EntityIdentifier?)
    /// The donated intent names this entity, whatever its type.
    case entity(EntityIdentifier)
    /// The donation has this identifier.
    case donation(IntentDonationIdentifier)
  }

  /// The condition that a matching donation fulfils.
  package let condition: Condition

  /// Matches donations of a type of intent, and only those that name an entity when one is given.
  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(condition: .intent(intentType, entityIdentifier))
  }

  /// Matches donations that name an entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier)
    -> IntentDonationMatchingPredicate
  { IntentDonationMatchingPredicate(condition: .entity(identifier)) }

  /// Matches the donation with an identifier.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier)
    -> IntentDonationMatchingPredicate
  { IntentDonationMatchingPredicate(condition: .donation(identifier)) }
}
