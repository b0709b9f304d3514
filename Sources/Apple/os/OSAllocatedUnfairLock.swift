// A lock with the state it guards, at an address that stays.

/// A lock that guards a state; copies of it are the same lock.
///
/// It is not recursive: locking it twice on one thread never returns.
@frozen
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // A buffer of the standard library, so that a package that is not linked with this module needs
  // nothing of it. Safe to share: the state is reached with the lock locked only, but for the
  // functions whose names say that nothing is checked.
  @usableFromInline
  let _buffer: ManagedBuffer<State, os_unfair_lock>

  /// How a lock and the calling thread are related.
  @frozen
  public enum Ownership: Hashable, Sendable {
    /// The calling thread has the lock.
    case owner
    /// The calling thread does not have the lock.
    case notOwner
  }

  /// A lock around a state that may not be used elsewhere; nobody checks that it is not.
  @_alwaysEmitIntoClient
  public init(uncheckedState initialState: State) {
    _buffer = .create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock()) }
      return initialState
    }
  }

  /// Runs a closure with the lock locked; nobody checks what it takes out of it.
  @_alwaysEmitIntoClient
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try _buffer.withUnsafeMutablePointers { state, lock in
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure with the lock locked.
  @_alwaysEmitIntoClient
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the lock locked, unless somebody has it; nobody checks what it takes out.
  /// - Returns: What the closure returns; `nil` if it did not run.
  @_alwaysEmitIntoClient
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    try _buffer.withUnsafeMutablePointers { state, lock in
      guard os_unfair_lock_trylock(lock) else { return nil }
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure with the lock locked, unless somebody has it.
  /// - Returns: What the closure returns; `nil` if it did not run.
  @_alwaysEmitIntoClient
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program if the lock and the calling thread are not so related.
  ///
  /// The C library does not tell whose a lock is: an owned one has to be locked, and nothing is
  /// checked of another.
  @_alwaysEmitIntoClient
  public func precondition(_ condition: Ownership) {
    _buffer.withUnsafeMutablePointerToElements { lock in
      switch condition {
      case .owner: os_unfair_lock_assert_owner(lock)
      case .notOwner: os_unfair_lock_assert_not_owner(lock)
      }
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a state.
  @_alwaysEmitIntoClient
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  @_alwaysEmitIntoClient
  public init() {
    self.init(uncheckedState: ())
  }

  /// Runs a closure with the lock locked; nobody checks what it takes out of it.
  @_alwaysEmitIntoClient
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure with the lock locked.
  @_alwaysEmitIntoClient
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure with the lock locked, unless somebody has it; nobody checks what it takes out.
  /// - Returns: What the closure returns; `nil` if it did not run.
  @_alwaysEmitIntoClient
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure with the lock locked, unless somebody has it.
  /// - Returns: What the closure returns; `nil` if it did not run.
  @_alwaysEmitIntoClient
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Locks the lock, and waits as long as another thread has it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  @_alwaysEmitIntoClient
  public func lock() {
    _buffer.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) }
  }

  /// Unlocks the lock, which the calling thread has.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  @_alwaysEmitIntoClient
  public func unlock() {
    _buffer.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) }
  }

  /// Locks the lock if nobody has it.
  /// - Returns: Whether the calling thread now has the lock.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  @_alwaysEmitIntoClient
  public func lockIfAvailable() -> Bool {
    _buffer.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
  }
}
