// Holds the choices without effect to telling their values apart.

import BehestSwiftUI
import Testing

struct ChoiceTests {
  @Test func `values of other names differ`() {
    #expect(PresentationDetent.medium != .large)
    #expect(Set([ButtonRepeatBehavior.automatic, .enabled, .disabled]).count == 3)
    #expect(ButtonBorderShape.capsule != .circle)
    #expect(ScrollIndicatorVisibility.visible != .hidden)
    #expect(AccessibilityChildBehavior.ignore != .combine)
    #expect(AccessibilityActionKind.default != .escape)
    #expect(SensoryFeedback.success != .error)
  }
}
