// Starts the server and plays calls, as any client of MCP would: `node --test`.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = mkdtempSync(join(tmpdir(), "tasktracker-"));
const env = { ...process.env, XDG_DATA_HOME: folder, TZ: "UTC" };
const app = fileURLToPath(new URL("app.js", import.meta.url));
const server = spawn(process.execPath, [app], { env, stdio: ["pipe", "pipe", "ignore"] });
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
let count = 0;

async function ask(method, params = {}) {
  count += 1;
  server.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: count, method, params }) + "\n");
  return JSON.parse((await lines.next()).value).result;
}

async function call(name, given = {}) {
  const result = await ask("tools/call", { name, arguments: given });
  return result._meta?.["behest/app"].end ?? result;
}

const create = (taskTitle) => call("CreateTask", { taskTitle, priority: 1, category: 2 });

before(() => ask("initialize", { protocolVersion: "2025-06-18", capabilities: {} }));
beforeEach(() => rmSync(join(folder, "behest"), { recursive: true, force: true }));
after(() => {
  server.stdin.end();
  rmSync(folder, { recursive: true, force: true });
});

test("phrases name parameters that exist", async () => {
  const { tools } = await ask("tools/list");
  const { contents } = await ask("resources/read", { uri: "behest://app" });
  for (const { tool, phrases } of JSON.parse(contents[0].text).apps[0].shortcuts) {
    const { properties } = tools.find(({ name }) => name === tool).inputSchema;
    for (const [, name] of phrases.join().matchAll(/\$\{(\w+)\}/g)) {
      assert(name === "applicationName" || name in properties, name);
    }
  }
});

test("a task is created and found", async () => {
  const end = await create("Buy milk");
  assert.equal(end.dialog, "Created 'Buy milk' with Medium priority in Shopping");
  assert.equal(end.value.subtitle, "Medium · Shopping");
  const found = await call("behest.entities", { type: "Task", find: "words", words: "MILK" });
  assert.deepEqual(found.structuredContent.values.map(({ id }) => id), ["1"]);
});

test("a button of the card completes a task", async () => {
  await create("Milk");
  await create("Bread");
  const { snippet } = (await call("ListTasks")).content;
  const { markdown, buttons } = (await call(snippet.tool, snippet.arguments)).content;
  assert.equal(markdown, "- [ ] Milk\n- [ ] Bread");
  const { dialog } = await call(buttons[0].tool, buttons[0].arguments);
  assert.equal(dialog, "Done! 'Milk' has been marked as completed.");
  const { content } = await call(snippet.tool, snippet.arguments);
  assert.equal(content.markdown, "- [ ] Bread");
});

test("a date is said in words", async () => {
  await create("Milk");
  const { dialog } = await call("SetDueDate", { target: "1", dueDate: "2027-01-15T17:00:00Z" });
  assert.equal(dialog, "'Milk' is due Jan 15, 2027 at 5:00 PM");
});

test("an error is a sentence", async () => {
  const result = await call("CompleteTask", { target: "99" });
  assert(result.isError);
  assert.equal(result.content[0].text, "The task could not be found.");
});
