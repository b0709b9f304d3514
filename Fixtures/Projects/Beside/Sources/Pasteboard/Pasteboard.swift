// A module that happens to have this name.

/// The name of the module.
public let nameOfPasteboard = "Pasteboard"
