// The pool of autoreleased objects, which code for Apple's systems names.

/// Performs a block and returns its result: without Objective-C nothing is autoreleased.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
