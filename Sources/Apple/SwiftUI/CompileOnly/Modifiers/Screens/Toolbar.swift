// The items of toolbars. A card has no toolbars.

/// The content of a toolbar. Never shown in a card.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content.
  associatedtype Body: ToolbarContent

  /// The content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// The content's body. Never called: a card shows no toolbar.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A result builder that builds the content of a toolbar.
@resultBuilder public struct ToolbarContentBuilder: Sendable {
  /// Returns an item as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  /// Returns the only item of the block.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  /// Combines several items.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> ToolbarItemGroup<EmptyView> where repeat each Content: ToolbarContent {
    ToolbarItemGroup { EmptyView() }
  }

  /// Returns the items of an `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> _OptionalToolbarContent<Content>
  where Content: ToolbarContent { _OptionalToolbarContent() }

  /// Returns the items of the first branch.
  public static func buildEither(
    first: some ToolbarContent
  ) -> ToolbarItemGroup<EmptyView> { ToolbarItemGroup { EmptyView() } }

  /// Returns the items of the second branch.
  public static func buildEither(
    second: some ToolbarContent
  ) -> ToolbarItemGroup<EmptyView> { ToolbarItemGroup { EmptyView() } }
}

/// The items of an `if` without `else`. Never shown in a card.
public struct _OptionalToolbarContent<Content>: ToolbarContent where Content: ToolbarContent {
  /// The body of the items: `Never`.
  public typealias Body = Never
}

/// An item of a toolbar. Never shown in a card.
public struct ToolbarItem<ID, Content> {
  let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
  /// The body of the item: `Never`.
  public typealias Body = Never
}

extension ToolbarItem where ID == (), Content: View {
  /// Creates an item with a placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A group of items in a toolbar. Never shown in a card.
public struct ToolbarItemGroup<Content> {
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  /// The body of the group: `Never`.
  public typealias Body = Never

  /// Creates a group of items with a placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
