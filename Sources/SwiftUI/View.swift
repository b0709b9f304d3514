// The protocol every view conforms to, and the views that have no body.

/// A piece of a card's content, described by other views.
///
/// A view that this module draws itself has the body type `Never`; it says how it becomes part of
/// a card by conforming to `CardView`.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// There is no value whose body could be read.
  public typealias Body = Never

  /// There is no value whose body could be read.
  public var body: Never { self }
}

extension View where Body == Never {
  /// Never called: a view without a body is lowered directly.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}
