import { Script } from "scripting"

if (Script.queryParameters.prefix === undefined) throw new Error("There is no prefix.")
Script.exit(`${Script.queryParameters.prefix}123`)
