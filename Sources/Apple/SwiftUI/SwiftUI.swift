// The door of SwiftUI: what a file sees when it imports this module.

@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import Observation
