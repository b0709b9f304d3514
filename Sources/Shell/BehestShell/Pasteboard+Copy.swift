// Puts what an intent has copied on the person's clipboard.

package import BehestPasteboard
package import IntentEngine

extension Pasteboard {
  /// Replaces the contents of the clipboard with a copy.
  ///
  /// - Returns: A remark if that is not an ordinary clipboard, or did not take all of the copy.
  /// - Throws: `Failure` with the reason why nothing was copied.
  @Sendable package func take(_ copy: Copy) async throws -> String? {
    let item = PasteboardItem(plainText: copy.plainText, html: copy.html, rtf: copy.rtf)
    do {
      return try await write(item).remark(on: item)
    } catch let error as PasteboardError {
      throw Failure(.intentFailed, error.description)
    }
  }
}
