// Ways containers look: accepted, for a front end decides how a card's content looks.

/// A way a list looks.
public protocol ListStyle: Sendable {}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The style `plain`. Has no effect in a terminal card.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The style `plain`. Has no effect in a terminal card.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The style `inset`. Has no effect in a terminal card.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The style `inset`. Has no effect in a terminal card.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The style `grouped`. Has no effect in a terminal card.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The style `grouped`. Has no effect in a terminal card.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The style `insetGrouped`. Has no effect in a terminal card.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style `insetGrouped`. Has no effect in a terminal card.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The style `sidebar`. Has no effect in a terminal card.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The style `sidebar`. Has no effect in a terminal card.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A way a form looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = FormStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension FormStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The style `grouped`. Has no effect in a terminal card.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style `grouped`. Has no effect in a terminal card.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The style `columns`. Has no effect in a terminal card.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style `columns`. Has no effect in a terminal card.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A way a box around content looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A way labelled content looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A way tabs look.
public protocol TabViewStyle: Sendable {}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The style `page`. Has no effect in a terminal card.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style `page`. Has no effect in a terminal card.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}
