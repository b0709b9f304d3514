// Requests over the network, in the shapes of the web that scripts know.

// MARK: Headers, bodies and forms

class Headers {
  #list = [];

  constructor(init) {
    if (init === undefined || init === null) return;
    const pairs = Headers.is(init) ? init.entries() : isArray(init) ? init : pairsOf(init);
    pairs.forEach((pair) => this.append(pair[0], pair[1]));
  }

  static is(value) {
    return isObject(value) && #list in value;
  }

  append(name, value) {
    push(this.#list, [lower(textOf(name)), textOf(value)]);
  }

  set(name, value) {
    this.delete(name);
    this.append(name, value);
  }

  delete(name) {
    const key = lower(textOf(name));
    this.#list = this.#list.filter((pair) => pair[0] !== key);
  }

  get(name) {
    const key = lower(textOf(name));
    const found = this.#list.filter((pair) => pair[0] === key);
    return found.length === 0 ? null : found.map((pair) => pair[1]).join(", ");
  }

  has(name) {
    return this.get(name) !== null;
  }

  getSetCookie() {
    return this.#list.filter((pair) => pair[0] === "set-cookie").map((pair) => pair[1]);
  }

  entries() {
    return this.#list.map((pair) => [pair[0], pair[1]]);
  }

  keys() {
    return this.#list.map((pair) => pair[0]);
  }

  values() {
    return this.#list.map((pair) => pair[1]);
  }

  forEach(action) {
    this.#list.forEach((pair) => action(pair[1], pair[0]));
  }

  toJson() {
    return Object.fromEntries(this.#list);
  }

  [Symbol.iterator]() {
    return this.entries()[Symbol.iterator]();
  }
}

function pairsOf(object) {
  return keysOf(object).map((name) => [name, object[name]]);
}

class Blob {
  #bytes;

  constructor(parts = [], options = {}) {
    this.#bytes = joinBytes(Array.from(parts, bytesOfAny));
    this.type = textOf(options.type ?? "");
  }

  static is(value) {
    return isObject(value) && #bytes in value;
  }

  static bytesOf(value) {
    return value.#bytes;
  }

  get size() {
    return this.#bytes.length;
  }

  async text() {
    return decodeText(this.#bytes);
  }

  async bytes() {
    return new Bytes(this.#bytes);
  }

  async arrayBuffer() {
    return new Bytes(this.#bytes).buffer;
  }

  slice(start, end, type) {
    return new Blob([this.#bytes.slice(start, end)], { type });
  }

  stream() {
    return streamOf(this.#bytes);
  }
}

class FormData {
  #list = [];

  static is(value) {
    return isObject(value) && #list in value;
  }

  append(name, value, type, filename) {
    // Data has its type before its file's name, a Blob only a file's name.
    const part = Data.is(value) ? { data: value, mimeType: type, filename } : value;
    push(this.#list, { name: textOf(name), part, filename: Blob.is(value) ? type : filename });
  }

  set(name, value, type, filename) {
    this.delete(name);
    this.append(name, value, type, filename);
  }

  get(name) {
    return this.getAll(name)[0] ?? null;
  }

  getAll(name) {
    return this.#list.filter((item) => item.name === name).map((item) => item.part);
  }

  has(name) {
    return this.getAll(name).length > 0;
  }

  delete(name) {
    this.#list = this.#list.filter((item) => item.name !== name);
  }

  entries() {
    return this.#list.map((item) => [item.name, item.part]);
  }

  forEach(action) {
    this.#list.forEach((item) => action(item.part, item.name, this));
  }

  toJson() {
    const object = {};
    this.#list.forEach((item) => (object[item.name] = this.getAll(item.name)));
    return object;
  }

  /** The body of a request: multipart, as browsers send it. */
  static encode(form) {
    const boundary = `behest-${UUID.string()}`;
    const parts = [];
    form.#list.forEach((item) => {
      const value = item.part;
      const isFile = isObject(value);
      const type = isFile ? value.mimeType || value.type || "application/octet-stream" : "";
      const file = isFile ? `; filename="${escapeQuotes(item.filename ?? "file")}"` : "";
      const kind = isFile ? `Content-Type: ${type}\r\n` : "";
      push(parts, encodeText(`--${boundary}\r\nContent-Disposition: form-data; name="`
        + `${escapeQuotes(item.name)}"${file}\r\n${kind}\r\n`));
      const content = isFile && Data.is(value.data) ? value.data : value;
      push(parts, bytesOfAny(content), encodeText("\r\n"));
    });
    push(parts, encodeText(`--${boundary}--\r\n`));
    return { bytes: joinBytes(parts), type: `multipart/form-data; boundary=${boundary}` };
  }
}

function escapeQuotes(text) {
  return textOf(text).replace(/"/g, "%22").replace(/[\r\n]/g, " ");
}

// MARK: Cancelling

class AbortEvent {
  type = "abort";

  constructor(target) {
    this.target = target;
  }
}

class AbortSignal {
  #listeners = [];
  aborted = false;
  reason = undefined;
  onabort = null;

  addEventListener(_, listener) {
    push(this.#listeners, listener);
  }

  removeEventListener(_, listener) {
    this.#listeners = this.#listeners.filter((other) => other !== listener);
  }

  throwIfAborted() {
    if (this.aborted) throw this.reason;
  }

  static end(signal, reason) {
    if (signal.aborted) return;
    signal.aborted = true;
    signal.reason = reason ?? abortError("The request was aborted.");
    const event = new AbortEvent(signal);
    signal.onabort?.(event);
    signal.#listeners.forEach((listener) => listener(event));
  }

  static abort(reason) {
    const signal = new AbortSignal();
    AbortSignal.end(signal, reason);
    return signal;
  }

  static timeout(ms) {
    const signal = new AbortSignal();
    setTimeout(() => AbortSignal.end(signal, abortError("The request took too long.")), ms);
    return signal;
  }

  static any(signals) {
    const signal = new AbortSignal();
    signals.forEach((other) => {
      if (other.aborted) AbortSignal.end(signal, other.reason);
      else other.addEventListener("abort", () => AbortSignal.end(signal, other.reason));
    });
    return signal;
  }
}

function abortError(message) {
  const error = new ErrorOf(message);
  error.name = "AbortError";
  return error;
}

class AbortController {
  signal = new AbortSignal();

  abort(reason) {
    AbortSignal.end(this.signal, reason);
  }
}

class CancelError extends Error {
  name = "CancelError";
}

class CancelToken {
  #listeners = [];
  isCancelled = false;
  cancelReason = undefined;
  oncancel = null;

  cancel(reason) {
    if (this.isCancelled) return;
    this.isCancelled = true;
    this.cancelReason = reason;
    this.oncancel?.(reason);
    this.#listeners.forEach((listener) => listener(reason));
  }

  addEventListener(_, listener) {
    push(this.#listeners, listener);
  }

  removeEventListener(_, listener) {
    this.#listeners = this.#listeners.filter((other) => other !== listener);
  }
}

// MARK: Streams

/** A stream that is read to its end; its chunks are kept until they are asked for. */
class ReadableStream {
  #chunks = [];
  #waiting = [];
  #closed = false;
  #error = undefined;
  #source;
  locked = false;

  constructor(source = {}) {
    this.#source = source;
    this.controller = {
      enqueue: (chunk) => this.#give({ done: false, value: chunk }),
      close: () => this.#finish(),
      error: (error) => this.#finish(error ?? new ErrorOf("The stream failed.")),
    };
    void watch((async () => source.start?.(this.controller))(), "A stream");
  }

  #give(item) {
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve(item);
    else push(this.#chunks, item);
  }

  #finish(error) {
    this.#closed = true;
    this.#error = error;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (error) next.reject(error);
      else next.resolve({ done: true, value: undefined });
    }
  }

  getReader() {
    this.locked = true;
    return {
      closed: new PromiseOf(() => {}),
      read: async () => {
        if (this.#chunks.length === 0 && !this.#closed) await this.#source.pull?.(this.controller);
        if (this.#chunks.length > 0) return this.#chunks.shift();
        if (this.#error) throw this.#error;
        if (this.#closed) return { done: true, value: undefined };
        return new PromiseOf((resolve, reject) => push(this.#waiting, { resolve, reject }));
      },
      cancel: (reason) => this.cancel(reason),
      releaseLock: () => {
        this.locked = false;
      },
    };
  }

  async cancel(reason) {
    this.#finish();
    await this.#source.cancel?.(reason);
  }

  async *[Symbol.asyncIterator]() {
    const reader = this.getReader();
    for (let item = await reader.read(); !item.done; item = await reader.read()) yield item.value;
  }
}

function streamOf(bytes, make = (value) => value) {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(make(new Bytes(bytes)));
      controller.close();
    },
  });
}

// MARK: Requests and responses

/** What requests and responses share: a body that is read once. */
class Body {
  #bytes;
  #used = false;

  constructor(bytes) {
    this.#bytes = bytes;
  }

  static peek(body) {
    return body.#bytes;
  }

  get bodyUsed() {
    return this.#used;
  }

  #take() {
    if (this.#used) {
      throw new TypeError("The body was read before: read it once, or clone() first.");
    }
    this.#used = true;
    return this.#bytes;
  }

  async text() {
    return decodeText(this.#take());
  }

  async json() {
    const text = decodeText(this.#take());
    try {
      return parseText(text);
    } catch (error) {
      const start = textSlice(text, 0, 60);
      throw new SyntaxError(`The answer is no JSON (${error.message}); it begins: ${start}`);
    }
  }

  async data() {
    return new Data(this.#take());
  }

  async bytes() {
    return new Bytes(this.#take());
  }

  async arrayBuffer() {
    return new Bytes(this.#take()).buffer;
  }

  async blob() {
    return new Blob([this.#take()], { type: this.headers.get("content-type") ?? "" });
  }

  async formData() {
    const form = new FormData();
    const fields = new URLSearchParams(decodeText(this.#take()));
    fields.forEach((value, name) => form.append(name, value));
    return form;
  }
}

class Request extends Body {
  constructor(source, init = {}) {
    const from = isObject(source) && source.url !== undefined ? source : null;
    const options = { ...from, ...init };
    const given = init.body ?? (from ? Body.peek(from) : null);
    const form = FormData.is(given) ? FormData.encode(given) : null;
    super(form ? form.bytes : given === null ? new Bytes(0) : bytesOfAny(given));
    this.url = from ? from.url : textOf(source);
    this.method = textOf(options.method ?? "GET").toUpperCase();
    this.headers = new Headers(init.headers ?? from?.headers);
    if (form) this.headers.set("content-type", form.type);
    if (!this.headers.has("content-type") && given instanceof URLSearchParams) {
      this.headers.set("content-type", "application/x-www-form-urlencoded");
    }
    this.hasBody = given !== null;
    this.timeout = options.timeout;
    this.signal = options.signal;
    this.cancelToken = options.cancelToken;
  }

  clone() {
    return new Request(this);
  }
}

class Response extends Body {
  #init;

  constructor(body, init = {}) {
    super(body === undefined || body === null ? new Bytes(0) : bytesOfAny(body));
    this.#init = init;
    this.status = init.status ?? 200;
    this.statusText = init.statusText ?? "";
    this.headers = new Headers(init.headers);
    this.url = init.url ?? "";
    this.cookies = init.cookies ?? [];
    this.mimeType = init.mimeType ?? this.headers.get("content-type")?.split(";")[0].trim();
    this.expectedContentLength = Body.peek(this).length;
  }

  get ok() {
    return this.status >= 200 && this.status < 300;
  }

  get body() {
    return streamOf(Body.peek(this));
  }

  get dataStream() {
    return streamOf(Body.peek(this), (bytes) => new Data(bytes));
  }

  clone() {
    return new Response(Body.peek(this), this.#init);
  }

  static json(value, init = {}) {
    const headers = new Headers(init.headers);
    headers.set("content-type", "application/json");
    return new Response(write(value), { ...init, headers });
  }

  static error() {
    return new Response(null, { status: 0 });
  }

  static redirect(url, status = 302) {
    return new Response(null, { status, headers: { location: url } });
  }
}

let fetchCount = 0;

async function fetch(source, init) {
  const request = new Request(source, init);
  request.signal?.throwIfAborted();
  const id = (fetchCount += 1);
  let stop;
  const stopped = new PromiseOf((_, reject) => {
    stop = (error) => {
      reject(error);
      if (!ended) call("cancelFetch", { id });
    };
  });
  const aborted = () => stop(request.signal.reason);
  const cancelled = (reason) =>
    stop(new CancelError(textOf(reason ?? "The request was cancelled.")));
  request.signal?.addEventListener("abort", aborted);
  request.cancelToken?.addEventListener("cancel", cancelled);
  try {
    const answered = send("fetch", {
      id,
      url: request.url,
      method: request.method,
      headers: request.headers.entries(),
      body: request.hasBody ? new Data(Body.peek(request)) : undefined,
      timeout: request.timeout,
    });
    const answer = request.signal || request.cancelToken
      ? await PromiseOf.race([answered, stopped]) : await answered;
    return new Response(answer.body, answer);
  } finally {
    request.signal?.removeEventListener("abort", aborted);
    request.cancelToken?.removeEventListener("cancel", cancelled);
  }
}

// MARK: Addresses

class URLSearchParams {
  #list = [];

  constructor(init = "") {
    if (typeof init === "string") {
      init.replace(/^\?/, "").split("&").filter(Boolean).forEach((part) => {
        const [name, ...value] = part.split("=");
        push(this.#list, [decodeForm(name), decodeForm(value.join("="))]);
      });
      return;
    }
    const pairs = init instanceof URLSearchParams ? init.#list
      : isArray(init) ? init : pairsOf(init);
    pairs.forEach((pair) => this.append(pair[0], pair[1]));
  }

  append(name, value) {
    push(this.#list, [textOf(name), textOf(value)]);
  }

  set(name, value) {
    this.delete(name);
    this.append(name, value);
  }

  delete(name) {
    this.#list = this.#list.filter((pair) => pair[0] !== name);
  }

  get(name) {
    return this.#list.find((pair) => pair[0] === name)?.[1] ?? null;
  }

  getAll(name) {
    return this.#list.filter((pair) => pair[0] === name).map((pair) => pair[1]);
  }

  has(name) {
    return this.get(name) !== null;
  }

  forEach(action) {
    this.#list.forEach((pair) => action(pair[1], pair[0], this));
  }

  entries() {
    return this.#list.map((pair) => [...pair])[Symbol.iterator]();
  }

  keys() {
    return this.#list.map((pair) => pair[0])[Symbol.iterator]();
  }

  values() {
    return this.#list.map((pair) => pair[1])[Symbol.iterator]();
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  toString() {
    return this.#list.map((pair) => `${encodeForm(pair[0])}=${encodeForm(pair[1])}`).join("&");
  }
}

function encodeForm(text) {
  return encodeURIComponent(text).replace(/%20/g, "+");
}

function decodeForm(text) {
  const spaced = text.replace(/\+/g, " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Scheme, user, host, port, path, query and fragment of an address. */
const addressForm = new RegExp(
  "^([a-z][a-z\\d+.-]*:)(?://(?:([^/?#@]*)@)?([^/?#:]*|\\[[^\\]]*\\])(?::(\\d*))?)?"
  + "([^?#]*)(\\?[^#]*)?(#.*)?$",
  "i",
);

/** An address in its parts; enough of the standard for addresses of the web and of files. */
class URL {
  constructor(text, base) {
    const form = addressForm;
    let parts = form.exec(textOf(text).trim());
    if (!parts && base !== undefined) {
      const from = new URL(base);
      const rest = textOf(text);
      const root = `${from.protocol}//${from.host}`;
      const folder = from.pathname.replace(/[^/]*$/, "");
      parts = form.exec(rest.startsWith("//") ? from.protocol + rest
        : rest.startsWith("/") ? root + rest
        : rest.startsWith("?") ? root + from.pathname + rest
        : rest.startsWith("#") ? root + from.pathname + from.search + rest : root + folder + rest);
    }
    if (!parts) throw new TypeError(`“${plainText(text)}” is no address.`);
    const [, protocol, user = "", host = "", port = "", path = "", search = "", hash = ""] = parts;
    const isWeb = /^(https?|ftp|wss?|file):$/i.test(protocol);
    this.protocol = protocol.toLowerCase();
    [this.username, this.password = ""] = user.split(":");
    this.hostname = host.toLowerCase();
    this.port = { "http:": "80", "https:": "443" }[this.protocol] === port ? "" : port;
    this.pathname = isWeb ? normalizeAddress(path) : path;
    this.search = search === "?" ? "" : search;
    this.hash = hash === "#" ? "" : hash;
    this.searchParams = new URLSearchParams(this.search);
    this.searchParams.append = this.#following("append");
    this.searchParams.set = this.#following("set");
    this.searchParams.delete = this.#following("delete");
  }

  #following(name) {
    return (...values) => {
      URLSearchParams.prototype[name].apply(this.searchParams, values);
      const text = this.searchParams.toString();
      this.search = text ? `?${text}` : "";
    };
  }

  get host() {
    return this.hostname + (this.port ? `:${this.port}` : "");
  }

  get origin() {
    return `${this.protocol}//${this.host}`;
  }

  get href() {
    const secret = this.password ? `:${this.password}` : "";
    const user = this.username ? `${this.username}${secret}@` : "";
    const slashes = this.hostname || this.protocol === "file:" ? `//${user}${this.host}` : "";
    return this.protocol + slashes + this.pathname + this.search + this.hash;
  }

  toString() {
    return this.href;
  }

  toJSON() {
    return this.href;
  }
}

function normalizeAddress(path) {
  const encoded = path.replace(/[^\x21-\x7e]|["<>`{}]/gu, (text) => encodeURIComponent(text));
  if (encoded === "") return "/";
  const ending = /(^|\/)(\.\.?|)$/.test(encoded) ? "/" : "";
  const clean = normalize(encoded);
  return clean === "/" || clean.endsWith("/") ? clean : clean + ending;
}
