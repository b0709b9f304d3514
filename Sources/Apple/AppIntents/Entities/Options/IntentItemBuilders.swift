// The result builders for the options of a parameter.

extension IntentItemSection {
  /// A result builder that builds the sections of a collection.
  @resultBuilder
  public enum Builder {
    /// Returns a section as a list of one.
    public static func buildExpression(_ section: IntentItemSection<Result>)
      -> [IntentItemSection<Result>]
    { [section] }

    /// Returns several sections.
    public static func buildExpression(_ sections: [IntentItemSection<Result>])
      -> [IntentItemSection<Result>]
    { sections }

    /// Concatenates lists of sections.
    public static func buildBlock(_ sections: [IntentItemSection<Result>]...)
      -> [IntentItemSection<Result>]
    { sections.flatMap { $0 } }

    /// Returns the sections of an `if` without `else`, or none.
    public static func buildOptional(_ sections: [IntentItemSection<Result>]?)
      -> [IntentItemSection<Result>]
    { sections ?? [] }

    /// Returns the sections of the first branch.
    public static func buildEither(first: [IntentItemSection<Result>]) -> [IntentItemSection<
      Result
    >] { first }

    /// Returns the sections of the second branch.
    public static func buildEither(second: [IntentItemSection<Result>])
      -> [IntentItemSection<Result>]
    { second }

    /// Concatenates the sections of a loop.
    public static func buildArray(_ sections: [[IntentItemSection<Result>]])
      -> [IntentItemSection<Result>]
    { sections.flatMap { $0 } }
  }
}

extension IntentItem {
  /// A result builder that builds the items of a section.
  @resultBuilder
  public enum Builder {
    /// Converts a value to an item with the value's own display representation.
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
      [IntentItem(value)]
    }

    /// Converts values to items with the values' own display representations.
    public static func buildExpression(_ values: [Result]) -> [IntentItem<Result>] {
      values.map { IntentItem($0) }
    }

    /// Returns an item as a list of one.
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] {
      [item]
    }

    /// Returns several items.
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] {
      items
    }

    /// Concatenates lists of items.
    public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
      items.flatMap { $0 }
    }

    /// Returns the items of an `if` without `else`, or none.
    public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] {
      items ?? []
    }

    /// Returns the items of the first branch.
    public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }

    /// Returns the items of the second branch.
    public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }

    /// Concatenates the items of a loop.
    public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
      items.flatMap { $0 }
    }
  }
}
