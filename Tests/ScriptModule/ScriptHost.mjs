// A host that answers from memory, and loads the runtime as the engine does.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";

const folder = fileURLToPath(
  new URL("../../Sources/Scripts/ScriptModule/Resources/scripting/", import.meta.url),
);
const body = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .sort()
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("");

export const source = `(function (host, context) {\n${body}\n})`;

/**
 * Loads the runtime into a fresh context.
 *
 * `answers` maps the name of a message to a function of its argument; `log`, `exit` and every
 * message are kept in `messages`.
 */
export function load({ answers = {}, ...context } = {}) {
  const realm = createContext({});
  const messages = [];
  const files = new Map();
  const stores = new Map();
  const answer = (name, json) => {
    const argument = JSON.parse(json);
    messages.push({ name, argument });
    if (answers[name]) return JSON.stringify(answers[name](argument) ?? null);
    const [area, operation] = name.split(".");
    if (["storage", "memory", "keychain"].includes(area)) {
      return JSON.stringify(store(stores, area, operation, argument) ?? null);
    }
    if (area === "file") return JSON.stringify(file(files, operation, argument) ?? null);
    if (name === "random") {
      return JSON.stringify({ $data: Buffer.alloc(argument.count, 170).toString("base64") });
    }
    return "null";
  };
  const presentations = [];
  const host = {
    call(name, json) {
      if (name === "dismiss") presentations.pop()?.();
      return answer(name, json);
    },
    async send(name, json) {
      const text = answer(name, json);
      if (name === "present") await new Promise((resolve) => presentations.push(resolve));
      return text;
    },
  };
  const runtime = runInContext(source, realm, { filename: "scripting.js" })(host, {
    entry: "index",
    script: { name: "Colour", directory: "/scripts/Colour", metadata: { version: "1.0.0" } },
    env: "index",
    queryParameters: { a: "1" },
    input: {},
    isInteractive: true,
    locale: "en_GB",
    colorScheme: "dark",
    ...context,
  });
  for (const name of Object.keys(runtime.globals)) {
    Object.defineProperty(realm, name, {
      value: runtime.globals[name], writable: true, configurable: true,
    });
  }
  return {
    runtime,
    realm,
    messages,
    files,
    scripting: runtime.require("scripting"),
    jsx: runtime.require("scripting/jsx-runtime").jsx,
    /** Runs a bundle, or any text, with `s` for the module and `h` for JSX. */
    run(text) {
      const bundle = `(function (require, module, exports) {
        const s = require("scripting");
        const { jsx } = require("scripting/jsx-runtime");
        const h = (type, props, ...children) => jsx(type, {
          ...props,
          ...(children.length ? { children: children.length > 1 ? children : children[0] } : {}),
        }, props?.key);
        ${text}
      })`;
      const module = { exports: {} };
      const load = runInContext(bundle, realm, { filename: "script.js" });
      load(runtime.require, module, module.exports);
      return module.exports;
    },
    /** Calls what answers later, as the engine does. */
    ask(name, ...values) {
      return new Promise((resolve, reject) => {
        runtime.start(name, JSON.stringify(values), (text) => resolve(JSON.parse(text)), reject);
      });
    },
    said(name) {
      return messages.filter((message) => message.name === name).map((message) => message.argument);
    },
    get lines() {
      return this.said("log").map((entry) => entry.text);
    },
  };
}

/** Lets promises and the effects behind them settle. */
export function settle() {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The trees of a view, found by their name. */
export function find(tree, view) {
  if (typeof tree !== "object" || tree === null) return [];
  const inside = Object.values(tree).flatMap((value) => find(value, view));
  return tree.view === view ? [tree, ...inside] : inside;
}

function store(stores, area, operation, { key, value, shared }) {
  const name = `${area} ${shared === true}`;
  if (!stores.has(name)) stores.set(name, new Map());
  const values = stores.get(name);
  switch (operation) {
    case "get": return values.get(key);
    case "set": return void values.set(key, value);
    case "remove": return void values.delete(key);
    case "contains": return values.has(key);
    case "clear": return values.clear();
    case "keys": return [...values.keys()];
  }
}

function file(files, operation, argument) {
  switch (operation) {
    case "directories":
      return { documents: "/documents", temporary: "/temporary", appGroup: "/group" };
    case "exists": return files.has(argument.path);
    case "writeAsString": return void files.set(argument.path, Buffer.from(argument.contents));
    case "writeAsData":
      return void files.set(argument.path, Buffer.from(argument.data.$data, "base64"));
    case "readAsString":
    case "readAsData": {
      const content = files.get(argument.path);
      if (!content) throw new Error(`There is no file at ${argument.path}.`);
      return operation === "readAsString" ? content.toString()
        : { $data: content.toString("base64") };
    }
  }
}
