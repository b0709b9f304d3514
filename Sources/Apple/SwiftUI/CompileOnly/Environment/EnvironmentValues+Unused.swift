// Environment values that views may read and cards do not use.

public import Foundation
public import FoundationGaps

extension EnvironmentValues {
  /// The direction of text and layout.
  public var layoutDirection: LayoutDirection {
    get { self[default: .leftToRight] }
    set { self[default: newValue] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[default: .compact] }
    set { self[default: newValue] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[default: .regular] }
    set { self[default: newValue] = newValue }
  }

  /// The position at which text is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[default: .tail] }
    set { self[default: newValue] = newValue }
  }

  /// The space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[default: 0] }
    set { self[default: newValue] = newValue }
  }

  /// Whether the space between letters may be tightened.
  public var allowsTightening: Bool {
    get { self[default: false] }
    set { self[default: newValue] = newValue }
  }

  /// The smallest factor by which text may be scaled.
  public var minimumScaleFactor: CGFloat {
    get { self[default: 1] }
    set { self[default: newValue] = newValue }
  }

  /// The case that text is changed to.
  public var textCase: Text.Case? {
    get { self[default: nil] }
    set { self[default: newValue] = newValue }
  }

  /// The scale of symbols.
  public var imageScale: Image.Scale {
    get { self[default: .medium] }
    set { self[default: newValue] = newValue }
  }

  /// The rendering mode of symbols.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[default: nil] }
    set { self[default: newValue] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[default: .regular] }
    set { self[default: newValue] = newValue }
  }

  /// The prominence of headers.
  public var headerProminence: Prominence {
    get { self[default: .standard] }
    set { self[default: newValue] = newValue }
  }

  /// The minimum height of list rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[default: 0] }
    set { self[default: newValue] = newValue }
  }

  /// The minimum height of list headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[default: nil] }
    set { self[default: newValue] = newValue }
  }

  /// Whether autocorrection is disabled.
  public var disableAutocorrection: Bool? {
    get { self[default: nil] }
    set { self[default: newValue] = newValue }
  }

  /// Whether autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[default: false] }
    set { self[default: newValue] = newValue }
  }

  /// The mode of editing a list.
  public var editMode: Binding<EditMode>? {
    get { self[default: nil] }
    set { self[default: newValue] = newValue }
  }

  /// Whether scrolling is enabled.
  public var isScrollEnabled: Bool {
    get { self[default: true] }
    set { self[default: newValue] = newValue }
  }

  /// The undo manager.
  public var undoManager: UndoManager? {
    get { self[default: nil] }
    set { self[default: newValue] = newValue }
  }

  /// The style of backgrounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[default: nil] }
    set { self[default: newValue] = newValue }
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
