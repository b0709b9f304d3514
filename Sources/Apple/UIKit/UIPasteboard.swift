// The pasteboard on which an app puts what it copies.

@_exported public import Foundation
import Synchronization

/// A pasteboard: items, each with values by type identifier.
///
/// What an intent puts on `general` can be read back at once, and is on the person's clipboard when
/// `perform()` has returned. What other programs copy is not read.
///
/// Values are texts, URLs and data; those of other types are left out.
open class UIPasteboard: NSObject, @unchecked Sendable {
  // Unchecked: NSObject is not known to be Sendable, and all that changes is behind the lock.

  /// A key of an option for items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date when the items are removed. Has no effect in a terminal.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether the items stay on this device, as they do in any case.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  private struct State {
    var items: [[String: PasteboardValue]] = []
    var changeCount = 0
  }

  private static let shared = UIPasteboard()

  private let state = Mutex(State())

  /// The pasteboard for copying and pasting.
  open class var general: UIPasteboard { shared }

  /// Returns a new pasteboard for the app's own use.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard() }

  /// The type identifiers of texts.
  open class var typeListString: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// The type identifiers of URLs.
  open class var typeListURL: [String] { ["public.url"] }

  // MARK: Items

  /// The items, each with its values by type identifier.
  open var items: [[String: Any]] {
    get { stored.map { $0.mapValues(\.value) } }
    set { setItems(newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { stored.count }

  /// The number of times that the contents have changed.
  open var changeCount: Int { state.withLock { $0.changeCount } }

  /// Replaces the items.
  ///
  /// - Parameter options: Options for the items, which have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    store(items.map { $0.compactMapValues(PasteboardValue.init) })
  }

  /// Adds items after the present ones.
  open func addItems(_ items: [[String: Any]]) {
    store(stored + items.map { $0.compactMapValues(PasteboardValue.init) })
  }

  // MARK: One item

  /// The types of the first item's values.
  open var types: [String] { stored.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// Returns the first item's value of a type: a text, a URL or data; `nil` when it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    stored.first?[pasteboardType]?.value
  }

  /// Returns the first item's value of a type as data; `nil` when it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    stored.first?[pasteboardType]?.data
  }

  /// Replaces the items with one that has a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Replaces the items with one that has data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Texts and URLs

  /// The first item's text; setting it replaces the items.
  open var string: String? {
    get { stored.first?.plainText }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of the items; setting them replaces the items.
  open var strings: [String]? {
    get { stored.compactMap(\.plainText).nonEmpty }
    set { setItems((newValue ?? []).map { [Self.typeListString[0]: $0] }) }
  }

  /// The first item's URL; setting it replaces the items.
  open var url: URL? {
    get { stored.first?.url }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of the items; setting them replaces the items.
  open var urls: [URL]? {
    get { stored.compactMap(\.url).nonEmpty }
    set { setItems((newValue ?? []).map { [Self.typeListURL[0]: $0] }) }
  }

  /// Whether an item has a text.
  open var hasStrings: Bool { strings != nil }

  /// Whether an item has a URL.
  open var hasURLs: Bool { urls != nil }

  private var stored: [[String: PasteboardValue]] { state.withLock { $0.items } }

  private func store(_ items: [[String: PasteboardValue]]) {
    state.withLock { state in
      state.items = items
      state.changeCount += 1
    }
    if self === Self.shared { IntentRecorder.current?.record(items) }
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
