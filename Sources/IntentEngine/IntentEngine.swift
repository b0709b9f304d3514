// The door of IntentEngine.
