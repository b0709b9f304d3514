// Grids: views in rows and columns.

import BehestCards
public import Foundation

/// A container that arranges views in rows and aligned columns.
public struct Grid<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  /// Creates a grid from its rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension Grid: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let rows = context.with { $0.isInGrid = true }.lower(content)
    if let table = table(of: rows) { return [Element(.table(table))] }
    return Element.column(
      rows.map { $0.outOfGrid }, spacing: 0, alignment: alignment.horizontal)
  }

  /// Returns the grid as a table, if the rows have nothing but texts and images.
  private func table(of rows: [Element]) -> Block.Table? {
    let cells = rows.filter { $0.block != .rule }.map { $0.gridCells }
    let width = cells.map { $0?.count ?? 0 }.max() ?? 0
    guard width > 1, !cells.contains(nil) else { return nil }
    let alignments = [Block.Alignment?](repeating: alignment.horizontal.block, count: width)
    return Block.Table(alignments: alignments, rows: cells.compactMap { $0 })
  }
}

/// A row of a grid.
public struct GridRow<Content> where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row with a column for each view.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let cells = context.with { $0.isInGrid = false }.lower(content)
    guard context.environment.isInGrid else { return cells }
    let columns = Block.Columns(
      cells.map { $0.padded($0.block) }, alignment: (alignment ?? .center).columns)
    return [Element(.columns(columns))]
  }
}

extension Element {
  /// The cells of a row as inlines; `nil` if a cell is not one.
  fileprivate var gridCells: [[Inline]]? {
    guard case .columns(let columns) = block else { return nil }
    var cells: [[Inline]] = []
    for child in columns.children {
      switch child {
      case .text(let text): cells.append(text.inlines)
      case .image(let image): cells.append([.image(image)])
      case .spacer: cells.append([])
      default: return nil
      }
    }
    return cells
  }

  /// The row outside a grid, where texts become one line.
  fileprivate var outOfGrid: Element {
    guard case .columns(let columns) = block else { return self }
    let children = columns.children.map { Element($0) }
    return Element.row(children, spacing: nil, alignment: .center).first ?? self
  }
}

/// The description of a row or column of a lazy grid.
public struct GridItem: Sendable {
  /// The size of a row or column.
  public enum Size: Sendable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// A flexible size between bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The spacing to the next item, in points.
  public var spacing: CGFloat?
  /// The alignment of content in the item.
  public var alignment: Alignment?

  /// Creates an item from a size, a spacing and an alignment.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid with a column for each item, filled row by row.
public struct LazyVGrid<Content> where Content: View {
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid from its columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let cells = context.lower(content).map { $0.padded($0.block) }
    // As many columns as fit: the front end folds the row.
    if columns.count == 1, case .adaptive = columns[0].size {
      return cells.isEmpty ? [] : [Element(.columns(Block.Columns(cells)))]
    }
    let width = max(columns.count, 1)
    let rows = stride(from: 0, to: cells.count, by: width).map { start -> Element in
      let row = Array(cells[start..<min(start + width, cells.count)])
      return width == 1
        ? Element(row[0]) : Element(.columns(Block.Columns(row, evenColumns: width)))
    }
    return Element.column(rows, spacing: spacing, alignment: .leading)
  }
}

/// A grid with a row for each item. A card shows the views one after another.
public struct LazyHGrid<Content> where Content: View {
  let content: Content

  /// Creates a grid from its rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension LazyHGrid: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    Element.row(context.lower(content), spacing: nil, alignment: .center)
  }
}
