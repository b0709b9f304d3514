// A minimal Swift program with Foundation, to compare others with.

import Foundation

@main
struct Hello {
  static func main() {
    // A call of Foundation keeps it from being left out of the binary.
    FileHandle.standardOutput.write(Data("Hello\n".utf8))
  }
}
