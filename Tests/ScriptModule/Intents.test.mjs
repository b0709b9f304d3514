// Registering, performing, confirming and ending, with the sentences for what goes wrong.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, settle } from "./ScriptHost.mjs";

const pickColor = `
  exports.PickColor = s.AppIntentManager.register({
    name: "PickColor",
    protocol: s.AppIntentProtocol.SnippetIntent,
    perform: async ({ color }) => h(s.Text, { foregroundStyle: color }, "Pick"),
  });
  exports.SetColor = s.AppIntentManager.register({
    name: "SetColor",
    protocol: s.AppIntentProtocol.AppIntent,
    perform: async (color) => { IntentMemoryStorage.set("color", color); },
  });
`;

test("an intent's factory makes {script, name, protocol, params}", () => {
  const { run, runtime } = load();
  const { PickColor } = run(pickColor);
  assert.deepEqual(JSON.parse(JSON.stringify(PickColor({ color: "red" }))), {
    script: "Colour", name: "PickColor", protocol: 4, params: { color: "red" },
  });
  assert.equal(
    runtime.call("intents", "[]"),
    '[{"name":"PickColor","protocol":4},{"name":"SetColor","protocol":0}]',
  );
});

test("a snippet performs to a tree, another intent to a value", async () => {
  const { run, ask, said } = load({ entry: "app_intents" });
  run(pickColor);
  assert.deepEqual(await ask("perform", "PickColor", { color: "red" }), {
    view: { view: "Text", props: { foregroundStyle: "red" }, children: ["Pick"] },
  });
  assert.deepEqual(await ask("perform", "SetColor", "systemBlue"), { value: null });
  assert.deepEqual(said("memory.set"), [{ key: "color", value: "systemBlue", shared: false }]);
});

for (const [what, kind] of [["'text'", "a string"], ["4", "a number"], ["undefined", "nothing"],
  ["({ a: 1 })", "an object"], ["[1]", "an array"]]) {
  test(`a snippet that returns ${kind} is told to return a view`, async () => {
    const { run, runtime } = load();
    run(`s.AppIntentManager.register({ name: "Bad", protocol: 4, perform: async () => ${what} })`);
    await assert.rejects(runtime.perform("Bad"), {
      message: `SnippetIntent “Bad” must return a view: return TSX from perform(), not ${kind}.`,
    });
  });
}

test("a name is registered once, with a protocol and a perform, outside of functions", async () => {
  const { run, runtime } = load();
  const register = (text) => () => run(`s.AppIntentManager.register(${text})`);
  register(`{ name: "A", protocol: 0, perform() {
    s.AppIntentManager.register({ name: "B", protocol: 0, perform() {} });
  } }`)();
  assert.throws(register("{ name: 'A', protocol: 0, perform() {} }"), /two intents named “A”/);
  assert.throws(register("{ name: 'C', protocol: 9, perform() {} }"), /“C” needs a protocol/);
  assert.throws(register("{ name: 'C', protocol: 0 }"), /“C” needs a perform function/);
  assert.throws(register("{ protocol: 0, perform() {} }"), /needs a name/);
  assert.throws(register("undefined"), /needs \{name, protocol, perform\}/);
  await assert.rejects(runtime.perform("A"), /“B” must be registered in app_intents.tsx/);
  const other = load({ allowsRegistration: false });
  assert.throws(() => other.run(pickColor), /“PickColor” must be registered in app_intents.tsx/);
});

test("an unknown intent names the one that was probably meant", async () => {
  const { run, runtime } = load();
  run(pickColor);
  await assert.rejects(runtime.perform("PickColour"), /“PickColour”.*did you mean “PickColor”/);
});

test("what perform throws is an error, whatever it is", async () => {
  const { run, runtime } = load();
  run(`s.AppIntentManager.register({ name: "T", protocol: 0, perform: async () => { throw "no" } });
    s.AppIntentManager.register({ name: "O", protocol: 0, perform: () => { throw { code: 4 } } })`);
  await assert.rejects(runtime.perform("T"), { message: "no" });
  await assert.rejects(runtime.perform("O"), { message: "The script threw { code: 4 }." });
});

test("a confirmation asks with the snippet, the action and the dialog", async () => {
  const { run, said } = load({ entry: "intent" });
  const { PickColor } = run(pickColor);
  const { done } = run(`exports.done = (async (intent) => {
    const card = { script: "Colour", name: "PickColor", protocol: 4 };
    await s.Intent.requestConfirmation("set", card, {
      dialog: { full: "Set it?", supporting: "Everywhere." }, showDialogAsPrompt: false });
  })()`);
  await done;
  assert.equal(typeof PickColor, "function");
  assert.deepEqual(said("confirm"), [{
    action: "set",
    snippet: { script: "Colour", name: "PickColor", protocol: 4 },
    dialog: { full: "Set it?", supporting: "Everywhere." },
    showDialogAsPrompt: false,
  }]);
});

test("all 33 actions confirm, and a wrong one names the nearest", async () => {
  const { scripting, run, said } = load();
  const { PickColor, SetColor } = run(pickColor);
  const actions = "add addData book buy call checkIn continue create do download filter find get go"
    + " log open order pay play playSound post request run search send set share start"
    + " startNavigation toggle turnOff turnOn view";
  for (const action of actions.split(" ")) {
    await scripting.Intent.requestConfirmation(action, PickColor({}));
  }
  assert.equal(said("confirm").length, 33);
  await assert.rejects(
    scripting.Intent.requestConfirmation("turnof", PickColor({})),
    /“turnof”: did you mean “turnOff”/,
  );
  await assert.rejects(
    scripting.Intent.requestConfirmation("set", SetColor("red")),
    /“SetColor” is registered as AppIntent/,
  );
  await assert.rejects(scripting.Intent.requestConfirmation("set", PickColor), /call the intent/);
});

/** The value a script ends with, as the host gets it. */
function exit(text, options) {
  const host = load(options);
  host.run(pickColor);
  let thrown;
  try {
    host.run(text);
  } catch (error) {
    thrown = error;
  }
  return { value: host.said("exit")[0]?.value, thrown, ...host };
}

test("a script ends with values of every type", () => {
  const values = [
    ["s.Script.exit()", null],
    ["s.Script.exit('a')", { type: "text", value: "a" }],
    ["s.Script.exit(4)", { type: "text", value: "4" }],
    ["s.Script.exit({ a: [1, undefined] })", { type: "json", value: { a: [1, null] } }],
    ["s.Script.exit(s.Intent.text(false))", { type: "text", value: "false" }],
    ["s.Script.exit(s.Intent.attributedText('**a**'))", { type: "attributedText", value: "**a**" }],
    ["s.Script.exit(s.Intent.url('https://a.b'))", { type: "url", value: "https://a.b" }],
    ["s.Script.exit(s.Intent.json({ d: new Date(0) }))",
      { type: "json", value: { d: { $date: "1970-01-01T00:00:00.000Z" } } }],
    ["s.Script.exit(s.Intent.file('/a'))", { type: "file", value: "/a" }],
    ["s.Script.exit(s.Intent.fileURL('/a'))", { type: "fileURL", value: "/a" }],
    ["s.Script.exit(s.Intent.image(UIImage.fromData(Data.fromString('x'))))",
      { type: "image", value: { $image: { data: { $data: "eA==" } } } }],
    ["const value = s.Intent.text('v');"
      + "s.Script.exit(s.Intent.snippetIntent({ value, snippetIntent: PickColor({}) }))",
      {
        type: "snippetIntent",
        snippetIntent: { script: "Colour", name: "PickColor", protocol: 4, params: {} },
        value: { type: "text", value: "v" },
      }],
    ["s.Script.exit(s.Intent.snippetIntent(PickColor({})))",
      {
        type: "snippetIntent",
        snippetIntent: { script: "Colour", name: "PickColor", protocol: 4, params: {} },
        value: null,
      }],
  ];
  for (const [text, expected] of values) {
    const pick = "const PickColor = (params) => "
      + "({ script: 'Colour', name: 'PickColor', protocol: 4, params });";
    const { value, thrown, runtime } = exit(pick + text);
    assert.deepEqual(value, expected, text);
    assert.ok(runtime.isExit(thrown), text);
  }
});

test("a script ends with a view and a value", async () => {
  const { run, said, runtime } = load();
  const { done } = run(`exports.done = (async () => {
    s.Script.exit(await s.Intent.view(h(s.Text, {}, "a"), s.Intent.text("b")));
  })()`);
  await assert.rejects(done, (error) => runtime.isExit(error));
  assert.deepEqual(said("exit")[0].value, {
    type: "view",
    view: { view: "Text", props: {}, children: ["a"] },
    value: { type: "text", value: "b" },
  });
});

test("what cannot end a script says what to do", () => {
  const intent = "({ script: 'Colour', name: 'PickColor', protocol: 4, params: {} })";
  assert.match(
    exit(`s.Script.exit(${intent})`).thrown.message, /wrap it in Intent\.snippetIntent\(PickColor/,
  );
  assert.match(exit("s.Script.exit(h(s.Text, {}))").thrown.message, /await Intent\.view/);
  assert.match(exit("s.Script.exit((async () => 1)())").thrown.message, /write await/);
  assert.match(exit("const a = {}; a.a = a; s.Script.exit(a)").thrown.message, /contains itself/);
  assert.equal(exit(`s.Script.exit(${intent})`).said("exit").length, 0);
});

test("nothing after an exit reaches the host, even where its error is caught", async () => {
  const { said } = exit("try { s.Script.exit(1) } catch (e) { String(e); Storage.set('a', 1) }");
  assert.equal(said("exit").length, 1);
  assert.equal(said("storage.set").length, 0);
  await settle();
});

test("an intent may end the script", async () => {
  const { run, ask, said } = load();
  run(`s.AppIntentManager.register({
    name: "E", protocol: 0, perform: async () => s.Script.exit(3),
  })`);
  assert.deepEqual(await ask("perform", "E"), { exited: true });
  assert.deepEqual(said("exit"), [{ value: { type: "text", value: "3" } }]);
});

test("a tool has its approval and its result", async () => {
  const { run, runtime, ask } = load({ entry: "assistant_tool" });
  run(`AssistantTool.registerApprovalRequest(async ({ n }) => (
      { title: "T", message: "Run " + n + "?" }));
    AssistantTool.registerExecuteToolWithApproval(async ({ n }, { primaryConfirmed }) =>
      ({ success: primaryConfirmed, message: "ran " + n }));`);
  assert.equal(runtime.call("tools"), '[{"name":"Colour","approval":true}]');
  assert.deepEqual(await ask("approval", "Colour", { n: 1 }), { title: "T", message: "Run 1?" });
  assert.deepEqual(await ask("runTool", "Colour", { n: 1 }), { success: true, message: "ran 1" });
});

test("the memory of intents has two scopes and keeps values", () => {
  const { run } = load();
  const { result } = run(`
    IntentMemoryStorage.set("a", { d: new Date(5), b: Data.fromString("é") });
    IntentMemoryStorage.set("a", 2, { shared: true });
    const a = IntentMemoryStorage.get("a");
    exports.result = [
      a.d.getTime(), a.b.toRawString(), IntentMemoryStorage.get("a", { shared: true }),
      IntentMemoryStorage.get("none"), IntentMemoryStorage.contains("a"),
      IntentMemoryStorage.keys().length,
    ];`);
  assert.deepEqual([...result], [5, "é", 2, null, true, 1]);
});
