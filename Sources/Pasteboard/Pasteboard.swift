// The door of Pasteboard.
