// The options of a parameter, in sections.

public import FoundationGaps

/// A collection of options in sections, with a question above them.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
  /// The type of the values.
  public typealias Item = Result

  /// The question above the list; `nil` for none.
  public let promptLabel: LocalizedStringResource?

  /// Whether the list is indexed by first letters.
  public let usesIndexedCollation: Bool

  /// The sections, in the order shown.
  public let sections: [IntentItemSection<Result>]

  /// All values, in the order shown.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  /// A collection without values.
  public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }

  /// A collection without values.
  public static var _nothing: IntentItemCollection { empty }

  /// Creates a collection from sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection from values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection from sections in a result builder.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }
}

/// A section of options, with a title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The title of the section; `nil` for none.
  package let title: LocalizedStringResource?

  private let subtitle: LocalizedStringResource?
  private let image: DisplayRepresentation.Image?

  /// The display representation of the section; `nil` for a section without a title.
  public var description: DisplayRepresentation? {
    title.map { DisplayRepresentation(title: $0, subtitle: subtitle, image: image) }
  }

  /// The items, in the order shown.
  public let items: [IntentItem<Result>]

  /// Creates a section from a title and values with their own display representations.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, nil, nil, items.map { IntentItem($0) })
  }

  /// Creates a section from a title and items.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, nil, nil, items)
  }

  /// Creates a section from a title and items.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, nil, nil, items)
  }

  /// Creates a section without a title from items.
  public init(items: [IntentItem<Result>]) { self.init(nil, nil, nil, items) }

  /// Creates a section without a title from values with their own display representations.
  public init(items: [Result]) { self.init(nil, nil, nil, items.map { IntentItem($0) }) }

  /// Creates a section from a title and items in a result builder.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) { self.init(title, nil, nil, itemsBuilder()) }

  /// Creates a section from a title, a subtitle or an image, and items in a result builder.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) { self.init(title, subtitle, image, itemsBuilder()) }

  private init(
    _ title: LocalizedStringResource?, _ subtitle: LocalizedStringResource?,
    _ image: DisplayRepresentation.Image?, _ items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }
}

/// An option of a parameter, with its display representation.
public struct IntentItem<Result: _IntentValue>: Sendable {
  /// The value.
  public let value: Result

  /// The display representation stated for the option; `nil` uses the value's own.
  package let displayRepresentation: DisplayRepresentation?

  /// The display representation of the option.
  public var description: DisplayRepresentation {
    if let displayRepresentation { return displayRepresentation }
    return switch value {
    case let value as any AppEntity: value.display
    case let value as any AppEnum: value.display
    default: DisplayRepresentation(stringLiteral: "\(value)")
    }
  }

  /// Creates an item with the value's own display representation.
  public init(_ value: Result) {
    self.value = value
    displayRepresentation = nil
  }

  /// Creates an item from a value and a display representation for this list.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    displayRepresentation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
}
