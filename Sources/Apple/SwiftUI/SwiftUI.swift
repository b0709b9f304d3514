// Re-exports the modules that a file gets with `import SwiftUI`.

@_exported public import BehestCoreTransferable
@_exported public import BehestUIKit
@_exported public import Foundation
@_exported public import FoundationGaps
