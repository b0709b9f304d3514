// Records that apps have changed the values of their phrases.

import Synchronization

/// An observer of the changes of the values in apps' phrases; it listens for as long as it lives.
final class ValueUpdates: Sendable {
  private let news: News
  private let tokens: [any Sendable]

  private final class News: Sendable {
    let flag = Mutex(false)
  }

  init(of apps: [App]) {
    let news = News()
    self.news = news
    tokens = apps.map { app in
      app.host.observeValues { news.flag.withLock { $0 = true } }
    }
  }

  /// Returns whether any app has reported a change since the last call.
  func takeNews() -> Bool {
    news.flag.withLock { flag in
      defer { flag = false }
      return flag
    }
  }
}
