// The metadata of a link. Nothing is loaded: only what an app sets is there.

@_exported public import Foundation

/// The title and the addresses of a link.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?

  /// The address of the page.
  open var url: URL?

  /// The title of the page.
  open var title: String?

  /// The address of a video of the page.
  open var remoteVideoURL: URL?
}
