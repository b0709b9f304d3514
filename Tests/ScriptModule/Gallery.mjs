// Makes the trees of the gallery's sections: `node Gallery.mjs` writes them to Fixtures.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "./ScriptHost.mjs";

const fixtures = new URL("../../Fixtures/", import.meta.url);
const module = new URL("../../Sources/Scripts/ScriptModule/Resources/", import.meta.url);
const entry = fileURLToPath(new URL("gallery/index.tsx", module));

/** Where the tree of a section is kept. */
export const keptTree = (section) => new URL(`ScriptCards/${section}.json`, fixtures);

/** The names of the sections, in the order of the gallery. */
export function sections() {
  const list = readFileSync(entry, "utf8").match(/const sections = \{([^}]*)\}/)[1];
  return [...list.matchAll(/(\w+):/g)].map((match) => match[1]);
}

/** The gallery as one text of JavaScript; throws where there is no esbuild. */
export function bundle() {
  return execFileSync("esbuild", [
    entry, "--bundle", "--format=cjs", "--jsx=automatic", "--jsx-import-source=scripting",
    "--external:scripting", "--external:scripting/jsx-runtime", "--log-level=error",
  ], { encoding: "utf8" });
}

/** The text of a section's tree. */
export function tree(section, code) {
  const host = load({ queryParameters: { section } });
  host.run(code);
  return JSON.stringify(host.runtime.tree(), null, 1) + "\n";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const code = bundle();
  for (const section of ["gallery", ...sections()]) {
    writeFileSync(keptTree(section), tree(section, code));
  }
}
