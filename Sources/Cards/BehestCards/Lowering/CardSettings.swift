// The settings with which an app's view becomes a card.

package import Foundation

/// The settings with which, apart from the view itself, an app's view becomes a card.
///
/// The locale and the string tables are task-local instead: an app's own source looks up texts as
/// well.
package struct CardSettings: Sendable {
  /// The hooks for Markdown in views.
  package var markdown: MarkdownHooks
  /// The moment from which relative times are measured.
  package var now: @Sendable () -> Date
  /// The calendar, whose time zone times are shown in.
  package var calendar: Calendar

  /// Creates settings; the defaults are the machine's own.
  package init(
    markdown: MarkdownHooks = .none, now: @escaping @Sendable () -> Date = { Date() },
    calendar: Calendar = .current
  ) {
    self.markdown = markdown
    self.now = now
    self.calendar = calendar
  }
}
