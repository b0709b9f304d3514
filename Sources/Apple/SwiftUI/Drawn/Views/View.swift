// The protocol of all views, and views without a body.

/// A piece of a card's content, described by other views.
///
/// A view that this module draws itself has the body type `Never` and returns its elements in
/// `_lower(in:)`.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Returns the elements of the view in a card; those of its body if it has one.
  ///
  /// A requirement, because testing a value at run time for a conformance to another protocol
  /// searches every conformance of the program, once for each type of view.
  @MainActor @preconcurrency func _lower(in context: _LoweringContext) -> [_Element]
}

extension View {
  /// Returns the elements of the view's body; none for an app's view whose body is `Never`.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    guard Body.self != Never.self else { return [] }
    return context.lower(context.environment.around { body })
  }
}

extension Never: View {
  /// The type of the body: `Never`.
  public typealias Body = Never

  /// The body. Never called: there is no value of this type.
  public var body: Never { self }
}

extension View where Body == Never {
  /// The body. Never called: a view without a body is drawn directly.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}
