// A lock with the state that it protects, at a fixed address.

/// A lock that protects a state. Copies are the same lock.
///
/// The lock is not recursive: locking it twice on one thread deadlocks.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Safe to share: the state is accessed only while the lock is locked, except by the functions
  // whose names say that they are unchecked.
  private let buffer: ManagedBuffer<State, os_unfair_lock>

  /// The ownership of a lock by the calling thread.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread owns the lock.
    case owner
    /// The calling thread does not own the lock.
    case notOwner
  }

  /// Creates a lock from a state that need not be `Sendable`; the compiler does not check its use
  /// elsewhere.
  public init(uncheckedState initialState: State) {
    buffer = .create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock()) }
      return initialState
    }
  }

  /// Runs a closure with the lock locked. Its state and result need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try buffer.withUnsafeMutablePointers { state, lock in
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure with the lock locked.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the lock locked, if it is not locked. Its state and result need not be
  /// `Sendable`.
  ///
  /// - Returns: The result of the closure; `nil` if it did not run.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    try buffer.withUnsafeMutablePointers { state, lock in
      guard os_unfair_lock_trylock(lock) else { return nil }
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure with the lock locked, if it is not locked.
  ///
  /// - Returns: The result of the closure; `nil` if it did not run.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program if the ownership of the lock is not the given one.
  ///
  /// The C library does not report the owner of a lock: an owned one has to be locked, and nothing
  /// is checked for the other case.
  public func precondition(_ condition: Ownership) {
    buffer.withUnsafeMutablePointerToElements { lock in
      switch condition {
      case .owner: os_unfair_lock_assert_owner(lock)
      case .notOwner: os_unfair_lock_assert_not_owner(lock)
      }
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock from a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Runs a closure with the lock locked. Its result need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure with the lock locked.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure with the lock locked, if it is not locked. Its result need not be `Sendable`.
  ///
  /// - Returns: The result of the closure; `nil` if it did not run.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure with the lock locked, if it is not locked.
  ///
  /// - Returns: The result of the closure; `nil` if it did not run.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Locks the lock, waiting while another thread owns it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() {
    buffer.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) }
  }

  /// Unlocks the lock, which the calling thread owns.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() {
    buffer.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) }
  }

  /// Locks the lock if it is not locked.
  /// - Returns: Whether the calling thread now owns the lock.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool {
    buffer.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
  }
}
