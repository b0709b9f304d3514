// Tests of IntentEngine.
