// The suites that share the process's dependency manager, one test at a time.

import Testing

@Suite(.serialized) struct KitchenSuites {}
