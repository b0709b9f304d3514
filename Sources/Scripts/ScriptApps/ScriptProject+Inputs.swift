// The scripts that a file or an address can be shared with.

import BehestUniformTypeIdentifiers
import Foundation
package import ScriptBundles

extension ScriptProject {
  /// Returns the kind of input by which the script takes a file or an address; `nil` when it takes
  /// none.
  package func input(for item: String) -> Input? {
    let kinds: [Input]
    if item.contains("://") {
      kinds = [.urls, .text]
    } else {
      let type = UTType(filenameExtension: URL(filePath: item).pathExtension)
      kinds =
        type?.conforms(to: .image) == true
        ? [.images, .files] : type?.conforms(to: .text) == true ? [.files, .text] : [.files]
    }
    return kinds.first { inputs.contains($0) }
  }
}
