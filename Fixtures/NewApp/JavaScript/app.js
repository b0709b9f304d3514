#!/usr/bin/env node
// TaskTracker, an app for tasks: a server of the Model Context Protocol, with phrases, entities and a card.
//
// It needs nothing but Node. The end of the file is the protocol; what is the app's own comes first.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

const NAME = "TaskTracker";
const store = join(process.env.XDG_DATA_HOME || join(homedir(), ".local/share"), "behest", "TaskTracker.json");
const EPOCH = Date.UTC(2001, 0, 1); // dates in the file are seconds since then

class Failure extends Error {} // ends an intent with a sentence for people

const PRIORITIES = [
  { const: 0, title: "Low", description: "Whenever there is time" },
  { const: 1, title: "Medium", description: "This week" },
  { const: 2, title: "High", description: "Today or tomorrow" },
  { const: 3, title: "Urgent", description: "Before anything else" },
];
const CATEGORIES = [
  { const: 0, title: "Personal", description: "Home and family" },
  { const: 1, title: "Work", description: "Anything with a deadline" },
  { const: 2, title: "Shopping", description: "Things to buy" },
  { const: 3, title: "Health" },
];

// MARK: The tasks, in a file that is read at each call and replaced at each change

function records() {
  try {
    return JSON.parse(readFileSync(store, "utf8"));
  } catch {
    return [];
  }
}

function save(tasks) {
  try {
    mkdirSync(dirname(store), { recursive: true });
    writeFileSync(store + ".new", JSON.stringify(tasks));
    renameSync(store + ".new", store);
  } catch {
    throw new Failure("The operation failed. Please try again.");
  }
}

function change(target, values) {
  const tasks = records();
  const task = tasks.find((task) => task.id === target);
  if (!task) throw new Failure("The task could not be found.");
  Object.assign(task, values);
  save(tasks);
  return task;
}

const filtered = ({ priority, category, showCompleted }) =>
  records().filter(
    (task) =>
      (priority ?? task.priority) === task.priority &&
      (category ?? task.category) === task.category &&
      (showCompleted || !task.isCompleted),
  );

const containing = (words) =>
  records().filter((task) => `${task.title}\n${task.notes}`.toLowerCase().includes(words.toLowerCase()));

const seconds = (text) => (Date.parse(text) - EPOCH) / 1000;

// MARK: Tasks as entities

function entity(task) {
  const choice = ({ const: value, title }) => ({ type: "enumeration", value: { rawValue: `${value}`, title } });
  const [priority, category] = [PRIORITIES[task.priority], CATEGORIES[task.category]];
  const due = task.dueDate == null ? null : new Date(EPOCH + task.dueDate * 1000);
  return {
    type: "Task",
    id: task.id,
    title: task.title,
    subtitle: `${priority.title} · ${category.title}`,
    properties: {
      title: task.title,
      priority: choice(priority),
      category: choice(category),
      dueDate: due && { type: "date", value: due.toISOString().replace(/\.\d+/, "") },
      estimatedMinutes: task.minutes < 0 ? null : task.minutes,
      isCompleted: task.isCompleted,
    },
  };
}

function findTasks({ find, ids = [], words = "" }) {
  if (find === "ids") return ids.flatMap((id) => records().filter((task) => task.id === id)).map(entity);
  return (find === "words" ? containing(words) : filtered({ showCompleted: find === "all" })).map(entity);
}

// MARK: Parameters and results

const string = (title, more) => ({ type: "string", title, ...more });
const priority = { title: "Priority", oneOf: PRIORITIES };
const category = { title: "Category", oneOf: CATEGORIES };
const filters = { priority, category, showCompleted: { type: "boolean", title: "Show Completed", default: false } };
const target = string("Task");
const targetIsTask = { name: "target", kind: { kind: "entity", type: { id: "Task" } } };

/** The result of an intent: `dialog`, `value`, `content`; what is undefined is not sent. */
const done = (end) => ({
  content: end.dialog ? [{ type: "text", text: end.dialog }] : [],
  structuredContent: end.value && { result: end.value },
  _meta: { "behest/app": { end } },
});

// MARK: Intents

const INTENTS = {
  CreateTask: {
    title: "Create Task",
    description: "Creates a new task in TaskTracker",
    symbol: "plus.circle",
    summary: "Create (Title) task",
    phrases: [
      "Create a task in ${applicationName}",
      "Add a new task in ${applicationName}",
      "New task in ${applicationName}",
      "Create a ${category} task in ${applicationName}",
    ],
    properties: {
      taskTitle: string("Title"),
      priority,
      category,
      dueDate: string("Due Date", { format: "date-time" }),
      estimatedMinutes: { type: "integer", title: "Estimated Minutes", minimum: 1, maximum: 480 },
      notes: string("Notes"),
    },
    required: ["taskTitle", "priority", "category"],
    perform({ taskTitle, priority, category, dueDate, estimatedMinutes = -1, notes = "" }) {
      const tasks = records();
      const last = Math.max(0, ...tasks.map((task) => Number(task.id)).filter(Number.isSafeInteger));
      const task = { id: `${last + 1}`, title: taskTitle, priority, category, minutes: estimatedMinutes, notes };
      Object.assign(task, { isCompleted: false }, dueDate && { dueDate: seconds(dueDate) });
      save([...tasks, task]);
      const [urgency, kind] = [PRIORITIES[priority].title, CATEGORIES[category].title];
      return done({ dialog: `Created '${taskTitle}' with ${urgency} priority in ${kind}`, value: entity(task) });
    },
  },

  CompleteTask: {
    title: "Complete Task",
    description: "Marks a task as complete",
    symbol: "checkmark.circle",
    summary: "Complete (Task)",
    phrases: [
      "Complete a task in ${applicationName}",
      "Mark ${target} as done in ${applicationName}",
      "Finish ${target} in ${applicationName}",
    ],
    properties: { target },
    required: ["target"],
    parameters: [targetIsTask],
    perform({ target }) {
      const task = change(target, { isCompleted: true });
      return done({ dialog: `Done! '${task.title}' has been marked as completed.` });
    },
  },

  OpenTask: {
    title: "Open Task",
    description: "Opens a task in TaskTracker",
    symbol: "eye",
    summary: "Open (Task)",
    phrases: [
      "Open a task in ${applicationName}",
      "Show task in ${applicationName}",
      "Open ${target} in ${applicationName}",
    ],
    properties: { target },
    required: ["target"],
    parameters: [targetIsTask],
    traits: ["isDiscoverable", "isListed", "opensApp"],
    perform: ({ target }) => done({ next: { tool: "OpenURL", arguments: { url: `tasktracker://task/${target}` } } }),
  },

  // Opens an address: what an intent may end with.
  OpenURL: {
    title: "Open URL",
    traits: [],
    properties: { url: string("URL") },
    required: ["url"],
    perform: ({ url }) => done({ value: { type: "url", value: url } }),
  },

  ListTasks: {
    title: "List Tasks",
    symbol: "list.bullet",
    summary: "List tasks",
    phrases: [
      "List my tasks in ${applicationName}",
      "Show my tasks in ${applicationName}",
      "List ${category} tasks in ${applicationName}",
      "What do I have to do in ${applicationName}",
    ],
    properties: filters,
    perform(chosen) {
      const tasks = filtered(chosen);
      const titles = [PRIORITIES[chosen.priority]?.title, CATEGORIES[chosen.category]?.title];
      const words = [...titles, tasks.length === 1 ? "task" : "tasks"].filter(Boolean).join(" ");
      const content = tasks.length ? { snippet: { tool: "TaskBoard", arguments: chosen } } : undefined;
      return done({ dialog: `Found ${tasks.length} ${words}`, value: tasks.map(entity), content, showsValue: true });
    },
  },

  // Draws the card of the tasks: again whenever one of its buttons has been pressed.
  TaskBoard: {
    title: "Task Board",
    traits: ["isSnippet"],
    properties: filters,
    perform(chosen) {
      const tasks = filtered(chosen);
      const lines = tasks.map((task) => `- [${task.isCompleted ? "x" : " "}] ${task.title}`);
      const buttons = tasks
        .filter((task) => !task.isCompleted)
        .map(({ id, title }) => ({ label: `Complete ${title}`, tool: "CompleteTask", arguments: { target: id } }));
      return done({ content: { markdown: lines.join("\n") || "Nothing to do.", buttons } });
    },
  },

  SearchTasks: {
    title: "Search Tasks",
    symbol: "magnifyingglass",
    summary: "Search for (Search Text)",
    phrases: [
      "Search tasks in ${applicationName}",
      "Find a task in ${applicationName}",
      "Search in ${applicationName}",
    ],
    properties: { searchText: string("Search Text") },
    required: ["searchText"],
    parameters: [{ name: "searchText", valueDialog: "What are you looking for?" }],
    perform({ searchText }) {
      const tasks = containing(searchText).map(entity);
      if (!tasks.length) return done({ dialog: `No tasks found matching '${searchText}'`, value: [] });
      const words = tasks.length === 1 ? "task" : "tasks";
      return done({ dialog: `Found ${tasks.length} ${words} matching '${searchText}'`, value: tasks });
    },
  },

  SetDueDate: {
    title: "Set Due Date",
    symbol: "calendar",
    summary: "Set the due date of (Task) to (Due Date)",
    phrases: [
      "Set a due date in ${applicationName}",
      "Change a due date in ${applicationName}",
      "Set the due date of ${target} in ${applicationName}",
    ],
    properties: { target, dueDate: string("Due Date", { format: "date-time" }) },
    required: ["target", "dueDate"],
    parameters: [targetIsTask, { name: "dueDate", valueDialog: "When is it due?" }],
    perform({ target, dueDate }) {
      const task = change(target, { dueDate: seconds(dueDate) });
      const due = new Date(dueDate);
      const day = due.toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" });
      const time = due.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }).replace(/\s/, " ");
      return done({ dialog: `'${task.title}' is due ${day} at ${time}`, value: entity(task) });
    },
  },
};

// MARK: The protocol: JSON-RPC, one message a line, as revision 2026-07-28 has it and as the older ones do

const info = { name: NAME, version: "0.1.0" };
const capabilities = { tools: {}, resources: {}, extensions: { "behest/app": { version: 1 } } };

const manifest = {
  name: NAME,
  shortcuts: Object.entries(INTENTS)
    .filter(([, intent]) => intent.phrases)
    .map(([tool, { title, symbol, phrases }]) => ({ tool, title, symbol, phrases })),
};

const FINDER = {
  name: "behest.entities",
  description: "Finds entities for Behest.",
  inputSchema: {
    type: "object",
    properties: {
      type: string("Type"),
      find: string("Find"),
      ids: { type: "array", items: { type: "string" } },
      words: string("Words"),
    },
    required: ["type", "find"],
  },
};

const METHODS = {
  "server/discover": () => ({
    supportedVersions: ["2026-07-28"],
    capabilities,
    ttlMs: 0,
    cacheScope: "private",
    _meta: { "io.modelcontextprotocol/serverInfo": info },
  }),
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities, serverInfo: info }),
  ping: () => ({}),
  "tools/list": () => ({
    tools: Object.entries(INTENTS)
      .map(([name, { title, description, properties, required = [], summary, traits, parameters }]) => ({
        name,
        title,
        description,
        inputSchema: { type: "object", properties, required },
        _meta: { "behest/app": { summary, traits, parameters } },
      }))
      .concat(FINDER),
  }),
  "tools/call": ({ name, arguments: given = {} }) => {
    if (name === FINDER.name) {
      return { content: [], structuredContent: { values: findTasks(given) } };
    }
    if (!Object.hasOwn(INTENTS, name)) throw new RangeError(`There is no tool “${name}”.`);
    try {
      return INTENTS[name].perform(given);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { content: [{ type: "text", text: error.message }], isError: true };
    }
  },
  "resources/list": () => ({ resources: [{ uri: "behest://app", name: "app", mimeType: "application/json" }] }),
  "resources/templates/list": () => ({ resourceTemplates: [] }),
  "resources/read": ({ uri }) => {
    if (uri !== "behest://app") throw new RangeError(`There is no resource “${uri}”.`);
    const text = JSON.stringify({ version: 1, apps: [manifest] });
    return { contents: [{ uri, mimeType: "application/json", text }] };
  },
};

function answer(method, params = {}) {
  if (!Object.hasOwn(METHODS, method)) return { error: { code: -32601, message: `There is no ${method}.` } };
  try {
    return { result: { resultType: "complete", ...METHODS[method](params) } };
  } catch (error) {
    const code = error instanceof RangeError ? -32602 : -32603;
    return { error: { code, message: error.message } };
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
  try {
    const { id, method, params } = JSON.parse(line);
    if (id !== undefined) send({ id, ...answer(method, params) }); // the others are notifications
  } catch {
    send({ id: null, error: { code: -32700, message: "A message is JSON on one line." } });
  }
});
