// Trees of elements. A card shows them fully expanded.

import BehestCards

/// A view for each element of a tree, children after their parent. A card shows all of them.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: [Data.Element]
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == EmptyView,
  Data.Element: Identifiable
{
  /// Creates a view for each identifiable element of trees.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.data = Array(data)
    self.children = { $0[keyPath: children] }
    self.content = content
  }

  /// Creates a view for each identifiable element of a tree.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    data = [root]
    self.children = { $0[keyPath: children] }
    self.content = content
  }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == EmptyView {
  /// Creates a view for each element of trees, identified by the value at a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.data = Array(data)
    self.children = { $0[keyPath: children] }
    self.content = content
  }
}

extension OutlineGroup: View, DrawnView where Leaf: View {
  func elements(in context: LoweringContext) -> [Element] {
    var elements: [Element] = []
    for element in data { add(element, depth: 0, to: &elements, in: context) }
    return elements
  }

  @MainActor private func add(
    _ element: Data.Element, depth: Int, to elements: inout [Element], in context: LoweringContext
  ) {
    var view = AnyView(content(element))
    for _ in 0..<depth { view = AnyView(view.padding(.leading)) }
    elements += context.lower(view)
    guard let below = children(element) else { return }
    for child in below { add(child, depth: depth + 1, to: &elements, in: context) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list from trees of identifiable elements.
  public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, EmptyView>,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  { self.init { OutlineGroup(data, children: children, content: rowContent) } }
}
