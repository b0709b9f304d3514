// The connection between the parts of UIKit that reach out of the app and the runtime of an intent.

import Foundation
import Synchronization

/// A recorder of what a running intent does outside of its result: what it puts on the general
/// pasteboard, and the URL that it opens.
package final class IntentRecorder: Sendable {
  /// The recorder of the running intent; `nil` outside a run.
  @TaskLocal package static var current: IntentRecorder?

  private struct Record {
    var items: [[String: PasteboardValue]]?
    var url: URL?
  }

  private let recorded = Mutex(Record())

  /// Creates a recorder.
  package init() {}

  /// The items that were put on the pasteboard last, by type; `nil` when the intent put none.
  package var items: [[String: PasteboardValue]]? { recorded.withLock { $0.items } }

  /// The URL that was opened last; `nil` when the intent opened none.
  package var url: URL? { recorded.withLock { $0.url } }

  func record(_ items: [[String: PasteboardValue]]) { recorded.withLock { $0.items = items } }

  func record(_ url: URL) { recorded.withLock { $0.url = url } }
}

/// A value on a pasteboard.
package enum PasteboardValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A URL.
  case url(URL)
  /// Data.
  case data(Data)

  /// Creates a value; `nil` for one of another type.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(text as String)
    case let text as NSAttributedString: self = .text(text.string)
    case let url as URL: self = .url(url)
    case let data as Data: self = .data(data)
    default: return nil
    }
  }

  var value: Any {
    switch self {
    case .text(let text): text
    case .url(let url): url
    case .data(let data): data
    }
  }

  var data: Data {
    switch self {
    case .text, .url: Data(text.utf8)
    case .data(let data): data
    }
  }

  /// The value as text; data are read as UTF-8.
  package var text: String {
    switch self {
    case .text(let text): text
    case .url(let url): url.absoluteString
    case .data(let data): String(decoding: data, as: UTF8.self)
    }
  }
}

extension [String: PasteboardValue] {
  /// The text of an item; `nil` when it has none.
  package var plainText: String? {
    UIPasteboard.typeListString.lazy.compactMap { self[$0]?.text }.first
  }

  /// The URL of an item; `nil` when it has none.
  package var url: URL? {
    UIPasteboard.typeListURL.lazy.compactMap { self[$0].flatMap { URL(string: $0.text) } }.first
  }
}
