// Files, data, paths, requests and questions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./ScriptHost.mjs";

/** What a text exports as `result`, as plain data. */
async function value(text, options) {
  const host = load(options);
  const { result } = host.run(`exports.result = (async () => { ${text} })()`);
  return { result: JSON.parse(JSON.stringify(await result)), ...host };
}

test("both names of an operation on files send one message", async () => {
  const { result, said } = await value(`
    await FileManager.writeAsString("/a", "é");
    FileManager.writeAsBytesSync("/b", new Uint8Array([1, 2]));
    return [await FileManager.readAsString("/a"), FileManager.readAsDataSync("/b").toHexString(),
      [...await FileManager.readAsBytes("/b")], await FileManager.exists("/c"),
        FileManager.documentsDirectory,
      await FileManager.readAsString("/c").catch((error) => error.message),
      await FileManager.exists().catch((error) => error.message)];`);
  assert.deepEqual(result, ["é", "0102", [1, 2], false, "/documents", "There is no file at /c.",
    "FileManager.exists needs a path, not nothing."]);
  assert.deepEqual(said("file.writeAsData"), [{ path: "/b", data: { $data: "AQI=" } }]);
});

test("data converts between bytes, Base64, hexadecimal digits and text", async () => {
  const { result } = await value(`
    const text = "aé漢😀";
    const data = Data.fromString(text);
    return [data.toBase64String(), data.size, data.toRawString(), Data.fromBase64String("!"),
      Data.fromHexString("ff00").toIntArray(),
      Data.fromRawString("é", "utf16LittleEndian").toHexString(),
      new TextDecoder().decode(new TextEncoder().encode(text)) === text,
      atob(btoa("hi")), Data.combine([data.slice(0, 1), Data.fromString("b")]).toRawString(),
      Data.fromIntArray([255]).toRawString()];`);
  assert.deepEqual(result, [Buffer.from("aé漢😀").toString("base64"), 10, "aé漢😀", null, [255, 0],
    "e900", true, "hi", "ab", null]);
});

test("paths are those of POSIX", async () => {
  const { result } = await value(`return [
    Path.join("/a", "..", "b", "./c.txt"), Path.dirname("/a/b.c"),
    Path.basename("/a/b.c", ".c"), Path.extname("a/b.tar.gz"), Path.normalize("a//b/../c/"),
    Path.dirname("a"),
    Path.dirname("/a"), Path.parse("/x/y.z"), Path.isAbsolute("a")];`);
  assert.deepEqual(result, ["/b/c.txt", "/a", "b", ".gz", "a/c", ".", "/",
    { root: "/", dir: "/x", base: "y.z", ext: ".z", name: "y" }, false]);
});

test("a request carries method, headers and body, and its answer is read once", async () => {
  const answers = {
    fetch: () => ({
      status: 200, headers: [["Content-Type", "application/json; charset=utf-8"]],
        url: "https://a.b/",
      body: { $data: Buffer.from('{"ok":true}').toString("base64") },
    }),
  };
  const { result, said } = await value(`
    const response = await fetch("https://a.b", { method: "post", headers: { "X-A": "1" },
      body: "é" });
    const copy = response.clone();
    return [response.ok, response.status, response.mimeType, await response.json(),
      await copy.text(),
      await response.text().catch((error) => error.message)];`, { answers });
  assert.deepEqual(result, [true, 200, "application/json", { ok: true }, '{"ok":true}',
    "The body was read before: read it once, or clone() first."]);
  assert.deepEqual(said("fetch"), [{
    id: 1, url: "https://a.b", method: "POST", headers: [["x-a", "1"]], body: { $data: "w6k=" },
  }]);
});

test("addresses are taken apart and put together", async () => {
  const { result } = await value(`
    const url = new URL("/x/../y?a=1#h", "https://User@Example.org:443/p/q");
    url.searchParams.append("b", "ä c");
    return [url.href, url.origin, new URLSearchParams("a=1&b=%20+").get("b"),
      new URL("z", url).pathname];`);
  assert.deepEqual(result, ["https://example.org/y?a=1&b=%C3%A4+c#h", "https://example.org", "  ",
    "/z"]);
});

test("questions reach the host in one form", async () => {
  const answers = { confirmDialog: () => true, prompt: () => "typed", actionSheet: () => 1 };
  const { result, said } = await value(`await Dialog.alert("hi");
    return [await Dialog.confirm({ message: "sure?", cancelLabel: "No" }),
      await Dialog.prompt("Name"),
      await Dialog.actionSheet({
        title: "t", actions: [{ label: "a" }, { label: "b", destructive: true }],
      })];`,
  { answers });
  assert.deepEqual(result, [true, "typed", 1]);
  assert.deepEqual(said("alert"), [{ message: "hi" }]);
  assert.deepEqual(said("prompt"), [{ title: "Name" }]);
});

test("another script runs and answers with its value", async () => {
  const answers = { run: ({ name }) => (name === "B" ? { type: "text", value: "AAAA" } : null) };
  const { result } = await value(
    `return [await Script.run({ name: "B", queryParameters: { a: 1 } }),
      await Script.run({ name: "C" })]`,
    { answers },
  );
  assert.deepEqual(result, ["AAAA", null]);
});

test("a live activity starts, changes and ends with trees", async () => {
  const answers = { "activity.start": () => "id-1", "activity.update": () => true };
  const { result, said } = await value(`
    const make = s.LiveActivity.register("Timer", ({ left }) =>
      h(s.LiveActivityUI, { content: h(s.Text, {}, left), minimal: h(s.Text, {}, "m") }));
    const activity = make();
    return [await activity.start({ left: 3 }), activity.activityId,
      await activity.update({ left: 2 }),
      await activity.end({ left: 0 })];`, { answers });
  assert.deepEqual(result, [true, "id-1", true, true]);
  assert.equal(said("activity.update")[0].tree.props.content.children[0], "2");
});

test("identifiers are random ones of version 4", async () => {
  const { result } = await value("return UUID.string()");
  assert.equal(result, "AAAAAAAA-AAAA-4AAA-AAAA-AAAAAAAAAAAA");
});

test("a database sends its statements and reads its schema by them", async () => {
  const answers = {
    "sqlite.open": () => 7,
    "sqlite.fetch": ({ sql }) => (sql.startsWith("PRAGMA table_info")
      ? [{ name: "id", type: "INTEGER", dflt_value: null, notnull: 0, pk: 1 }] : [{ n: 1 }]),
  };
  const { result, said } = await value(`const db = SQLite.open("/a.db");
    await db.createTable("t", { ifNotExists: true, columns: [
      { name: "id", type: "INTEGER", primaryKey: true },
      { name: 'a"b', type: "TEXT", notNull: true, defaultValue: "it's" }] });
    await db.execute("INSERT INTO t VALUES (?, ?)", [1, new Date(0)]);
    return [await db.fetchOne("SELECT 1 AS n"), (await db.primaryKey("t")).rowIDColumn];`,
      { answers });
  assert.deepEqual(result, [{ n: 1 }, "id"]);
  assert.deepEqual(said("sqlite.execute").map((each) => each.sql), [
    'CREATE TABLE IF NOT EXISTS "t" ("id" INTEGER PRIMARY KEY, '
      + `"a""b" TEXT NOT NULL DEFAULT 'it''s')`,
    "INSERT INTO t VALUES (?, ?)",
  ]);
  assert.deepEqual(said("sqlite.execute")[1].arguments, [1, { $date: "1970-01-01T00:00:00.000Z" }]);
});
