// What Tab may offer.

/// Offers endings for what is typed so far.
///
/// The argument is the text up to the cursor. The answers are whole texts that may stand in its
/// place, best first and without duplicates.
public typealias Completer = @Sendable (String) async -> [Completion]

/// One text Tab may put in the place of what is typed.
public struct Completion: Hashable, Sendable {
  /// The whole text up to the cursor, completed.
  public var text: String

  /// What to list when there are several.
  public var label: String

  /// A few words beside the label; empty for none.
  public var detail: String

  /// Creates a completion.
  ///
  /// - Parameter label: `nil` lists the text itself.
  public init(text: String, label: String? = nil, detail: String = "") {
    self.text = text
    self.label = label ?? text
    self.detail = detail
  }

  /// The longest text that all completions begin with, never shorter than what is typed.
  ///
  /// - Returns: `typed` when there is nothing in common beyond it.
  public static func commonPrefix(of completions: [Completion], typed: String) -> String {
    guard var common = completions.first?.text else { return typed }
    for completion in completions.dropFirst() {
      common = common.commonPrefix(with: completion.text)
    }
    return common.count < typed.count ? typed : common
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
