// Files, storage, questions, the clipboard, time: what a script asks of the system.

// MARK: Storage and files

const Storage = freeze({
  ...storageOf("storage"),
  setData: (key, data, options) => void Storage.set(key, data, options),
  getData(key, options) {
    const value = Storage.get(key, options);
    return Data.is(value) ? value : null;
  },
});

const secrets = storageOf("keychain");
const Keychain = freeze({
  ...secrets,
  setBool: (key, value) => secrets.set(key, value === true),
  getBool: (key) => secrets.get(key),
  setData: (key, data) => secrets.set(key, data),
  getData: (key) => secrets.get(key),
  remove(key) {
    secrets.remove(key);
    return true;
  },
  clear() {
    secrets.clear();
    return true;
  },
});

/** The operations of files with the names of their arguments; each is there with Sync, too. */
const fileOperations = {
  createDirectory: "path recursive",
  createLink: "path target",
  copyFile: "path newPath",
  readDirectory: "path recursive",
  exists: "path",
  isFile: "path",
  isDirectory: "path",
  isLink: "path",
  isBinaryFile: "path",
  readAsString: "path encoding",
  readAsData: "path",
  writeAsString: "path contents encoding",
  writeAsData: "path data",
  appendText: "path text encoding",
  appendData: "path data",
  stat: "path",
  rename: "path newPath",
  remove: "path",
  zip: "path newPath keepsParent",
  unzip: "path newPath",
};

let directories = null;

function directory(name) {
  directories ??= call("file.directories") ?? {};
  return directories[name] ?? "";
}

const FileManager = {
  get documentsDirectory() {
    return directory("documents");
  },
  get temporaryDirectory() {
    return directory("temporary");
  },
  get appGroupDocumentsDirectory() {
    return directory("appGroup");
  },
  get scriptsDirectory() {
    return directory("scripts");
  },
  get iCloudDocumentsDirectory() {
    return directory("documents");
  },
  get webDAVDocumentsDirectory() {
    return directory("documents");
  },
  isiCloudEnabled: false,
  isWebDAVAvailable: false,
  isFileStoredIniCloud: () => false,
  isiCloudFileDownloaded: () => true,
  downloadFileFromiCloud: async () => true,
  mimeType: (path) =>
    mimeTypes[lower(textSlice(Path.extname(path), 1))] ?? "application/octet-stream",
  destinationOfSymbolicLink: (path) => call("file.destinationOfSymbolicLink", { path }),
  addFileBookmark: () => null,
  removeFileBookmark: () => false,
  bookmarkExists: () => false,
  bookmarkedPath: () => null,
  getAllFileBookmarks: () => [],
};

const mimeTypes = {
  __proto__: null,
  txt: "text/plain", md: "text/markdown", html: "text/html", css: "text/css", csv: "text/csv",
  json: "application/json", js: "text/javascript", ts: "text/typescript", xml: "application/xml",
  pdf: "application/pdf", zip: "application/zip", png: "image/png", jpg: "image/jpeg",
  jpeg: "image/jpeg", gif: "image/gif", webp: "image/webp", heic: "image/heic",
  svg: "image/svg+xml", mp3: "audio/mpeg", m4a: "audio/mp4", wav: "audio/wav", mp4: "video/mp4",
  mov: "video/quicktime",
};

function addFileOperation(name, message, names, after = (value) => value) {
  const operation = (...values) => {
    const argument = {};
    for (let index = 0; index < names.length; index += 1) {
      const value = values[index];
      argument[names[index]] = names[index] === "path" || names[index] === "newPath"
        ? filePath(value, `FileManager.${name}`) : value;
    }
    return after(call(`file.${message}`, argument));
  };
  FileManager[`${name}Sync`] = operation;
  FileManager[name] = async (...values) => apply(operation, undefined, values);
}

function filePath(value, name) {
  if (typeof value !== "string" || value === "") {
    throw new ErrorOf(`${name} needs a path, not ${kindOf(value)}.`);
  }
  return startsWith(value, "file://") ? decodeURIComponent(textSlice(value, 7)) : value;
}

const operationNames = keysOf(fileOperations);
for (let index = 0; index < operationNames.length; index += 1) {
  const name = operationNames[index];
  const nothing = matches(/^(create|copy|write|append|rename|remove|zip|unzip)/, name);
  const after = nothing ? () => undefined : undefined;
  addFileOperation(name, name, split(fileOperations[name], " "), after);
}
addFileOperation("readAsBytes", "readAsData", ["path"], (data) => data?.toUint8Array());
addFileOperation("writeAsBytes", "writeAsData", ["path", "data"], () => undefined);
freeze(FileManager);

// MARK: Paths

/** Removes `.`, `..` and doubled separators. */
function normalize(path) {
  const rooted = startsWith(path, "/");
  const parts = split(path, "/");
  const kept = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part === "" || part === ".") continue;
    if (part === ".." && kept.length > 0 && kept[kept.length - 1] !== "..") kept.length -= 1;
    else if (part !== ".." || !rooted) push(kept, part);
  }
  return (rooted ? "/" : "") + join(kept, "/") || (rooted ? "/" : ".");
}

function baseOf(path) {
  const parts = split(path, "/");
  let end = parts.length;
  while (end > 1 && parts[end - 1] === "") end -= 1;
  return parts[end - 1] ?? "";
}

const Path = freeze({
  sep: "/",
  delimiter: ":",
  normalize: (path) => normalize(textOf(path)),
  isAbsolute: (path) => startsWith(textOf(path), "/"),
  join(...parts) {
    const kept = [];
    for (let index = 0; index < parts.length; index += 1) {
      if (parts[index] !== "" && parts[index] !== undefined) push(kept, textOf(parts[index]));
    }
    return kept.length === 0 ? "." : normalize(join(kept, "/"));
  },
  dirname(path) {
    const base = baseOf(path);
    const whole = matches(/\/+$/, path) && base
      ? textSlice(path, 0, path.lastIndexOf(base) + base.length) : path;
    const rest = textSlice(whole, 0, whole.length - base.length);
    if (rest === "") return ".";
    return matches(/^\/+$/, rest) ? "/" : textSlice(rest, 0, rest.length - 1);
  },
  basename(path, extension = "") {
    const base = baseOf(path);
    return extension && base !== extension && base.endsWith(extension)
      ? textSlice(base, 0, base.length - extension.length) : base;
  },
  extname(path) {
    const base = baseOf(path);
    const dot = base.lastIndexOf(".");
    return dot > 0 ? textSlice(base, dot) : "";
  },
  parse(path) {
    const base = baseOf(path);
    const ext = Path.extname(path);
    const dir = Path.dirname(path);
    return {
      root: startsWith(path, "/") ? "/" : "",
      dir: dir === "." ? "" : dir,
      base, ext, name: textSlice(base, 0, base.length - ext.length),
    };
  },
});

// MARK: Questions

function words(options, key = "message") {
  return isObject(options) ? { ...options } : { [key]: textOf(options) };
}

const Dialog = freeze({
  alert: async (options) => void await send("alert", words(options)),
  confirm: async (options) => (await send("confirmDialog", words(options))) === true,
  prompt: (options) => send("prompt", words(options, "title")),
  actionSheet(options) {
    const actions = peek(options, "actions");
    if (!isArray(actions)) throw new ErrorOf("Dialog.actionSheet needs actions: [{label: \"…\"}].");
    return send("actionSheet", {
      title: peek(options, "title"), message: peek(options, "message"), actions,
      cancelButton: peek(options, "cancelButton") !== false,
    });
  },
});

const setText = (value) => send("pasteboard.setString", { value: value ?? null });
const getText = () => send("pasteboard.getString");
const getTexts = () => send("pasteboard.getStrings");
const setTexts = (value) => send("pasteboard.setStrings", { value: value ?? [] });
const getImage = () => send("pasteboard.getImage");
const setImage = (value) => send("pasteboard.setImage", { value: value ?? null });

const Pasteboard = {
  onChanged: null,
  onRemoved: null,
  getString: getText,
  setString: setText,
  getStrings: getTexts,
  setStrings: setTexts,
  async getURL() {
    const text = await getText();
    return typeof text === "string" && matches(/^[a-z][\w+.-]*:\S+$/i, text) ? text : null;
  },
  setURL: setText,
  getURLs: getTexts,
  setURLs: setTexts,
  getImage,
  setImage,
  async getImages() {
    const image = await getImage();
    return image ? [image] : null;
  },
  setImages: (images) => setImage(images?.[0]),
  async getItems() {
    const text = await getText();
    return text === null ? null : [{ "public.plain-text": text }];
  },
  setItems: (items) => setText(itemText(items)),
  addItems: (items) => setText(itemText(items)),
  get hasStrings() {
    return has(getText());
  },
  get hasURLs() {
    return has(Pasteboard.getURL());
  },
  get hasImages() {
    return has(getImage());
  },
  get numberOfItems() {
    return has(getText()).then((full) => (full ? 1 : 0));
  },
  get changeCount() {
    return has(null).then(() => 0);
  },
};

async function has(promise) {
  return (await promise ?? null) !== null;
}

/** The first text among items of a clipboard. */
function itemText(items) {
  const item = isArray(items) ? items[0] : undefined;
  const names = isObject(item) ? keysOf(item) : [];
  for (let index = 0; index < names.length; index += 1) {
    if (typeof item[names[index]] === "string") return item[names[index]];
  }
  return null;
}

const Clipboard = freeze({ copyText: setText, getText });

const Safari = freeze({
  openURL: async (url) => (await send("openURL", { url: textOf(url) })) !== false,
  present: async (url) => void await send("openURL", { url: textOf(url) }),
});

const ShareSheet = freeze({
  async present() {
    sayOnce("ShareSheet.present does nothing in a terminal.", "notice");
    return false;
  },
});

const DocumentPicker = freeze({
  pickFiles: async (options) => (await send("pick", { kind: "files", ...options })) ?? [],
  async pickDirectory(start) {
    const paths = await send("pick", { kind: "directory", initialDirectory: start });
    return paths?.[0] ?? null;
  },
  exportFiles: async (options) => (await send("exportFiles", { ...options })) ?? [],
  pickFileBookmark: async () => null,
  pickDirectoryBookmark: async () => null,
  stopAcessingSecurityScopedResources() {},
});

const QuickLook = freeze({
  previewText: (text) => preview([createElement(views.Text, null, textOf(text))]),
  previewImage: (image) => preview([createElement(views.Image, { image })]),
  previewURLs(urls) {
    const shown = [];
    for (let index = 0; index < (urls?.length ?? 0); index += 1) push(shown, previewOf(urls[index]));
    return preview(shown);
  },
});

function previewOf(url) {
  const path = textOf(url);
  if (matches(/^https?:/i, path)) return createElement(views.Link, { url: path }, path);
  if (matches(/\.(png|jpe?g|gif|webp|heic|bmp|tiff?)$/i, path)) {
    return createElement(views.Image, { filePath: path });
  }
  return createElement(views.Text, null, FileManager.readAsStringSync(path));
}

async function preview(shown) {
  await Navigation.present({ element: createElement(views.VStack, null, shown) });
}

/** A text that the person edits in an editor of theirs. */
class EditorController {
  onContentChanged = undefined;

  constructor(options = {}) {
    this.content = options.content ?? "";
    this.ext = options.ext ?? "txt";
    this.readOnly = options.readOnly === true;
  }

  async present() {
    sayOnce("EditorController.present does nothing in a terminal.", "notice");
  }

  async dismiss() {}

  dispose() {}

  appendContent(text) {
    this.content += text;
  }

  replaceSelection() {}

  setSelection() {}

  selectAll() {}

  scrollToLine() {}

  scrollToPosition() {}

  scrollSelectionIntoView() {}

  undo() {}

  redo() {}

  toggleLineComment() {}

  toggleBlockComment() {}

  async getSelectedText() {
    return "";
  }

  async searchText() {
    return [];
  }
}

// MARK: The device

const locale = typeof context.locale === "string" && context.locale ? context.locale : "en-US";
const localeParts = split(split(locale, "_").join("-"), "-");

const Device = {
  model: "Terminal",
  localizedModel: "Terminal",
  systemName: "Linux",
  systemVersion: "26.0",
  isiPad: false,
  isiPhone: false,
  isiOSAppOnMac: false,
  get screen() {
    const size = geometry().size;
    return { width: size.width, height: size.height, scale: 1 };
  },
  batteryState: "unknown",
  batteryLevel: 1,
  proximityState: false,
  isLandscape: true,
  isPortrait: false,
  isFlat: false,
  orientation: "landscapeLeft",
  get colorScheme() {
    return colorScheme();
  },
  locale,
  systemLocale: locale,
  systemLocales: [locale],
  preferredLanguages: [locale],
  systemLanguageTag: locale,
  systemLanguageCode: localeParts[0],
  systemCountryCode: localeParts[localeParts.length - 1].length === 2 && localeParts.length > 1
    ? localeParts[localeParts.length - 1] : undefined,
  systemScriptCode: localeParts[1]?.length === 4 ? localeParts[1] : undefined,
  get timeZone() {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  },
  get isWakeLockEnabled() {
    return has(null);
  },
  supportedInterfaceOrientations: [],
  userConfiguredInterfaceOrientations: [],
  setWakeLockEnabled() {},
  networkInterfaces: () => ({}),
};

for (const event of ["BatteryState", "BatteryLevel", "Orientation", "ProximityState"]) {
  Device[`add${event}Listener`] = () => {};
  Device[`remove${event}Listener`] = () => {};
}

function randomBytes(count) {
  return Data.bytesOf(call("random", { count }));
}

const UUID = freeze({
  string() {
    const bytes = randomBytes(16);
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const hex = new Data(bytes).toHexString().toUpperCase();
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-`
      + hex.slice(20);
  },
});

const hash = (algorithm) => (data) => call("crypto.hash", { algorithm, data });
const keyedHash = (algorithm) => (data, key) => call("crypto.hash", { algorithm, data, key });

const Crypto = freeze({
  md5: hash("md5"),
  sha1: hash("sha1"),
  sha256: hash("sha256"),
  sha384: hash("sha384"),
  sha512: hash("sha512"),
  hmacMD5: keyedHash("md5"),
  hmacSHA1: keyedHash("sha1"),
  hmacSHA224: keyedHash("sha224"),
  hmacSHA256: keyedHash("sha256"),
  hmacSHA384: keyedHash("sha384"),
  hmacSHA512: keyedHash("sha512"),
  generateSymmetricKey: (bits = 256) => new Data(randomBytes(bits / 8)),
  encryptAESGCM: inert("Crypto.encryptAESGCM"),
  decryptAESGCM: inert("Crypto.decryptAESGCM"),
});

const Thread = freeze({
  isMainThread: true,
  runInMain: (work) => void work(),
  runInBackground: async (work) => work(),
});

const Keyboard = freeze({
  visible: false,
  hide() {},
  addVisibilityListener() {},
  removeVisibilityListener() {},
});

const noListeners = freeze({ addListener() {}, removeListener() {} });
const AppEvents = freeze({ scenePhase: noListeners, colorScheme: noListeners });

// MARK: Timers

const timers = create(null);
let timerCount = 0;

function startTimer(callback, ms, repeats, values) {
  if (typeof callback !== "function") {
    throw new ErrorOf(`${repeats ? "setInterval" : "setTimeout"} needs a function, not `
      + `${kindOf(callback)}.`);
  }
  const id = (timerCount += 1);
  const wait = ms > 0 ? +ms : 0;
  timers[id] = { callback, values, ms: wait, repeats };
  call("timer", { id, ms: wait });
  return id;
}

const setTimeout = (callback, ms, ...values) => startTimer(callback, ms, false, values);
const setInterval = (callback, ms, ...values) => startTimer(callback, ms, true, values);

function clearTimeout(id) {
  if (timers[id] === undefined) return;
  delete timers[id];
  call("timer", { id, ms: null });
}

/** Runs what a timer was set for; its errors are told, for nobody waits for it. */
async function fire(id) {
  const timer = timers[id];
  if (timer === undefined || ended) return;
  if (timer.repeats) call("timer", { id, ms: timer.ms > 1 ? timer.ms : 1 });
  else delete timers[id];
  try {
    await apply(timer.callback, undefined, timer.values);
  } catch (error) {
    report(error, "A timer");
  }
}

async function queueMicrotask(callback) {
  await null;
  try {
    callback();
  } catch (error) {
    report(error);
  }
}

// MARK: Widgets, controls and activities

const displaySizes = {
  __proto__: null,
  systemSmall: [158, 158], systemMedium: [338, 158], systemLarge: [338, 354],
  systemExtraLarge: [716, 338], accessoryCircular: [72, 72], accessoryRectangular: [160, 72],
  accessoryInline: [234, 26],
};
const widgetFamily = context.widgetFamily ?? "systemSmall";

/** Draws what a widget or a control shows, and keeps it for `tree()`. */
function presentFixed(node, caller) {
  if (!isNode(node)) {
    throw new ErrorOf(`${caller} needs a view, not ${kindOf(node)}: write ${caller}(<View />).`);
  }
  fixedSurface = makeSurface(node, true);
  return draw(fixedSurface);
}

const reload = (message, kind) => () => void call(message, { kind });

const Widget = {
  family: widgetFamily,
  get displaySize() {
    const size = isObject(context.size) && context.entry === "widget" ? context.size : undefined;
    const known = displaySizes[widgetFamily] ?? displaySizes.systemSmall;
    return { width: size?.width ?? known[0], height: size?.height ?? known[1] };
  },
  parameter: context.widgetParameter ?? "",
  isTransparentBackground: false,
  isTransparentMode: false,
  isBlurMode: false,
  present(node, options) {
    const policy = isObject(options) ? peek(options, "reloadPolicy") ?? options : undefined;
    const reloadPolicy = policy && peek(policy, "policy") ? policy : { policy: "atEnd" };
    call("widget.present", { tree: presentFixed(node, "Widget.present"), reloadPolicy });
  },
  preview: async (options) => void await send("widget.preview", { ...options }),
  reloadAll: reload("widget.reload", "all"),
  reloadUserWidgets: reload("widget.reload", "user"),
  reloadTestWidgets: reload("widget.reload", "test"),
  openApp: inert("Widget.openApp"),
};

const ControlWidget = {
  parameter: context.widgetParameter ?? "",
  present(node) {
    call("control.present", { tree: presentFixed(node, "ControlWidget.present") });
  },
  reloadButtons: reload("control.reload", "button"),
  reloadToggles: reload("control.reload", "toggle"),
};

const activityBuilders = create(null);

/** A line that stays in view until it is ended. */
class LiveActivity {
  #listeners = [];

  constructor(name, id) {
    this.name = name;
    this.activityId = id;
    this.started = id !== undefined;
  }

  static register(name, builder) {
    if (typeof builder !== "function") {
      throw new ErrorOf(`LiveActivity.register needs a function that makes the view of “${name}”.`);
    }
    activityBuilders[name] = builder;
    return () => new LiveActivity(name);
  }

  #message(state, options) {
    const tree = still(new VirtualNode(activityBuilders[this.name], state ?? {}));
    return { id: this.activityId, name: this.name, tree, options: options ?? {} };
  }

  async start(state, options) {
    const id = await send("activity.start", this.#message(state, options));
    if (id === null || id === false) return false;
    this.activityId = textOf(id);
    this.started = true;
    return true;
  }

  async update(state, options) {
    if (!this.started) return false;
    return (await send("activity.update", this.#message(state, options))) !== false;
  }

  async end(state, options) {
    if (!this.started) return false;
    this.started = false;
    return (await send("activity.end", this.#message(state, options))) !== false;
  }

  async getActivityState() {
    return LiveActivity.getActivityState(this.activityId);
  }

  addUpdateListener() {}

  removeUpdateListener() {}

  static async areActivitiesEnabled() {
    return true;
  }

  static async from(id, name) {
    const state = await LiveActivity.getActivityState(id);
    return state === null ? null : new LiveActivity(name, id);
  }

  static async getAllActivities() {
    return (await send("activity.list")) ?? [];
  }

  static async getAllActivitiesIds() {
    return (await LiveActivity.getAllActivities()).map((activity) => activity.id);
  }

  static async getActivityState(id) {
    const list = await LiveActivity.getAllActivities();
    return list.find((activity) => activity.id === id)?.state ?? null;
  }

  static async endAllActivities(options) {
    return (await send("activity.end", { options: options ?? {} })) !== false;
  }

  static addActivitiesEnabledListener() {}

  static removeActivitiesEnabledListener() {}

  static addActivityUpdateListener() {}

  static removeActivityUpdateListener() {}
}
