// Carries values between a script and the host: what crosses is JSON text that no script can bend.
"use strict";

// The files of this folder are the body of one function, joined in the order of their names:
// `(function (host, context) { 00-values.js … 90-module.js })`, which returns the runtime.
//
// Messages to the host, by `host.call` (sync) or `host.send` (async), name {argument} → result:
//
// Ending       exit {value: VALUE or null} sync; the engine ends the context afterwards
// Talking      log {level: "debug"|"info"|"warn"|"error"|"notice", text} sync, clearLog {} sync
// Intents      confirm {action, snippet: INTENT, dialog?, showDialogAsPrompt} async → true
//              continueInForeground {dialog?, alwaysConfirm} async
// Presenting   present {style?} async → the result of dismiss, dismiss {result, level} sync,
//              changed {} sync
// Asking       alert {message, title?, buttonLabel?}, confirmDialog {message, title?, cancelLabel?,
//              confirmLabel?} → bool, prompt {title, message?, defaultValue?, obscureText?,
//              placeholder?, …} → text or null, actionSheet {title, message?, cancelButton,
//              actions: [{label, destructive}]} → index or null; all async
// Storage      storage.get|remove|contains {key, shared}, storage.set {key, value, shared},
//              storage.clear {}, storage.keys {}; memory.* likewise; keychain.* likewise without
//              shared; all sync
// Files        file.directories {} → {documents, temporary, appGroup, scripts}, and
//              file.OPERATION as in `fileOperations` below; all sync
// Scripts      run {name, queryParameters, singleMode} async → VALUE or null, openURL {url} async
//              → bool, access {capability} async → bool
// Time, chance timer {id, ms} sync, where ms is null to cancel; random {count} sync → data
// Digests      crypto.hash {algorithm, data, key?} sync → data
// Databases    sqlite.open {path, readonly} or {name} sync → id, sqlite.execute {database, sql,
//              arguments} async, sqlite.fetch {database, sql, arguments} async → [row object],
//              sqlite.transaction {database, steps: [{sql, arguments}], kind} async
// Network      fetch {id, url, method, headers: [[name, value]], body?, timeout?} async → {status,
//              statusText, headers: [[name, value]], url, body}, cancelFetch {id} sync
// Clipboard    pasteboard.getString|getStrings|getImage {} and pasteboard.setString|setStrings|
//              setImage {value} async
// Widgets      widget.present {tree, reloadPolicy?} sync, widget.reload {kind} sync,
//              widget.preview {family?, parameters?} async
// Controls     control.present {tree} sync, control.reload {kind: "button"|"toggle"} sync
// Activities   activity.start|update|end {id?, name, tree, options} async → id or bool,
//              activity.list {} async → [{id, state}]
// Documents    pick {kind: "files"|"directory", …} async → paths or null, exportFiles {files}
//              async → paths
//
// Trees are {view, props, children}; in props {$action: number} is a closure (0 where it does
// nothing, in cards and widgets), {$binding: number, value} an Observable that is set by pressing
// its number with a value, {$intent: INTENT} an intent, {$made: "Animation", calls} what only
// describes. `modifiers` is a list of {name, value}. A link's `destination` is an action that opens
// its page; then the tree is {view: "NavigationPage", props: {depth, back}, children}. What is not
// presented (`isPresented` false) comes without its content. A row that can be deleted has the
// action `onDeleteRow`. {view: "?", props: {name}} is unknown.
//
// Besides what the host's description names, `context.size` is the room in points, and
// `context.allowsRegistration` is false where the script has no app_intents.tsx.
//
// Inside a value, binary data is {"$data": base64}, a date {"$date": ISO}, an image {"$image":
// {path|data|url|systemName}}, and an object of a script that looks like one {"$object": {…}}.

// MARK: Built-ins, taken before a script can replace them

const apply = Reflect.apply;
const method = Function.prototype.bind.bind(Function.prototype.call);
const PromiseOf = Promise;
const ProxyOf = Proxy;
const ErrorOf = Error;
const DateOf = Date;
const Bytes = Uint8Array;
const BufferOf = ArrayBuffer;
const MapOf = Map;
const SetOf = Set;
const isArray = Array.isArray;
const isView = ArrayBuffer.isView;
const parseText = JSON.parse;
const quote = JSON.stringify;
const { create, defineProperty, freeze, keys: keysOf, assign } = Object;
const objectPrototype = Object.prototype;
const push = method(Array.prototype.push);
const slice = method(Array.prototype.slice);
const join = method(Array.prototype.join);
const isoText = method(Date.prototype.toISOString);
const timeOf = method(Date.prototype.getTime);
const tagOf = method(Object.prototype.toString);
const mapEach = method(Map.prototype.forEach);
const setEach = method(Set.prototype.forEach);
const repeat = method(String.prototype.repeat);
const indexIn = method(String.prototype.indexOf);
const startsWith = method(String.prototype.startsWith);
const textSlice = method(String.prototype.slice);
const codeAt = method(String.prototype.charCodeAt);
const lower = method(String.prototype.toLowerCase);
const split = method(String.prototype.split);
const matches = method(RegExp.prototype.exec);
const textOf = String;
const isFiniteNumber = Number.isFinite;
const isInteger = Number.isInteger;
const now = Date.now;
const charOf = String.fromCharCode;

const hasInstance = method(Function.prototype[Symbol.hasInstance]);

/** Whether a value was made by a constructor, whatever a script did to that constructor. */
function isA(value, constructor) {
  try {
    return isObject(value) && hasInstance(constructor, value);
  } catch {
    return false;
  }
}

/** A set of objects that a script cannot reach. */
class Brand {
  #objects = new WeakSet();
  add = method(WeakSet.prototype.add).bind(null, this.#objects);
  has = method(WeakSet.prototype.has).bind(null, this.#objects);
}

/** What a script's object holds under a key, or undefined where reading it fails. */
function peek(object, key) {
  try {
    return object[key];
  } catch {
    return undefined;
  }
}

function isObject(value) {
  return typeof value === "object" && value !== null;
}

/** A text for any value, without trusting its conversions. */
function plainText(value) {
  try {
    return textOf(value);
  } catch {
    return "?";
  }
}

/** The words for what a value is, for error messages: "a string", "nothing". */
function kindOf(value) {
  if (value === undefined || value === null) return "nothing";
  if (isNode(value)) return "a view";
  if (isArray(value)) return "an array";
  if (isA(value, ErrorOf)) return "an error";
  if (isPromise(value)) return "a promise";
  return (typeof value === "object" ? "an " : "a ") + typeof value;
}

function isPromise(value) {
  return isObject(value) && !isInert(value) && typeof peek(value, "then") === "function";
}

/** The name in `known` that was probably meant by `name`, or undefined. */
function nearest(name, known) {
  let best;
  let distance = name.length < 5 ? 2 : 3;
  for (let index = 0; index < known.length; index += 1) {
    const steps = editDistance(lower(name), lower(known[index]), distance);
    if (steps < distance) {
      distance = steps;
      best = known[index];
    }
  }
  return best;
}

/** The edits between two words, by the rows of Wagner and Fischer; `limit` where there are more. */
function editDistance(left, right, limit) {
  if (left.length > 60 || left.length - right.length >= limit) return limit;
  if (right.length - left.length >= limit) return limit;
  let row = [];
  for (let column = 0; column <= right.length; column += 1) row[column] = column;
  for (let line = 1; line <= left.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[line - 1] === right[column - 1] ? 0 : 1;
      let least = row[column - 1] + same;
      if (row[column] + 1 < least) least = row[column] + 1;
      if (next[column - 1] + 1 < least) least = next[column - 1] + 1;
      next[column] = least;
    }
    row = next;
  }
  return row[right.length];
}

// MARK: Writing and reading

const marks = ["$data", "$date", "$image", "$object"];

function isMark(keys) {
  if (keys.length !== 1) return false;
  for (let index = 0; index < marks.length; index += 1) {
    if (keys[0] === marks[index]) return true;
  }
  return false;
}

/**
 * Writes a value as JSON text.
 *
 * JSON.stringify would ask the `toJSON` of every prototype, which a script may have replaced.
 */
function write(value, path = []) {
  const text = writePart(value, path);
  return text === undefined ? "null" : text;
}

/** The text of a part, or undefined for what JSON has no word for. */
function writePart(value, path) {
  switch (typeof value) {
    case "string":
      return quote(value);
    case "number":
      return isFiniteNumber(value) ? textOf(value) : "null";
    case "boolean":
      return value ? "true" : "false";
    case "bigint":
      return quote(textOf(value));
    case "undefined":
    case "symbol":
    case "function":
      return undefined;
  }
  if (value === null || isInert(value)) return "null";
  const special = writeSpecial(value);
  if (special !== undefined) return special;
  for (let index = 0; index < path.length; index += 1) {
    if (path[index] === value) {
      throw new ErrorOf("A value that contains itself cannot be passed on: copy what is needed.");
    }
  }
  if (path.length > 400) throw new ErrorOf("A value is nested more than 400 levels deep.");
  push(path, value);
  const text = isArray(value) ? writeArray(value, path) : writeObject(value, path);
  path.length -= 1;
  return text;
}

function writeSpecial(value) {
  if (isA(value, DateOf)) {
    try {
      return `{"$date":${quote(isoText(value))}}`;
    } catch {
      return "null";
    }
  }
  if (Data.is(value)) return `{"$data":${quote(base64(Data.bytesOf(value)))}}`;
  if (UIImage.is(value)) return `{"$image":${write(UIImage.sourceOf(value))}}`;
  if (isView(value)) {
    const bytes = new Bytes(value.buffer, value.byteOffset, value.byteLength);
    return `{"$data":${quote(base64(bytes))}}`;
  }
  if (isA(value, BufferOf)) return `{"$data":${quote(base64(new Bytes(value)))}}`;
  if (isObservable(value)) return write(readObservable(value));
  if (isNode(value)) {
    throw new ErrorOf("A view cannot be stored or passed on: keep the data it is made from.");
  }
  if (isA(value, ErrorOf)) {
    return `{"name":${quote(plainText(value.name))},"message":${quote(plainText(value.message))}}`;
  }
  return undefined;
}

function writeArray(array, path) {
  let text = "[";
  const count = array.length;
  for (let index = 0; index < count; index += 1) {
    if (index > 0) text += ",";
    const part = writePart(peek(array, index), path);
    text += part === undefined ? "null" : part;
  }
  return text + "]";
}

function writeObject(object, path) {
  if (isA(object, MapOf) || isA(object, SetOf)) return writeCollection(object, path);
  const convert = peek(object, "toJSON");
  if (typeof convert === "function" && convert !== peek(objectPrototype, "toJSON")) {
    let converted = object;
    try {
      converted = apply(convert, object, []);
    } catch {
      // The object is written as it is.
    }
    if (converted !== object) return writePart(converted, path);
  }
  let text = "";
  let names;
  try {
    names = keysOf(object);
  } catch {
    return "null";
  }
  for (let index = 0; index < names.length; index += 1) {
    const part = writePart(peek(object, names[index]), path);
    if (part !== undefined) text += (text ? "," : "") + quote(names[index]) + ":" + part;
  }
  return isMark(names) && !writtenMarks.has(object) ? `{"$object":{${text}}}` : `{${text}}`;
}

/** Marks in trees and results, which are written as they are when those cross to the host. */
const writtenMarks = new Brand();

/** A value as the host will get it: plain, without anything of the script in it. */
function plainCopy(value) {
  return keepMarks(parseText(write(value)));
}

function keepMarks(value) {
  if (!isObject(value)) return value;
  const names = keysOf(value);
  if (isMark(names)) writtenMarks.add(value);
  for (let index = 0; index < names.length; index += 1) keepMarks(value[names[index]]);
  return value;
}

function writeCollection(collection, path) {
  const parts = [];
  if (isA(collection, MapOf)) {
    mapEach(collection, (value, key) => {
      const part = writePart(value, path);
      if (part !== undefined) push(parts, quote(plainText(key)) + ":" + part);
    });
    return `{${join(parts, ",")}}`;
  }
  setEach(collection, (value) => push(parts, write(value, path)));
  return `[${join(parts, ",")}]`;
}

/** Reads JSON text of the host. */
function read(text) {
  if (text === undefined || text === null || text === "") return null;
  return revive(parseText(text));
}

/** Puts dates, data and images where JSON has only their words. */
function revive(value) {
  if (!isObject(value)) return value;
  if (isArray(value)) {
    for (let index = 0; index < value.length; index += 1) value[index] = revive(value[index]);
    return value;
  }
  const names = keysOf(value);
  if (isMark(names)) {
    const inner = value[names[0]];
    if (names[0] === "$date") return new DateOf(inner);
    if (names[0] === "$data") return Data.of(bytesFromBase64(inner));
    if (names[0] === "$image") return UIImage.of(revive(inner));
    return reviveKeys(inner, keysOf(inner));
  }
  return reviveKeys(value, names);
}

function reviveKeys(value, names) {
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    const inner = value[name];
    if (!isObject(inner)) continue;
    defineProperty(value, name, {
      value: revive(inner), writable: true, enumerable: true, configurable: true,
    });
  }
  return value;
}

// MARK: The host

const hostCall = host.call;
const hostSend = host.send;
/** What Script.exit throws, so that nothing after it runs. */
const exitMarker = new ErrorOf("The script has ended.");
freeze(exitMarker);
let ended = false;

function call(name, argument = {}) {
  if (ended) throw exitMarker;
  return read(apply(hostCall, host, [name, write(argument)]));
}

async function send(name, argument = {}) {
  if (ended) throw exitMarker;
  // An error of the host comes later, and belongs to the place of this call.
  const { stack } = new ErrorOf();
  let text;
  try {
    text = await apply(hostSend, host, [name, write(argument)]);
  } catch (error) {
    if (isObject(error)) error.stack = stack;
    throw error;
  }
  if (ended) throw exitMarker;
  return read(text);
}

function log(level, text) {
  if (ended) return;
  try {
    apply(hostCall, host, ["log", write({ level, text })]);
  } catch {
    // A message that cannot be shown must not stop the script.
  }
}

const said = create(null);

/** Says a sentence the first time it is asked to. */
function sayOnce(text, level = "warn") {
  if (said[text]) return;
  said[text] = true;
  log(level, text);
}

/** Tells about an error nobody waits for. */
function report(error, where) {
  if (error === exitMarker) return;
  log("error", (where ? where + ": " : "") + describeError(error));
}

/** Lets a promise that nobody waits for tell of its error. */
async function watch(promise, where) {
  try {
    return await promise;
  } catch (error) {
    report(error, where);
    return undefined;
  }
}

// MARK: Console

/** The text of a value as the console shows it. */
function describe(value, depth = 0, path = []) {
  switch (typeof value) {
    case "string":
      return depth === 0 ? value : quote(value);
    case "function":
      return describeFunction(value);
    case "bigint":
      return textOf(value) + "n";
    case "object":
      return value === null ? "null" : describeObject(value, depth, path);
    default:
      return value === 0 && 1 / value < 0 ? "-0" : textOf(value);
  }
}

function describeFunction(value) {
  if (isInert(value)) return `[${inertName(value)}, not in a terminal]`;
  const name = peek(value, "name");
  return typeof name === "string" && name ? `[Function: ${name}]` : "[Function]";
}

function describeError(error) {
  if (!isA(error, ErrorOf)) return describe(error, 1);
  const name = plainText(peek(error, "name"));
  const message = plainText(peek(error, "message"));
  const title = message ? `${name}: ${message}` : name;
  const stack = peek(error, "stack");
  if (typeof stack !== "string" || !stack) return title;
  return indexIn(stack, message) >= 0 && startsWith(stack, name) ? stack : title + "\n" + stack;
}

function describeObject(value, depth, path) {
  for (let index = 0; index < path.length; index += 1) {
    if (path[index] === value) return "[Circular]";
  }
  try {
    if (isA(value, ErrorOf)) return describeError(value);
    if (isA(value, DateOf)) {
      return isFiniteNumber(timeOf(value)) ? isoText(value) : "Invalid Date";
    }
    if (isNode(value)) return `<${nodeName(value)}>`;
    if (Data.is(value)) return `Data (${Data.bytesOf(value).length} bytes)`;
    if (UIImage.is(value)) return "UIImage";
    if (isPromise(value)) return "Promise";
    if (isObservable(value)) return `Observable (${describe(readObservable(value), 1, path)})`;
    if (tagOf(value) === "[object RegExp]") return plainText(value);
    if (depth > 3) return isArray(value) ? "[Array]" : "[Object]";
    push(path, value);
    const text = describeMembers(value, depth, path);
    path.length -= 1;
    return text;
  } catch {
    return "[Object]";
  }
}

function describeMembers(value, depth, path) {
  const parts = [];
  let title = "";
  let brackets = "{}";
  if (isArray(value) || isView(value)) {
    brackets = "[]";
    const count = value.length;
    for (let index = 0; index < count && index < 100; index += 1) {
      push(parts, describe(peek(value, index), depth + 1, path));
    }
    if (count > 100) push(parts, `… ${count - 100} more`);
  } else if (isA(value, MapOf)) {
    title = `Map(${value.size}) `;
    mapEach(value, (item, key) => {
      push(parts, `${describe(key, depth + 1, path)} => ${describe(item, depth + 1, path)}`);
    });
  } else if (isA(value, SetOf)) {
    title = `Set(${value.size}) `;
    setEach(value, (item) => push(parts, describe(item, depth + 1, path)));
  } else {
    const maker = peek(value, "constructor");
    const name = typeof maker === "function" ? peek(maker, "name") : "";
    if (typeof name === "string" && name && name !== "Object") title = name + " ";
    const names = keysOf(value);
    for (let index = 0; index < names.length; index += 1) {
      const key = matches(/^[A-Za-z_$][\w$]*$/, names[index]) ? names[index] : quote(names[index]);
      push(parts, `${key}: ${describe(peek(value, names[index]), depth + 1, path)}`);
    }
  }
  if (parts.length === 0) return title + brackets;
  const space = brackets === "{}" ? " " : "";
  const line = title + brackets[0] + space + join(parts, ", ") + space + brackets[1];
  if (line.length <= 76 && indexIn(line, "\n") < 0) return line;
  const indent = repeat("  ", depth);
  const lines = join(parts, `,\n${indent}  `);
  return `${title}${brackets[0]}\n${indent}  ${lines}\n${indent}${brackets[1]}`;
}

/** The line of a console call: `%s` and its like in a first text take the arguments after it. */
function consoleText(values) {
  const parts = [];
  let next = 0;
  if (typeof values[0] === "string" && values.length > 1 && indexIn(values[0], "%") >= 0) {
    const pieces = split(values[0], "%");
    let line = pieces[0];
    next = 1;
    for (let index = 1; index < pieces.length; index += 1) {
      const piece = pieces[index];
      const code = piece[0];
      if (piece === "" && index + 1 < pieces.length) {
        line += "%" + pieces[index += 1];
      } else if (code && indexIn("sdifjoOc", code) >= 0 && next < values.length) {
        line += code === "c" ? "" : describe(values[next], code === "s" ? 0 : 1);
        line += textSlice(piece, 1);
        next += 1;
      } else {
        line += "%" + piece;
      }
    }
    push(parts, line);
  }
  for (; next < values.length; next += 1) push(parts, describe(values[next]));
  return join(parts, " ");
}

const consoleObject = {
  log: (...values) => log("info", consoleText(values)),
  info: (...values) => log("info", consoleText(values)),
  debug: (...values) => log("debug", consoleText(values)),
  warn: (...values) => log("warn", consoleText(values)),
  error: (...values) => log("error", consoleText(values)),
  trace: (...values) => log("debug", consoleText(values)),
  dir: (value) => log("info", describe(value, 1)),
  table: (value) => log("info", describe(value, 1)),
  group: (...values) => log("info", consoleText(values)),
  groupEnd() {},
  assert: (condition, ...values) => {
    if (condition) return;
    log("error", `Assertion failed${values.length ? ": " : ""}${consoleText(values)}`);
  },
  time(label = "default") {
    timed[label] = now();
  },
  timeEnd(label = "default") {
    log("info", `${label}: ${now() - (timed[label] ?? now())} ms`);
  },
  clear: () => void call("clearLog"),
  present: async () => {},
};
const timed = create(null);
