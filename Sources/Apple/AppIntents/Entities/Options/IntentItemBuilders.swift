// The builders of lists of values.

extension IntentItemSection {
  /// Builds the sections of a list.
  @resultBuilder
  public enum Builder {
    /// One section.
    public static func buildExpression(_ section: IntentItemSection<Result>)
      -> [IntentItemSection<Result>]
    { [section] }

    /// Several sections.
    public static func buildExpression(_ sections: [IntentItemSection<Result>])
      -> [IntentItemSection<Result>]
    { sections }

    /// The sections after one another.
    public static func buildBlock(_ sections: [IntentItemSection<Result>]...)
      -> [IntentItemSection<Result>]
    { sections.flatMap { $0 } }

    /// The sections of a branch, or none.
    public static func buildOptional(_ sections: [IntentItemSection<Result>]?)
      -> [IntentItemSection<Result>]
    { sections ?? [] }

    /// The sections of the first branch.
    public static func buildEither(first: [IntentItemSection<Result>]) -> [IntentItemSection<
      Result
    >] { first }

    /// The sections of the second branch.
    public static func buildEither(second: [IntentItemSection<Result>])
      -> [IntentItemSection<Result>]
    { second }

    /// The sections of a loop.
    public static func buildArray(_ sections: [[IntentItemSection<Result>]])
      -> [IntentItemSection<Result>]
    { sections.flatMap { $0 } }
  }
}

extension IntentItem {
  /// Builds the values of a section.
  @resultBuilder
  public enum Builder {
    /// A value as it shows itself.
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
      [IntentItem(value)]
    }

    /// Values as they show themselves.
    public static func buildExpression(_ values: [Result]) -> [IntentItem<Result>] {
      values.map { IntentItem($0) }
    }

    /// A value under a title of the list's own.
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] {
      [item]
    }

    /// Values under titles of the list's own.
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] {
      items
    }

    /// The values after one another.
    public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
      items.flatMap { $0 }
    }

    /// The values of a branch, or none.
    public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] {
      items ?? []
    }

    /// The values of the first branch.
    public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }

    /// The values of the second branch.
    public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }

    /// The values of a loop.
    public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
      items.flatMap { $0 }
    }
  }
}
