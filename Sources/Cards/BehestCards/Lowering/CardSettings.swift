// The values that an app's view becomes a card with.

package import Foundation

/// The values around an app's view that decide, with the view, what its card is.
///
/// The locale and the string tables are the task's: an app's own source asks for texts as well.
package struct CardSettings: Sendable {
  /// The hooks for Markdown that a view shows.
  package var markdown: MarkdownHooks
  /// The moment that distances from now are told from.
  package var now: @Sendable () -> Date
  /// The calendar, whose time zone times are told in.
  package var calendar: Calendar

  /// Collects the values; those that are left out are the machine's own.
  package init(
    markdown: MarkdownHooks = .none, now: @escaping @Sendable () -> Date = { Date() },
    calendar: Calendar = .current
  ) {
    self.markdown = markdown
    self.now = now
    self.calendar = calendar
  }
}
