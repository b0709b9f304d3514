// The door of PhraseCatalog.
