// The kept trees of the gallery, and what its dialogs and rows do.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bundle, keptTree, sections, tree } from "./Gallery.mjs";
import { find, load } from "./ScriptHost.mjs";

const hasEsbuild = (() => {
  try {
    return Boolean(execFileSync("esbuild", ["--version"]));
  } catch {
    return false;
  }
})();

test("the kept trees are those of the gallery", { skip: !hasEsbuild && "no esbuild" }, () => {
  const code = bundle();
  for (const section of ["gallery", ...sections()]) {
    assert.equal(
      tree(section, code), readFileSync(keptTree(section), "utf8"),
      `${section}: “node Tests/ScriptModule/Gallery.mjs” writes it anew`,
    );
  }
});

test("every button of a dialog closes it and does what it is for", async () => {
  const host = load();
  const log = host.run(`exports.log = [];
    const View = () => s.useState(true)[0] && h(s.VStack, { alert: {
      title: "Sure?", isPresented: true, onChanged: (value) => exports.log.push(value),
      actions: h(s.Group, {},
        h(s.Button, { title: "Yes", action: () => exports.log.push("yes") }),
        h(s.Button, { title: "No" })),
    } });
    s.Navigation.present(h(View));`).log;
  const [yes, no] = find(host.runtime.tree(), "Button");
  await host.runtime.press(yes.props.action.$action);
  await host.runtime.press(no.props.action.$action);
  assert.deepEqual([...log], [false, "yes", false]);
});

test("rows are deleted by their index, or from their observable", async () => {
  const host = load();
  const log = host.run(`exports.log = [];
    const View = () => {
      const data = s.useObservable([{ id: "a" }, { id: "b" }]);
      return h(s.List, {},
        h(s.ForEach, { count: 2, itemBuilder: (index) => h(s.Text, {}, index),
          onDelete: (indices) => exports.log.push(indices[0]) }),
        h(s.ForEach, { data, builder: (item) => h(s.Text, {}, item.id), editActions: "delete" }),
        h(s.ForEach, { data, builder: (item) => h(s.Label, { title: item.id }) }));
    };
    s.Navigation.present(h(View));`).log;
  const texts = find(host.runtime.tree(), "Text");
  assert.equal(texts.length, 4);
  await host.runtime.press(texts[1].props.onDeleteRow.$action);
  assert.deepEqual([...log], [1]);
  await host.runtime.press(texts[2].props.onDeleteRow.$action);
  assert.deepEqual(find(host.runtime.tree(), "Text").map((text) => text.children[0]),
    ["0", "1", "b"]);
  assert.equal(find(host.runtime.tree(), "Label")[0].props.onDeleteRow, undefined);
});
