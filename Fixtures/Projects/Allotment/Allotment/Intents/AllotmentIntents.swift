// The intents of this module, for apps that include them.

import AppIntents

/// The intents of the allotment.
public struct AllotmentIntents: AppIntentsPackage {}
