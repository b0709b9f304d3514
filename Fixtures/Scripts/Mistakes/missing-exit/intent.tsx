import { Intent } from "scripting"

console.log(Intent.textsParameter)
