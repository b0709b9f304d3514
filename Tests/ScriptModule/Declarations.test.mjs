// The declarations name what the runtime has.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./ScriptHost.mjs";

const declarations = readFileSync(
  new URL("../../Sources/Scripts/ScriptModule/Resources/scripting.d.ts", import.meta.url), "utf8",
);
const [module, ambient] = declarations.split('declare module "scripting/jsx-runtime"');

/** Names that are declared as values in a text. */
function declared(text) {
  const patterns = [
    /^\s*(?:export |declare )*(?:abstract )?(?:const|var|function|class|namespace|enum) (\w+)/gm,
    /(\w+): NotInTerminal[,;]/g,
  ];
  return new Set(
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1])),
  );
}

test("every global is declared", () => {
  const names = declared(ambient);
  const { runtime } = load();
  assert.deepEqual(Object.keys(runtime.globals).filter((name) => !names.has(name)), []);
});

test("every declared global is there", () => {
  const { runtime } = load();
  const top = /^declare (?:abstract )?(?:const|function|class|namespace|enum) (\w+)/gm;
  const names = [...ambient.matchAll(top)].map((match) => match[1]);
  assert.deepEqual(names.filter((name) => !(name in runtime.globals)), ["JSX", "NamespaceID"]);
});

test("every export is declared, and every declared export is there", () => {
  const { scripting, runtime } = load();
  const names = declared(module);
  const own = Object.keys(scripting).filter((name) => !(name in runtime.globals));
  assert.deepEqual(own.filter((name) => !names.has(name)), []);
  const exported = [...module.matchAll(
    /^  export (?:abstract )?(?:const|function|class|namespace|enum) (\w+)/gm,
  )].map((match) => match[1]);
  const there = new Set(Object.keys(scripting));
  assert.deepEqual(exported.filter((name) => !there.has(name)), []);
});
