// Lists, forms and other containers that a card shows as their content, top to bottom.

import BehestCards
public import Foundation

/// Rows one under the other.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
}

extension List: View {
  /// A list is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    [.column(context.lower(content), spacing: 0, alignment: .leading)].compactMap { $0 }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list with a row for each identifiable element.
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  { content = ForEach(data, content: rowContent) }

  /// Makes a list with a row for each element, told apart by the value at a key path.
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
  /// Makes a list with a row for each identifiable element, of which one is selected.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  { content = ForEach(data, content: rowContent) }

  /// Makes a list with a row for each element, told apart by the value at a key path, of which one
  /// is selected.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  { content = ForEach(data, id: id, content: rowContent) }

  /// Makes a list of rows of which several are selected; a card marks none.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list of rows of which one is selected; a card marks none.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Controls one under the other.
public struct Form<Content> where Content: View {
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// A form is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    [.column(context.lower(content), spacing: 0, alignment: .leading)].compactMap { $0 }
  }
}

/// Content that scrolls where there is less room than it takes; a card shows it whole.
public struct ScrollView<Content> where Content: View {
  /// The content.
  public var content: Content
  /// The directions it scrolls in.
  public var axes: Axis.Set
  /// Whether scrolling is indicated.
  public var showsIndicators: Bool

  /// Makes content scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View {
  /// Scrolling content is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(content) }
}

/// The first view that fits; a card shows the first, as a front end breaks lines where it must.
public struct ViewThatFits<Content> where Content: View {
  let content: Content

  /// Makes a choice of views, the best first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// A choice is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    Array(context.lower(content).prefix(1))
  }
}

/// Glass around several views; a card paints none.
public struct GlassEffectContainer<Content> where Content: View {
  let content: Content

  /// Puts views on the same glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The content is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(content) }
}
