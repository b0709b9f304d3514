// Draws views as the trees the host shows: components evaluated, closures numbered.

const depthLimit = 200;

/**
 * Something that is drawn: a presented view, a card or a widget.
 *
 * An inert one is drawn once, with the first values of its hooks, no effects and no closures.
 */
function makeSurface(root, inert) {
  return {
    root, inert,
    instance: null, drawing: 0, actions: [], effects: [], notified: true, dismissed: false,
    result: undefined, open: [], page: null, alive: true,
  };
}

/** The presented surfaces, the one on top last. */
const surfaces = [];
/** What a widget or a control presents; it is not left by a dismissal. */
let fixedSurface = null;

function topSurface() {
  return surfaces.length > 0 ? surfaces[surfaces.length - 1] : fixedSurface;
}

/** Tells the host, once for each drawing, that there is something new to draw. */
function changed(surface = topSurface()) {
  if (!surface || surface.inert || surface.notified || ended) return;
  surface.notified = true;
  call("changed");
}

/** Evaluates a surface. */
function draw(surface) {
  surface.drawing += 1;
  surface.notified = false;
  surface.actions = [];
  surface.effects = [];
  surface.page = null;
  if (surface.instance === null) surface.instance = makeInstance(null, "root", "", surface);
  const dismiss = (result) => dismissSurface(surface, result);
  const scope = {
    surface, owner: surface.instance, contexts: null, dismiss, depth: 0, pages: 0, parent: "",
    path: null,
  };
  const out = [];
  evaluate(surface.root, scope, "", out);
  let tree = single(out);
  sweep(surface.instance, surface);
  if (surface.page !== null) {
    tree = surface.page.tree;
    surface.open.length = surface.page.depth;
  } else {
    surface.open.length = 0;
  }
  if (surface.effects.length > 0) void runEffects(surface, surface.effects);
  return tree;
}

/** One tree for what a component gave: a group where it is not one view. */
function single(out) {
  if (out.length === 1) {
    return typeof out[0] === "string" ? { view: "Text", props: {}, children: out } : out[0];
  }
  return out.length === 0 ? { view: "EmptyView", props: {}, children: [] }
    : { view: "Group", props: {}, children: out };
}

/** Ends the components that the last drawing did not meet. */
function sweep(instance, surface) {
  const slots = keysOf(instance.children);
  for (let index = 0; index < slots.length; index += 1) {
    const child = instance.children[slots[index]];
    if (child.seen === surface.drawing) {
      sweep(child, surface);
    } else {
      delete instance.children[slots[index]];
      unmount(child);
    }
  }
}

function unmount(instance) {
  if (!instance.mounted) return;
  instance.mounted = false;
  const slots = keysOf(instance.children);
  for (let index = 0; index < slots.length; index += 1) unmount(instance.children[slots[index]]);
  for (let index = 0; index < instance.hooks.length; index += 1) {
    cleanUp(instance, instance.hooks[index]);
  }
}

function cleanUp(instance, record) {
  const cleanup = record.cleanup;
  record.cleanup = undefined;
  if (typeof cleanup !== "function") return;
  try {
    cleanup();
  } catch (error) {
    report(error, `The cleanup of an effect of “${instance.name}”`);
  }
}

/** Runs the effects of a drawing after the host has taken it. */
async function runEffects(surface, effects) {
  await null;
  for (let index = 0; index < effects.length && !ended; index += 1) {
    const { instance, record } = effects[index];
    const setup = record.setup;
    if (setup === undefined || !instance.mounted) continue;
    record.setup = undefined;
    cleanUp(instance, record);
    try {
      const result = setup();
      if (typeof result === "function") record.cleanup = result;
      else if (isPromise(result)) void watch(result, `An effect of “${instance.name}”`);
    } catch (error) {
      report(error, `An effect of “${instance.name}”`);
    }
  }
}

// MARK: Evaluating

/** Adds what a value draws to `out`: trees and strings. */
function evaluate(value, scope, slot, out) {
  switch (typeof value) {
    case "string":
      push(out, value);
      return;
    case "number":
    case "bigint":
      push(out, textOf(value));
      return;
    case "boolean":
    case "undefined":
    case "symbol":
      return;
    case "function": {
      if (isInert(value)) return;
      if (nameOfView(value) !== undefined || matches(/^[A-Z]/, plainText(peek(value, "name")))) {
        const name = functionName(value);
        throw new ErrorOf(`“${scope.parent || "A view"}” holds the function “${name}” where a view `
          + `belongs: write <${name} />.`);
      }
      sayOnce(`“${scope.parent || "A view"}” holds a function where a view belongs; it is left `
        + "out.");
      return;
    }
  }
  if (value === null) return;
  if (isNode(value)) {
    evaluateNode(value, scope, slot, out);
  } else if (isArray(value)) {
    const count = value.length;
    if (scope.depth > depthLimit) throw depthError(scope);
    const inner = { ...scope, depth: scope.depth + 1 };
    for (let index = 0; index < count; index += 1) {
      evaluate(peek(value, index), inner, `${slot}.${index}`, out);
    }
  } else if (isObservable(value)) {
    evaluate(readObservable(value), scope, slot, out);
  } else if (isPromise(value)) {
    throw new ErrorOf(`“${scope.parent || "A view"}” holds a promise where a view belongs: load `
      + "what it waits for in useEffect and keep it with useState.");
  } else {
    throw new ErrorOf(`“${scope.parent || "A view"}” holds an object where a view or text belongs: `
      + "show one of its values, such as {item.name}.");
  }
}

function functionName(value) {
  return nameOfView(value) ?? plainText(peek(value, "name"));
}

function depthError(scope) {
  return new ErrorOf(`The views are nested more than ${depthLimit} deep, last in `
    + `“${scope.parent}”: does a component contain itself?`);
}

function evaluateNode(node, scope, slot, out) {
  const type = VirtualNode.typeOf(node);
  const key = node.key;
  const place = key === undefined || key === null ? slot : `${parentSlot(slot)}:${plainText(key)}`;
  if (scope.depth >= depthLimit) throw depthError(scope);
  const name = nodeName(node);
  const props = isObject(node.props) ? node.props : {};
  const inner = { ...scope, depth: scope.depth + 1, parent: name };
  if (type === Fragment) {
    evaluate(peek(props, "children"), inner, place, out);
    return;
  }
  if (isBuiltIn(type)) {
    const tree = evaluateView(name, props, inner, place);
    if (tree === null) return;
    const source = placeOf(node);
    if (source !== undefined) tree.place = source;
    push(out, tree);
    return;
  }
  if (typeof type !== "function" || missingName(type) !== undefined || isInert(type)) {
    push(out, unknownView(node, type, props, inner, place));
    return;
  }
  const part = partOfContext(type);
  if (part === undefined) {
    evaluateComponent(node, type, name, props, inner, place, out);
  } else if (part.provides) {
    const contexts = { context: part.context, value: peek(props, "value"), next: scope.contexts };
    evaluate(peek(props, "children"), { ...inner, contexts }, place, out);
  } else {
    const children = peek(props, "children");
    const value = contextValue(part.context, scope);
    evaluate(typeof children === "function" ? children(value) : children, inner, place, out);
  }
}

/** A slot without its last index, which a key stands in for. */
function parentSlot(slot) {
  let end = slot.length;
  while (end > 0 && slot[end - 1] !== "." && slot[end - 1] !== "/") end -= 1;
  return textSlice(slot, 0, end);
}

/** The stand-in for a view there is not. */
function unknownView(node, type, props, scope, slot) {
  let name = "?";
  let text = "A view that does not exist is drawn: is its name spelled as in its import?";
  if (typeof type === "string") {
    const near = nearest(type, viewList);
    name = type;
    text = `There is no view “${type}”${near ? `: did you mean “${near}”?` : "."}`;
  } else if (isInert(type)) {
    name = inertName(type);
    text = `The view “${name}” has no form in a terminal.`;
  } else if (typeof type === "function") {
    name = missingName(type);
    text = missingTexts[name];
  }
  sayOnceOf(node, text);
  const children = [];
  evaluate(peek(props, "children"), scope, slot, children);
  return { view: "?", props: { name }, children };
}

function evaluateComponent(node, type, name, props, scope, slot, out) {
  const surface = scope.surface;
  const owner = scope.owner;
  let instance = owner.children[slot];
  if (instance === undefined || instance.type !== type) {
    if (instance !== undefined) unmount(instance);
    instance = makeInstance(type, name, `${owner.path}|${slot}`, surface);
    owner.children[slot] = instance;
  } else if (instance.seen === surface.drawing) {
    // Two children with one key: the second is a component of its own.
    sayOnce(`Two children of “${owner.name}” have the same key; keys must differ.`);
    evaluateComponent(node, type, name, props, scope, slot + "'", out);
    return;
  }
  instance.seen = surface.drawing;
  const inner = { ...scope, owner: instance, parent: name };
  const result = runComponent(instance, type, props, inner);
  if (isPromise(result)) {
    throw new ErrorOf(`“${name}” is an async function: a component returns its view at once; load `
      + "data in useEffect and keep it with useState.");
  }
  if (result === undefined) {
    sayOnceOf(node, `“${name}” returns nothing: write return before its view, on the same line.`);
  }
  evaluate(result, inner, "", out);
  if (surface.inert) return;
  for (let index = 0; index < instance.hooks.length; index += 1) {
    const record = instance.hooks[index];
    if (record.setup !== undefined) push(surface.effects, { instance, record });
  }
}

/** Calls a component, again while it changes its own state. */
function runComponent(instance, type, props, scope) {
  const before = current;
  for (let attempt = 0; attempt < 25; attempt += 1) {
    instance.cursor = 0;
    instance.dirty = false;
    current = { instance, scope };
    let result;
    try {
      result = type(props);
    } finally {
      current = before;
    }
    if (instance.rendered && instance.cursor < instance.hooks.length) {
      throw orderError(instance, "fewer hooks than it did");
    }
    instance.rendered = true;
    if (!instance.dirty || instance.surface.inert) return result;
  }
  throw new ErrorOf(`“${instance.name}” changes its state each time it is drawn: change it in a `
    + "closure or in useEffect.");
}

// MARK: Views with structure of their own

/** The tree of a built-in view, or null where it draws nothing. */
function evaluateView(name, props, outer, slot) {
  const children = [];
  const path = name === "NavigationStack" ? peek(props, "path") : undefined;
  const scope = isObservable(path) ? { ...outer, path } : outer;
  const skipped = childrenOfView(name, props, scope, slot, children);
  const tree = { view: name, props: {}, children };
  let names;
  try {
    names = keysOf(props);
  } catch {
    return tree;
  }
  for (let index = 0; index < names.length; index += 1) {
    const key = names[index];
    if (key === "children" || key === "key" || indexIn(skipped, ` ${key} `) >= 0) continue;
    const value = convert(peek(props, key), scope, `${slot}/${key}`);
    if (value !== undefined) setProp(tree.props, key, value);
  }
  if (name === "Button" && scope.closes !== undefined && peek(props, "intent") === undefined) {
    closeWhenPressed(tree, peek(props, "action"), scope);
  }
  if (name === "NavigationLink" && scope.path !== null && tree.props.destination === undefined) {
    const pushed = peek(props, "value");
    setProp(tree.props, "destination", {
      $action: addAction(scope.surface, () => {
        const longer = slice(readObservable(scope.path));
        push(longer, pushed);
        writeObservable(scope.path, longer);
      }),
    });
  }
  return tree;
}

/** Makes a button of a dialog close it, as every button of a dialog does. */
function closeWhenPressed(tree, action, scope) {
  const press = () => {
    scope.closes();
    return typeof action === "function" ? action() : undefined;
  };
  setProp(tree.props, "action", { $action: addAction(scope.surface, press) });
}

function setProp(object, key, value) {
  defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Evaluates the children of a view; the result names the props that are used up by it. */
function childrenOfView(name, props, scope, slot, children) {
  const given = peek(props, "children");
  switch (name) {
    case "ForEach":
    case "ReorderableForEach":
      evaluateRows(props, scope, slot, children);
      return " data builder count itemBuilder ";
    case "GeometryReader":
      evaluateWith(given, geometry(), scope, slot, children);
      return "";
    case "ScrollViewReader":
      evaluateWith(given, { scrollTo() {} }, scope, slot, children);
      return "";
    case "NamespaceReader":
      evaluateWith(given, { hasValue: 0 }, scope, slot, children);
      return "";
    case "EnvironmentValuesReader":
      evaluateWith(given, environmentValues(scope), scope, slot, children);
      return " keys ";
    case "ChartOverlay":
    case "ChartGesture":
    case "ChartPlotStyle":
      if (typeof given === "function") return "";
      break;
    case "NavigationDestination":
      evaluatePathPage(given, scope, slot);
      return "";
    case "NavigationLink":
      evaluate(given, scope, `${slot}/c`, children);
      evaluateDestination(props, scope, slot);
      return "";
    case "Canvas":
    case "TimelineCanvas":
      return " draw ";
  }
  evaluate(given, scope, `${slot}/c`, children);
  return "";
}

/** Children that are a function of what a reader reads. */
function evaluateWith(given, value, scope, slot, children) {
  evaluate(typeof given === "function" ? given(value) : given, scope, `${slot}/c`, children);
}

function evaluateRows(props, scope, slot, children) {
  const data = peek(props, "data");
  const rows = isObservable(data) ? readObservable(data) : data;
  const builder = peek(props, "builder");
  const byIndex = peek(props, "itemBuilder");
  const remove = deletion(props, data);
  const row = (view, index, place) => {
    const start = children.length;
    evaluate(view, scope, place, children);
    const tree = children[start];
    if (remove === undefined || children.length !== start + 1 || !isObject(tree)) return;
    setProp(tree.props, "onDeleteRow", { $action: addAction(scope.surface, () => remove(index)) });
  };
  if (typeof byIndex === "function") {
    const count = peek(props, "count");
    for (let index = 0; index < count; index += 1) {
      row(byIndex(index), index, `${slot}/c.${index}`);
    }
  } else if (isArray(rows) && typeof builder === "function") {
    for (let index = 0; index < rows.length; index += 1) {
      const item = peek(rows, index);
      const id = isObject(item) ? peek(item, "id") : undefined;
      const place = id === undefined ? `${slot}/c.${index}` : `${slot}/c:${plainText(id)}`;
      row(builder(item, index), index, place);
    }
  } else {
    throw new ErrorOf(`“${scope.parent}” needs “data” and “builder”, such as `
      + "<ForEach data={items} builder={(item) => <Text>{item.name}</Text>} />.");
  }
}

/** What deletes a row by its index, or undefined where rows stay. */
function deletion(props, data) {
  const action = peek(props, "onDelete");
  if (typeof action === "function") return (index) => action([index]);
  const edits = peek(props, "editActions");
  if (!isObservable(data) || (edits !== "delete" && edits !== "all")) return undefined;
  return (index) => {
    const rows = slice(readObservable(data));
    const rest = [];
    for (let place = 0; place < rows.length; place += 1) {
      if (place !== index) push(rest, rows[place]);
    }
    writeObservable(data, rest);
  };
}

/** The room there is: the host knows it, or the size of a small phone is taken. */
function geometry() {
  const size = isObject(context.size) ? context.size : { width: 390, height: 640 };
  return {
    size: { width: size.width, height: size.height },
    safeAreaInsets: { top: 0, leading: 0, bottom: 0, trailing: 0 },
    containerCornerInsets: null,
  };
}

function environmentValues(scope) {
  return {
    colorScheme: colorScheme(), colorSchemeContrast: "standard", displayScale: 1,
    dynamicTypeSize: "medium", horizontalSizeClass: "compact", verticalSizeClass: "regular",
    dismiss: scope.dismiss, dismissSearch() {}, editMode: EditMode.inactive(),
    layoutDirection: "leftToRight", widgetRenderingMode: "fullColor",
    showsWidgetContainerBackground: true, isSearching: false, isPresented: true,
    activityFamily: "small", tabViewBottomAccessoryPlacement: "inline",
  };
}

/**
 * Draws a link's page only while it is open.
 *
 * A page may hold links to pages of its own kind without end, as in a browser of folders. An open
 * page is evaluated inside of its link, so that it follows the state of the views around the link.
 */
function evaluateDestination(props, scope, slot) {
  const destination = peek(props, "destination");
  const surface = scope.surface;
  const depth = scope.pages;
  if (!isNode(destination) || surface.open[depth] !== `${scope.owner.path}|${slot}`) return;
  const out = [];
  const back = () => closePage(surface, depth);
  evaluate(
    destination,
    { ...scope, pages: depth + 1, dismiss: back, depth: 0 },
    `${slot}/destination`,
    out,
  );
  // A page inside of this one was evaluated before and lies on top of it.
  if (surface.page !== null && surface.page.depth > depth + 1) return;
  surface.page = {
    depth: depth + 1,
    tree: {
      view: "NavigationPage",
      props: { depth: depth + 1, back: { $action: addAction(surface, back) } },
      children: out,
    },
  };
}

/** Draws the page of the last element of a stack's path. */
function evaluatePathPage(given, scope, slot) {
  const elements = scope.path === null ? [] : readObservable(scope.path);
  if (!isArray(elements) || elements.length === 0 || typeof given !== "function") return;
  const path = scope.path;
  const back = () => writeObservable(path, slice(elements, 0, elements.length - 1));
  const out = [];
  const last = elements[elements.length - 1];
  evaluate(given(last), { ...scope, dismiss: back, depth: 0 }, `${slot}/page`, out);
  const surface = scope.surface;
  if (surface.page !== null && surface.page.depth > scope.pages) return;
  const props = {
    depth: scope.pages + elements.length, back: { $action: addAction(surface, back) },
  };
  surface.page = {
    depth: scope.pages, tree: { view: "NavigationPage", props, children: out },
  };
}

function openPage(surface, depth, path) {
  surface.open.length = depth;
  push(surface.open, path);
  changed(surface);
}

function closePage(surface, depth) {
  surface.open.length = depth;
  changed(surface);
}

// MARK: Props

function addAction(surface, action) {
  if (surface.inert) return 0;
  push(surface.actions, action);
  return surface.actions.length;
}

/** A prop as the host reads it; undefined is left out. */
function convert(value, scope, slot) {
  switch (typeof value) {
    case "undefined":
    case "symbol":
      return undefined;
    case "function":
      if (isInert(value) || madeValue(value) !== undefined) return undefined;
      return { $action: addAction(scope.surface, value) };
    case "bigint":
      return textOf(value);
    case "number":
      // JSON has no infinity, which SwiftUI's own spelling stands for.
      if (isFiniteNumber(value)) return value;
      return value === Infinity ? "infinity" : undefined;
    case "object":
      return value === null ? null : convertObject(value, scope, slot);
  }
  return value;
}

function convertObject(value, scope, slot) {
  if (isInert(value)) return undefined;
  if (isNode(value)) return convertNode(value, scope, slot);
  if (isObservable(value)) return convertObservable(value, scope, slot);
  const list = modifiersOf(value);
  if (list !== undefined) return convertMembers(list, scope, slot);
  const made = madeValue(value);
  if (made !== undefined) return convertMembers(made, scope, slot);
  if (GestureInfo.is(value)) return convertMembers(GestureInfo.partsOf(value), scope, slot);
  const special = writeSpecial(value);
  if (special !== undefined) return keepMarks(parseText(special));
  const intent = intentOf(value);
  if (intent !== null) return { $intent: plainCopy(intent) };
  return convertMembers(value, scope, slot);
}

function convertNode(node, scope, slot) {
  // The page of a link is drawn when it is opened.
  if (scope.parent === "NavigationLink" && matches(/\/destination$/, slot)) {
    const path = `${scope.owner.path}|${textSlice(slot, 0, slot.length - "/destination".length)}`;
    const depth = scope.pages;
    const surface = scope.surface;
    return { $action: addAction(surface, () => openPage(surface, depth, path)) };
  }
  const out = [];
  evaluate(node, scope, slot, out);
  return single(out);
}

function convertObservable(observable, scope, slot) {
  const number = addAction(scope.surface, (value) => writeObservable(observable, value));
  const value = convert(readObservable(observable), scope, slot);
  return { $binding: number, value: value === undefined ? null : value };
}

function convertMembers(value, scope, slot) {
  if (scope.depth > depthLimit) throw depthError(scope);
  let inner = { ...scope, depth: scope.depth + 1 };
  if (isArray(value)) {
    const list = [];
    // Views in a list are children: what is no view among them draws nothing.
    if (holdsViews(value)) {
      evaluate(value, scope, slot, list);
      return list;
    }
    const count = value.length;
    for (let index = 0; index < count; index += 1) {
      const item = convert(peek(value, index), inner, `${slot}.${index}`);
      if (item !== undefined) push(list, item);
    }
    return list;
  }
  const presented = peek(value, "isPresented");
  let hidden = false;
  if (presented !== undefined) {
    const shown = isObservable(presented) ? readObservable(presented) : presented;
    hidden = !shown;
    inner = { ...inner, dismiss: () => hide(value, presented) };
  }
  const result = {};
  let names;
  try {
    names = keysOf(value);
  } catch {
    return undefined;
  }
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    const member = peek(value, name);
    // What is not presented is not drawn, as its state belongs to the next time it is.
    if (hidden && (isNode(member) || isArray(member))) continue;
    const part = presented !== undefined && name === "actions"
      ? { ...inner, closes: inner.dismiss } : inner;
    const converted = convert(member, part, `${slot}/${name}`);
    if (converted !== undefined) setProp(result, name, converted);
  }
  return result;
}

function holdsViews(array) {
  const count = array.length;
  for (let index = 0; index < count; index += 1) if (isNode(peek(array, index))) return true;
  return false;
}

/** Dismisses a sheet from inside, by the binding it is presented by. */
function hide(presentation, presented) {
  if (isObservable(presented)) writeObservable(presented, false);
  else peek(presentation, "onChanged")?.(false);
}

// MARK: Presenting

/** The tree that is presented now, or null. */
function tree() {
  const surface = topSurface();
  return surface ? draw(surface) : null;
}

/** Runs the closure of a number of the last tree and resolves when it has ended. */
async function press(action, ...values) {
  const surface = topSurface();
  const closure = surface?.actions[action - 1];
  if (closure === undefined) {
    throw new ErrorOf(surface?.inert || action === 0
      ? "Closures do nothing in a card or a widget: give the button an intent of app_intents.tsx."
      : "This button is not shown any more.");
  }
  for (let index = 0; index < values.length; index += 1) values[index] = revive(values[index]);
  await apply(closure, undefined, values);
}

/** Evaluates a view once, without state, effects and closures. */
function still(node) {
  return draw(makeSurface(node, true));
}

async function present(options) {
  const node = isNode(options) ? options : isObject(options) ? peek(options, "element") : undefined;
  if (!isNode(node)) {
    throw new ErrorOf(`Navigation.present needs a view, not ${kindOf(options)}: write `
      + "Navigation.present(<View />).");
  }
  const surface = makeSurface(node, false);
  push(surfaces, surface);
  try {
    const answer = await send("present", { style: peek(options, "modalPresentationStyle") });
    return surface.dismissed ? surface.result : answer ?? undefined;
  } finally {
    endSurface(surface);
  }
}

function endSurface(surface) {
  const rest = [];
  for (let index = 0; index < surfaces.length; index += 1) {
    if (surfaces[index] !== surface) push(rest, surfaces[index]);
  }
  surfaces.length = 0;
  for (let index = 0; index < rest.length; index += 1) push(surfaces, rest[index]);
  if (surface.instance !== null) unmount(surface.instance);
}

function dismissSurface(surface, result) {
  if (surface.dismissed || surface.inert) return;
  let level = 0;
  while (level < surfaces.length && surfaces[level] !== surface) level += 1;
  if (level === surfaces.length) return;
  surface.dismissed = true;
  surface.result = result;
  let answer = null;
  try {
    answer = plainCopy(result);
  } catch {
    // The result stays in the script, which gets it as it is.
  }
  call("dismiss", { result: answer, level });
}

const Navigation = freeze({
  present,
  useDismiss() {
    const record = hook("useDismiss", () => {
      const made = {};
      made.dismiss = (result) => made.current(result);
      return made;
    });
    record.current = current.scope.dismiss;
    return record.dismiss;
  },
});
