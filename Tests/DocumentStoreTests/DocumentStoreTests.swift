// Tests of DocumentStore.
