// What scripts may do to the engine, and what a terminal does not have.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./ScriptHost.mjs";

const registered = `s.AppIntentManager.register({ name: "V", protocol: 4, perform: async () => {
  const Row = () => {
    const state = s.useState("kept");
    s.useMemo(() => 1, []);
    return h(s.Text, {}, state[0]);
  };
  return jsx(s.VStack, { spacing: 1, frame: { width: 2 }, children: jsx(Row, {}) });
} });`;

test("replaced built-ins neither crash nor fool the runtime", async () => {
  const { run, runtime, ask, said } = load();
  run(registered);
  run(`
    const evil = () => { throw new Error("replaced") };
    for (const type of [Array, Object, String, Map, Set, WeakMap, WeakSet, RegExp, Function, Date,
      Promise, Uint8Array]) {
      for (const name of Object.getOwnPropertyNames(type.prototype)) {
        if (name === "constructor") continue;
        try {
          Object.defineProperty(type.prototype, name, { value: evil, configurable: true });
        } catch {}
      }
    }
    Array.prototype[Symbol.iterator] = evil;
    Object.prototype.toJSON = () => "fooled";
    JSON.stringify = JSON.parse = () => "fooled";
    const { defineProperty } = Object;
    Object.keys = Object.assign = Object.create = Object.freeze = evil;
    Array.isArray = Reflect.apply = evil;
    defineProperty(Array, Symbol.hasInstance, { value: evil });
    globalThis.Promise = globalThis.Error = globalThis.String = globalThis.Map = undefined;
  `);
  assert.deepEqual(await ask("perform", "V", null), {
    view: {
      view: "VStack", props: { spacing: 1, frame: { width: 2 } },
      children: [{ view: "Text", props: {}, children: ["kept"] }],
    },
  });
  let thrown;
  try {
    run("console.log({ a: 1 }, new Date(0)); Storage.set('k', { a: 1 }); s.Script.exit({ a: 1 })");
  } catch (error) {
    thrown = error;
  }
  assert.ok(runtime.isExit(thrown));
  assert.deepEqual(said("storage.set"), [{ key: "k", value: { a: 1 }, shared: false }]);
  assert.deepEqual(said("exit"), [{ value: { type: "json", value: { a: 1 } } }]);
});

test("getters, proxies and conversions that throw are read as nothing", async () => {
  const { run, said, runtime } = load();
  run(`
    const bad = { get a() { throw 1 }, b: 2, toJSON() { throw 1 },
      [Symbol.toPrimitive]() { throw 1 } };
    const trap = new Proxy({}, { get() { throw 1 }, ownKeys() { throw 1 },
      getPrototypeOf() { throw 1 } });
    console.log(bad); console.log(trap); console.log("%s", bad);
    Storage.set("k", bad);
    const perform = () => h(s.Text, { frame: bad, font: trap }, "x");
    s.AppIntentManager.register({ name: "V", protocol: 4, perform });
  `);
  assert.deepEqual(said("storage.set")[0].value, { b: 2 });
  const { view } = await runtime.perform("V");
  assert.deepEqual(JSON.parse(JSON.stringify(view.props.frame)), { b: 2, toJSON: { $action: 0 } });
});

test("a script cannot reach what the runtime keeps", () => {
  const { run, runtime } = load();
  run(`try { Data.is = () => true } catch {}
    try { s.Script.exit = 1 } catch {}
    Data.fromString("x").constructor.of = 1;`);
  assert.equal(typeof runtime.require("scripting").Script.exit, "function");
  assert.equal(runtime.require("fs"), undefined);
});

test("what a terminal does not have says so once, and its tests are false", async () => {
  const host = load();
  const { result } = host.run(`
    exports.result = (async () => {
      const events = [Photos.isAvailable, Health.isHealthDataAvailable,
        typeof Location.anything.deep.chain,
        (await Photos)?.then, [...Rime.list], \`\${Photos}\`];
      HapticFeedback.selection(); HapticFeedback.selection();
      new AVPlayer().play();
      try { await Photos.pickPhotos(1) } catch (error) { events.push(error.message) }
      return events;
    })()`);
  assert.deepEqual(JSON.parse(JSON.stringify(await result)),
    [false, false, "function", null, [], "", "Photos.pickPhotos does nothing in a terminal."]);
  assert.equal(host.lines.length, 4);
});

test("each missing thing is said once", () => {
  const host = load();
  host.run("HapticFeedback.selection(); HapticFeedback.selection(); new AVPlayer().play()");
  assert.deepEqual(host.lines, [
    "HapticFeedback.selection does nothing in a terminal.",
    "AVPlayer does nothing in a terminal.",
    "AVPlayer.play does nothing in a terminal.",
  ]);
});

test("a misspelled import says what was meant when it is used", () => {
  const { run } = load();
  assert.throws(() => run("s.useStat(1)"),
    { message: "“scripting” has no “useStat”: did you mean “useState”?" });
});

test("errors of timers and effects are told", async () => {
  const host = load();
  host.run("setTimeout(async () => { throw new Error('late') }, 5)");
  assert.deepEqual(host.said("timer"), [{ id: 1, ms: 5 }]);
  await host.runtime.fire(1);
  assert.match(host.lines[0], /^A timer: Error: late/);
});

test("intervals run again, cleared timers do not", async () => {
  const host = load();
  const { counts } = host.run(`exports.counts = { a: 0, b: 0 };
    const a = setInterval(() => exports.counts.a++, 10);
    const b = setTimeout(() => exports.counts.b++, 10);
    clearTimeout(b);`);
  await host.runtime.fire(1);
  await host.runtime.fire(1);
  await host.runtime.fire(2);
  assert.deepEqual({ ...counts }, { a: 2, b: 0 });
  assert.deepEqual(host.said("timer").at(2), { id: 2, ms: null });
});

test("the console shows values as node does", () => {
  const host = load();
  host.run(`const loop = { name: "x" }; loop.self = loop;
    console.log("%s is %d%%", "a", 4, "b"); console.log([1, "two", null], { a: { b: 1 } });
    console.log(loop); console.log(new Map([["k", 1]]), new Set([1]), () => 1, undefined, -0, 1n);
    console.log(h(s.Text)); class Point { x = 1 } console.log(new Point());
    console.error(new TypeError("bad"));`);
  assert.deepEqual(host.lines.slice(0, 6), [
    "a is 4% b", '[1, "two", null] { a: { b: 1 } }', '{ name: "x", self: [Circular] }',
    'Map(1) { "k" => 1 } Set(1) { 1 } [Function] undefined -0 1n', "<Text>", "Point { x: 1 }",
  ]);
  assert.match(host.lines[6], /^TypeError: bad\n/);
});
