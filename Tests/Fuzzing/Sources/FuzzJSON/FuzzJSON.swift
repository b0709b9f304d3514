// Fuzzes the reader of JSON: what it accepts is written and read again, what it refuses has a place.

import FuzzSupport
import PhraseMatching

/// Returns the entry point that libFuzzer calls with each input; always returns 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(JSONError) {
    let value = try JSON(parsing: bytes)
    let text = value.text(isPretty: count % 2 == 0)
    let again = try? JSON(parsing: text.utf8)
    require(again == value, "\(text) is not what was read")
  } catch {
    require(0...count ~= error.offset, "\(error) is outside the text")
    require(!error.words.isEmpty, "an error without words")
  }
  return 0
}
