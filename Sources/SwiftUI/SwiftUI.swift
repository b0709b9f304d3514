// The door of SwiftUI.
