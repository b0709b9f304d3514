// Tests of SwiftUI.
