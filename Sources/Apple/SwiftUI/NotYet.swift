// The parts of SwiftUI that snippet views use and this module lacks; the list only shrinks.

// Views that are missing, and what is missed with them. `Tests/supported-api` reads this list.
//   Canvas: its drawing is left out
//   Chart: its values are left out
//   KeyframeAnimator: its content is left out
//   Map: its places are left out
//   PasteButton: nothing can be pasted
//   PhotosPicker: nothing can be picked
//   Table: its rows are left out
//   Image(nsImage:): the image has no name to show
// Observation before iOS 17: what announces changes, such as $published.sink and onReceive(_:perform:)
//   (they need Combine).
// Image: init(_: CGImage).
// Text: init(timerInterval:) with a pause, customAttribute, TextRenderer, LocalizedStringKey in the
//   destination of a link.
// Layout: layouts, guides, preferences and anchors of an app's own compile, and nothing is measured.
// Shapes: ImagePaint, ShadowStyle, ButtonBorderShape as a shape, transforms of Path.
// Gestures: those made of others (sequenced, exclusively), rotation, .draggable, .dropDestination.
// Styles: makeBody is read of a LabelStyle alone; with other styles a card keeps the content as it is.
// Sendable bindings: Binding is not Sendable, though its value may be.
// App: @UIApplicationDelegateAdaptor, DocumentGroup, ImmersiveSpace, FocusedValue.
