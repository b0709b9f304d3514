// The lock that `OSAllocatedUnfairLock` is made of, as C code uses it.

/// A low-level lock on which waiting threads sleep: the C library's mutex.
///
/// `os_unfair_lock()` is unlocked. Packages that use the lock's functions on Apple's systems, and
/// those of `pthread_mutex_t` on Linux, find one type for both.
public typealias os_unfair_lock = pthread_mutex_t

/// A low-level lock, by the name of the C structure.
public typealias os_unfair_lock_s = os_unfair_lock

/// The address of a low-level lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Locks a lock, waiting while another thread owns it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(lock)
}

/// Locks a lock if it is not locked.
///
/// - Returns: Whether the caller now owns the lock.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

/// Unlocks a lock that the calling thread owns.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(lock)
}

/// Stops the program if the lock is not locked.
///
/// On Apple's systems it tests the owner, which the C library does not report.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  let wasFree = os_unfair_lock_trylock(lock)
  precondition(!wasFree, "The lock is not locked")
}

/// Has no effect. On Apple's systems it stops the program if the calling thread owns the lock.
///
/// The C library does not report the owner of a lock, and another thread may rightly own it.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
