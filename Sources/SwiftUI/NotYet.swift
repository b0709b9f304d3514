// What the original has, snippet views use, and this module lacks; the list only shrinks.

// Observation before iOS 17: what announces changes, such as $published.sink (it needs Combine).
// Views: Canvas, ColorPicker, Table, OutlineGroup, PasteButton, PhotosPicker, Map, Chart.
// Image: init(uiImage:), init(_: CGImage), resources of ImageResource and ColorResource.
// Text: init(timerInterval:) with a pause, customAttribute, TextRenderer, LocalizedStringKey in the
//   destination of a link.
// Layout: Layout, AnyLayout, ViewDimensions that measure, alignment guides, preferences, anchors.
// Shapes: AngularGradient, EllipticalGradient, MeshGradient, ImagePaint, ShadowStyle, ButtonBorderShape
//   as a shape, transforms of Path.
// Gestures: those made of others (sequenced, exclusively), rotation, .draggable, .dropDestination.
// Styles: makeBody of ToggleStyle, ProgressViewStyle, GaugeStyle, LabeledContentStyle and
//   PrimitiveButtonStyle; a ButtonStyle is accepted, and the button keeps its own label.
// Sendable bindings: Binding is not Sendable, though its value may be.
// App: @UIApplicationDelegateAdaptor, DocumentGroup, ImmersiveSpace, FocusedValue.
