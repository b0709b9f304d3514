// The view for content that is unavailable.

import BehestCards
public import FoundationGaps

/// A message for content that is unavailable.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view from a label, a description and buttons.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let elements =
      context.lower(label.font(.headline))
      + context.lower(description.foregroundStyle(.secondary)) + context.lower(actions)
    return Element.column(elements, spacing: nil, alignment: .center)
  }
}

extension ContentUnavailableView
where Label == BehestSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view from a localized title and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { BehestSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view from a title and a system symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init(
      label: { BehestSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view from a title that is a resource, and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { BehestSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A view for a search without results.
  public static var search: ContentUnavailableView { .search(text: "") }

  /// Returns a view for a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    let title = text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
    return ContentUnavailableView(
      label: {
        BehestSwiftUI.Label(title: { title }, icon: { Image(systemName: "magnifyingglass") })
      },
      description: { Text("Check the spelling or try a new search.") },
      actions: { EmptyView() })
  }
}
