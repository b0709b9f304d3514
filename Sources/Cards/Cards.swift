// The door of Cards.
