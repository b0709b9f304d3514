// SiriKit, which files with App Intents import beside it and name nothing of: the module is empty.

@_exported public import Foundation
