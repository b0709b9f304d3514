// Initializers that make a button from a title.

public import FoundationGaps

extension Button where Label == Text {
  /// Creates a button with a localized title. Has no action in a terminal card: the closure never
  /// runs.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: .closure, label: Text(titleKey))
  }

  /// Creates a button with a title. Has no action in a terminal card: the closure never runs.
  @_disfavoredOverload
  @preconcurrency
  public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(role: nil, action: .closure, label: Text(title))
  }

  /// Creates a button with a title from a resource. Has no action in a terminal card: the closure
  /// never runs.
  @_disfavoredOverload
  @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: .closure, label: Text(titleResource))
  }

  /// Creates a button with a localized title and a role. Has no action in a terminal card: the
  /// closure never runs.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: .closure, label: Text(titleKey)) }

  /// Creates a button with a title and a role. Has no action in a terminal card: the closure never
  /// runs.
  @_disfavoredOverload
  @preconcurrency
  public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { self.init(role: role, action: .closure, label: Text(title)) }

  /// Creates a button with a title from a resource, and a role. Has no action in a terminal card:
  /// the closure never runs.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: .closure, label: Text(titleResource)) }
}

extension Button where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a system symbol. Has no action in a terminal card:
  /// the closure never runs.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: .closure, label: .init(titleKey, systemImage: systemImage)) }

  /// Creates a button with a title and a system symbol. Has no action in a terminal card: the
  /// closure never runs.
  @_disfavoredOverload
  @preconcurrency
  public init<S>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: .closure, label: .init(title, systemImage: systemImage))
  }

  /// Creates a button with a title from a resource, and a system symbol. Has no action in a
  /// terminal card: the closure never runs.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: .closure, label: .init(titleResource, systemImage: systemImage))
  }
}
