// Views as a script writes them: nodes of JSX, what builds values for them, and what there is not.

// MARK: Nodes

/** What JSX makes: a kind of view with its props, evaluated when it is drawn. */
class VirtualNode {
  #type;

  constructor(type, props, key) {
    this.#type = type;
    this.props = props;
    this.key = key;
    this.isInternal = isBuiltIn(type);
  }

  static is(value) {
    return isObject(value) && #type in value;
  }

  static typeOf(node) {
    return node.#type;
  }

  get type() {
    return this.#type;
  }

  get render() {
    return this.#type;
  }
}

const isNode = VirtualNode.is;
const viewNames = new WeakMap();
const nameOfView = method(WeakMap.prototype.get).bind(null, viewNames);
const setViewName = method(WeakMap.prototype.set).bind(null, viewNames);

function isBuiltIn(type) {
  return typeof type === "function" && nameOfView(type) !== undefined;
}

/** What `scripting/jsx-runtime` calls. */
function jsx(type, props, key) {
  return new VirtualNode(type, props ?? {}, key);
}

const places = new WeakMap();
const placeOf = method(WeakMap.prototype.get).bind(null, places);
const setPlace = method(WeakMap.prototype.set).bind(null, places);

/** What `scripting/jsx-dev-runtime` calls, with the place of the tag. */
function jsxDEV(type, props, key, isStatic, source) {
  const node = jsx(type, props, key);
  const { fileName, lineNumber, columnNumber } = source ?? {};
  if (fileName) setPlace(node, `${fileName}:${lineNumber}:${columnNumber}`);
  return node;
}

/** Says a sentence about a node the first time, with the node's place. */
function sayOnceOf(node, text) {
  if (said[text]) return;
  said[text] = true;
  const place = isNode(node) ? placeOf(node) : undefined;
  log("warn", place === undefined ? text : `${place}: ${text}`);
}

/** What JSX was before its runtime: children as arguments, the key among the props. */
function createElement(type, props, ...children) {
  const copy = assign({}, props);
  const key = copy.key;
  delete copy.key;
  if (children.length > 0) copy.children = children.length === 1 ? children[0] : children;
  return new VirtualNode(type, copy, key);
}

function Fragment(props) {
  return new VirtualNode(Fragment, props);
}

/** The name of a node's kind, for messages. */
function nodeName(node) {
  const type = VirtualNode.typeOf(node);
  if (type === Fragment) return "Fragment";
  if (typeof type === "string") return type;
  if (typeof type !== "function") return "?";
  const known = nameOfView(type) ?? missingName(type);
  if (known !== undefined) return known;
  const name = peek(type, "name");
  return typeof name === "string" && name ? name : "a component";
}

const viewList = split(
  "AVPlayerView AccessoryWidgetBackground AnimatedFrames AnimatedGif AnimatedImage Annotation"
  + " AreaChart AreaPlot AreaStackChart Bar1DChart BarChart BarGanttChart BarStackChart Button"
  + " Canvas Capsule CaptureVideoPreviewView Chart ChartGesture ChartOverlay ChartPlotStyle Circle"
  + " ColorPicker ConcentricRectangle ContentUnavailableView ControlGroup ControlWidgetButton"
  + " ControlWidgetToggle DateIntervalLabel DateLabel DatePicker DateRangeLabel DefaultToolbarItem"
  + " DirectoryBrowserView DisclosureGroup Divider DonutChart EditButton Editor Ellipse EmptyView"
  + " EnvironmentValuesReader FlowLayout ForEach Form Gauge GeometryReader GlassEffectContainer"
  + " Grid GridRow Group GroupBox HStack HeatMapChart Image Label LabeledContent LazyHGrid"
  + " LazyHStack LazyVGrid LazyVStack LineCategoryChart LineChart LinePlot Link List LiveActivityUI"
  + " LiveActivityUIExpandedBottom LiveActivityUIExpandedCenter LiveActivityUIExpandedLeading"
  + " LiveActivityUIExpandedTrailing LivePhotoView LookAroundPreview Map MapCircle MapCompass"
  + " MapPitchToggle MapPolygon MapPolyline MapScaleView MapUserLocationButton Markdown Marker Menu"
  + " MultiColumnsPicker MultiPicker NamespaceReader NavigationDestination NavigationLink"
  + " NavigationSplitView NavigationStack PathShape Picker PieChart Point1DChart"
  + " PointCategoryChart PointChart ProgressView QRImage RangeAreaChart RectAreaChart RectChart"
  + " Rectangle ReorderableForEach RoundedRectangle RuleChart RuleLineForLabelChart"
  + " RuleLineForValueChart SVG ScrollView ScrollViewReader Section SecureField Slider Spacer"
  + " Stepper Tab TabSection TabView Text TextField TimelineCanvas TimerIntervalLabel Toggle"
  + " Toolbar ToolbarItem ToolbarItemGroup ToolbarSpacer UnevenRoundedRectangle VStack VideoPlayer"
  + " VideoRecorderPreviewView WebView ZStack",
  " ",
);

const views = create(null);
for (let index = 0; index < viewList.length; index += 1) {
  const name = viewList[index];
  const view = (props) => new VirtualNode(view, props ?? {});
  setViewName(view, name);
  views[name] = view;
}

// MARK: Modifiers, gestures and other values of props

const modifierLists = new WeakMap();
const modifiersOf = method(WeakMap.prototype.get).bind(null, modifierLists);
const setModifiers = method(WeakMap.prototype.set).bind(null, modifierLists);

/** A chain of modifiers, of any name: `modifiers().padding(8).background("red")`. */
function modifiers() {
  const list = [];
  const chain = new ProxyOf({}, {
    get: (_, name) => {
      if (typeof name !== "string" || name === "then" || name === "toJSON") return undefined;
      return (...values) => {
        push(list, { name, value: values.length === 0 ? true : values[0] });
        return chain;
      };
    },
  });
  setModifiers(chain, list);
  return chain;
}

/** A gesture with its closures. */
class GestureInfo {
  #parts = {};

  constructor(type, options) {
    this.type = type;
    this.options = options;
  }

  static is(value) {
    return isObject(value) && #parts in value;
  }

  static partsOf(value) {
    return { gesture: value.type, options: value.options, ...value.#parts };
  }

  onChanged(action) {
    this.#parts.onChanged = action;
    return this;
  }

  onEnded(action) {
    this.#parts.onEnded = action;
    return this;
  }
}

/** A gradient with its kind written into it. */
function gradient(kind, options) {
  return typeof kind === "string" ? { ...options, gradientType: kind } : kind;
}

const madeValues = new WeakMap();
const madeValue = method(WeakMap.prototype.get).bind(null, madeValues);
const setMade = method(WeakMap.prototype.set).bind(null, madeValues);

/**
 * A class whose static functions only describe: `Animation.spring().delay(1)` becomes
 * `{$made: "Animation", calls: [{name: "spring", arguments: []}, {name: "delay", …}]}`.
 */
function describing(type) {
  const made = (calls) => {
    const value = new ProxyOf({}, {
      get: (_, name) => {
        if (typeof name !== "string" || name === "then" || name === "toJSON") return undefined;
        return (...values) => {
          const longer = slice(calls);
          push(longer, { name, arguments: values });
          return made(longer);
        };
      },
    });
    setMade(value, { $made: type, calls });
    return value;
  };
  return new ProxyOf(function () {}, {
    get: (_, name) => {
      if (typeof name !== "string" || name === "then" || name === "prototype") return undefined;
      return (...values) => made([{ name, arguments: values }]);
    },
    construct: (_, values) => made([{ name: "init", arguments: values }]),
  });
}

/** Whether the rows of a list are being edited. */
class EditMode {
  constructor(value) {
    this.value = value;
    this.isEditing = value === "active" || value === "transient";
  }

  static active() {
    return new EditMode("active");
  }

  static inactive() {
    return new EditMode("inactive");
  }

  static transient() {
    return new EditMode("transient");
  }
}

// MARK: What a terminal does not have

const inertNames = new WeakMap();
const inertName = method(WeakMap.prototype.get).bind(null, inertNames);
const setInertName = method(WeakMap.prototype.set).bind(null, inertNames);

function isInert(value) {
  return (typeof value === "object" || typeof value === "function") && value !== null
    && inertName(value) !== undefined;
}

/** Functions that answer later in the original, by their first words. */
const asyncNames = new RegExp(
  "^(authenticate|calculate|capture|delete|discover|download|execute|export|fetch|generate|getAll"
  + "|geocode|list|load|pick|present|preview|query|recognize|request|retrieve|reverseGeocode|run"
  + "|save|scan|schedule|search|share|take|translate|upload)",
);
/** Properties that scripts test before they use something. */
const testNames = /^(is|has|supports|can|allows|are)[A-Z]/;

/**
 * Stands for something a terminal cannot give, so that a script which only mentions it loads.
 *
 * Its members are such values themselves; a test such as `isAvailable` is false. Calling one says
 * so once; where the original answers later the promise is rejected with the same sentence, for a
 * made-up answer would be taken for a real one.
 */
function inert(name) {
  const target = function () {};
  const proxy = new ProxyOf(target, inertHandler);
  setInertTarget(target, { name, members: null });
  setInertName(proxy, name);
  return proxy;
}

const inertTargets = new WeakMap();
const inertTarget = method(WeakMap.prototype.get).bind(null, inertTargets);
const setInertTarget = method(WeakMap.prototype.set).bind(null, inertTargets);
const { iterator, toPrimitive } = Symbol;
const noText = () => "";

/** One handler for all: a context has hundreds of such values, and most are never touched. */
const inertHandler = freeze({
  __proto__: null,
  get(target, key) {
    if (key === toPrimitive) return noText;
    if (key === iterator) return emptyIterator;
    if (typeof key !== "string") return undefined;
    const { name, members } = inertTarget(target);
    switch (key) {
      case "then":
      case "toJSON":
      case "prototype":
      case "constructor":
        return undefined;
      case "length":
      case "size":
        return 0;
      case "name":
        return name;
      case "toString":
      case "valueOf":
        return noText;
    }
    if (members !== null && key in members) return members[key];
    if (matches(testNames, key)) return false;
    const member = inert(`${name}.${key}`);
    setMember(target, key, member);
    return member;
  },
  set(target, key, value) {
    if (typeof key === "string") setMember(target, key, value);
    return true;
  },
  apply(target) {
    const { name } = inertTarget(target);
    const text = `${name} does nothing in a terminal.`;
    sayOnce(text, "notice");
    const parts = split(name, ".");
    if (parts.length > 1 && matches(asyncNames, parts[parts.length - 1])) return refusal(text);
    return inert(`${name}()`);
  },
  construct(target) {
    const { name } = inertTarget(target);
    sayOnce(`${name} does nothing in a terminal.`, "notice");
    return inert(name);
  },
  getPrototypeOf: () => null,
});

function setMember(target, key, value) {
  const state = inertTarget(target);
  state.members ??= create(null);
  state.members[key] = value;
}

function emptyIterator() {
  return { next: () => ({ done: true, value: undefined }) };
}

async function refusal(text) {
  throw new ErrorOf(text);
}

// MARK: What the module does not have

const missingNames = new WeakMap();
const missingName = method(WeakMap.prototype.get).bind(null, missingNames);
const setMissing = method(WeakMap.prototype.set).bind(null, missingNames);
const missingMembers = create(null);

/** Stands for an import that does not exist: calling it says what was probably meant. */
function missing(name, known) {
  if (missingMembers[name]) return missingMembers[name];
  const near = nearest(name, known);
  const text = `“scripting” has no “${name}”${near ? `: did you mean “${near}”?` : "."}`;
  const value = function () {
    throw new ErrorOf(text);
  };
  setMissing(value, name);
  missingTexts[name] = text;
  missingMembers[name] = value;
  return value;
}
const missingTexts = create(null);
