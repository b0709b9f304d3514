// The formatter of lists, which Foundation on Linux lacks.

public import Foundation

/// A formatter of lists: "bread, milk, and tea".
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked, as on Apple's systems: a formatter is configured before it is shared.
  /// The locale of the text; `nil` for the current one.
  open var locale: Locale! = .autoupdatingCurrent

  /// The formatter of the items; `nil` for their descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter of items by their descriptions.
  public override init() { super.init() }

  /// Creates nothing: a formatter cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text of a list of strings in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  /// Returns the text of a list; `nil` if the items' formatter does not take one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns the text of an object that is an array; `nil` for another.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
