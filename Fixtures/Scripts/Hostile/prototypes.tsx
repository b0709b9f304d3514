import { Script } from "scripting"

Object.prototype.toString = () => { throw new Error("toString") }
Array.prototype.push = Array.prototype.map = () => { throw new Error("Array") }
JSON.stringify = () => "\"forged\""
Function.prototype.call = Function.prototype.apply = () => { throw new Error("call") }
Promise.prototype.then = () => { throw new Error("then") }
;(globalThis as any).Promise = undefined
IntentMemoryStorage.set("list", [1, 2])
Script.exit(IntentMemoryStorage.get("list"))
