// Fuzzes the sample applications and the ranges of phrases with extreme numbers.

import Dispatch
import FuzzSupport

/// Returns the entry point that libFuzzer calls with each input; always returns 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  if input.byte() & 3 == 0 {
    sample(rangeFrom: &input)
  } else {
    let script = Script(&input)
    let isOver = DispatchSemaphore(value: 0)
    Task {
      await script.play()
      isOver.signal()
    }
    isOver.wait()
  }
  return 0
}
