// Resolvers, which convert a value of one type to another before a parameter receives it.

/// A type that converts a value of one type to another.
public protocol Resolver<Input, Output>: Hashable, Sendable {
  /// The type of the input.
  associatedtype Input: _IntentValue

  /// The type of the result.
  associatedtype Output: _IntentValue

  /// The context of the parameter that the value is for.
  typealias Context = IntentParameterContext<Output>

  /// Converts a value; returns `nil` when it cannot.
  func resolve(from input: Input, context: Context) async throws -> Output?
}

/// The resolvers of a parameter, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  /// The type of the results.
  associatedtype Output: _IntentValue
}

/// A specification without resolvers.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  /// Creates an empty specification.
  public init() {}

  /// Returns an iterator without elements.
  public func makeIterator() -> IndexingIterator<[any Resolver]> { [].makeIterator() }
}

/// A result builder that builds the resolvers of a parameter.
@resultBuilder
public enum ResolverSpecificationBuilder<Output> {
  /// The resolvers of a parameter, in the order in which they are tried.
  public struct Specification<Value: _IntentValue>: ResolverSpecification {
    /// The type of the results.
    public typealias Output = Value

    private let resolvers: [AnyHashableResolver]

    init(_ resolvers: [any Resolver]) { self.resolvers = resolvers.map(AnyHashableResolver.init) }

    /// Returns an iterator over the resolvers, in the order in which they are tried.
    public func makeIterator() -> IndexingIterator<[any Resolver]> {
      resolvers.map(\.resolver).makeIterator()
    }

    /// Returns the resolvers with another one appended.
    func followed(by resolver: any Resolver) -> Specification {
      Specification(resolvers.map(\.resolver) + [resolver])
    }
  }

  /// Returns a resolver as it is.
  public static func buildExpression<R: Resolver>(_ resolver: R) -> R { resolver }

  /// Returns a specification with the first resolver.
  public static func buildPartialBlock<R: Resolver>(first: R) -> Specification<R.Output> {
    Specification([first])
  }

  /// Appends another resolver to a specification.
  public static func buildPartialBlock<Value, R: Resolver>(
    accumulated: Specification<Value>, next: R
  ) -> Specification<Value> { accumulated.followed(by: next) }
}

/// A type-erased resolver that can be compared with any other.
private struct AnyHashableResolver: Hashable, Sendable {
  let resolver: any Resolver

  static func == (one: AnyHashableResolver, other: AnyHashableResolver) -> Bool {
    AnyHashable(one.resolver) == AnyHashable(other.resolver)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(resolver)) }
}
