// Tests that a file which is not reviewed is named.

import BehestTestSupport
import Foundation
import IntentReview
import Testing

@Suite struct UnreadFileTests {
  @Test func `files that are too deep or too large are named, and what is no app's is not`() throws
  {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ text: String) throws -> String {
      let url = folder.url.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let intent = "import AppIntents\nstruct A: AppIntent {}\n"
    let deep = String(repeating: "(", count: 2_000)
    let files = [
      try write("deep.swift", intent + "let a = " + deep),
      try write("fine.swift", intent),
      try write("large.swift", intent + String(repeating: "// generated\n", count: 400_000)),
      try write("other.swift", "let a = " + deep),
      folder.url.appending(path: "gone.swift").path,
    ]
    let review = IntentReview(files: files)
    #expect(review.fileCount == 1)
    #expect(
      review.unread == [
        "\(files[0]): not reviewed, because its code is nested too deeply.",
        "\(files[2]): not reviewed, because it is larger than 4 MB.",
        "\(files[4]): not reviewed, because it cannot be read.",
      ])
  }
}
