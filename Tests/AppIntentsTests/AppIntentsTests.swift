// Tests of AppIntents.
