// Environment values that views may read and cards do not use.

public import Foundation
public import FoundationGaps

extension EnvironmentValues {
  /// The direction of text and layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The position at which text is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether the space between letters may be tightened.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The smallest factor by which text may be scaled.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The case that text is changed to.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The scale of symbols.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The rendering mode of symbols.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The prominence of headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The minimum height of list rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The minimum height of list headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// Whether autocorrection is disabled.
  public var disableAutocorrection: Bool? {
    get { self[DisableAutocorrectionKey.self] }
    set { self[DisableAutocorrectionKey.self] = newValue }
  }

  /// Whether autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// The mode of editing a list.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether scrolling is enabled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The undo manager.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// The style of backgrounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// Whether a search is in progress.
  public var isSearching: Bool { false }

  /// Whether the view is presented, such as in a sheet.
  public var isPresented: Bool { false }

  /// Whether the view has focus.
  public var isFocused: Bool { false }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 }

  /// The legibility weight of text.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// The contrast between colors.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The preferred size of text.
  public var sizeCategory: ContentSizeCategory { .large }

  /// Whether an assistive technology is enabled.
  public var accessibilityEnabled: Bool { false }

  /// Whether VoiceOver is enabled.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether Switch Control is enabled.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether transparency is to be reduced.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }

  /// Whether button shapes are shown.
  public var accessibilityShowButtonShapes: Bool { true }

  /// Whether the Large Content Viewer is enabled.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { true }

  /// Whether animated images are played.
  public var accessibilityPlayAnimatedImages: Bool { false }

  /// Whether the luminance of the screen is reduced.
  public var isLuminanceReduced: Bool { false }

  /// Whether the app supports multiple windows.
  public var supportsMultipleWindows: Bool { false }

  /// The visibility of the indicator of menus.
  public var menuIndicatorVisibility: Visibility { .automatic }

  /// The state of the presentation that contains the view.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// An action that ends a search. Does nothing in a card.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// An action that closes a window. Does nothing in a card.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// An action that opens a window. Does nothing in a card.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// An action that opens the app's settings. Does nothing in a card.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// An action that asks for a review of the app. Does nothing in a card.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// An action that refreshes content: `nil` in a card.
  public var refresh: RefreshAction? { nil }

  /// An action that renames a document: `nil` in a card.
  public var rename: RenameAction? { nil }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum DisableAutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
