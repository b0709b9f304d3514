// The door of DocumentStore.
