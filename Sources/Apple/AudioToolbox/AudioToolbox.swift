// Sounds, which files with App Intents import beside them and name nothing of: the module is empty.

@_exported public import Foundation
