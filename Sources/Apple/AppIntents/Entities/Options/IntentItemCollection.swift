// Values on offer, in sections.

public import FoundationGaps

/// Values on offer, in sections, with a question over them.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
  /// The values.
  public typealias Item = Result

  /// The question over the list; `nil` means none.
  public let promptLabel: LocalizedStringResource?

  /// Whether the list has an index by first letters.
  public let usesIndexedCollation: Bool

  /// The parts of the list, in the order shown.
  public let sections: [IntentItemSection<Result>]

  /// All values, in the order shown.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  /// A collection without values.
  public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }

  /// A collection without values.
  public static var _nothing: IntentItemCollection { empty }

  /// A collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// A collection of values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// A collection of sections, built in place.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }
}

/// A part of a list of values, with a title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// What the part is called; `nil` means it has no title.
  package let title: LocalizedStringResource?

  private let subtitle: LocalizedStringResource?
  private let image: DisplayRepresentation.Image?

  /// How the part is shown; `nil` means it has no title.
  public var description: DisplayRepresentation? {
    title.map { DisplayRepresentation(title: $0, subtitle: subtitle, image: image) }
  }

  /// The values, in the order shown.
  public let items: [IntentItem<Result>]

  /// A part with values as they show themselves.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, nil, nil, items.map { IntentItem($0) })
  }

  /// A part with values and the way they are shown.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, nil, nil, items)
  }

  /// A part with values and the way they are shown.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, nil, nil, items)
  }

  /// A part without a title.
  public init(items: [IntentItem<Result>]) { self.init(nil, nil, nil, items) }

  /// A part without a title, with values as they show themselves.
  public init(items: [Result]) { self.init(nil, nil, nil, items.map { IntentItem($0) }) }

  /// A part with values, built in place.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) { self.init(title, nil, nil, itemsBuilder()) }

  /// A part with a subtitle or a picture and values, built in place.
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

/// A value in a list, with the way it is shown.
public struct IntentItem<Result: _IntentValue>: Sendable {
  /// The value.
  public let value: Result

  /// How the value is shown; `nil` means as it shows itself.
  package let displayRepresentation: DisplayRepresentation?

  /// How the value is shown.
  public var description: DisplayRepresentation {
    if let displayRepresentation { return displayRepresentation }
    return switch value {
    case let value as any AppEntity: value.display
    case let value as any AppEnum: value.display
    default: DisplayRepresentation(stringLiteral: "\(value)")
    }
  }

  /// A value as it shows itself.
  public init(_ value: Result) {
    self.value = value
    displayRepresentation = nil
  }

  /// A value under a title of the list's own.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    displayRepresentation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
}
