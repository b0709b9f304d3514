// Remembers that an application has said its phrases' values have changed.

import Synchronization

/// Listens to applications as long as it lives.
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

  /// Whether any application has said so since the last call.
  func takeNews() -> Bool {
    news.flag.withLock { flag in
      defer { flag = false }
      return flag
    }
  }
}
