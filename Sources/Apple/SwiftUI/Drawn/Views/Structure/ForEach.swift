// A view for each element of a collection.

/// A view for each element of a collection, in its order.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The underlying collection.
  public var data: Data

  /// The closure that makes the view of an element.
  public var content: (Data.Element) -> Content
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content)
  }
}

extension ForEach {
  /// Creates a view for a binding to each identifiable element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, Content: View,
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for a binding to each element, identified by the value at a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content: View,
    C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
    self.init(data: pairs) { pair in
      content(
        Binding(get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
    }
  }
}

extension ForEach: View, DrawnView where Content: View {
  func elements(in context: LoweringContext) -> [Element] {
    data.flatMap { context.lower(content($0)) }
  }
}

/// A collection of views that people can edit. A card shows it as it is.
public protocol DynamicViewContent<Data>: View {
  /// The type of the underlying collection.
  associatedtype Data: Collection

  /// The underlying collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Sets the deletion action for the dynamic view. Has no effect in a terminal card: the action
  /// never runs.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }

  /// Sets the move action for the dynamic view. Has no effect in a terminal card: the action never
  /// runs.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }

  /// Sets the insert action for the dynamic view. Has no effect in a terminal card: the action
  /// never runs.
  nonisolated public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> some DynamicViewContent { self }
}
