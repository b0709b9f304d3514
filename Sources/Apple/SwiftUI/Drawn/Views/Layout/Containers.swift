// Lists, forms and other containers. A card shows their content from top to bottom.

import BehestCards
public import Foundation

/// A list of rows.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
}

extension List: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    Element.column(context.lower(content), spacing: 0, alignment: .leading)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list from its rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each identifiable element.
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  { content = ForEach(data, content: rowContent) }

  /// Creates a list with a row for each element, identified by the value at a key path.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  { content = ForEach(data, id: id, content: rowContent) }
}

extension List {
  /// Creates a list with a row for each identifiable element and a selection of one.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  { content = ForEach(data, content: rowContent) }

  /// Creates a list with a row for each element, identified by the value at a key path, and a
  /// selection of one.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  { content = ForEach(data, id: id, content: rowContent) }

  /// Creates a list with a selection of several rows. A card does not show the selection.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a selection of one row. A card does not show the selection.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A group of controls for data entry.
public struct Form<Content> where Content: View {
  let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    Element.column(context.lower(content), spacing: 0, alignment: .leading)
  }
}

/// A view that scrolls its content. A card shows all of it.
public struct ScrollView<Content> where Content: View {
  /// The content.
  public var content: Content
  /// The axes in which the content scrolls.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown.
  public var showsIndicators: Bool

  /// Creates a scroll view from its content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(content) }
}

/// The first view that fits. A card shows the first, as the front end wraps lines where it must.
public struct ViewThatFits<Content> where Content: View {
  let content: Content

  /// Creates a view from alternatives, the best first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    Array(context.lower(content).prefix(1))
  }
}

/// A container that combines glass effects. A card draws none.
public struct GlassEffectContainer<Content> where Content: View {
  let content: Content

  /// Creates a container of views with glass effects.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(content) }
}
