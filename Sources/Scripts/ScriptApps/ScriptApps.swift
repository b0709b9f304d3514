// Makes the engine's values of scripts.

import ScriptEngine
