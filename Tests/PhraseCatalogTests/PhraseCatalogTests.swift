// Tests of PhraseCatalog.
