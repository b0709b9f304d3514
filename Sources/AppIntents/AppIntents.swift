// The door of AppIntents.
