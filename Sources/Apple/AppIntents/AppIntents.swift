// The door of AppIntents: what an app gets with one import.

@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import BehestUniformTypeIdentifiers
