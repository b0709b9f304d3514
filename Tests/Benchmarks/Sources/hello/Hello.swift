// The least a Swift program with Foundation can do, to measure others beside.

import Foundation

@main
struct Hello {
  static func main() {
    // A trip through Foundation keeps it from being left out of the binary.
    FileHandle.standardOutput.write(Data("Hello\n".utf8))
  }
}
