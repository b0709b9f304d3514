// The door of Shell.
