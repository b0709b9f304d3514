// Views with a changed environment or changed elements, of which most modifiers are made.

/// A view that is lowered with a change to its environment.
struct EnvironmentModified<Content> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModified: View where Content: View {
  typealias Body = Never

  func _lower(in context: LoweringContext) -> [Element] {
    context.with(change).lower(content)
  }
}

/// A view whose elements are changed after it has been lowered.
struct ElementsModified<Content> {
  let content: Content
  let change: ([Element]) -> [Element]
}

extension ElementsModified: View where Content: View {
  typealias Body = Never

  func _lower(in context: LoweringContext) -> [Element] {
    change(context.lower(content))
  }
}
