// Which modifiers act on a card, and which are accepted and ignored.

/// What a modifier does to a card.
package enum ModifierEffect: Hashable, Sendable {
  /// It changes the card, as the words say.
  case acts(String)
  /// It is accepted and ignored.
  case accepted
}

/// Every modifier of a view, by its name, with what it does to a card.
///
/// Where overloads differ, the name is listed as acting, and the documentation of an overload that
/// is ignored says so. A test compares the table with the sources.
package let modifierTable: [String: ModifierEffect] = {
  var table = actingModifiers.mapValues { ModifierEffect.acts($0) }
  for name in acceptedModifiers { table[name] = .accepted }
  return table
}()

private let actingModifiers: [String: String] = [
  "font": "the style's role: title, headline or caption",
  "fontWeight": "strong from semibold on",
  "fontDesign": "monospaced, if it is",
  "bold": "strong",
  "italic": "emphasis",
  "monospaced": "monospaced",
  "strikethrough": "struck through",
  "underline": "underlined",
  "textCase": "capitals or small letters",
  "lineLimit": "the most lines",
  "multilineTextAlignment": "the alignment of lines",
  "foregroundStyle": "secondary, tertiary or a named colour",
  "foregroundColor": "secondary or a named colour",
  "tint": "the colour of controls' labels",
  "accentColor": "the colour of controls' labels",
  "frame": "with an endless width, all the room there is",
  "padding": "on the leading side alone, an indentation",
  "hidden": "not shown",
  "opacity": "not shown at 0",
  "disabled": "controls cannot be pressed",
  "accessibilityLabel": "the words for an image that has none",
  "overlay": "shown under the view",
  "badge": "shown at the trailing side",
  "labelStyle": "the parts of a label",
  "environment": "a value inherited",
  "environmentObject": "a value inherited",
  "transformEnvironment": "a value inherited",
  "modifier": "a client's own modifier",
]

private let acceptedModifiers: [String] = [
  // Accessibility
  "accessibilityHidden", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
  "accessibilityElement", "accessibilityAddTraits", "accessibilityRemoveTraits",
  "accessibilitySortPriority", "accessibilityInputLabels", "accessibilityAction",
  "accessibilityShowsLargeContentViewer", "help",
  // Animation
  "animation", "transition", "contentTransition", "symbolEffect", "matchedGeometryEffect",
  "sensoryFeedback",
  // Background
  "background", "backgroundStyle", "containerBackground", "border", "shadow", "clipShape",
  "cornerRadius", "clipped", "mask", "glassEffect",
  // Controls
  "buttonStyle", "buttonBorderShape", "buttonRepeatBehavior", "controlSize", "toggleStyle",
  "progressViewStyle", "gaugeStyle", "pickerStyle", "textFieldStyle", "datePickerStyle",
  "menuStyle", "listStyle", "formStyle", "groupBoxStyle", "labeledContentStyle", "tabViewStyle",
  "labelsHidden", "labelsVisibility", "headerProminence", "listRowBackground", "listRowInsets",
  "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSpacing",
  "listItemTint", "scrollContentBackground", "scrollIndicators", "scrollDisabled",
  "scrollDismissesKeyboard", "scrollBounceBehavior", "autocorrectionDisabled",
  "textInputAutocapitalization", "submitLabel", "menuIndicator",
  // Effects
  "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
  "colorMultiply", "luminanceToAlpha", "blendMode", "compositingGroup", "drawingGroup",
  "rotationEffect", "rotation3DEffect", "scaleEffect", "preferredColorScheme", "colorScheme",
  "symbolRenderingMode", "symbolVariant", "imageScale", "redacted", "unredacted",
  "privacySensitive", "invalidatableContent",
  // Events
  "onAppear", "onDisappear", "task", "onChange", "onTapGesture", "onLongPressGesture",
  "onSubmit", "onHover", "onOpenURL", "userActivity", "onContinueUserActivity",
  "gesture", "simultaneousGesture", "highPriorityGesture", "refreshable", "contextMenu",
  "swipeActions",
  "contentShape", "allowsHitTesting", "keyboardShortcut", "focusable", "moveDisabled",
  "deleteDisabled",
  // Layout
  "fixedSize", "layoutPriority", "aspectRatio", "scaledToFit", "scaledToFill", "offset",
  "position", "zIndex", "alignmentGuide", "containerRelativeFrame", "containerShape",
  "contentMargins", "scenePadding", "ignoresSafeArea", "edgesIgnoringSafeArea",
  "gridCellUnsizedAxes", "gridColumnAlignment", "gridCellAnchor", "id", "tag",
  "gridCellColumns",
  // Keyboard
  "focused",
  // Letters
  "fontWidth", "monospacedDigit", "textScale", "lineSpacing", "kerning", "tracking",
  "baselineOffset", "minimumScaleFactor", "allowsTightening", "dynamicTypeSize",
  "truncationMode", "textSelection", "flipsForRightToLeftLayoutDirection",
  // Screens
  "navigationTitle", "navigationBarTitleDisplayMode", "navigationBarBackButtonHidden",
  "navigationDestination", "toolbar", "toolbarBackground", "sheet", "fullScreenCover",
  "popover", "alert", "confirmationDialog", "searchable", "presentationDetents",
  "presentationDragIndicator", "interactiveDismissDisabled", "tabItem", "safeAreaInset",
  "statusBarHidden", "persistentSystemOverlays", "safeAreaPadding",
  "navigationSplitViewColumnWidth",
  // Scrolling, typing, bars, sheets, dragging, transforms and previews
  "accessibility", "accessibilityActions", "accessibilityAdjustableAction",
  "accessibilityChildren", "accessibilityFocused", "accessibilityHeading",
  "accessibilityIgnoresInvertColors", "accessibilityRepresentation",
  "accessibilityRespondsToUserInteraction", "actionSheet", "allowedDynamicRange",
  "alternatingRowBackgrounds", "anchorPreference", "autocapitalization",
  "backgroundExtensionEffect", "backgroundPreferenceValue", "badgeProminence",
  "controlGroupStyle", "coordinateSpace", "copyable", "defaultFocus", "defaultHoverEffect",
  "defaultScrollAnchor", "defersSystemGestures", "digitalCrownRotation", "disableAutocorrection",
  "disclosureGroupStyle", "findNavigator", "focusEffectDisabled", "focusSection",
  "geometryGroup", "glassEffectID", "handlesExternalEvents", "hoverEffect", "indexViewStyle",
  "inspector", "keyboardType", "layoutValue", "listRowHoverEffect", "listSectionSeparator",
  "listSectionSeparatorTint", "matchedTransitionSource", "menuActionDismissBehavior",
  "menuOrder", "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
  "navigationSplitViewStyle", "navigationSubtitle", "navigationTransition",
  "navigationViewStyle", "onDeleteCommand", "onExitCommand", "onGeometryChange", "onKeyPress",
  "onMoveCommand", "onPreferenceChange", "onScrollVisibilityChange", "overlayPreferenceValue",
  "phaseAnimator", "pointerStyle", "preference", "presentationBackground",
  "presentationBackgroundInteraction", "presentationCompactAdaptation",
  "presentationContentInteraction", "presentationCornerRadius", "previewContext",
  "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
  "renameAction",
  "scrollClipDisabled", "scrollEdgeEffectStyle", "scrollIndicatorsFlash", "scrollPosition",
  "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition", "searchCompletion",
  "searchFocused", "searchScopes", "searchSuggestions", "selectionDisabled",
  "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "statusBar",
  "symbolEffectsRemoved", "tabBarMinimizeBehavior", "textContentType", "textEditorStyle",
  "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole", "toolbarTitleDisplayMode",
  "toolbarTitleMenu", "toolbarVisibility", "transaction", "transformPreference",
  "typesettingLanguage", "visualEffect", "writingToolsBehavior",
]
