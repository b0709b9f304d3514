// Where things stand in the room there is.

import BehestCards
public import Foundation

/// A place of an app's own along an axis; a card measures nothing, and takes the middle.
public protocol AlignmentID {
  /// Where the place is in a view that says nothing else.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A place along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  enum Place: Hashable, Sendable { case leading, center, trailing }

  let place: Place

  init(place: Place) { self.place = place }

  /// A place of an app's own; in a card, the middle.
  public init(_ id: any AlignmentID.Type) { place = .center }

  /// The leading edge.
  public static let leading = HorizontalAlignment(place: .leading)
  /// The middle.
  public static let center = HorizontalAlignment(place: .center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(place: .trailing)
  /// The leading edge of a list row's separator; in a card, the leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(place: .leading)
  /// The trailing edge of a list row's separator; in a card, the trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(place: .trailing)

  var block: Block.Alignment {
    switch place {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A place along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  enum Place: Hashable, Sendable { case top, center, bottom }

  let place: Place

  init(place: Place) { self.place = place }

  /// A place of an app's own; in a card, the middle.
  public init(_ id: any AlignmentID.Type) { place = .center }

  /// The top edge.
  public static let top = VerticalAlignment(place: .top)
  /// The middle.
  public static let center = VerticalAlignment(place: .center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(place: .bottom)
  /// The baseline of the first line; in a card, the top edge.
  public static let firstTextBaseline = VerticalAlignment(place: .top)
  /// The baseline of the last line; in a card, the bottom edge.
  public static let lastTextBaseline = VerticalAlignment(place: .bottom)

  var columns: Block.Columns.Alignment {
    switch place {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}

/// A place in both axes.
public struct Alignment: Hashable, Sendable {
  /// The place along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The place along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes a place of one in each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// Where the lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing

  var block: Block.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
