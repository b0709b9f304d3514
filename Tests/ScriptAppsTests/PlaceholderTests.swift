import ScriptApps
