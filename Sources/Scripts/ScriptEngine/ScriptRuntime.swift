// The module `scripting`, as the engine evaluates it.

import ScriptModule

enum ScriptRuntime {
  static var source: String { String(cString: behest_script_runtime()) }
}
