// Puts what an intent has copied on the person's clipboard.

package import BehestPasteboard
package import IntentEngine

extension Pasteboard {
  /// Replaces the contents of the clipboard with a copy.
  ///
  /// - Returns: A remark if that is not an ordinary clipboard, or did not take all of the copy.
  /// - Throws: `Failure` with the reason why nothing was copied.
  @Sendable package func put(_ copy: Copy) async throws -> Copy.Remark? {
    let item = PasteboardItem(plainText: copy.plainText, html: copy.html, rtf: copy.rtf)
    do {
      let receipt = try await write(item)
      return receipt.words(about: item).map { receipt.isDirectory ? .besides($0) : .instead($0) }
    } catch let error as PasteboardError {
      throw Failure(.intentFailed, error.description)
    }
  }
}
