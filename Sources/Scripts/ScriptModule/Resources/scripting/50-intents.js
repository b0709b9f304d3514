// Intents: what a script registers, what it answers with and how it ends.

// MARK: Values

const valueKinds = new WeakMap();
const kindOfValue = method(WeakMap.prototype.get).bind(null, valueKinds);
const setValueKind = method(WeakMap.prototype.set).bind(null, valueKinds);

/** The base of what `Script.exit` takes; `kind` is the type the host knows it by. */
class IntentValue {
  constructor(value, type, kind) {
    this.value = value;
    this.type = type;
    setValueKind(this, kind);
  }

  toJson() {
    return { type: this.type, value: this.value };
  }
}

function valueClass(type, kind = type) {
  return class extends IntentValue {
    constructor(value) {
      super(value, type, kind);
    }
  };
}

const IntentTextValue = valueClass("text");
const IntentAttributedTextValue = valueClass("attributedText");
const IntentURLValue = valueClass("url");
const IntentJsonValue = valueClass("json");
const IntentFileValue = valueClass("file");
const IntentFileURLValue = valueClass("fileURL");
const IntentImageValue = valueClass("image");
const IntentSnippetIntentValue = valueClass("SnippetIntent", "snippetIntent");
const IntentViewValue = valueClass("IntentViewValue", "view");
const IntentRequestConfirmationValue = valueClass("RequestConfirmation", "confirmation");

/** What the host gets for a value that ends a script or an intent. */
function exitValue(value, caller) {
  if (value === undefined || value === null) return null;
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
    case "bigint":
      return { type: "text", value: textOf(value) };
    case "function":
      if (isInert(value)) return null;
      throw new ErrorOf(`${caller} cannot answer with a function: call it and pass its result.`);
    case "symbol":
      return { type: "text", value: textOf(value) };
  }
  const kind = kindOfValue(value);
  if (kind !== undefined) return madeExitValue(value, kind, caller);
  if (isNode(value)) {
    throw new ErrorOf(`${caller} cannot answer with a view: pass await Intent.view(<View />), or `
      + "return the view from the perform of a SnippetIntent.");
  }
  if (isPromise(value)) {
    throw new ErrorOf(`${caller} cannot answer with a promise: write await before what makes it.`);
  }
  if (UIImage.is(value)) return { type: "image", value };
  if (Data.is(value)) return { type: "file", value };
  const intent = intentOf(value);
  if (intent !== null && intent.protocol === 4) {
    throw new ErrorOf(`${caller} cannot answer with the SnippetIntent “${intent.name}” itself: `
      + `wrap it in Intent.snippetIntent(${intent.name}(…)).`);
  }
  if (intent !== null) {
    throw new ErrorOf(`${caller} cannot answer with the intent “${intent.name}” itself: intents are `
      + "for buttons and toggles.");
  }
  return { type: "json", value };
}

function madeExitValue(made, kind, caller) {
  const value = peek(made, "value");
  if (kind === "snippetIntent") {
    return {
      type: kind,
      snippetIntent: intentOf(peek(value, "snippetIntent")),
      value: exitValue(peek(value, "value"), caller),
    };
  }
  if (kind === "view") {
    return {
      type: kind, view: peek(value, "view"), value: exitValue(peek(value, "value"), caller),
    };
  }
  return { type: kind, value };
}

// MARK: Registering

const protocolNames = [
  "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "LiveActivityIntent", "SnippetIntent",
];

const AppIntentProtocol = {};
for (let index = 0; index < protocolNames.length; index += 1) {
  AppIntentProtocol[protocolNames[index]] = index;
  AppIntentProtocol[index] = protocolNames[index];
}
freeze(AppIntentProtocol);

/** The registered intents by name: {name, protocol, perform}. */
const registered = create(null);
/** Whether the script does something by now, rather than being loaded. */
let busy = false;

function register(options) {
  if (!isObject(options)) {
    throw new ErrorOf("AppIntentManager.register needs {name, protocol, perform}.");
  }
  const name = peek(options, "name");
  const protocol = peek(options, "protocol");
  const perform = peek(options, "perform");
  if (typeof name !== "string" || name === "") {
    throw new ErrorOf('An intent needs a name: AppIntentManager.register({name: "SetColor", …}).');
  }
  if (context.allowsRegistration === false || busy || current !== null) {
    throw new ErrorOf(`The intent “${name}” must be registered in app_intents.tsx, outside of any `
      + "function.");
  }
  if (!isInteger(protocol) || protocolNames[protocol] === undefined) {
    throw new ErrorOf(`The intent “${name}” needs a protocol, such as `
      + "AppIntentProtocol.AppIntent.");
  }
  if (typeof perform !== "function") {
    throw new ErrorOf(`The intent “${name}” needs a perform function: `
      + "perform: async (params) => {…}.");
  }
  if (registered[name] !== undefined) {
    throw new ErrorOf(`There are two intents named “${name}”: names in app_intents.tsx must `
      + "differ.");
  }
  registered[name] = { name, protocol, perform };
  return (params) => ({ script: context.script.name, name, protocol, params });
}

class AppIntentManager {
  static register = register;
}

/** A copy of what a factory of an intent made, or null for anything else. */
function intentOf(value) {
  if (!isObject(value) || isArray(value)) return null;
  const script = peek(value, "script");
  const name = peek(value, "name");
  const protocol = peek(value, "protocol");
  if (typeof script !== "string" || typeof name !== "string") return null;
  if (!isInteger(protocol) || protocolNames[protocol] === undefined) return null;
  return { script, name, protocol, params: peek(value, "params") };
}

function intents() {
  const list = [];
  const names = keysOf(registered);
  for (let index = 0; index < names.length; index += 1) {
    push(list, { name: names[index], protocol: registered[names[index]].protocol });
  }
  return list;
}

/** Performs an intent: {value: VALUE or null}, or {view: TREE} of a SnippetIntent. */
async function perform(name, params) {
  const intent = registered[name];
  if (intent === undefined) {
    const near = nearest(plainText(name), keysOf(registered));
    throw new ErrorOf(`There is no intent “${plainText(name)}” in app_intents.tsx`
      + (near ? `: did you mean “${near}”?` : "."));
  }
  busy = true;
  const caller = `${protocolNames[intent.protocol]} “${name}”`;
  let result;
  try {
    result = await (0, intent.perform)(revive(params));
    if (intent.protocol === 4) {
      if (!isNode(result)) {
        throw new ErrorOf(`${caller} must return a view: return TSX from perform(), not `
          + `${kindOf(result)}.`);
      }
      return { view: still(result) };
    }
    // Written here, so that a value that cannot cross fails inside of the script.
    return { value: plainCopy(exitValue(result, caller)) };
  } catch (error) {
    if (error === exitMarker) return { exited: true };
    throw asError(error);
  }
}

/** What was thrown, as an error with a sentence. */
function asError(error) {
  if (isA(error, ErrorOf)) return error;
  return new ErrorOf(typeof error === "string" ? error : `The script threw ${describe(error, 1)}.`);
}

// MARK: Intent

const confirmationActions = split(
  "add addData book buy call checkIn continue create do download filter find get go log open order"
  + " pay play playSound post request run search send set share start startNavigation toggle"
  + " turnOff turnOn view",
  " ",
);

/** A dialog's words in one of its four forms, or an error that names them. */
function dialogOf(dialog) {
  if (dialog === undefined || dialog === null) return undefined;
  if (typeof dialog === "string") return dialog;
  const full = peek(dialog, "full");
  if (typeof full !== "string") {
    throw new ErrorOf(
      'A dialog is a text or {full: "…", supporting?: "…", systemImageName?: "…"}.',
    );
  }
  return {
    full, supporting: peek(dialog, "supporting"), systemImageName: peek(dialog, "systemImageName"),
  };
}

async function requestConfirmation(action, snippet, options = {}) {
  if (typeof action !== "string" || !includes(confirmationActions, action)) {
    const near = nearest(plainText(action), confirmationActions);
    throw new ErrorOf(`Intent.requestConfirmation does not know the action “${plainText(action)}”`
      + (near ? `: did you mean “${near}”?` : ": use “continue” or another of its 33 names."));
  }
  const intent = snippetOf(snippet, "Intent.requestConfirmation");
  await send("confirm", {
    action,
    snippet: intent,
    dialog: dialogOf(peek(options ?? {}, "dialog")),
    showDialogAsPrompt: peek(options ?? {}, "showDialogAsPrompt") !== false,
  });
}

function includes(list, value) {
  for (let index = 0; index < list.length; index += 1) if (list[index] === value) return true;
  return false;
}

function snippetOf(value, caller) {
  const intent = intentOf(value);
  if (intent === null) {
    const hint = typeof value === "function" ? "call the intent, as in ShowResult({…})"
      : "pass what an intent of app_intents.tsx makes, as in ShowResult({…})";
    throw new ErrorOf(`${caller} needs a SnippetIntent, not ${kindOf(value)}: ${hint}.`);
  }
  if (intent.protocol !== 4) {
    throw new ErrorOf(`${caller} needs a SnippetIntent, but “${intent.name}” is registered as `
      + `${protocolNames[intent.protocol]}: use protocol: AppIntentProtocol.SnippetIntent.`);
  }
  return intent;
}

const input = isObject(context.input) ? context.input : {};

const Intent = freeze({
  get shortcutParameter() {
    return input.shortcutParameter ?? undefined;
  },
  get textsParameter() {
    return input.texts ?? undefined;
  },
  get urlsParameter() {
    return input.urls ?? undefined;
  },
  get imagePathsParameter() {
    return input.imagePaths ?? undefined;
  },
  get imagesParameter() {
    if (!isArray(input.imagePaths)) return undefined;
    const images = [];
    for (let index = 0; index < input.imagePaths.length; index += 1) {
      push(images, UIImage.of({ path: input.imagePaths[index] }));
    }
    return images;
  },
  get fileURLsParameter() {
    return input.fileURLs ?? undefined;
  },
  text: (value) => new IntentTextValue(textOf(value)),
  attributedText: (value) => new IntentAttributedTextValue(textOf(value)),
  url: (value) => new IntentURLValue(textOf(value)),
  json: (value) => new IntentJsonValue(value),
  file: (path) => new IntentFileValue(path),
  fileURL: (path) => new IntentFileURLValue(path),
  image: (image) => new IntentImageValue(image),
  async view(node, value) {
    if (!isNode(node)) {
      throw new ErrorOf(`Intent.view needs a view, not ${kindOf(node)}: write `
        + "Intent.view(<View />).");
    }
    return new IntentViewValue({ view: still(node), value: value ?? null });
  },
  snippetIntent(options) {
    // Both forms: the intent itself, and {snippetIntent, value}.
    const direct = intentOf(options) !== null;
    const wrapped = direct || !isObject(options) ? options : peek(options, "snippetIntent");
    return new IntentSnippetIntentValue({
      snippetIntent: snippetOf(wrapped, "Intent.snippetIntent"),
      value: direct ? null : peek(options, "value") ?? null,
    });
  },
  requestConfirmation,
  async continueInForeground(dialog, options) {
    await send("continueInForeground", {
      dialog: dialogOf(dialog),
      alwaysConfirm: isObject(options) && peek(options, "alwaysConfirm") === true,
    });
  },
});

const IntentMemoryStorage = freeze(storageOf("memory"));

/** A store by its messages: of a script, or shared by all with {shared: true}. */
function storageOf(prefix) {
  const isShared = (options) => isObject(options) && peek(options, "shared") === true;
  const key = (name) => textOf(name);
  return {
    get: (name, options) => call(`${prefix}.get`, { key: key(name), shared: isShared(options) }),
    set(name, value, options) {
      // An undefined value would be absent: it takes the key away instead.
      const message = value === undefined ? "remove" : "set";
      call(`${prefix}.${message}`, { key: key(name), value, shared: isShared(options) });
      return true;
    },
    remove: (name, options) =>
      void call(`${prefix}.remove`, { key: key(name), shared: isShared(options) }),
    contains: (name, options) =>
      call(`${prefix}.contains`, { key: key(name), shared: isShared(options) }) === true,
    clear: () => void call(`${prefix}.clear`),
    keys: () => call(`${prefix}.keys`) ?? [],
  };
}

// MARK: Script

/** The name the original has for what a script was started as. */
const environment = typeof context.env === "string" ? context.env : context.entry;

const scriptAccess = create(null);

const Script = {
  get env() {
    return environment;
  },
  get name() {
    return context.script.name;
  },
  get directory() {
    return context.script.directory;
  },
  get metadata() {
    return context.script.metadata ?? {};
  },
  get widgetParameter() {
    return context.widgetParameter ?? "";
  },
  get queryParameters() {
    return context.queryParameters ?? {};
  },
  exit(value) {
    if (ended) throw exitMarker;
    // Read before the end, so that a wrong value is an error of the script.
    call("exit", { value: exitValue(value, "Script.exit") });
    ended = true;
    throw exitMarker;
  },
  async run(options) {
    const name = isObject(options) ? peek(options, "name") : options;
    if (typeof name !== "string") throw new ErrorOf("Script.run needs {name: \"a script\"}.");
    const answer = await send("run", {
      name,
      queryParameters: peek(options, "queryParameters") ?? {},
      singleMode: peek(options, "singleMode") === true,
    });
    return isObject(answer) && typeof answer.type === "string" ? answer.value : answer;
  },
  createRunURLScheme: (name, parameters) => schemeURL("run", name, parameters),
  createRunSingleURLScheme: (name, parameters) => schemeURL("run_single", name, parameters),
  createOpenURLScheme: (name) => schemeURL("open", name),
  createDocumentationURLScheme: (title) =>
    title === undefined ? "scripting://doc" : `scripting://doc?title=${encodeURIComponent(title)}`,
  createImportScriptsURLScheme: (urls) =>
    `scripting://import_scripts?urls=${encodeURIComponent(quote(urls))}`,
  createOAuthCallbackURLScheme: (id) => `scripting://oauth_callback/${encodeURIComponent(id)}`,
  hasFullAccess: () => true,
  async requestAccess(capabilities) {
    const granted = [];
    for (let index = 0; index < capabilities.length; index += 1) {
      const capability = capabilities[index];
      scriptAccess[capability] ??= await send("access", { capability });
      if (scriptAccess[capability]) push(granted, capability);
    }
    return granted;
  },
  // A script in a terminal is either running or not.
  supportsMinimization: () => false,
  isMinimized: () => false,
  minimize: async () => false,
  enableMinimize() {},
  onMinimize: () => () => {},
  onResume: () => () => {},
  onHomeTabEvent: () => () => {},
};
freeze(Script);

function schemeURL(action, name, parameters) {
  let query = "";
  const names = isObject(parameters) ? keysOf(parameters) : [];
  for (let index = 0; index < names.length; index += 1) {
    const value = encodeURIComponent(textOf(peek(parameters, names[index])));
    query += `${query ? "&" : "?"}${encodeURIComponent(names[index])}=${value}`;
  }
  return `scripting://${action}/${encodeURIComponent(name)}${query}`;
}

// MARK: Tools of an assistant

const tool = { execute: null, approval: null, asks: false };
const toolState = create(null);
let toolCancelled = false;

const AssistantTool = {
  onCancel: null,
  get isCancelled() {
    return toolCancelled;
  },
  registerExecuteTool(execute) {
    tool.execute = execute;
    return () => {};
  },
  registerExecuteToolWithApproval(execute) {
    tool.execute = execute;
    tool.asks = true;
    return () => {};
  },
  registerApprovalRequest(request) {
    tool.approval = request;
    return () => {};
  },
  registerUIView: () => () => {},
  report: (message) => log("info", textOf(message)),
  getState: (key) => toolState[key] ?? null,
  setState(key, value) {
    toolState[key] = value;
  },
  removeState(key) {
    delete toolState[key];
  },
  clearState() {
    const names = keysOf(toolState);
    for (let index = 0; index < names.length; index += 1) delete toolState[names[index]];
  },
};

function tools() {
  if (typeof tool.execute !== "function") return [];
  return [{ name: context.script.name, approval: tool.asks || tool.approval !== null }];
}

/** The words that ask before a tool runs, or null where it need not be asked. */
async function approval(name, params) {
  if (typeof tool.approval !== "function") return null;
  const words = await (0, tool.approval)(revive(params));
  const button = isObject(words) ? peek(words, "previewButton") : undefined;
  return plainCopy({
    title: peek(words, "title"),
    message: plainText(peek(words, "message") ?? ""),
    previewButtonLabel: isObject(button) ? peek(button, "label") : undefined,
    primaryButtonLabel: peek(words, "primaryButtonLabel"),
    secondaryButtonLabel: peek(words, "secondaryButtonLabel"),
  });
}

/** Runs the tool: {success, message, output?}. */
async function runTool(name, params, userAction) {
  if (typeof tool.execute !== "function") {
    throw new ErrorOf("assistant_tool.tsx registers no tool: call "
      + "AssistantTool.registerExecuteTool.");
  }
  busy = true;
  const action = userAction ?? { primaryConfirmed: true, secondaryConfirmed: false };
  try {
    const values = tool.asks ? [revive(params), action] : [revive(params)];
    return toolResult(await apply(tool.execute, undefined, values));
  } catch (error) {
    if (error === exitMarker) return { success: true, message: "" };
    throw asError(error);
  }
}

function toolResult(result) {
  if (!isObject(result)) {
    throw new ErrorOf(`The tool must return {success, message}, not ${kindOf(result)}.`);
  }
  const output = peek(result, "output");
  return plainCopy({
    success: peek(result, "success") === true,
    message: plainText(peek(result, "message") ?? toolText(output)),
    output,
  });
}

/** The text parts of a tool's output, for who wants one text. */
function toolText(output) {
  if (!isObject(output)) return "";
  const parts = peek(output, "assistantParts") ?? peek(output, "userParts");
  if (!isArray(parts)) return "";
  const texts = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = peek(parts, index);
    const text = typeof part === "string" ? part : isObject(part) ? peek(part, "text") : undefined;
    if (typeof text === "string") push(texts, text);
  }
  return join(texts, "\n");
}
