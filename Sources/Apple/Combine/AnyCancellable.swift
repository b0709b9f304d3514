// Activities that can be cancelled, as objects keep them. There are no publishers that start one.

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

/// A cancellable activity of any type, which is cancelled when nothing holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates an activity that is cancelled by a closure.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates an activity of an activity.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels the activity, once.
  public func cancel() {
    action?()
    action = nil
  }

  /// Adds the activity to a set that holds it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Adds the activity to a collection that holds it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Hashes the identity of the activity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns whether two activities are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}
