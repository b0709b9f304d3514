// The lock under OSAllocatedUnfairLock, as C code knows it.

/// A low-level lock that lets a waiting thread sleep: the C library's mutex.
///
/// `os_unfair_lock()` is unlocked. Packages that use the lock's functions on Apple's systems, and
/// those of `pthread_mutex_t` on Linux, find one type for both.
public typealias os_unfair_lock = pthread_mutex_t

/// A low-level lock; the original's name for the structure in C.
public typealias os_unfair_lock_s = os_unfair_lock

/// The address of a low-level lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Locks a lock, and waits as long as another thread has it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(lock)
}

/// Locks a lock if nobody has it.
/// - Returns: Whether the lock is now locked by the caller.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Unlocks a lock that the calling thread has.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(lock)
}

/// Stops the program if the calling thread does not have the lock.
///
/// The C library does not tell whose a lock is: here it has to be locked.
@_alwaysEmitIntoClient
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  let wasFree = os_unfair_lock_trylock(lock)
  precondition(!wasFree, "The lock is not locked")
}

/// Stops the program if the calling thread has the lock.
///
/// The C library does not tell whose a lock is, and another thread may rightly have it: nothing is
/// checked here.
@_alwaysEmitIntoClient
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
