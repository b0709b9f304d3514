// More values that a view may read, and that no card has a use for.

public import Foundation
public import FoundationGaps

extension EnvironmentValues {
  /// In which direction is written.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Where text is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The room between lines in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether letters may be set closer.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How small letters may become.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters become capitals or small.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// How large symbols are.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Which variants of symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How much headers stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How high rows are at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// How high headers are at least, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// Whether words stay as they are typed.
  public var disableAutocorrection: Bool? {
    get { self[DisableAutocorrectionKey.self] }
    set { self[DisableAutocorrectionKey.self] = newValue }
  }

  /// Whether words stay as they are typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether a list is being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether content scrolls.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// What takes changes back.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// The style of grounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// Whether somebody searches.
  public var isSearching: Bool { false }

  /// Whether the view is on a sheet.
  public var isPresented: Bool { false }

  /// Whether the view has the focus.
  public var isFocused: Bool { false }

  /// How large a pixel is in points.
  public var pixelLength: CGFloat { 1 }

  /// How heavy letters are.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// How much colours differ.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// How large letters are.
  public var sizeCategory: ContentSizeCategory { .large }

  /// Whether assistive technology is in use.
  public var accessibilityEnabled: Bool { false }

  /// Whether a screen reader is in use.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether switches are in use.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether what is behind should not shine through.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }

  /// Whether buttons have outlines.
  public var accessibilityShowButtonShapes: Bool { true }

  /// Whether large content can be viewed.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether flashing is unwanted.
  public var accessibilityDimFlashingLights: Bool { true }

  /// Whether pictures may move.
  public var accessibilityPlayAnimatedImages: Bool { false }

  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool { false }

  /// Whether there can be several windows.
  public var supportsMultipleWindows: Bool { false }

  /// Whether menus have an arrow.
  public var menuIndicatorVisibility: Visibility { .automatic }

  /// Whether the view is on a sheet, and how it leaves.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Ends a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// Asks for a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Loads what is shown again.
  public var refresh: RefreshAction? { nil }

  /// Renames what is shown.
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
