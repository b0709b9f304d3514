// Builds small grammars, says things to them, and compares the matcher with the obvious one.

import FuzzSupport
import PhraseReference

/// What libFuzzer calls with each input; always returns 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let trial = Trial(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let complaint = trial.complaint
  require(complaint == nil, "\(complaint ?? "")\n\(trial.minimised())")
  return 0
}
