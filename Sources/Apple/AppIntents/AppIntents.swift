// Re-exports the modules that an app gets with `import AppIntents`.

@_exported public import BehestUniformTypeIdentifiers
@_exported public import Foundation
@_exported public import FoundationGaps
