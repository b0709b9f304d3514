// Video coding, which files that search for pictures import and name nothing of: the module is empty.

@_exported public import Foundation
