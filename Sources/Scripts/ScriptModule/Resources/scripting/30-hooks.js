// Hooks: what a component keeps between two drawings of it.

/** The component that is being evaluated: {instance, scope}, or null. */
let current = null;

/**
 * What belongs to one place of a component in what is presented.
 *
 * `hooks` are its records in the order of their calls, `children` the components below it by their
 * slots, and `seen` the drawing it was last part of.
 */
function makeInstance(type, name, path, surface) {
  return {
    type, name, path, surface,
    hooks: [], children: create(null), cursor: 0, seen: 0, rendered: false, dirty: false,
    mounted: true,
  };
}

/** The record of a hook's call, made by `make` in the first drawing. */
function hook(name, make) {
  if (current === null) {
    throw new ErrorOf(`${name} was called outside of a component: call hooks only directly in a `
      + "function that is used as a view.");
  }
  const instance = current.instance;
  const index = instance.cursor;
  instance.cursor += 1;
  const known = instance.hooks[index];
  if (known !== undefined) {
    if (known.hook !== name) throw orderError(instance, `${name} where it called ${known.hook}`);
    return known;
  }
  if (instance.rendered) throw orderError(instance, `${name}, which it did not`);
  const record = make(instance);
  record.hook = name;
  push(instance.hooks, record);
  return record;
}

function orderError(instance, difference) {
  return new ErrorOf(`“${instance.name}” calls ${difference} when it was last drawn: call hooks in `
    + "the same order every time, not in conditions or loops.");
}

/** Whether anything changed by index; lists of another length are. */
function depsChanged(before, after) {
  if (!isArray(before) || !isArray(after) || before.length !== after.length) return true;
  for (let index = 0; index < after.length; index += 1) {
    if (!isSame(before[index], after[index])) return true;
  }
  return false;
}
const isSame = Object.is;

/** Asks for another drawing of a component. */
function touch(instance) {
  if (!instance.mounted || instance.surface.inert) return;
  if (current !== null && current.instance === instance) instance.dirty = true;
  else changed(instance.surface);
}

function useState(initial) {
  const record = hook("useState", (instance) => {
    const made = { value: typeof initial === "function" ? initial() : initial };
    made.set = (next) => {
      // A card and a widget are drawn once: their state stays what it was at first.
      if (instance.surface.inert) return;
      const value = typeof next === "function" ? next(made.value) : next;
      if (isSame(value, made.value)) return;
      made.value = value;
      touch(instance);
    };
    return made;
  });
  return [record.value, record.set];
}

function useReducer(reducer, initial, initializer) {
  const record = hook("useReducer", (instance) => {
    const made = { value: typeof initializer === "function" ? initializer(initial) : initial };
    made.dispatch = (action) => {
      if (instance.surface.inert) return;
      const value = made.reducer(made.value, action);
      if (isSame(value, made.value)) return;
      made.value = value;
      touch(instance);
    };
    return made;
  });
  record.reducer = reducer;
  return [record.value, record.dispatch];
}

function useEffect(setup, deps) {
  const record = hook("useEffect", () => ({ deps: undefined, first: true }));
  if (!record.first && !depsChanged(record.deps, deps)) return;
  record.first = false;
  record.deps = deps;
  record.setup = setup;
}

function useMemo(calculate, deps) {
  const record = hook("useMemo", () => ({ deps: undefined }));
  if (depsChanged(record.deps, deps)) {
    record.value = calculate();
    record.deps = deps;
  }
  return record.value;
}

function useCallback(callback, deps) {
  const record = hook("useCallback", () => ({ deps: undefined }));
  if (depsChanged(record.deps, deps)) {
    record.value = callback;
    record.deps = deps;
  }
  return record.value;
}

function useRef(initial) {
  return hook("useRef", () => ({ ref: { current: initial } })).ref;
}

/** A function that stays the same and always runs the closure of the last drawing. */
function useEffectEvent(callback) {
  const record = hook("useEffectEvent", () => {
    const made = {};
    made.event = (...values) => apply(made.callback, undefined, values);
    return made;
  });
  record.callback = callback;
  return record.event;
}

function useObservable(initial) {
  return hook("useObservable", () => ({
    observable: new Observable(typeof initial === "function" ? initial() : initial),
  })).observable;
}

function useCancelToken() {
  return hook("useCancelToken", () => {
    let token;
    return { token: { get: () => token, create: () => (token = new CancelToken()) } };
  }).token;
}

function useColorScheme() {
  return colorScheme();
}

function useKeyboardVisible() {
  return false;
}

function colorScheme() {
  return context.colorScheme === "light" ? "light" : "dark";
}

// MARK: Observables

/** A value whose views are drawn again when it changes. */
class Observable {
  #value;
  #listeners = [];

  constructor(value) {
    this.#value = value;
  }

  static is(value) {
    return isObject(value) && #listeners in value;
  }

  static read(value) {
    return value.#value;
  }

  static write(observable, value) {
    const before = observable.#value;
    if (isSame(before, value)) return;
    observable.#value = value;
    if (current !== null) current.instance.dirty = true;
    else changed();
    const listeners = slice(observable.#listeners);
    for (let index = 0; index < listeners.length; index += 1) {
      apply(listeners[index], undefined, [value, before]);
    }
  }

  get value() {
    return this.#value;
  }

  set value(value) {
    Observable.write(this, value);
  }

  setValue = (value) => Observable.write(this, value);

  subscribe = (listener) => push(this.#listeners, listener);

  unsubscribe = (listener) => {
    const rest = [];
    for (let index = 0; index < this.#listeners.length; index += 1) {
      if (this.#listeners[index] !== listener) push(rest, this.#listeners[index]);
    }
    this.#listeners = rest;
  };

  dispose() {
    this.#listeners = [];
  }
}

const isObservable = Observable.is;
const readObservable = Observable.read;
const writeObservable = Observable.write;

/** Runs a change; a terminal has no frames between the state before and after it. */
async function withAnimation(...values) {
  for (let index = 0; index < values.length; index += 1) {
    if (typeof values[index] === "function" && madeValue(values[index]) === undefined) {
      values[index]();
    }
  }
}

// MARK: Contexts

const contextParts = new WeakMap();
const partOfContext = method(WeakMap.prototype.get).bind(null, contextParts);
const setContextPart = method(WeakMap.prototype.set).bind(null, contextParts);
let contextCount = 0;

function createContext(initial) {
  const made = { id: (contextCount += 1), initial };
  made.Provider = (props) => new VirtualNode(made.Provider, props);
  made.Consumer = (props) => new VirtualNode(made.Consumer, props);
  setContextPart(made.Provider, { context: made, provides: true });
  setContextPart(made.Consumer, { context: made, provides: false });
  return made;
}

/** The value a component sees of a context: of the nearest provider around it. */
function contextValue(wanted, scope) {
  for (let link = scope.contexts; link !== null; link = link.next) {
    if (link.context === wanted) return link.value;
  }
  return isObject(wanted) ? wanted.initial : undefined;
}

function useContext(wanted) {
  hook("useContext", () => ({}));
  return contextValue(wanted, current.scope);
}

function useSelector(wanted, select) {
  return select(useContext(wanted));
}
