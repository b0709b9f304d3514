// Fuzzes the matcher with small grammars, and compares it with the reference matcher.

import FuzzSupport
import PhraseReference

/// Returns the entry point that libFuzzer calls with each input; always returns 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let trial = Trial(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let complaint = trial.complaint
  require(complaint == nil, "\(complaint ?? "")\n\(trial.minimised())")
  return 0
}
