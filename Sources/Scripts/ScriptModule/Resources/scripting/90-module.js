// The module and the runtime: what scripts import, what they find as globals, what the host calls.

// MARK: Names a terminal has nothing for

const inertExports = split(
  "AlarmLiveActivity CanvasGradient CanvasPattern CanvasRenderingContext ChartPlotProxy"
  + " ImageRenderer Notification Path2D ScreenshotMaker TextMetrics TransformStream WritableStream",
  " ",
);

const inertGlobals = split(
  "AVAsset AVAssetExportSession AVAssetImageGenerator AVAssetReader AVAssetReaderAudioOutput"
  + " AVAssetReaderVideoOutput AVAssetTrack AVAssetWriter AVAssetWriterInput AVAudioQuality"
  + " AVCaptureDevice AVCaptureDeviceInput AVCaptureEventInteraction AVCaptureIndexPicker"
  + " AVCaptureMetadataOutput AVCaptureMovieFileOutput AVCapturePhotoOutput AVCaptureSession"
  + " AVCaptureSlider AVMetadataItem AVPlayer AlarmManager AlarmProximity AppStore Archive"
  + " Assistant AudioCapture AudioRecorder BackgroundKeeper BackgroundURLSession"
  + " BluetoothCentralManager"
  + " BluetoothPeripheralManager Calendar CalendarEvent CalendarNotificationTrigger CalendarSource"
  + " CloudSharedData CompressionAlgorithm Contact ContactContainerType CustomKeyboard"
  + " DateComponents DateFormatter DateFormatterBehavior DateFormatterStyle DocumentInteraction"
  + " DropInfo EventAlarm EventAvailability FileEntity FontPicker GitHub HMActionSet HMHomeManager"
  + " HapticAdvancedPatternPlayer HapticDynamicParameter HapticEngine HapticEvent"
  + " HapticEventParameter HapticFeedback HapticParameterCurve HapticParameterCurveControlPoint"
  + " HapticPattern HapticPatternPlayer Haptics HeadphoneMotionManager Health"
  + " HealthActivityMoveMode HealthActivitySummary HealthBiologicalSex HealthBloodType"
  + " HealthCategorySample"
  + " HealthCategoryValueSleepAnalysis HealthCorrelation HealthFitzpatrickSkinType"
  + " HealthMetricPrefix HealthQuantitySample HealthStatistics HealthUnit HealthWorkout"
  + " HealthWorkoutActivityType"
  + " HttpRequest HttpResponse HttpResponseBody HttpServer ImageIO ItemProvider JWT"
  + " LanguageModelSession LivePhoto LocalAuth Location LocationNotificationTrigger Mail MailUI"
  + " MapDirections MapItem MapLookAround MapSearch MapSnapshotter MapUtils MediaComposer"
  + " MediaLibrary MediaPlayer MediaTime MediaType MessageUI NaturalLanguage OAuth2"
  + " OpenURLActionResult PDFDocument PDFPage PHAsset PHAssetCollection PHPickerFilter"
  + " PHPickerResult Photos Python QRCode RecurrenceEnd RecurrenceRule Reminder Rime SFTPClient"
  + " SSHAuthenticationMethod SSHClient SharedAudioSession Shell SocketIOClient SocketManager"
  + " Speech SpeechRecognition Spotlight SystemMusicPlayer SystemSound TabViewCustomization"
  + " TimeControlStatus TimeIntervalNotificationTrigger Translation TranslationUIProvider"
  + " UIImageSymbolConfiguration VideoRecorder Vision Weather WebScraper WebSocket"
  + " WebViewController",
  " ",
);

/** Classes that only describe; the host reads what it can of them. */
const describingNames = split(
  "Animation ChartAxisLabelFormat MapCamera MapCameraBounds MapCameraPosition Transition UIGlass",
  " ",
);

// MARK: The module

const network = {
  AbortController, AbortEvent, AbortSignal, Blob, CancelError, CancelToken, FormData, Headers,
  ReadableStream, Request, Response, fetch,
};

const hooks = {
  createContext, useCallback, useCancelToken, useColorScheme, useContext, useEffect,
  useEffectEvent, useKeyboardVisible, useMemo, useObservable, useReducer, useRef, useSelector,
  useState,
};

const gestures = {};
for (const kind of ["drag", "longPress", "magnify", "rotate", "tap"]) {
  const name = `${kind[0].toUpperCase()}${textSlice(kind, 1)}Gesture`;
  gestures[name] = (options) => new GestureInfo(kind, options);
}

const exported = {
  AppEvents, AppIntentManager, AppIntentProtocol, ControlWidget, Device, Fragment, GestureInfo,
  Intent, IntentAttributedTextValue, IntentFileURLValue, IntentFileValue, IntentImageValue,
  IntentJsonValue, IntentRequestConfirmationValue, IntentSnippetIntentValue, IntentTextValue,
  IntentURLValue, IntentValue, IntentViewValue, LiveActivity, Navigation, Path, Script,
  ViewModifiers: modifiers, Widget, createElement, gradient, modifiers,
};

const globals = {
  AssistantTool, Clipboard, Crypto, Data, Dialog, DocumentPicker, EditMode, EditorController,
  FileManager, Fragment, Intent, IntentMemoryStorage, Keyboard, Keychain, Observable, Pasteboard,
  QuickLook, SQLite, Safari, Script, ShareSheet, Storage, TextDecoder, TextEncoder, Thread, UIImage,
  URL, URLSearchParams, UUID, Path, Device, Widget, Navigation,
  AbortController, AbortSignal, Blob, FormData, Headers, Request, Response, fetch,
  clearInterval: clearTimeout, clearTimeout, console: consoleObject, createElement,
  queueMicrotask, setInterval, setTimeout, withAnimation,
  atob: (text) => decodeAs(bytesFromBase64(textOf(text)) ?? new Bytes(0), "isoLatin1"),
  btoa: (text) => base64(encodeAs(textOf(text), "isoLatin1")),
  structuredClone: (value) => read(write(value)),
  performance: { now: () => now() - started, timeOrigin: now() },
};
const started = now();

for (const classOf of [Data, UIImage, Observable, AppIntentManager, LiveActivity]) freeze(classOf);

/** The module `scripting`: an import that does not exist is found by its prototype. */
const moduleObject = create(new ProxyOf(create(null), {
  get: (_, name) => {
    if (typeof name !== "string") return undefined;
    // Asked for by what waits for a value, and by what bundles modules.
    if (name === "then" || name === "default" || name === "__esModule") return undefined;
    return missing(name, exportNames);
  },
}));
// What scripts import although it is a global is found as well.
assign(moduleObject, globals);
for (const name of inertGlobals) moduleObject[name] = globals[name] = inert(name);
for (const name of describingNames) moduleObject[name] = globals[name] = describing(name);
for (const name of inertExports) moduleObject[name] = inert(name);
assign(moduleObject, views, network, hooks, gestures, exported);
const exportNames = keysOf(moduleObject);
freeze(moduleObject);

const jsxModule = freeze({ jsx, jsxs: jsx, jsxDEV, Fragment });

/** The module of a name, or undefined with a warning. */
function require(name) {
  switch (name) {
    case "scripting":
      return moduleObject;
    case "scripting/jsx-runtime":
    case "scripting/jsx-dev-runtime":
      return jsxModule;
  }
  sayOnce(`There is no module “${plainText(name)}” for scripts: only “scripting” can be imported.`);
  return undefined;
}

// MARK: The runtime

const runtime = {
  require, globals, intents, perform, tree, press, fire, tools, runTool, approval,
  /** Whether an error is the end of a script by Script.exit. */
  isExit: (error) => error === exitMarker,
  /** Tells about a rejection that no script handled. */
  unhandled: (error) => report(error, "A promise was rejected and nobody waited for it"),
  /** Calls a sync function of the runtime; arguments (a list) and result are JSON text. */
  call: (name, json) => write(apply(runtime[name], runtime, parseText(json || "[]"))),
  /**
   * Calls a function of the runtime that answers later: `done` gets JSON text, `failed` the error.
   *
   * The host needs no `then` for it, which a script may have replaced.
   */
  async start(name, json, done, failed) {
    let text;
    try {
      text = write(await apply(runtime[name], runtime, parseText(json || "[]")));
    } catch (error) {
      failed(asError(error), error === exitMarker);
      return;
    }
    done(text);
  },
};

return runtime;
