// The alignments of views.

import BehestCards
public import Foundation

/// A custom alignment. A card measures no guides and centers the view instead.
public protocol AlignmentID {
  /// Returns the position of the alignment guide in a view that states none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  enum Place: Hashable, Sendable { case leading, center, trailing }

  let place: Place

  init(place: Place) { self.place = place }

  /// Creates a custom alignment, which is the center in a card.
  public init(_ id: any AlignmentID.Type) { place = .center }

  /// The leading edge.
  public static let leading = HorizontalAlignment(place: .leading)
  /// The center.
  public static let center = HorizontalAlignment(place: .center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(place: .trailing)
  /// The leading edge of a list row's separator. In a card, the leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(place: .leading)
  /// The trailing edge of a list row's separator. In a card, the trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(place: .trailing)

  var block: Block.Alignment {
    switch place {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  enum Place: Hashable, Sendable { case top, center, bottom }

  let place: Place

  init(place: Place) { self.place = place }

  /// Creates a custom alignment, which is the center in a card.
  public init(_ id: any AlignmentID.Type) { place = .center }

  /// The top edge.
  public static let top = VerticalAlignment(place: .top)
  /// The center.
  public static let center = VerticalAlignment(place: .center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(place: .bottom)
  /// The baseline of the first line. In a card, the top edge.
  public static let firstTextBaseline = VerticalAlignment(place: .top)
  /// The baseline of the last line. In a card, the bottom edge.
  public static let lastTextBaseline = VerticalAlignment(place: .bottom)

  var columns: Block.Columns.Alignment {
    switch place {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The center of the first text baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The center of the last text baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge of the first text baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge of the last text baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge of the first text baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge of the last text baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// An alignment to the leading edge.
  case leading
  /// An alignment to the center.
  case center
  /// An alignment to the trailing edge.
  case trailing

  var block: Block.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
