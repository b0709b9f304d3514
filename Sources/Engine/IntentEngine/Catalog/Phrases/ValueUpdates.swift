// Remembers that an application has said its phrases' values have changed.

import AppIntents
import Synchronization

/// Listens for `updateAppShortcutParameters()` as long as it lives.
final class ValueUpdates: Sendable {
  private let hasNews: News
  private let token: Int

  private final class News: Sendable {
    let flag = Mutex(false)
  }

  init() {
    let news = News()
    hasNews = news
    token = ShortcutUpdates.observe { _ in news.flag.withLock { $0 = true } }
  }

  deinit {
    ShortcutUpdates.stop(token)
  }

  /// Whether any application has said so since the last call.
  func takeNews() -> Bool {
    hasNews.flag.withLock { flag in
      defer { flag = false }
      return flag
    }
  }
}
