// Telling the system what the person did in the app. Donations are accepted and not recorded yet.

import Foundation

/// A reference to a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()

  init() {}
}

/// Takes note of what the person did in the app.
///
/// Donations are accepted and not recorded yet: nothing is suggested because of them.
public struct IntentDonationManager: Sendable {
  /// The manager of the app.
  public static let shared = IntentDonationManager()

  /// Takes note that an intent was done. Not recorded yet.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Takes note that an intent was done. Not recorded yet.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Takes note that an intent was done, and what came of it. Not recorded yet.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) async throws
    -> IntentDonationIdentifier
  { IntentDonationIdentifier() }

  /// Takes note that an intent was done, and what came of it. Not recorded yet.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult)
    -> IntentDonationIdentifier
  { IntentDonationIdentifier() }

  /// Forgets donations. There are none to forget yet.
  ///
  /// - Returns: The donations forgotten: none.
  @discardableResult
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
    -> [IntentDonationIdentifier]
  { [] }
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  /// What a donation must have.
  package enum Condition: Sendable {
    /// An intent of a type, and of an entity when one is given.
    case intent(any AppIntent.Type, EntityIdentifier?)
    /// Any intent about an entity.
    case entity(EntityIdentifier)
    /// The donation itself.
    case donation(IntentDonationIdentifier)
  }

  /// What a donation must have.
  package let condition: Condition

  /// Donations of a type of intent, perhaps only those that name an entity.
  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(condition: .intent(intentType, entityIdentifier))
  }

  /// Donations that name an entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier)
    -> IntentDonationMatchingPredicate
  { IntentDonationMatchingPredicate(condition: .entity(identifier)) }

  /// One donation.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier)
    -> IntentDonationMatchingPredicate
  { IntentDonationMatchingPredicate(condition: .donation(identifier)) }
}
