// Columns that lead from one to the next; a card shows them one under the other.

import Cards
public import Foundation

/// Columns that lead from one to the next; a card shows them one under the other.
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes three columns, of which some may be hidden; a card hides none.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes two columns, of which one may be hidden; a card hides none.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail) }
}

extension NavigationSplitView: View {
  /// Columns are lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    context.lower(sidebar) + context.lower(content) + context.lower(detail)
  }
}

/// Which columns are seen; a card shows all.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// As the system likes.
  public static var automatic: Self { Self(name: "automatic") }
  /// All.
  public static var all: Self { Self(name: "all") }
  /// The last two.
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  /// The last alone.
  public static var detailOnly: Self { Self(name: "detailOnly") }
}

extension View {
  /// Accepted and ignored: a card has no columns.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Accepted and ignored: a card has no columns.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
