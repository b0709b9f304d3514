import { Script } from "scripting"

Script.exit({
  name: Script.name, env: Script.env, own: Script.directory.endsWith("/facts"),
  version: Script.metadata.version, parameter: Script.widgetParameter,
})
