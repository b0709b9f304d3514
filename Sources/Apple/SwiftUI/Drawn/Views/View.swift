// The protocol every view conforms to, and the views that have no body.

/// A piece of a card's content, described by other views.
///
/// A view that this module draws itself has the body type `Never` and says in `_lower(in:)` how it
/// becomes part of a card.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Becomes part of a card; a view with a body becomes what its body does.
  ///
  /// A requirement, because asking a value at run time whether it conforms to another protocol
  /// searches every conformance of the program, once for each type of view.
  @MainActor @preconcurrency func _lower(in context: _LoweringContext) -> [_Element]
}

extension View {
  /// Becomes what the view's body becomes; a client's view may declare that it has none.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    guard Body.self != Never.self else { return [] }
    return context.lower(context.environment.around { body })
  }
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
