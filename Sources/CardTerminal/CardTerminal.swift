// The door of CardTerminal.
