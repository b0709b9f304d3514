// Trees, hooks, presentations, and the sentences for views that are wrong.

import assert from "node:assert/strict";
import { test } from "node:test";
import { find, load, settle } from "./ScriptHost.mjs";

/** Presents what a text makes and gives the host's means to draw and press. */
function presented(text) {
  const host = load();
  const exported = host.run(`${text}
    exports.result = s.Navigation.present(h(View));`);
  return { ...host, exported, tree: () => host.runtime.tree() };
}

/** The tree of a view in a card. */
async function card(text) {
  const host = load();
  host.run(
    `s.AppIntentManager.register({ name: "V", protocol: 4, perform: async () => { ${text} } })`,
  );
  const { view } = await host.runtime.perform("V");
  return { view, get lines() { return host.lines; } };
}

const plain = (value) => JSON.parse(JSON.stringify(value));

test("components are evaluated, fragments flattened, nothing dropped that is drawn", async () => {
  const { view } = await card(`
    const Row = ({ name, children }) => h(s.HStack, {}, name, children);
    return h(s.VStack, { spacing: 4 }, null, false, true, undefined, 0, "a", [1, [2]],
      h(s.Fragment, {}, h(Row, { name: "x" }, h(s.Spacer))), h(() => null));`);
  assert.deepEqual(plain(view), {
    view: "VStack",
    props: { spacing: 4 },
    children: ["0", "a", "1", "2", {
      view: "HStack", props: {}, children: ["x", { view: "Spacer", props: {}, children: [] }],
    }],
  });
});

test("props keep their shapes; nodes, closures, intents and dates have own words", async () => {
  const { view } = await card(`
    return h(s.Button, {
      title: "Go", action: () => {}, label: h(s.Text, {}, "t"), hidden: undefined, at: new Date(0),
      intent: { script: "Colour", name: "Set", protocol: 0, params: { a: 1 } },
      frame: { maxWidth: Infinity }, overlay: { alignment: "top", content: h(s.Divider) },
      modifiers: s.modifiers().padding().font("title"), glassEffect: UIGlass.regular(),
    });`);
  assert.deepEqual(plain(view.props), {
    title: "Go",
    action: { $action: 0 },
    label: { view: "Text", props: {}, children: ["t"] },
    at: { $date: "1970-01-01T00:00:00.000Z" },
    intent: { $intent: { script: "Colour", name: "Set", protocol: 0, params: { a: 1 } } },
    frame: { maxWidth: "infinity" },
    overlay: { alignment: "top", content: { view: "Divider", props: {}, children: [] } },
    modifiers: [{ name: "padding", value: true }, { name: "font", value: "title" }],
    glassEffect: { $made: "UIGlass", calls: [{ name: "regular", arguments: [] }] },
  });
});

test("views in a list of a prop are children", async () => {
  const { view } = await card(`
    const items = [false, h(s.Text, {}, "a"), [h(s.Text, {}, "b")]];
    return h(s.List, { toolbar: { topBarTrailing: items } });`);
  assert.deepEqual(
    find(view.props.toolbar.topBarTrailing, "Text").map((text) => text.children[0]), ["a", "b"],
  );
  assert.equal(view.props.toolbar.topBarTrailing.length, 2);
});

test("a counter counts, draws once for each change and runs its effects", async () => {
  const { runtime, tree, said } = presented(`
    const View = () => {
      const [n, setN] = s.useState(() => 1);
      const [sum, add] = s.useReducer((state, by) => state + by, 10);
      const twice = s.useMemo(() => n * 2, [n]);
      s.useEffect(() => { console.log("on", n); return () => console.log("off", n) }, [n]);
      return h(s.VStack, {}, n, twice, sum,
        h(s.Button, { action: () => { setN((v) => v + 1); setN((v) => v + 1); add(5) } }));
    };`);
  assert.deepEqual(plain(tree().children.slice(0, 3)), ["1", "2", "10"]);
  await settle();
  await runtime.press(1);
  assert.equal(said("changed").length, 1);
  assert.deepEqual(plain(tree().children.slice(0, 3)), ["3", "6", "15"]);
  await settle();
  assert.deepEqual(said("log").map((entry) => entry.text), ["on 1", "off 1", "on 3"]);
});

test("a component keeps its state by its key, and is cleaned up when it goes", async () => {
  const { runtime, tree, said } = presented(`
    const Row = ({ id }) => {
      const [own] = s.useState(() => "state of " + id);
      s.useEffect(() => () => console.log("gone", id), []);
      return h(s.Text, {}, own);
    };
    const View = () => {
      const [ids, setIds] = s.useState(["a", "b", "c"]);
      return h(s.VStack, {}, ids.map((id) => h(Row, { id, key: id })),
        h(s.Button, { action: () => setIds(["c", "b"]) }));
    };`);
  const texts = () => find(tree(), "Text").map((text) => text.children[0]);
  assert.deepEqual(texts(), ["state of a", "state of b", "state of c"]);
  await settle();
  await runtime.press(1);
  assert.deepEqual(texts(), ["state of c", "state of b"]);
  await settle();
  assert.deepEqual(said("log").map((entry) => entry.text), ["gone a"]);
});

test("an Observable is a binding that the host sets", async () => {
  const { runtime, tree } = presented(`
    const View = () => {
      const name = s.useObservable("a");
      return h(s.VStack, {}, h(s.TextField, { title: "Name", value: name }), name.value);
    };`);
  assert.deepEqual(plain(find(tree(), "TextField")[0].props.value), { $binding: 1, value: "a" });
  await runtime.press(1, "b");
  assert.equal(tree().children[1], "b");
});

test("a context gives the value of the nearest provider", async () => {
  const { view } = await card(`
    const Theme = s.createContext("none");
    const Show = () => h(s.Text, {}, s.useContext(Theme));
    return h(s.VStack, {}, h(Show), h(Theme.Provider, { value: "outer" }, h(Show),
      h(Theme.Provider, { value: "inner" }, h(Show),
        h(Theme.Consumer, {}, (value) => h(s.Text, {}, "=" + value)))));`);
  assert.deepEqual(find(view, "Text").map((text) => text.children[0]),
    ["none", "outer", "inner", "=inner"]);
});

test("rows of ForEach are evaluated", async () => {
  const { view } = await card(`
    return h(s.List, {}, h(s.ForEach, { count: 2, itemBuilder: (i) => h(s.Text, {}, "row " + i) }),
      h(s.ForEach, {
        data: new Observable([{ id: "x" }]), builder: (row) => h(s.Text, {}, row.id),
      }));`);
  assert.deepEqual(find(view, "Text").map((text) => text.children[0]), ["row 0", "row 1", "x"]);
});

test("state and effects of a card are inert", async () => {
  const { view, lines } = await card(`
    const View = () => {
      const [n, setN] = s.useState(1);
      s.useEffect(() => console.log("never"), []);
      setN(2);
      return h(s.Text, {}, n);
    };
    return h(View);`);
  await settle();
  assert.deepEqual(plain(view.children), ["1"]);
  assert.deepEqual(lines, []);
});

test("a dismissal resolves the presentation with its result", async () => {
  const { runtime, exported, said } = presented(`
    const View = () => {
      const dismiss = s.Navigation.useDismiss();
      return h(s.Button, { action: () => dismiss({ at: new Date(1) }) });
    };`);
  runtime.tree();
  const pressed = runtime.press(1);
  const result = await exported.result;
  await pressed;
  assert.equal(result.at.getTime(), 1);
  assert.deepEqual(
    said("dismiss"), [{ result: { at: { $date: "1970-01-01T00:00:00.001Z" } }, level: 0 }],
  );
});

test("a link's page is drawn when it is open, also without end", async () => {
  const { runtime, tree } = presented(`
    const Folder = ({ depth }) => {
      const dismiss = s.Navigation.useDismiss();
      return h(s.List, {}, h(s.Text, {}, "folder " + depth),
        h(s.Button, { title: "close", action: dismiss }),
        h(s.NavigationLink, { title: "in", destination: h(Folder, { depth: depth + 1 }) }));
    };
    const View = () => h(s.NavigationStack, {}, h(Folder, { depth: 0 }));`);
  const open = async (name, prop) => {
    const found = find(tree(), name).at(-1);
    await runtime.press(found.props[prop].$action);
    return tree();
  };
  assert.equal(find(tree(), "Text")[0].children[0], "folder 0");
  await open("NavigationLink", "destination");
  const inner = await open("NavigationLink", "destination");
  assert.equal(inner.view, "NavigationPage");
  assert.equal(inner.props.depth, 2);
  assert.equal(find(inner, "Text")[0].children[0], "folder 2");
  assert.equal(find(await open("NavigationPage", "back"), "Text")[0].children[0], "folder 1");
  assert.equal(find(await open("Button", "action"), "Text")[0].children[0], "folder 0");
});

test("a stack shows the page of the last element of its path", async () => {
  const { runtime, tree } = presented(`
    const View = () => {
      const path = s.useObservable([]);
      return h(s.NavigationStack, { path },
        h(s.List, { navigationDestination: h(s.NavigationDestination, {},
          (page) => h(s.Text, {}, "page " + page)) },
          h(s.NavigationLink, { title: "a", value: "a" })));
    };`);
  const link = find(tree(), "NavigationLink")[0];
  await runtime.press(link.props.destination.$action);
  const page = tree();
  assert.equal(page.props.depth, 1);
  assert.equal(find(page, "Text")[0].children[0], "page a");
  await runtime.press(page.props.back.$action);
  assert.equal(tree().view, "NavigationStack");
});

test("a sheet is drawn while it is presented and dismisses itself", async () => {
  const { runtime, tree } = presented(`
    const Inside = () => {
      const dismiss = s.Navigation.useDismiss();
      return h(s.Button, { title: "close", action: () => dismiss() });
    };
    const View = () => {
      const [shown, setShown] = s.useState(false);
      return h(s.Button, { title: "open", action: () => setShown(true),
        sheet: { isPresented: shown, onChanged: setShown, content: h(Inside) } });
    };`);
  assert.equal(tree().props.sheet.content, undefined);
  await runtime.press(tree().props.action.$action);
  const sheet = tree().props.sheet;
  assert.equal(sheet.isPresented, true);
  await runtime.press(sheet.content.props.action.$action);
  assert.equal(tree().props.sheet.isPresented, false);
});

test("rules of hooks have a sentence each", async () => {
  const { scripting } = load();
  assert.throws(() => scripting.useState(1), /useState was called outside of a component/);
  const { runtime, tree } = presented(`
    const View = () => {
      const [n, setN] = s.useState(0);
      if (n === 1) s.useMemo(() => 1, []);
      if (n === 2) s.useRef(1);
      return h(s.Button, { action: () => setN(n + 1) });
    };`);
  tree();
  await runtime.press(1);
  assert.throws(tree, /“View” calls useMemo, which it did not when it was last drawn/);
  const endless = presented(
    "const View = () => { const [n, set] = s.useState(0); set(n + 1); return null };",
  );
  assert.throws(endless.tree, /“View” changes its state each time it is drawn/);
});

test("views that are wrong have a sentence each", async () => {
  const wrong = [
    ["return h(s.VStack, {}, { a: 1 })", /“VStack” holds an object.*\{item\.name\}/],
    ["return h(s.VStack, {}, s.Text)", /write <Text \/>/],
    ["const Row = () => null; return h(s.VStack, {}, Row)", /write <Row \/>/],
    ["const Load = async () => h(s.Text); return h(Load)", /“Load” is an async function/],
    ["return h(s.VStack, {}, (async () => 1)())", /“VStack” holds a promise/],
    ["const Self = () => h(s.VStack, {}, h(Self)); return h(Self)", /nested more than 200 deep/],
    ["const a = []; a.push(a); return h(s.VStack, {}, a)", /nested more than 200 deep/],
    ["const a = {}; a.a = a; return h(s.VStack, { frame: a })", /nested more than 200 deep/],
    ["return h(s.ForEach, { data: [] })", /“ForEach” needs “data” and “builder”/],
  ];
  for (const [text, message] of wrong) await assert.rejects(card(text), { message }, text);
});

test("a view there is not is drawn as a question mark and named once", async () => {
  const { view, lines } = await card(`
    return h(s.VStack, {}, h(s.Txt, {}, "kept"), h(s.Txt), h("div"), h(undefined));`);
  assert.deepEqual(
    plain(view.children[0]), { view: "?", props: { name: "Txt" }, children: ["kept"] },
  );
  assert.deepEqual(lines, [
    "“scripting” has no “Txt”: did you mean “Text”?",
    "There is no view “div”.",
    "A view that does not exist is drawn: is its name spelled as in its import?",
  ]);
});

test("a widget presents its tree with its policy", () => {
  const { run, said, runtime } = load({ entry: "widget", widgetFamily: "systemMedium" });
  run(`s.Widget.present(h(s.Text, {}, s.Widget.family + s.Widget.displaySize.width),
    { policy: "after", date: new Date(0) })`);
  assert.deepEqual(said("widget.present"), [{
    tree: { view: "Text", props: {}, children: ["systemMedium338"] },
    reloadPolicy: { policy: "after", date: { $date: "1970-01-01T00:00:00.000Z" } },
  }]);
  assert.equal(runtime.tree().view, "Text");
});
