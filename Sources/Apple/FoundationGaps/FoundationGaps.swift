// The modules that come with `import Foundation` alone on Apple's systems. `names.flags` has the compiler
// import this module into every file.

@_exported public import BehestCombine
@_exported public import Observation
