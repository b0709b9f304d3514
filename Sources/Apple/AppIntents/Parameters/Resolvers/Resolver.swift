// Turning a value of one type into one of another, before a parameter gets it.

/// Turns a value of one type into one of another.
public protocol Resolver<Input, Output>: Hashable, Sendable {
  /// The type of what is turned.
  associatedtype Input: _IntentValue

  /// The type of what it is turned into.
  associatedtype Output: _IntentValue

  /// What is known of the parameter that the value is for.
  typealias Context = IntentParameterContext<Output>

  /// Turns a value; `nil` when it cannot be turned.
  func resolve(from input: Input, context: Context) async throws -> Output?
}

/// The resolvers of a parameter, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  /// The type of what values are turned into.
  associatedtype Output: _IntentValue
}

/// No resolvers.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  /// Makes no resolvers.
  public init() {}

  /// Nothing.
  public func makeIterator() -> IndexingIterator<[any Resolver]> { [].makeIterator() }
}

/// Builds the resolvers of a parameter.
@resultBuilder
public enum ResolverSpecificationBuilder<Output> {
  /// The resolvers of a parameter, in the order in which they are tried.
  public struct Specification<Value: _IntentValue>: ResolverSpecification {
    /// The type of what values are turned into.
    public typealias Output = Value

    private let resolvers: [AnyHashableResolver]

    init(_ resolvers: [any Resolver]) { self.resolvers = resolvers.map(AnyHashableResolver.init) }

    /// The resolvers, in the order in which they are tried.
    public func makeIterator() -> IndexingIterator<[any Resolver]> {
      resolvers.map(\.resolver).makeIterator()
    }

    /// The resolvers and one more.
    func followed(by resolver: any Resolver) -> Specification {
      Specification(resolvers.map(\.resolver) + [resolver])
    }
  }

  /// Takes a resolver as it is.
  public static func buildExpression<R: Resolver>(_ resolver: R) -> R { resolver }

  /// The first resolver.
  public static func buildPartialBlock<R: Resolver>(first: R) -> Specification<R.Output> {
    Specification([first])
  }

  /// One more resolver.
  public static func buildPartialBlock<Value, R: Resolver>(
    accumulated: Specification<Value>, next: R
  ) -> Specification<Value> { accumulated.followed(by: next) }
}

/// A resolver that can be compared with any other.
private struct AnyHashableResolver: Hashable, Sendable {
  let resolver: any Resolver

  static func == (one: AnyHashableResolver, other: AnyHashableResolver) -> Bool {
    AnyHashable(one.resolver) == AnyHashable(other.resolver)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(resolver)) }
}
