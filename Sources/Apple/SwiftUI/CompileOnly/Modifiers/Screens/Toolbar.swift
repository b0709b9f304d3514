// The items of bars: accepted, for a card has no bars.

/// What stands in a bar; a card has none.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content.
  associatedtype Body: ToolbarContent

  /// The content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: an item is not shown in a card.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds the content of a bar; a card has none.
@resultBuilder public struct ToolbarContentBuilder: Sendable {
  /// Takes an item as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  /// Passes a single item through.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  /// Gathers items.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> ToolbarItemGroup<EmptyView> where repeat each Content: ToolbarContent {
    ToolbarItemGroup { EmptyView() }
  }

  /// Takes an item that is there only when a condition is true.
  public static func buildIf<Content>(_ content: Content?) -> ToolbarItemGroup<EmptyView>
  where Content: ToolbarContent { ToolbarItemGroup { EmptyView() } }

  /// Takes the items of the first branch of a condition.
  public static func buildEither(
    first: some ToolbarContent
  ) -> ToolbarItemGroup<EmptyView> { ToolbarItemGroup { EmptyView() } }

  /// Takes the items of the second branch of a condition.
  public static func buildEither(
    second: some ToolbarContent
  ) -> ToolbarItemGroup<EmptyView> { ToolbarItemGroup { EmptyView() } }
}

/// An item of a bar; a card has none.
public struct ToolbarItem<ID, Content> {
  let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
  /// An item has no body.
  public typealias Body = Never
}

extension ToolbarItem where ID == (), Content: View {
  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Items of a bar; a card has none.
public struct ToolbarItemGroup<Content> {
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  /// A group has no body.
  public typealias Body = Never

  /// Makes a group of items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
