// What scripts may use, for editors and for checking: the module "scripting" and its globals.
//
// Checked with: tsc --noEmit --strict --lib esnext --jsx react-jsx --jsxImportSource scripting
// Views and props a terminal draws in a simpler way are here as they are; what it cannot do at all
// has the type `NotInTerminal`.

declare module "scripting" {
  // MARK: Components

  /** What identifies a view among its siblings. */
  export type IdProps = {
    /** Keeps the state of a component when its place among its siblings changes. */
    key?: string | number;
  };

  /** A view as TSX makes it. */
  export type VirtualNode = IdProps & {
    readonly isInternal: boolean;
    readonly props: any;
    readonly render: any;
  };

  /** A function that makes a view from its props. */
  export type FunctionComponent<P = {}> = (props: P) => VirtualNode;

  /** What may be between the tags of a view that holds views. */
  export type ViewChildren = VirtualNode | boolean | null | undefined | ViewChildren[];

  /** What may be between the tags of a text. */
  export type TextChildren = string | number | boolean | null | undefined | TextChildren[];

  export type ComponentProps<T = {}> = T & IdProps & { children?: any };

  // MARK: Hooks

  export type StateInitializer<S> = () => S;
  export type SetStateAction<S> = S | ((previous: S) => S);
  export type Dispatch<A> = (action: A) => void;
  export type Reducer<S, A> = (state: S, action: A) => S;
  export type ReducerState<R extends Reducer<any, any>>
    = R extends Reducer<infer S, any> ? S : never;
  export type ReducerAction<R extends Reducer<any, any>>
    = R extends Reducer<any, infer A> ? A : never;
  export type EffectDestructor = () => void;
  export type EffectSetup = () => EffectDestructor | void | undefined;
  export type RefObject<T> = { readonly current: T | null };
  export type MutableRefObject<T> = { current: T };

  /** Keeps a value of a component. Stays at its first value in cards and widgets. */
  export function useState<T = undefined>(): [
    T | undefined, (state: SetStateAction<T | undefined>) => void,
  ];
  export function useState<T>(value: T | StateInitializer<T>): [
    T, (state: SetStateAction<T>) => void,
  ];

  /** Keeps a state that only a reducer changes. */
  export function useReducer<R extends Reducer<any, any>, I>(
    reducer: R, argument: I
      & ReducerState<R>, initializer: (argument: I & ReducerState<R>) => ReducerState<R>,
  ): [ReducerState<R>, Dispatch<ReducerAction<R>>];
  export function useReducer<R extends Reducer<any, any>>(
    reducer: R, state: ReducerState<R>, initializer?: undefined,
  ): [ReducerState<R>, Dispatch<ReducerAction<R>>];

  /** Runs something after a drawing in which `deps` changed. Never runs in cards and widgets. */
  export function useEffect(setup: EffectSetup, deps: any[]): void;

  /** Keeps a calculated value until `deps` change. */
  export function useMemo<T>(calculate: () => T, deps: any[]): T;

  /** Keeps a function until `deps` change. */
  export function useCallback<T extends Function>(callback: T, deps: any[]): T;

  /** A function that never changes and always runs the newest closure. */
  export function useEffectEvent<T extends any[], R>(callback: (...values: T) => R): (
    ...values: T
  ) => R;

  /** A box for a value whose change draws nothing. */
  export function useRef<T>(initial: T): MutableRefObject<T>;
  export function useRef<T>(initial: T | null): RefObject<T>;
  export function useRef<T = undefined>(): MutableRefObject<T | undefined>;

  /** Keeps a value that controls can be bound to. */
  export function useObservable<T = undefined>(): Observable<T | undefined>;
  export function useObservable<T>(value: T | StateInitializer<T>): Observable<T>;

  /** Whether the terminal is light or dark. */
  export function useColorScheme(): ColorScheme;

  /** Whether a keyboard covers the screen; never in a terminal. */
  export function useKeyboardVisible(): boolean;

  export type CancelTokenHook = { get(): CancelToken | undefined; create(): CancelToken };

  /** Tokens that cancel requests of a component. */
  export function useCancelToken(): CancelTokenHook;

  export type Provider<T> = (props: { value: T; children: ViewChildren }) => VirtualNode;
  export type Consumer<T> = (props: { children: (value: T) => VirtualNode }) => VirtualNode;

  /** A value for all views below a provider. */
  export type Context<T> = {
    readonly id: number;
    readonly Provider: Provider<T>;
    readonly Consumer: Consumer<T>;
    debugLabel?: string;
  };

  /** Makes a context; `initial` is read where there is no provider. */
  export function createContext<T>(initial?: T): Context<T>;

  /** Reads the value of the nearest provider. */
  export function useContext<T>(context: Context<T>): T;

  /** Reads a part of the value of the nearest provider. */
  export function useSelector<T, R>(context: Context<T>, selector: (value: T) => R): R;

  // MARK: Colours and styles

  export type ColorStringHex = `#${string}`;
  export type ColorStringRGB = `rgb(${number},${number},${number})`;
  export type ColorStringRGBA = `rgba(${number},${number},${number},${number})`;
  export type ColorStringHSL = `hsl(${number},${number}%,${number}%)`;
  export type ColorStringHSLA = `hsla(${number},${number}%,${number}%,${number})`;
  export type KeywordsColor =
    | "accentColor" | "tintColor" | "label" | "secondaryLabel" | "tertiaryLabel" | "quaternaryLabel"
    | "placeholderText" | "separator" | "opaqueSeparator" | "link" | "darkText" | "lightText"
    | "systemRed" | "systemGreen" | "systemBlue" | "systemOrange" | "systemYellow" | "systemPink"
    | "systemPurple" | "systemTeal" | "systemIndigo" | "systemBrown" | "systemMint" | "systemCyan"
    | "systemGray" | "systemGray2" | "systemGray3" | "systemGray4" | "systemGray5" | "systemGray6"
    | "black" | "darkGray" | "lightGray" | "white" | "gray" | "red" | "green" | "blue" | "cyan"
    | "yellow" | "magenta" | "orange" | "purple" | "brown" | "clear"
    | "systemFill" | "secondarySystemFill" | "tertiarySystemFill" | "quaternarySystemFill"
    | "systemBackground" | "secondarySystemBackground" | "tertiarySystemBackground"
    | "systemGroupedBackground" | "secondarySystemGroupedBackground"
    | "tertiarySystemGroupedBackground";

  /** A colour by name or number: "systemBlue", "#0a84ff", "rgba(10,132,255,0.5)". */
  export type Color =
    | KeywordsColor | ColorStringHex | ColorStringRGB | ColorStringRGBA | ColorStringHSL
      | ColorStringHSLA;

  export type ColorWithGradientOrOpacity =
    | { color: Color; gradient: true; opacity?: number }
    | { color: Color; opacity: number; gradient?: never }
    | { color?: never; gradient?: never; opacity?: never };
  export type GradientStop = { color: Color; location: number };
  export type Gradient = GradientStop[] | Color[];
  type GradientColors = { colors: Color[] } | { stops: GradientStop[] } | { gradient: Gradient };
  export type LinearGradient = GradientColors & {
    startPoint: KeywordPoint | Point;
    endPoint: KeywordPoint | Point;
  };
  export type RadialGradient = GradientColors & {
    center: KeywordPoint | Point;
    startRadius: number;
    endRadius: number;
  };
  export type AngularGradient = GradientColors & { center: KeywordPoint | Point } & (
    | { startAngle: Angle; endAngle: Angle }
    | { angle: Angle }
  );
  export type MeshGradient = {
    width: number;
    height: number;
    points: (Point | [number, number])[];
    colors: Color[];
    background?: Color;
    smoothsColors?: boolean;
  };

  /** Writes the kind of a gradient into it. */
  export function gradient(gradient: Gradient): Gradient;
  export function gradient(type: "linear", gradient: LinearGradient): LinearGradient;
  export function gradient(type: "radial", gradient: RadialGradient): RadialGradient;
  export function gradient(type: "angular", gradient: AngularGradient): AngularGradient;
  export function gradient(type: "mesh", gradient: MeshGradient): MeshGradient;

  export type Material =
    | "barMaterial" | "regularMaterial" | "thinMaterial" | "thickMaterial" | "ultraThickMaterial"
    | "ultraThinMaterial";

  /** What fills a shape or draws a text: a colour, a gradient, a material. */
  export type ShapeStyle =
    | Material | Color | Gradient | LinearGradient | RadialGradient | AngularGradient | MeshGradient
    | ColorWithGradientOrOpacity;

  /** A style for each of the two colour schemes. */
  export type DynamicShapeStyle = { light: ShapeStyle; dark: ShapeStyle };
  type AnyStyle = ShapeStyle | DynamicShapeStyle;

  export type StrokeStyle = {
    lineWidth?: number;
    lineCap?: "butt" | "round" | "square";
    lineJoin?: "bevel" | "miter" | "round";
    mitterLimit?: number;
    dash?: number[];
    dashPhase?: number;
  };

  // MARK: Geometry

  export type Point = { x: number; y: number };
  export type Size = { width: number; height: number };
  export type Rect = { x: number; y: number; width: number; height: number };
  export type Angle = { type: "degrees" | "radians"; value: number };
  export type KeywordPoint =
    | "top" | "topLeading" | "topTrailing" | "bottom" | "bottomLeading" | "bottomTrailing"
    | "leading" | "trailing" | "center" | "zero";
  export type EdgeInsets = { top: number; leading: number; bottom: number; trailing: number };
  export type Edge = "top" | "leading" | "trailing" | "bottom";
  export type EdgeSetOption = Edge | "horizontal" | "vertical";
  export type EdgeSet = "all" | EdgeSetOption | EdgeSetOption[];
  export type VerticalEdge = "top" | "bottom";
  export type VerticalEdgeSet = "all" | VerticalEdge;
  export type HorizontalEdge = "leading" | "trailing";
  export type HorizontalEdgeSet = "all" | HorizontalEdge;
  export type Axis = "vertical" | "horizontal";
  export type AxisSet = Axis | "all";
  export type HorizontalAlignment = "leading" | "center" | "trailing";
  export type VerticalAlignment =
    | "top" | "center" | "bottom" | "firstTextBaseline" | "lastTextBaseline";
  export type Alignment =
    | "top" | "center" | "bottom" | "leading" | "trailing" | "bottomLeading" | "bottomTrailing"
    | "topLeading" | "topTrailing" | "centerFirstTextBaseline" | "centerLastTextBaseline"
    | "leadingFirstTextBaseline" | "leadingLastTextBaseline" | "trailingFirstTextBaseline"
    | "trailingLastTextBaseline";
  export type RoundedCornerStyle = "circular" | "continuous";
  export type RectCornerRadii = {
    topLeading?: number;
    bottomLeading?: number;
    bottomTrailing?: number;
    topTrailing?: number;
  };
  export type RectWithCornerRadius = {
    type: "rect";
    cornerRadius: number;
    style?: RoundedCornerStyle;
  };
  export type RectWithCornerSize = { type: "rect"; cornerSize: Size; style?: RoundedCornerStyle };
  export type RectWithCornerRadii = {
    type: "rect";
    cornerRadii: RectCornerRadii;
    style?: RoundedCornerStyle;
  };

  /** An outline to clip to or to fill. */
  export type Shape =
    | "rect" | "circle" | "capsule" | "ellipse" | "buttonBorder" | "containerRelative"
    | { type: "capsule"; style: RoundedCornerStyle }
    | RectWithCornerRadius | RectWithCornerSize | RectWithCornerRadii | PathShapeValue;
  export interface PathShapeValue { _toWire(): any[] }
  export type EdgeCornerStyle =
    | { style: "fixed"; radius: number } | { style: "concentric"; minimum: number } | "concentric";
  export type ConcentricRectangleShape = {
    corners?: EdgeCornerStyle;
    isUniform?: boolean;
    topLeadingCorner?: EdgeCornerStyle;
    topTrailingCorner?: EdgeCornerStyle;
    bottomLeadingCorner?: EdgeCornerStyle;
    bottomTrailingCorner?: EdgeCornerStyle;
    uniformTopCorners?: EdgeCornerStyle;
    uniformBottomCorners?: EdgeCornerStyle;
    uniformLeadingCorners?: EdgeCornerStyle;
    uniformTrailingCorners?: EdgeCornerStyle;
  };
  type AnyShape =
    | Shape | "concentricRect" | ({ type: "concentricRect" } & ConcentricRectangleShape);

  // MARK: Words of modifiers

  export type Font =
    | "largeTitle" | "title" | "title2" | "title3" | "headline" | "subheadline" | "body" | "callout"
    | "footnote" | "caption" | "caption2";
  export type FontWeight =
    | "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy"
      | "black";
  export type FontWidth = "compressed" | "condensed" | "expanded" | "standard";
  export type FontDesign = "default" | "monospaced" | "rounded" | "serif";
  export type TextAlignment = "leading" | "center" | "trailing";
  export type TruncationMode = "head" | "middle" | "tail";
  export type LineStylePattern = "solid" | "dash" | "dashDot" | "dashDotDot" | "dot";
  export type Visibility = "automatic" | "hidden" | "visible";
  export type Prominence = "standard" | "increased";
  export type BadgeProminence = "standard" | "increased" | "decreased";
  export type ColorScheme = "light" | "dark";
  export type ColorSchemeContrast = "standard" | "increased";
  export type ColorRenderingMode = "extendedLinear" | "nonLinear" | "linear";
  export type UserInterfaceSizeClass = "compact" | "regular";
  export type ContentMode = "fit" | "fill";
  export type ImageScale = "large" | "medium" | "small";
  export type ControlSize = "mini" | "small" | "regular" | "large" | "extraLarge";
  export type LayoutDirection = "leftToRight" | "rightToLeft";
  export type LayoutDirectionBehavior = "fixed" | "mirrors" | { mirrors: LayoutDirection };
  export type DynamicTypeSize =
    | "xSmall" | "small" | "medium" | "large" | "xLarge" | "xxLarge" | "xxxLarge" | "accessibility1"
    | "accessibility2" | "accessibility3" | "accessibility4" | "accessibility5";
  export type BlendMode =
    | "normal" | "multiply" | "screen" | "overlay" | "darken" | "lighten" | "colorDodge"
      | "colorBurn"
    | "softLight" | "hardLight" | "difference" | "exclusion" | "hue" | "saturation" | "color"
    | "luminosity" | "sourceAtop" | "destinationOver" | "destinationOut" | "plusDarker"
      | "plusLighter";
  export type DurationInMilliseconds = number;
  export type SafeAreaRegions = "all" | "container" | "keyboard";
  export type HoverEffect = "automatic" | "highlight" | "lift";
  export type ContentShapeKinds =
    | "interaction" | "dragPreview" | "contextMenuPreview" | "hoverEffect" | "accessibility";

  export type ToggleStyle = "automatic" | "switch" | "button";
  export type ButtonStyle =
    | "automatic" | "bordered" | "borderless" | "borderedProminent" | "plain" | "glass"
      | "glassProminent";
  export type ButtonBorderShape =
    | "automatic" | "capsule" | "circle" | "roundedRectangle" | "buttonBorder"
    | { roundedRectangleRadius: number };
  export type LabelStyle = "automatic" | "titleOnly" | "titleAndIcon" | "iconOnly";
  export type PickerStyle =
    | "automatic" | "inline" | "menu" | "navigationLink" | "segmented" | "palette" | "wheel";
  export type FormStyle = "automatic" | "columns" | "grouped";
  export type GaugeStyle =
    | "automatic" | "accessoryCircular" | "accessoryCircularCapacity" | "circular"
      | "linearCapacity"
    | "accessoryLinear" | "accessoryLinearCapacity" | "linear";
  export type ListStyle =
    | "automatic" | "bordered" | "carousel" | "elliptical" | "grouped" | "inset" | "insetGroup"
    | "plain" | "sidebar";
  export type ProgressViewStyle = "linear" | "circular" | "automatic";
  export type TextFieldStyle = "automatic" | "plain" | "roundedBorder";
  export type MenuStyle = "automatic" | "button" | "borderlessButton";
  export type ControlGroupStyle = "automatic" | "compactMenu" | "menu" | "navigation" | "palette";
  export type TabViewStyle =
    | "automatic" | "page" | "sidebarAdaptable" | "tabBarOnly" | "pageAlwaysDisplayIndex"
    | "pageAutomaticDisplayIndex" | "pageNeverDisplayIndex";
  export type DatePickerStyle =
    | "automatic" | "compact" | "graphical" | "wheel" | "field" | "stepperField";
  export type NavigationBarTitleDisplayMode = "automatic" | "inline" | "large";
  export type NavigationSplitViewStyle = "automatic" | "balanced" | "prominentDetail";
  export type KeyboardType =
    | "default" | "numberPad" | "phonePad" | "namePhonePad" | "URL" | "decimalPad" | "asciiCapable"
    | "asciiCapableNumberPad" | "emailAddress" | "numbersAndPunctuation" | "twitter" | "webSearch";
  export type TextInputAutocapitalization = "never" | "characters" | "sentences" | "words";
  export type TextContentType =
    | "URL" | "namePrefix" | "name" | "nameSuffix" | "givenName" | "middleName" | "familyName"
    | "nickname" | "organizationName" | "jobTitle" | "location" | "fullStreetAddress"
    | "streetAddressLine1" | "streetAddressLine2" | "addressCity" | "addressCityAndState"
    | "addressState" | "postalCode" | "sublocality" | "countryName" | "username" | "password"
    | "newPassword" | "oneTimeCode" | "emailAddress" | "telephoneNumber" | "cellularEID"
    | "cellularIMEI" | "creditCardNumber" | "creditCardExpiration" | "creditCardExpirationMonth"
    | "creditCardExpirationYear" | "creditCardSecurityCode" | "creditCardType" | "creditCardName"
    | "creditCardGivenName" | "creditCardMiddleName" | "creditCardFamilyName" | "birthdate"
    | "birthdateDay" | "birthdateMonth" | "birthdateYear" | "dateTime" | "flightNumber"
    | "shipmentTrackingNumber";
  export type SubmitTriggers = "search" | "text";
  export type SymbolVariants = "none" | "circle" | "square" | "rectangle" | "fill" | "slash";
  export type SymbolRenderingMode = "hierarchical" | "monochrome" | "multicolor" | "palette";
  export type TriggerSymbolEffect =
    | "appear" | "appearByLayer" | "appearDown" | "appearUp" | "appearWholeSymbol"
    | "disappear" | "disappearByLayer" | "disappearDown" | "disappearUp" | "disappearWholeSymbol"
    | "disppear" | "scale" | "scaleByLayer" | "scaleDown" | "scaleUp" | "scaleWholeSymbol"
    | "drawOn" | "drawOnByLayer" | "drawOnWholeSymbol" | "drawOnIndividually"
    | "drawOff" | "drawOffByLayer" | "drawOffWholeSymbol" | "drawOffIndividually";
  export type DiscreteSymbolEffect =
    | "bounce" | "bounceByLayer" | "bounceDown" | "bounceUp" | "bounceWholeSymbol"
    | "breathe" | "breatheByLayer" | "breathePlain" | "breathePulse" | "breatheWholeSymbol"
    | "pulse" | "pulseByLayer" | "pulseWholeSymbol"
    | "rotate" | "rotateByLayer" | "rotateClockwise" | "rotateCounterClockwise"
      | "rotateWholeSymbol"
    | "variableColor" | "variableColorCumulative" | "variableColorDimInactiveLayers"
    | "variableColorHideInactiveLayers" | "variableColorIterative" | "variableColorNonReversing"
    | "variableColorReversing"
    | "wiggle" | "wiggleRight" | "wiggleLeft" | "wiggleBackward" | "wiggleByLayer"
    | "wiggleClockwise" | "wiggleCounterClockwise" | "wiggleDown" | "wiggleForward" | "wiggleUp"
    | "wiggleWholeSymbol";
  export type SymbolEffectOptions = {
    speed?: number;
    nonRepeating?: boolean;
    repeat?: "continuous" | { count: number; delay?: number } | { delay: number; count?: number };
  };
  export type SymbolEffect =
    | TriggerSymbolEffect
    | {
      effect: DiscreteSymbolEffect;
      value: string | number | boolean;
      options?: SymbolEffectOptions;
    }
    | { effect: TriggerSymbolEffect; isActive: boolean; options?: SymbolEffectOptions };
  export type ContentTransition =
    | "identity" | "interpolate" | "opacity" | "symbolEffect" | "numericText"
      | "numericTextCountsDown"
    | "numericTextCountsUp" | "symbolEffectAutomatic" | "symbolEffectReplace" | "symbolEffectAppear"
    | "symbolEffectDisappear" | "symbolEffectScale";
  export type MatchedGeometryProperties = "frame" | "position" | "size";
  export type SensoryFeedback =
    | "start" | "stop" | "alignment" | "decrease" | "increase" | "levelChange" | "selection"
    | "success" | "warning" | "error" | "impact" | "impactRigid" | "impactSoft" | "impactSolid";
  export type SearchFieldPlacement =
    | "automatic" | "navigationBarDrawer" | "sidebar" | "toolbar"
      | "navigationBarDrawerAlwaysDisplay"
    | "navigationBarDrawerAutomaticDisplay";
  export type SearchSuggestionsPlacementSet = "content" | "menu" | "all";
  export type ScrollBounceBehavior = "automatic" | "always" | "basedOnSize";
  export type ScrollScrollIndicatorVisibility = "automatic" | "visible" | "hidden" | "never";
  export type ScrollDismissesKeyboardMode = "automatic" | "immediately" | "interactively" | "never";
  export type ScrollTargetBehavior =
    | "paging" | "viewAligned" | "viewAlignedLimitAutomatic" | "viewAlignedLimitAlways"
    | "viewAlignedLimitNever" | "viewAlignedLimitAlwaysByFew" | "viewAlignedLimitAlwaysByOne";
  export type ScrollEdgeEffectStyle = "automatic" | "hard" | "soft";
  export type PinnedScrollViews = "sectionHeaders" | "sectionFooters" | "sectionHeadersAndFooters";
  export type ContentMarginPlacement = "automatic" | "scrollContent" | "scrollIndicators";
  export type ListSectionSpacing = number | "default" | "compact";
  export type ToolbarItemPlacement =
    | "automatic" | "bottomBar" | "cancellationAction" | "confirmationAction" | "destructiveAction"
    | "keyboard" | "navigation" | "primaryAction" | "principal" | "topBarLeading" | "topBarTrailing"
    | "secondaryAction" | "status" | "largeSubtitle" | "largeTitle" | "subtitle" | "title";
  export type ToolbarTitleDisplayMode = "automatic" | "inline" | "inlineLarge" | "large";
  export type ToolbarPlacement = "automatic" | "tabBar" | "bottomBar" | "navigationBar";
  export type ToolbarDefaultItemKind = "sidebarToggle" | "search" | "title";
  export type IndexViewStyle =
    | "page" | "pageBackgroundAutomaticDisplay" | "pageBackgroundAlwaysDisplay"
    | "pageBackgroundNeverDisplay" | "pageBackgroundInteractiveDisplay";
  export type AdaptableTabBarPlacement = "automatic" | "tabBar" | "sidebar";
  export type TabPlacement = "automatic" | "pinned" | "sidebarOnly";
  export type TabCustomizationBehavior = "automatic" | "disabled" | "reorderable";
  export type PresentationDetent = "large" | "medium" | number;
  export type PresentationAdaptation =
    | "automatic" | "fullScreenCover" | "none" | "popover" | "sheet";
  export type PresentationBackgroundInteraction =
    | "automatic" | "disabled" | "enabled" | { enabledUpThrough: PresentationDetent };
  export type PresentationContentInteraction = "automatic" | "resizes" | "scrolls";
  export type PresentationSizing = "automatic" | "fitted" | "page" | "form";
  export type SwingAnimation = { duration: DurationInSeconds; distance: number };
  export type ClockHandRotationEffectPeriod =
    | DurationInSeconds | "hourHand" | "minuteHand" | "secondHand";

  /** Whether something is presented: a value with its closure, or an Observable. */
  type Presented =
    | { isPresented: boolean; onChanged: (isPresented: boolean) => void }
    | { isPresented: Observable<boolean>; onChanged?: never };
  /** A value of a control: with its closure, or an Observable. */
  type Bound<T> =
    | { value: T; onChanged: (value: T) => void } | { value: Observable<T>; onChanged?: never };

  export type ModalPresentation = { content: VirtualNode } & Presented;
  export type PopoverPresentation = ModalPresentation & {
    arrowEdge?: Edge;
    presentationCompactAdaptation?:
      PresentationAdaptation | {
        horizontal: PresentationAdaptation;
        vertical: PresentationAdaptation;
      };
  };
  export type ToolBarProps = {
    [placement in "bottomBar" | "cancellationAction" | "confirmationAction" | "destructiveAction"
      | "keyboard" | "navigation" | "primaryAction" | "principal" | "topBarLeading"
      | "topBarTrailing"]?: VirtualNode | VirtualNode[];
  };

  // MARK: Gestures

  export class GestureInfo<Options, Value> {
    type: string;
    options: Options;
    constructor(type: string, options: Options);
    onChanged(action: (value: Value) => void): this;
    onEnded(action: (value: Value) => void): this;
  }
  export type DragGestureDetails = {
    time: number;
    location: Point;
    startLocation: Point;
    translation: Size;
    velocity: Size;
    predictedEndLocation: Point;
    predictedEndTranslation: Size;
  };
  export type DragGestureOptions =
    { minDistance?: number; coordinateSpace?: "local" | "global" } | undefined | null;
  export type LongPressGestureOptions =
    {
      minDuration?: DurationInMilliseconds;
      maxDuration?: DurationInMilliseconds;
    } | undefined | null;
  export type MagnifyGestureValue = {
    time: Date;
    magnification: number;
    startAnchor: Point;
    startLocation: Point;
    velocity: number;
  };
  export type AngleValue = {
    radians: number;
    degrees: number;
    animatableData: number;
    magnitude: number;
  };
  export type RotateGestureValue = {
    rotation: AngleValue;
    velocity: AngleValue;
    startAnchor: Point;
    time: Date;
  };
  export function DragGesture(
    options?: DragGestureOptions,
  ): GestureInfo<DragGestureOptions, DragGestureDetails>;
  export type DragGesture = ReturnType<typeof DragGesture>;
  export function LongPressGesture(
    options?: LongPressGestureOptions,
  ): GestureInfo<LongPressGestureOptions, boolean>;
  export type LongPressGesture = ReturnType<typeof LongPressGesture>;
  export function MagnifyGesture(
    minScaleDelta?: number | null,
  ): GestureInfo<number | null | undefined, MagnifyGestureValue>;
  export type MagnifyGesture = ReturnType<typeof MagnifyGesture>;
  export function RotateGesture(
    minAngleDelta?: Angle | null,
  ): GestureInfo<Angle | null | undefined, RotateGestureValue>;
  export type RotateGesture = ReturnType<typeof RotateGesture>;
  export function TapGesture(count?: number): GestureInfo<number | undefined, void>;
  export type TapGesture = ReturnType<typeof TapGesture>;
  export type Gesture =
    | TapGesture | DragGesture | RotateGesture | LongPressGesture | MagnifyGesture;
  export type GestureMask = "all" | "gesture" | "subviews" | "none";
  export type GestureProps =
    Gesture | { gesture: Gesture; mask: GestureMask } | { gesture: Gesture; isEnabled: boolean };

  // MARK: Modifiers of every view

  type Lengths = {
    horizontal?: number | true;
    vertical?: number | true;
    leading?: number | true;
    trailing?: number | true;
    top?: number | true;
    bottom?: number | true;
  };
  type LineConfig = Color | { pattern: LineStylePattern; color: Color };
  type Placed<T> = T | { alignment: Alignment; content: T };
  type Identified = { id: string | number; namespace: NamespaceID };

  /** The props that every view takes, besides its own. */
  export interface CommonViewProps {
    // Text
    /** The size of the text: a style such as "headline", or points. */
    font?: Font | number | { name: string; size: number };
    /** The weight of the text: drawn bold from "semibold" on, dim up to "light". */
    fontWeight?: FontWeight;
    fontWidth?: FontWidth | number;
    fontDesign?: FontDesign;
    /** Draws the text bold. */
    bold?: boolean;
    /** Draws the text italic. */
    italic?: boolean;
    /** Strikes the text through in a colour. */
    strikethrough?: LineConfig;
    /** Underlines the text in a colour. */
    underline?: LineConfig;
    monospaced?: boolean;
    monospacedDigit?: boolean;
    kerning?: number;
    baselineOffset?: number;
    minScaleFactor?: number;
    allowsTightening?: boolean;
    /** The most lines a text takes, or from how many to how many. */
    lineLimit?: number | { min?: number; max: number; reservesSpace?: boolean };
    lineSpacing?: number;
    /** The alignment of the lines of a text. */
    multilineTextAlignment?: TextAlignment;
    /** Which part of a text that is too long is left out. */
    truncationMode?: TruncationMode;
    /** Turns the text into capital or small letters. */
    textCase?: "uppercase" | "lowercase" | null;
    textSelection?: boolean;
    dynamicTypeSize?: DynamicTypeSize | { from?: DynamicTypeSize; to?: DynamicTypeSize };
    flipsForRightToLeftLayoutDirection?: boolean;

    // Colours
    /** The colour of text, symbols and shapes. */
    foregroundStyle?: AnyStyle | { primary: AnyStyle; secondary: AnyStyle; tertiary?: AnyStyle };
    /** What is behind the view: a style, a shape with a style, or a view. */
    background?:
      | AnyStyle | { style: AnyStyle; shape: AnyShape } | VirtualNode
      | { content: VirtualNode; alignment: Alignment };
    /** The accent of controls. */
    tint?: AnyStyle;
    /** Between 0, which is not visible, and 1. */
    opacity?: number;
    border?: { style: AnyStyle; width?: number } | AnyStyle;
    backgroundExtensionEffect?: boolean;
    colorConvert?: boolean;
    brightness?: number;
    contrast?: number;
    saturation?: number;
    grayscale?: number;
    luminanceToAlpha?: boolean;
    colorMultiply?: Color;
    blendMode?: BlendMode;
    shadow?: { color: Color; radius: number; x?: number; y?: number };
    blur?: number | { radius: number; opaque: boolean };
    preferredColorScheme?: ColorScheme;
    glassEffect?: boolean | UIGlass | Shape | { glass: UIGlass; shape: Shape };
    glassEffectTransition?: "identity" | "materialize" | "matchedGeometry";
    glassEffectID?: Identified;
    glassEffectUnion?: Identified;

    // Layout
    /** The size of the view, or the limits of it; Infinity takes all there is. */
    frame?:
      | { width?: number; height?: number; alignment?: Alignment }
      | {
        alignment?: Alignment;
        minWidth?: number;
        minHeight?: number;
        maxWidth?: number | "infinity";
        maxHeight?: number | "infinity";
        idealWidth?: number | "infinity";
        idealHeight?: number | "infinity";
      };
    /** Space around the view: of the usual size, in points, or for each edge. */
    padding?: true | number | Lengths;
    containerRelativeFrame?: {
      axes: AxisSet;
      alignment?: Alignment;
      count?: number;
      span?: number;
      spacing?: number;
    };
    fixedSize?: boolean | { horizontal: boolean; vertical: boolean };
    alignmentGuide?: {
      alignment: HorizontalAlignment | VerticalAlignment;
      value:
        | number | "leading" | "trailing" | "top" | "bottom" | "center" | "firstTextBaseline"
        | "lastTextBaseline" | "width" | "height";
      offset?: number;
    };
    layoutPriority?: number;
    layoutDirectionBehavior?: LayoutDirectionBehavior;
    position?: Point;
    offset?: Point;
    zIndex?: number;
    aspectRatio?: { value?: number | null; contentMode: ContentMode };
    scaleToFit?: boolean;
    scaleToFill?: boolean;
    imageScale?: ImageScale;
    /** A view on top of this one. */
    overlay?: Placed<VirtualNode>;
    mask?: Placed<VirtualNode>;
    clipShape?: AnyShape;
    clipped?: boolean;
    containerShape?: Shape;
    contentShape?: Shape | { kind: ContentShapeKinds; shape: AnyShape };
    coordinateSpace?: string;
    rotationEffect?: number | { degrees: number; anchor: KeywordPoint | Point };
    scaleEffect?: number | { x: number; y: number; anchor?: KeywordPoint | Point };
    rotation3DEffect?: {
      degrees: number;
      axis: { x?: number; y?: number; z?: number };
      anchor?: KeywordPoint | Point;
      anchorZ?: number;
      perspective?: number;
    };
    transformEffect?: { a?: number; b?: number; c?: number; d?: number; tx?: number; ty?: number };
    safeAreaPadding?: true | number | Lengths;
    scenePadding?: true | EdgeSet;
    safeAreaInset?: {
      top?: { alignment?: HorizontalAlignment; spacing?: number; content: VirtualNode };
      bottom?: { alignment?: HorizontalAlignment; spacing?: number; content: VirtualNode };
      leading?: { alignment?: VerticalAlignment; spacing?: number; content: VirtualNode };
      trailing?: { alignment?: VerticalAlignment; spacing?: number; content: VirtualNode };
    };
    safeAreaBar?: {
      edge: Edge;
      alignment?: VerticalAlignment | HorizontalAlignment;
      spacing?: number | null;
      content: VirtualNode;
    };
    ignoresSafeArea?: boolean | { regions?: SafeAreaRegions; edges?: EdgeSet };
    gridCellColumns?: number;
    gridCellAnchor?: KeywordPoint | Point;
    gridCellUnsizedAxes?: AxisSet;
    gridColumnAlignment?: HorizontalAlignment;

    // Visibility and state
    /** Takes the view's room without drawing it. */
    hidden?: boolean;
    labelsHidden?: boolean;
    /** Draws the controls inside so that they cannot be used. */
    disabled?: boolean;
    redacted?: "placeholder" | "invalidated" | "privacy" | null;
    unredacted?: boolean;
    /** Hides the content while the screen is locked. */
    privacySensitive?: boolean;
    /** The value a picker or tab view knows this view by. */
    tag?: number | string;
    environments?: {
      layoutDirection?: LayoutDirection;
      editMode?: Observable<EditMode>;
      openURL?: (url: string) => OpenURLActionResult;
    };
    statusBarHidden?: boolean;
    persistentSystemOverlays?: Visibility;
    headerProminence?: Prominence;

    // Styles of controls
    /** The look of the buttons inside. */
    buttonStyle?: ButtonStyle;
    buttonBorderShape?: ButtonBorderShape;
    controlSize?: ControlSize;
    controlGroupStyle?: ControlGroupStyle;
    menuStyle?: MenuStyle;
    menuIndicator?: Visibility;
    menuOrder?: "automatic" | "priority" | "fixed";
    labelStyle?: LabelStyle;
    labelReservedIconWidth?: number;
    labelIconToTitleSpacing?: number;
    toggleStyle?: ToggleStyle;
    pickerStyle?: PickerStyle;
    formStyle?: FormStyle;
    datePickerStyle?: DatePickerStyle;
    textFieldStyle?: TextFieldStyle;
    gaugeStyle?: GaugeStyle;
    listStyle?: ListStyle;
    progressViewStyle?: ProgressViewStyle;
    tabViewStyle?: TabViewStyle;
    indexViewStyle?: IndexViewStyle;
    sliderThumbVisibility?: Visibility;

    // Text fields
    autocorrectionDisabled?: boolean;
    textInputAutocapitalization?: TextInputAutocapitalization;
    textContentType?: TextContentType;
    keyboardType?: KeyboardType;
    /** Runs when a text is entered. */
    onSubmit?: (() => void) | { triggers: SubmitTriggers; action: () => void };
    submitScope?: boolean;
    submitLabel?: "continue" | "return" | "send" | "go" | "search" | "join" | "done" | "next"
      | "route";

    // Gestures and events
    /** Runs when the view is tapped. */
    onTapGesture?:
      | (() => void)
      | { count: number; coordinateSpace?: string; perform: () => void };
    onLongPressGesture?:
      | (() => void)
      | {
        minDuration?: DurationInMilliseconds;
        maxDuration?: DurationInMilliseconds;
        perform: () => void;
        onPressingChanged?: (state: boolean) => void;
      };
    onDragGesture?: {
      minDistance?: number;
      coordinateSpace?: string;
      onChanged?: (action: DragGestureDetails) => void;
      onEnded?: (action: DragGestureDetails) => void;
    };
    gesture?: GestureProps;
    simultaneousGesture?: GestureProps;
    highPriorityGesture?: GestureProps;
    defersSystemGestures?: EdgeSet;
    allowsHitTesting?: boolean;
    hoverEffect?: HoverEffect;
    onHover?: (isHovering: boolean) => void;
    help?: string;
    /** Runs when the view is first drawn. */
    onAppear?: () => void;
    /** Runs when the view is gone. */
    onDisappear?: () => void;
    sensoryFeedback?: { trigger: number | string | boolean; feedback: SensoryFeedback };
    keyboardShortcut?: "defaultAction" | "cancelAction" | { key: string; modifiers: KeyModifier[] };
    onKeyPress?: (() => "handled" | "ignored")
      | { key: string; action: () => "handled" | "ignored" };
    onDropContent?: {
      types: UTType[];
      isTarget: { value: boolean; onChanged: (value: boolean) => void } | Observable<boolean>;
      perform: (attachments: ItemProvider[]) => boolean;
    };
    onDrag?: { data: () => ItemProvider; preview: VirtualNode };
    onDrop?: {
      types: UTType[];
      validateDrop?: (info: DropInfo) => boolean;
      dropEntered?: (info: DropInfo) => void;
      dropUpdated?: (info: DropInfo) => "cancel" | "copy" | "forbidden" | "move" | null;
      dropExited?: (info: DropInfo) => void;
      performDrop: (info: DropInfo) => boolean;
    };

    // Navigation and presentations
    /** The title of the page. */
    navigationTitle?: string;
    navigationSubtitle?: string;
    navigationBarTitleDisplayMode?: NavigationBarTitleDisplayMode;
    navigationBarBackButtonHidden?: boolean;
    navigationContainerBackground?: AnyStyle | VirtualNode;
    navigationSplitViewContainerBackground?: AnyStyle | VirtualNode;
    navigationSplitViewColumnWidth?: number | { min?: number; ideal: number; max?: number };
    navigationSplitViewStyle?: NavigationSplitViewStyle;
    navigationDestination?: ModalPresentation | VirtualNode;
    navigationTransition?: "automatic"
      | { type: "zoom"; sourceID: string | number; namespace: NamespaceID };
    tabItem?: VirtualNode;
    /** Views that come up over this one. */
    sheet?: ModalPresentation | ModalPresentation[];
    fullScreenCover?: ModalPresentation | ModalPresentation[];
    popover?: PopoverPresentation | PopoverPresentation[];
    interactiveDismissDisabled?: boolean;
    presentationCompactAdaptation?:
      PresentationAdaptation | {
        horizontal: PresentationAdaptation;
        vertical: PresentationAdaptation;
      };
    presentationDragIndicator?: Visibility;
    presentationDetents?: PresentationDetent[];
    presentationBackgroundInteraction?: PresentationBackgroundInteraction;
    presentationBackground?: AnyStyle;
    presentationContentInteraction?: PresentationContentInteraction;
    presentationCornerRadius?: number;
    presentationSizing?: PresentationSizing;
    /** A question over the view. */
    alert?: { title: string; actions: VirtualNode; message?: VirtualNode } & Presented;
    /** A choice over the view. */
    confirmationDialog?: {
      title: string;
      titleVisibility?: Visibility;
      actions: VirtualNode;
      message?: VirtualNode;
    } & Presented;
    /** A message that goes by itself. */
    toast?: {
      duration?: number | null;
      position?: "top" | "bottom" | "center";
      backgroundColor?: Color | null;
      textColor?: Color | null;
      cornerRadius?: number | null;
      shadowRadius?: number | null;
    } & (
      { message: string; content?: never } | { message?: never; content: VirtualNode }
    ) & Presented;
    /** Actions for a view, in a menu. */
    contextMenu?: { menuItems: VirtualNode; preview?: VirtualNode };
    /** Buttons of the page, by their places or as <Toolbar>. */
    toolbar?: ToolBarProps | VirtualNode;
    toolbarTitleMenu?: VirtualNode;
    toolbarBackground?: AnyStyle | { style: AnyStyle; bars?: ToolbarPlacement[] };
    toolbarBackgroundVisibility?: Visibility
      | { visibility: Visibility; bars?: ToolbarPlacement[] };
    toolbarColorScheme?: ColorScheme
      | { colorScheme: ColorScheme | null; bars?: ToolbarPlacement[] };
    toolbarTitleDisplayMode?: ToolbarTitleDisplayMode;
    toolbarRemoving?: { [K in ToolbarDefaultItemKind]?: boolean };
    toolbarRole?: "automatic" | "browser" | "editor" | "navigationStack";
    bottomBarVisibility?: Visibility;
    navigationBarVisibility?: Visibility;
    tabBarVisibility?: Visibility;
    tabBarMinimizeBehavior?: "automatic" | "never" | "onScrollDown" | "onScrollUp";
    tabViewBottomAccessory?: VirtualNode;
    tabViewSearchActivation?: "automatic" | "searchTabSelection";
    tabViewCustomization?: Observable<TabViewCustomization>;
    tabViewSidebarHeader?: VirtualNode;
    tabViewSidebarFooter?: VirtualNode;
    tabViewSidebarBottomBar?: VirtualNode;
    /** A field that searches the view. */
    searchable?: {
      placement?: SearchFieldPlacement;
      prompt?: string;
      presented?: { value: boolean; onChanged: (value: boolean) => void } | Observable<boolean>;
    } & Bound<string>;
    searchSuggestions?: VirtualNode;
    searchSuggestionsVisibility?: {
      visibility: Visibility;
      placements: SearchSuggestionsPlacementSet;
    };
    searchCompletion?: string;
    searchToolbarBehavior?: "automatic" | "minimize";

    // Lists and scrolling
    /** A count or word beside a row. */
    badge?: number | string;
    badgeProminence?: BadgeProminence;
    listItemTint?: Color;
    listRowInsets?: number | EdgeInsets;
    listRowSpacing?: number;
    listRowSeparator?: Visibility | { visibility: Visibility; edges: VerticalEdgeSet };
    listRowSeparatorTint?: Color | { color: Color; edges: VerticalEdgeSet };
    listRowBackground?: VirtualNode;
    listSectionSpacing?: ListSectionSpacing;
    listSectionSeparator?: Visibility | { visibility: Visibility; edges: VerticalEdgeSet };
    listSectionSeparatorTint?: Color | { color: Color; edges: VerticalEdgeSet };
    listSectionIndexVisibility?: Visibility;
    listSectionMargins?: number | EdgeSet | { edges: EdgeSet; length: number };
    sectionIndexLabel?: string;
    sectionActions?: VirtualNode;
    contentMargins?:
      | EdgeInsets | number
      | { edges?: EdgeSet; insets: EdgeInsets | number; placement?: ContentMarginPlacement };
    moveDisabled?: boolean;
    deleteDisabled?: boolean;
    selectionDisabled?: boolean;
    /** Actions of a row. */
    leadingSwipeActions?: { allowsFullSwipe?: boolean; actions: VirtualNode[] };
    /** Actions of a row. */
    trailingSwipeActions?: { allowsFullSwipe?: boolean; actions: VirtualNode[] };
    /** Loads the content of a list again. */
    refreshable?: () => Promise<void>;
    scrollIndicator?:
      | ScrollScrollIndicatorVisibility
      | { visibility: ScrollScrollIndicatorVisibility; axes: AxisSet };
    scrollDisabled?: boolean;
    scrollBounceBehavior?: ScrollBounceBehavior
      | { behavior: ScrollBounceBehavior; axes?: AxisSet };
    scrollClipDisabled?: boolean;
    scrollDismissesKeyboard?: ScrollDismissesKeyboardMode;
    defaultScrollAnchor?: KeywordPoint | Point;
    scrollTargetLayout?: boolean;
    scrollTargetBehavior?: ScrollTargetBehavior;
    scrollPosition?:
      | ScrollPosition
      | { value: ScrollPosition; anchor?: KeywordPoint | Point }
      | {
        value: string | number | null;
        onChanged: (value: string | number | null) => void;
        anchor?: KeywordPoint | Point;
      };
    onScrollTargetVisibilityChange?: {
      idType: "string" | "number";
      threshold?: number;
      onChanged: (ids: string[] | number[]) => void;
    };
    scrollContentBackground?: Visibility;
    scrollEdgeEffectStyle?:
      EdgeSet | ScrollEdgeEffectStyle | { style: ScrollEdgeEffectStyle; edges: EdgeSet };
    scrollEdgeEffectHidden?: boolean | EdgeSet | { edges: EdgeSet; hidden: boolean };

    // Charts
    /** The axis under a chart. */
    chartXAxis?: Visibility | AxisMarksConfig;
    /** The axis beside a chart. */
    chartYAxis?: Visibility | AxisMarksConfig;
    chartXAxisLabel?: ChartLabel;
    chartYAxisLabel?: ChartLabel;
    chartLegend?:
      | Visibility
      | {
        position: AnnotationPosition;
        alignment?: Alignment;
        spacing?: number;
        content?: VirtualNode;
      };
    chartXScale?: ChartScale;
    chartYScale?: ChartScale;
    chartBackground?: Placed<VirtualNode>;
    chartForegroundStyleScale?: Record<string, AnyStyle>;
    chartSymbolScale?: Record<string, ChartSymbolShape>;
    chartSymbolSizeScale?: Record<string, number>;
    chartLineStyleScale?: Record<string, StrokeStyle>;
    chartScrollableAxes?: AxisSet;
    chartXSelection?: ChartSelection | ChartRangeSelection;
    chartYSelection?: ChartSelection | ChartRangeSelection;
    chartAngleSelection?: ChartSelection;
    chartXVisibleDomain?: number;
    chartYVisibleDomain?: number;
    chartScrollPositionX?: AnyChartScrollPosition;
    chartScrollPositionY?: AnyChartScrollPosition;
    chartScrollTargetBehavior?: ChartScrollTargetBehavior;

    // Symbols, animation and transitions
    symbolRenderingMode?: SymbolRenderingMode;
    symbolVariant?: SymbolVariants;
    symbolEffect?: SymbolEffect;
    animation?: { animation: Animation; value: boolean | string | number };
    transition?: Transition;
    contentTransition?: ContentTransition;
    geometryGroup?: boolean;
    compositingGroup?: boolean;
    drawingGroup?: boolean | { opaque: boolean; colorMode?: ColorRenderingMode };
    matchedTransitionSource?: Identified;
    matchedGeometryEffect?: Identified & {
      properties?: MatchedGeometryProperties;
      anchor?: Point | KeywordPoint;
      isSource?: boolean;
    };
    swingAnimation?: { x?: SwingAnimation; y?: SwingAnimation };
    clockHandRotationEffect?:
      | ClockHandRotationEffectPeriod
      | { anchor: KeywordPoint | Point; period: ClockHandRotationEffectPeriod };

    // Widgets and activities
    /** The address that is opened when a widget is tapped. */
    widgetURL?: string;
    widgetAccentable?: boolean;
    widgetBackground?: AnyStyle | { style: AnyStyle; shape: AnyShape };
    activityBackgroundTint?: Color | { light: Color; dark: Color };
    activitySystemActionForegroundColor?: Color | { light: Color; dark: Color };

    // Accessibility
    accessibilityLabel?: string;
    accessibilityHint?: string;
    accessibilityValue?: string;
    accessibilityHidden?: boolean;
    accessibilityIdentifier?: string;
    accessibilitySortPriority?: number;
    accessibilityAddTraits?: AccessibilityTrait | AccessibilityTrait[];
    accessibilityRemoveTraits?: AccessibilityTrait | AccessibilityTrait[];
    accessibilityHeading?: "unspecified" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
    accessibilityElement?: boolean | "ignore" | "contain" | "combine";

    // What a terminal has no place for
    screenshotRef?: RefObject<ScreenshotMaker>;
    translationHost?: Translation;
    pip?: {
      isPresented: Observable<boolean>;
      maximumUpdatesPerSecond?: number;
      content: VirtualNode;
    };
    onPipStart?: () => void;
    onPipStop?: () => void;
    onPipPlayPauseToggle?: (isPlaying: boolean) => void;
    onPipSkip?: (isForward: boolean) => void;
    onPipRenderSizeChanged?: (size: Size) => void;
    pipHideOnForeground?: boolean;

    /** More modifiers, in the order they are applied in. */
    modifiers?: ViewModifiers;
  }
  type KeyModifier = "all" | "shift" | "command" | "option" | "control" | "capsLock" | "numberPad";
  type ScrollPosition =
    Observable<string> | Observable<number> | Observable<string | null> | Observable<number | null>;
  export type AccessibilityTrait =
    | "isButton" | "isHeader" | "isSelected" | "isLink" | "isSearchField" | "isImage" | "playsSound"
    | "isKeyboardKey" | "isStaticText" | "isSummaryElement" | "updatesFrequently"
      | "startsMediaSession"
    | "allowsDirectInteraction" | "causesPageTurn" | "isModal" | "isToggle";
  export type PIPStatus = "willStart" | "didStart" | "willStop" | "didStop" | undefined | null;
  export const ScreenshotMaker: NotInTerminal;
  export type ScreenshotMaker = { screenshot(): UIImage | null };

  /** A chain of modifiers: modifiers().padding().background("red"). */
  export type ViewModifiers = {
    [K in keyof CommonViewProps]-?: (value?: NonNullable<CommonViewProps[K]>) => ViewModifiers;
  };
  export const ViewModifiers: new () => ViewModifiers;
  export function modifiers(): ViewModifiers;

  // MARK: Layout views

  type Children = { children?: ViewChildren };

  /** Views beside each other. */
  export const HStack: FunctionComponent<{
    alignment?: VerticalAlignment;
    spacing?: number;
  } & Children>;
  /** Views under each other. */
  export const VStack: FunctionComponent<{
    alignment?: HorizontalAlignment;
    spacing?: number;
  } & Children>;
  /** Views on top of each other. */
  export const ZStack: FunctionComponent<{ alignment?: Alignment } & Children>;
  export type HStackProps = { alignment?: VerticalAlignment; spacing?: number } & Children;
  export type VStackProps = { alignment?: HorizontalAlignment; spacing?: number } & Children;
  export type ZStackProps = { alignment?: Alignment } & Children;
  /** Views beside each other, made when they are scrolled to. */
  export const LazyHStack: FunctionComponent<HStackProps & { pinnedViews?: PinnedScrollViews }>;
  /** Views under each other, made when they are scrolled to. */
  export const LazyVStack: FunctionComponent<VStackProps & { pinnedViews?: PinnedScrollViews }>;
  export type GridSize =
    | number
    | { type: "adaptive"; min: number; max?: number | "infinity" }
    | { type: "flexible"; min?: number; max?: number | "infinity" };
  export type GridItem = { alignment?: Alignment; spacing?: number; size: GridSize };
  /** A grid that grows to the right. */
  export const LazyHGrid: FunctionComponent<
    {
      rows: GridItem[];
      alignment?: VerticalAlignment;
      spacing?: number;
      pinnedViews?: PinnedScrollViews;
    }
    & Children>;
  /** A grid that grows downwards. */
  export const LazyVGrid: FunctionComponent<
    {
      columns: GridItem[];
      alignment?: HorizontalAlignment;
      spacing?: number;
      pinnedViews?: PinnedScrollViews;
    }
    & Children>;
  /** Rows whose cells line up. */
  export const Grid: FunctionComponent<
    { alignment?: Alignment; horizontalSpacing?: number; verticalSpacing?: number } & Children>;
  /** A row of a Grid. */
  export const GridRow: FunctionComponent<{ alignment?: VerticalAlignment } & Children>;
  /** Views in rows that break where there is no more room. */
  export const FlowLayout: FunctionComponent<
    { spacing?: number; horizontalSpacing?: number; verticalSpacing?: number } & Children>;
  /** Views that take the same modifiers. */
  export const Group: FunctionComponent<Children>;
  /** Views in a titled box. */
  export const GroupBox: FunctionComponent<Children & ({ title: string } | { label: VirtualNode })>;
  /** Room that pushes its neighbours apart. */
  export const Spacer: FunctionComponent<{ minLength?: number }>;
  /** A line between views. */
  export const Divider: FunctionComponent<{}>;
  /** A view that draws nothing. */
  export const EmptyView: FunctionComponent<{}>;
  /** A view that can be larger than its room. */
  export const ScrollView: FunctionComponent<{ axes?: AxisSet } & Children>;
  export interface ScrollViewProxy {
    scrollTo: (id: string | number, anchor?: KeywordPoint | Point) => void;
  }
  export const ScrollViewReader: FunctionComponent<{
    children: (proxy: ScrollViewProxy) => VirtualNode;
  }>;
  export interface GeometryProxy {
    readonly size: Size;
    readonly safeAreaInsets: EdgeInsets;
    readonly containerCornerInsets:
      { bottomLeading: Size; bottomTrailing: Size; topLeading: Size; topTrailing: Size } | null;
  }
  /** A view that depends on its room. */
  export const GeometryReader: FunctionComponent<{
    children: (proxy: GeometryProxy) => VirtualNode;
  }>;
  export const GlassEffectContainer: FunctionComponent<{ spacing?: number } & Children>;
  export const NamespaceReader: FunctionComponent<{
    children: (namespace: NamespaceID) => VirtualNode;
  }>;
  export type WidgetRenderingMode = "accented" | "fullColor" | "vibrant";
  export type EnvironmentValues = {
    colorScheme: ColorScheme;
    colorSchemeContrast: ColorSchemeContrast;
    displayScale: number;
    dynamicTypeSize: DynamicTypeSize;
    horizontalSizeClass: UserInterfaceSizeClass | null;
    verticalSizeClass: UserInterfaceSizeClass | null;
    dismiss: () => void;
    dismissSearch: () => void;
    editMode: EditMode | null;
    layoutDirection: LayoutDirection;
    widgetRenderingMode: WidgetRenderingMode;
    showsWidgetContainerBackground: boolean;
    isSearching: boolean;
    isPresented: boolean;
    activityFamily: "small" | "medium";
    tabViewBottomAccessoryPlacement: "expanded" | "inline";
  };
  /** A view that depends on values around it. */
  export const EnvironmentValuesReader: FunctionComponent<{
    keys: Array<keyof EnvironmentValues>;
    children: (values: EnvironmentValues) => VirtualNode;
  }>;

  // MARK: Lists and forms

  /** Rows, in sections. */
  export const List: FunctionComponent<
    { selection?: Observable<string | null> | Observable<string[]> } & Children>;
  /** Controls in sections. */
  export const Form: FunctionComponent<Children>;
  export type SectionProps = Children
    & ({ header?: VirtualNode; footer?: VirtualNode; title?: never }
      | { title?: string; header?: never; footer?: never })
    & ({ isExpanded?: boolean; onChanged?: (value: boolean) => void }
      | { isExpanded?: Observable<boolean>; onChanged?: never });
  /** Rows that belong together, with a header and a footer. */
  export const Section: FunctionComponent<SectionProps>;
  export type ForEachProps<T extends { id: string }> =
    | {
      count: number;
      itemBuilder: (index: number) => VirtualNode;
      onDelete?: (indices: number[]) => void;
      onMove?: (indices: number[], newOffset: number) => void;
    }
    | {
      data: Observable<T[]>;
      builder: (item: T, index: number) => VirtualNode;
      editActions?: "delete" | "move" | "all" | null;
    };
  /** A view for each item. */
  export const ForEach: <T extends { id: string }>(props: ForEachProps<T>) => VirtualNode;
  /** A view for each item; the items can be put into another order. */
  export const ReorderableForEach: <T extends { id: string }>(props: {
    active: Observable<T | null>;
    data: T[];
    builder: (item: T, index: number) => VirtualNode;
    onMove: (indices: number[], newOffset: number) => void;
  }) => VirtualNode;
  /** Rows that are shown or hidden together. */
  export const DisclosureGroup: FunctionComponent<
    ({ title: string } | { label: VirtualNode }) & Children
    & ({ isExpanded?: boolean; onChanged?: (value: boolean) => void }
      | { isExpanded?: Observable<boolean>; onChanged?: never })>;
  /** A name with a value. */
  export const LabeledContent: FunctionComponent<
    ({ title: string } | { label: VirtualNode })
    & ({ value: string; children?: never } | { value?: never; children: ViewChildren })>;
  /** What is shown where there is nothing to show. */
  export const ContentUnavailableView: FunctionComponent<
    | { title: string; systemImage: string; description?: string; label?: never; actions?: never }
    | {
      label: VirtualNode;
      description?: VirtualNode | null;
      actions?: (VirtualNode | null)[];
      title?: never;
      systemImage?: never;
    }>;
  export const EditButton: FunctionComponent<{}>;

  // MARK: Text and images

  export type UnderlineStyle =
    | "byWord" | "double" | "patternDash" | "patternDashDot" | "patternDashDotDot" | "patternDot"
    | "single" | "thick";
  export type ParagraphStyle = {
    alignment?: "left" | "center" | "right" | "justified" | "natural";
    firstLineHeadIndent?: number;
    headIndent?: number;
    tailIndent?: number;
    paragraphSpacing?: number;
    lineSpacing?: number;
    lineBreakMode?:
      "byCharWrapping" | "byClipping" | "byTruncatingHead" | "byTruncatingTail"
        | "byTruncatingMiddle";
    minLineHeight?: number;
    maxLineHeight?: number;
    lineHeightMultiple?: number;
    baseWritingDirection?: "natural" | "leftToRight" | "rightToLeft";
    hyphenationFactor?: number;
    usesDefaultHyphenation?: boolean;
  };
  /** Text in parts, each with a look of its own. */
  export type StyledText =
    Pick<CommonViewProps,
      "font" | "fontDesign" | "fontWeight" | "italic" | "bold" | "baselineOffset" | "kerning"
        | "monospaced"
      | "monospacedDigit">
    & {
      content: string | (string | StyledText)[];
      foregroundColor?: Color;
      backgroundColor?: Color;
      underlineColor?: Color;
      underlineStyle?: UnderlineStyle;
      strikethroughColor?: Color;
      strikethroughStyle?: UnderlineStyle;
      strokeColor?: Color;
      strokeWidth?: number;
      paragraphStyle?: ParagraphStyle;
      link?: string;
      onTapGesture?: () => void;
    };
  export type TextProps =
    | { children: TextChildren } | { attributedString: string } | { styledText: StyledText };
  /** A text. */
  export const Text: FunctionComponent<TextProps>;
  export type LabelProps = { title: string; systemImage: string };
  /** A text with a symbol. */
  export const Label: FunctionComponent<LabelProps>;
  export type MarkdownProps = {
    content: string;
    theme?: "basic" | "github" | "docC";
    highlighterTheme?: "midnight" | "presentation" | "sundellsColors" | "sunset" | "wwdc17"
      | "wwdc18";
    useDefaultHighlighterTheme?: boolean;
    scrollable?: boolean;
  };
  /** Markdown, drawn. */
  export const Markdown: FunctionComponent<MarkdownProps>;
  /** A text that leads to an address. */
  export const Link: FunctionComponent<{ url: string; children: string | VirtualNode }>;
  export type DynamicImageSource<T> = { light: T; dark: T };
  export type ImageRenderingMode = "original" | "template";
  export type ImageInterpolation = "none" | "low" | "medium" | "high";
  export type ImageResizingMode = "tile" | "stretch";
  export type ImageResizable =
    | boolean | { capInsets?: EdgeInsets; resizingMode?: ImageResizingMode };
  export type WidgetAccentedRenderingMode =
    | "accented" | "desaturated" | "accentedDesaturated" | "fullColor";
  export type ImageRenderingBehaviorProps = {
    resizable?: ImageResizable;
    renderingMode?: ImageRenderingMode;
    interpolation?: ImageInterpolation;
    antialiased?: boolean;
    widgetAccentedRenderingMode?: WidgetAccentedRenderingMode;
  };
  export type SystemImageProps =
    {
      systemName: string;
      variableValue?: number;
      filePath?: never;
      imageUrl?: never;
      image?: never;
    };
  export type NetworkImageProps = {
    imageUrl: string | DynamicImageSource<string>;
    placeholder?: VirtualNode;
    onError?: (error: string) => void;
    filePath?: never;
    image?: never;
    systemName?: never;
  };
  export type FileImageProps =
    {
      filePath: string | DynamicImageSource<string>;
      imageUrl?: never;
      image?: never;
      systemName?: never;
    };
  export type UIImageProps =
    {
      image: UIImage | DynamicImageSource<UIImage>;
      imageUrl?: never;
      filePath?: never;
      systemName?: never;
    };
  export type ImageProps =
    (
      SystemImageProps | NetworkImageProps | FileImageProps | UIImageProps
    ) & ImageRenderingBehaviorProps;
  /** A symbol, or a picture of a file or an address. */
  export const Image: FunctionComponent<ImageProps>;
  /** A drawing in SVG. */
  export const SVG: FunctionComponent<
    ({ url: string | DynamicImageSource<string>; filePath?: never; code?: never }
      | { filePath: string | DynamicImageSource<string>; url?: never; code?: never }
      | { code: string | DynamicImageSource<string>; filePath?: never; url?: never })
    & ImageRenderingBehaviorProps>;
  /** A QR code. */
  export const QRImage: FunctionComponent<{ data: string; size?: number }>;
  export const AnimatedImage: FunctionComponent<
    ({ systemImages: (string | { name: string; variableValue: number })[] } | { images: UIImage[] })
    & { contentMode?: ContentMode; duration: DurationInSeconds }>;
  export const AnimatedGif: FunctionComponent<{ path: string; duration?: DurationInSeconds }>;
  export const AnimatedFrames: FunctionComponent<{
    duration: DurationInSeconds;
    children: VirtualNode[];
  }>;
  /** A date, or the time until it. */
  export const DateLabel: FunctionComponent<
    { style: "date" | "time" | "timer" | "relative" | "offset" }
    & ({ timestamp: number; date?: never } | { date: Date; timestamp?: never })>;
  /** Two dates. */
  export const DateRangeLabel: FunctionComponent<{ from: number; to: number } | {
    from: Date;
    to: Date;
  }>;
  export const DateIntervalLabel: FunctionComponent<{ from: number; to: number } | {
    from: Date;
    to: Date;
  }>;
  /** A time that counts up or down. */
  export const TimerIntervalLabel: FunctionComponent<
    { countsDown?: boolean; showsHours?: boolean }
    & (
      { from: number; to: number; pauseTime?: number } | { from: Date; to: Date; pauseTime?: Date }
    )>;

  // MARK: Controls

  export type ButtonRole = "destructive" | "cancel" | "close" | "confirm";
  export type ButtonProps =
    ({ title: string; systemImage?: string; children?: never }
      | { children: ViewChildren; title?: never; systemImage?: never })
    & { role?: ButtonRole }
    & ({ intent: AppIntent<any, AppIntentProtocol> } | { action: () => void });
  /** Runs a closure, or an intent where closures do nothing: in cards and widgets. */
  export const Button: FunctionComponent<ButtonProps>;
  export type ToggleProps =
    (
      Bound<boolean> | {
        value: boolean;
        intent: AppIntent<any, AppIntentProtocol>;
        onChanged?: never;
      }
    )
    & ({ title: string; systemImage?: string; children?: never }
      | { children?: ViewChildren; title?: never; systemImage?: never });
  /** Switches something on and off. */
  export const Toggle: FunctionComponent<ToggleProps>;
  export type TextFieldProps = ({ title: string } | { label: VirtualNode }) & Bound<string> & {
    prompt?: string;
    axis?: Axis;
    autofocus?: boolean;
    onFocus?: () => void;
    onBlur?: () => void;
  };
  /** Takes a text. */
  export const TextField: FunctionComponent<TextFieldProps>;
  /** Takes a text that is not shown. */
  export const SecureField: FunctionComponent<TextFieldProps & { axis?: never }>;
  export type PickerValue = number | string;
  export type PickerProps<T extends PickerValue> =
    { children: ViewChildren }
    & ({ title: string; systemImage?: string } | { label: VirtualNode })
    & Bound<T>;
  /** Takes one of several values, by the `tag` of its children. */
  export const Picker: FunctionComponent<PickerProps<number> | PickerProps<string>>;
  export type MultiColumnsPickerProps = { options: string[][] } & (
    | { selections: number[]; onSelectionsChanged: (selections: number[]) => void }
    | { selections: Observable<number[]>; onSelectionsChanged?: never }
  );
  export const MultiColumnsPicker: FunctionComponent<MultiColumnsPickerProps>;
  export const MultiPicker: FunctionComponent<MultiColumnsPickerProps>;
  export type DatePickerComponents = "hourAndMinute" | "date" | "hourMinuteAndSecond";
  /** Takes a date or a time. */
  export const DatePicker: FunctionComponent<
    ({ title: string; children?: never } | { title?: never; children: ViewChildren })
    & { displayedComponents?: DatePickerComponents[] }
    & ({ value: number; onChanged: (value: number) => void; startDate?: number; endDate?: number }
      | { value: Observable<Date>; startDate?: Date; endDate?: Date; onChanged?: never })>;
  /** Takes a colour. */
  export const ColorPicker: FunctionComponent<
    ({ title: string; children?: never } | { children: ViewChildren; title?: never })
    & { supportsOpacity?: boolean } & Bound<Color>>;
  export type SliderProps = {
    min: number;
    max: number;
    step?: number;
    label?: VirtualNode;
    minValueLabel?: VirtualNode;
    maxValueLabel?: VirtualNode;
    currentValueLabel?: VirtualNode;
    ticks?: number[];
    onEditingChanged?: (value: boolean) => void;
  } & Bound<number>;
  /** Takes a number of a range. */
  export const Slider: FunctionComponent<SliderProps>;
  /** Counts up and down. */
  export const Stepper: FunctionComponent<
    ({ title: string; children?: never } | { children: ViewChildren; title?: never })
    & {
      onIncrement: () => void;
      onDecrement: () => void;
      onEditingChanged?: (value: boolean) => void;
    }>;
  /** Actions that are shown when it is opened. */
  export const Menu: FunctionComponent<
    { primaryAction?: () => void } & Children
    & ({ title: string; systemImage?: string; label?: never }
      | { label: VirtualNode; title?: never; systemImage?: never })>;
  /** Controls that belong together. */
  export const ControlGroup: FunctionComponent<
    Children & { title?: string; systemImage?: string; label?: VirtualNode }>;
  export type ProgressViewProps =
    | {
      value?: number;
      total?: number;
      title?: string;
      label?: VirtualNode;
      currentValueLabel?: VirtualNode;
    }
    | ({ countsDown?: boolean; label?: VirtualNode; currentValueLabel?: VirtualNode }
      & ({ timerFrom: number; timerTo: number } | { timerFrom: Date; timerTo: Date }));
  /** How far something is, or that it is under way. */
  export const ProgressView: FunctionComponent<ProgressViewProps>;
  /** A value in its range. */
  export const Gauge: FunctionComponent<{
    value: number;
    label: VirtualNode;
    min?: number;
    max?: number;
    currentValueLabel?: VirtualNode;
    minValueLabel?: VirtualNode;
    maxValueLabel?: VirtualNode;
  }>;
  export type EditorProps = {
    controller: EditorController;
    scriptName?: string;
    showAccessoryView?: boolean;
    searchEnabled?: boolean;
    exportEnabled?: boolean;
  };
  export const Editor: FunctionComponent<EditorProps>;

  // MARK: Navigation views

  /** Pages on top of each other. */
  export const NavigationStack: FunctionComponent<{ path?: Observable<string[]> } & Children>;
  /** Opens a page. */
  export const NavigationLink: FunctionComponent<
    ({ destination: VirtualNode; value?: never } | { value: string; destination?: never })
    & ({ title: string } | { children: ViewChildren })>;
  export const NavigationDestination: FunctionComponent<{
    children: (path: string) => VirtualNode;
  }>;
  export type NavigationSplitViewVisibility = "automatic" | "all" | "doubleColumn" | "detailOnly";
  export type NavigationSplitViewColumn = "sidebar" | "content" | "detail";
  export const NavigationSplitView: FunctionComponent<{
    columnVisibility?:
      | {
        value: NavigationSplitViewVisibility;
        onChanged: (value: NavigationSplitViewVisibility) => void;
      }
      | Observable<NavigationSplitViewVisibility>;
    preferredCompactColumn?:
      | { value: NavigationSplitViewColumn; onChanged: (value: NavigationSplitViewColumn) => void }
      | Observable<NavigationSplitViewColumn>;
    sidebar: VirtualNode;
    content?: VirtualNode;
    children: ViewChildren;
  }>;
  type TabOptions = {
    tabPlacement?: TabPlacement;
    sectionActions?: VirtualNode;
    defaultVisibility?: { placements: AdaptableTabBarPlacement[]; visibility: Visibility };
    customizationID?: string;
    customizationBehavior?: TabCustomizationBehavior;
    draggable?: string;
    dropDestination?: (items: string[]) => void;
  };
  export type TabRole = "search";
  /** One of several pages. */
  export const Tab: FunctionComponent<
    TabOptions
    & {
      title: string;
      systemImage: string;
      value?: number | string;
      role?: TabRole;
      children: VirtualNode;
    }>;
  export const TabSection: FunctionComponent<TabOptions & Children & {
    title?: string;
    header?: VirtualNode;
  }>;
  /** Pages one of which is shown. */
  export const TabView: FunctionComponent<
    { children: ViewChildren }
    & ({ tabIndex?: number; onTabIndexChanged?: (value: number) => void; selection?: never }
      | { selection?: Observable<string>; tabIndex?: never; onTabIndexChanged?: never }
      | { selection?: Observable<number>; tabIndex?: never; onTabIndexChanged?: never })>;
  /** The buttons of a page. */
  export const Toolbar: FunctionComponent<Children>;
  type ToolbarItemOptions = {
    placement?: ToolbarItemPlacement;
    sharedBackgroundVisibility?: Visibility;
  };
  export const ToolbarItem: FunctionComponent<ToolbarItemOptions & { children: VirtualNode }>;
  export const ToolbarItemGroup: FunctionComponent<ToolbarItemOptions & Children>;
  export const ToolbarSpacer: FunctionComponent<ToolbarItemOptions & {
    sizing?: "fixed" | "flexible";
  }>;
  export const DefaultToolbarItem: FunctionComponent<ToolbarItemOptions & {
    kind: ToolbarDefaultItemKind;
  }>;

  // MARK: Shapes and drawings

  export type ShapeProps = {
    trim?: { from: number; to: number };
    fill?: AnyStyle;
    stroke?: AnyStyle | { shapeStyle: AnyStyle; strokeStyle: StrokeStyle };
  };
  export const Rectangle: FunctionComponent<ShapeProps>;
  export const Circle: FunctionComponent<ShapeProps>;
  export const Ellipse: FunctionComponent<ShapeProps>;
  export const Capsule: FunctionComponent<ShapeProps>;
  export const RoundedRectangle: FunctionComponent<
    ShapeProps & ({ cornerRadius: number } | { cornerSize: Size }) & {
      style?: RoundedCornerStyle;
    }>;
  export const UnevenRoundedRectangle: FunctionComponent<ShapeProps & {
    topLeadingRadius: number;
    bottomLeadingRadius: number;
    bottomTrailingRadius: number;
    topTrailingRadius: number;
    style?: RoundedCornerStyle;
  }>;
  export const ConcentricRectangle: FunctionComponent<ShapeProps & ConcentricRectangleShape>;
  export const PathShape: FunctionComponent<
    ShapeProps & { path?: Path2D; draw?: (path: Path2D, size: Size) => void }>;
  export const Path2D: NotInTerminal;
  export type Path2D = any;
  export type PathAffineTransform = {
    a: number;
    b: number;
    c: number;
    d: number;
    tx: number;
    ty: number;
  };
  export type CanvasSize = Size;
  export type CanvasRenderingContext = any;
  export const CanvasGradient: NotInTerminal;
  export type CanvasGradient = any;
  export const CanvasPattern: NotInTerminal;
  export type CanvasPattern = any;
  export const TextMetrics: NotInTerminal;
  export type TextMetrics = any;
  export const CanvasRenderingContext: NotInTerminal;
  export const Canvas: FunctionComponent<
    { draw: (context: CanvasRenderingContext, size: CanvasSize) => void; opaque?: boolean }>;
  export const TimelineCanvas: FunctionComponent<{
    draw: (context: CanvasRenderingContext, size: CanvasSize, time: number) => void;
    paused?: boolean;
    schedule?: "animation" | "periodic" | { minimumInterval: number };
    opaque?: boolean;
  }>;
  export const AccessoryWidgetBackground: FunctionComponent<{}>;

  // MARK: Charts

  export type CalendarComponent =
    | "era" | "year" | "month" | "day" | "hour" | "minute" | "second" | "weekday" | "weekdayOrdinal"
    | "quarter" | "weekOfMonth" | "weekOfYear" | "yearForWeekOfYear" | "nanosecond" | "calendar"
      | "timeZone";
  export type MarkDimension = "automatic" | { type: "inset" | "ratio" | "fixed"; value: number };
  export type ChartMarkStackingMethod = "standard" | "normalized" | "center" | "unstacked";
  export type ChartInterpolationMethod =
    "cardinal" | "catmullRom" | "linear" | "monotone" | "stepCenter" | "stepEnd" | "stepStart";
  export type ChartSymbolShape =
    "asterisk" | "circle" | "cross" | "diamond" | "pentagon" | "plus" | "square" | "triangle";
  export type AnnotationPosition =
    | "automatic" | "bottom" | "bottomLeading" | "bottomTrailing" | "leading" | "overlay" | "top"
    | "topLeading" | "topTrailing" | "trailing";
  export type AnnotationOverflowResolutionStrategy =
    "automatic" | "fit" | "fitToPlot" | "fitToChart" | "fitToAutomatic" | "padScale" | "disabled";
  export type AnnotationOverflowResolution = {
    x?: AnnotationOverflowResolutionStrategy;
    y?: AnnotationOverflowResolutionStrategy;
  };
  export type ClosedRange<T> = { from: T; to: T };
  export type ChartAxisScaleType =
    | "category" | "date" | "linear" | "log" | "squareRoot" | "symmetricLog";
  export type AxisLabelFormat =
    "number" | "percent" | "currency" | "date" | "time" | "dateTime" | ChartAxisLabelFormat;
  export type AxisMarkValues =
    | "automatic"
    | {
      type: "automatic";
      desiredCount?: number;
      roundLowerBound?: boolean;
      roundUpperBound?: boolean;
    }
    | { type: "stride"; by: number; count?: number }
    | { type: "strideDate"; by: CalendarComponent; count?: number }
    | { type: "values"; values: number[] | string[] | Date[] };
  export type AxisValueLabelConfig =
    | boolean | string
    | {
      format?: AxisLabelFormat;
      centered?: boolean;
      anchor?: Exclude<KeywordPoint, "zero">;
      horizontalSpacing?: number;
      verticalSpacing?: number;
      collisionResolution?: "automatic" | "greedy" | "truncate" | "disabled";
      offsetsMarks?: boolean;
      orientation?: "automatic" | "horizontal" | "vertical" | "verticalReversed";
      multiLabelAlignment?: Alignment;
      content?: VirtualNode;
    };
  export type AxisMarksConfig = {
    position?: "automatic" | "leading" | "trailing" | "top" | "bottom";
    preset?: "automatic" | "aligned" | "extended" | "inset";
    values?: AxisMarkValues;
    stroke?: StrokeStyle;
    gridLine?: boolean | { centered?: boolean; stroke?: StrokeStyle };
    tick?: boolean | { centered?: boolean; length?: number; stroke?: StrokeStyle };
    valueLabel?: AxisValueLabelConfig;
  };
  type ChartLabel = {
    position?: AnnotationPosition;
    alignment?: Alignment;
    spacing?: number;
    content: VirtualNode;
  };
  type ChartDomain = ClosedRange<number> | ClosedRange<Date> | string[];
  type ChartScale =
    | ChartDomain | ChartAxisScaleType | { domain: ChartDomain; type: ChartAxisScaleType };
  export type ChartScrollPosition<T> = { value: T; onChanged: (value: T) => void };
  type AnyChartScrollPosition =
    | number | string | Date | ChartScrollPosition<string> | ChartScrollPosition<number>
    | ChartScrollPosition<Date> | Observable<number> | Observable<string> | Observable<Date>;
  export type ChartScrollTargetBehavior = {
    unit?: number;
    matching?: DateComponents;
    majorAlignment?: "page" | "unit" | { unit: number } | { matching: DateComponents };
  };
  type ChartSelected<T> =
    | { value: T | undefined | null; onChanged: (value: T | undefined | null) => void }
    | { value: Observable<T | null> };
  type ChartSelectedRange<T> =
    | {
      from: T | undefined | null;
      to: T | undefined | null;
      onChanged: (value: ClosedRange<T> | null) => void;
    }
    | { value: Observable<ClosedRange<T> | null> };
  export type ChartStringSelection = { valueType: "string" } & ChartSelected<string>;
  export type ChartNumberSelection = { valueType: "number" } & ChartSelected<number>;
  export type ChartSelection = ChartStringSelection | ChartNumberSelection;
  export type ChartRangeSelection =
    | ({ valueType: "string" } & ChartSelectedRange<string>)
    | ({ valueType: "number" } & ChartSelectedRange<number>)
    | ({ valueType: "date" } & ChartSelectedRange<Date>);
  type MarkBy = string | number | Date | { value: string | number | Date; label: string };

  /** What every mark of a chart takes. */
  export type ChartMarkProps = {
    foregroundStyle?: AnyStyle;
    opacity?: number;
    cornerRadius?: number;
    lineStyle?: StrokeStyle;
    interpolationMethod?: ChartInterpolationMethod;
    alignsMarkStylesWithPlotArea?: boolean;
    symbol?: ChartSymbolShape | VirtualNode;
    symbolSize?: number | Size;
    annotation?:
      | VirtualNode
      | {
        position?: AnnotationPosition;
        alignment?: Alignment;
        spacing?: number;
        overflowResolution?: AnnotationOverflowResolution;
        content: VirtualNode;
      };
    clipShape?: AnyShape;
    shadow?: { color?: Color; radius: number; x?: number; y?: number };
    blur?: number;
    zIndex?: number;
    offset?: {
      x?: number;
      y?: number;
      xStart?: number;
      xEnd?: number;
      yStart?: number;
      yEnd?: number;
    };
    foregroundStyleBy?: MarkBy;
    lineStyleBy?: MarkBy;
    positionBy?:
      | string | number | Date
      | { value: string | number | Date; label?: string; axis: Axis; span?: MarkDimension };
    symbolBy?: MarkBy;
    symbolSizeBy?: MarkBy;
    accessibilityLabel?: string;
    accessibilityValue?: string;
    accessibilityHidden?: boolean;
  };
  type Marks<T> = { labelOnYAxis?: boolean; marks: Array<T & ChartMarkProps> };
  type Labelled = { label: string | Date; unit?: CalendarComponent };
  type Bar = Labelled & { value: number; width?: MarkDimension; height?: MarkDimension };

  /** Charts in one coordinate system. */
  export const Chart: FunctionComponent<{ children: ViewChildren }>;
  export type BarChartProps = Marks<Bar & { stacking?: ChartMarkStackingMethod }>;
  /** A bar for each value. */
  export const BarChart: FunctionComponent<BarChartProps>;
  export const BarStackChart: FunctionComponent<Marks<Bar & { category: string }>>;
  export const Bar1DChart: FunctionComponent<Marks<{ category: string; value: number }>>;
  export type BarGanttChartProps = Marks<Labelled & {
    start: number;
    end: number;
    size?: MarkDimension;
  }>;
  export const BarGanttChart: FunctionComponent<BarGanttChartProps>;
  export const RectChart: FunctionComponent<BarChartProps>;
  /** A line through values. */
  export const LineChart: FunctionComponent<Marks<Labelled & { value: number }>>;
  export const LineCategoryChart: FunctionComponent<Marks<Labelled & {
    category: string;
    value: number;
  }>>;
  /** The area under values. */
  export const AreaChart: FunctionComponent<
    Marks<Labelled & { value: number; stacking?: ChartMarkStackingMethod }>>;
  export const AreaStackChart: FunctionComponent<
    Marks<Labelled & { category: string; value: number; stacking?: ChartMarkStackingMethod }>>;
  export const RangeAreaChart: FunctionComponent<BarGanttChartProps>;
  export const RectAreaChart: FunctionComponent<
    Marks<{ xStart: number; xEnd: number; yStart: number; yEnd: number }>>;
  /** A point for each pair of values. */
  export const PointChart: FunctionComponent<Marks<{ x: number; y: number }>>;
  export const PointCategoryChart: FunctionComponent<
    Marks<{ x: number; y: number; category: string }>
    & { representsDataUsing?: "foregroundStyle" | "symbol" | "symbolSize" }>;
  export const Point1DChart: FunctionComponent<Marks<{ value: number }> & { horizontal?: boolean }>;
  export const HeatMapChart: FunctionComponent<Marks<{ x: string; y: string; value: number }>>;
  export const RuleChart: FunctionComponent<Marks<Labelled & { start: number; end: number }>>;
  export const RuleLineForValueChart: FunctionComponent<Marks<{ value: number }>>;
  export const RuleLineForLabelChart: FunctionComponent<Marks<Labelled>>;
  /** A sector for each value. */
  export const PieChart: FunctionComponent<Marks<{ category: string; value: number }>>;
  /** A sector with a hole for each value. */
  export const DonutChart: FunctionComponent<Marks<{
    category: string;
    value: number;
    innerRadius?: MarkDimension;
    outerRadius?: MarkDimension;
    angularInset?: number;
  }>>;
  export type LinePlotFunctionProps =
    { x: string; y: string; domain?: [number, number]; fn: (x: number) => number } & ChartMarkProps;
  export type LinePlotParametricProps =
    {
      x: string;
      y: string;
      t: string;
      domain: [number, number];
      fn: (t: number) => Point;
    } & ChartMarkProps;
  export const LinePlot: FunctionComponent<LinePlotFunctionProps | LinePlotParametricProps>;
  export const AreaPlot: FunctionComponent<{
    x: string;
    yStart: string;
    yEnd: string;
    domain?: [number, number];
    fn: (x: number) => { yStart: number; yEnd: number };
  } & ChartMarkProps>;
  export type ChartProxy = any;
  export const ChartOverlay: FunctionComponent<
    { alignment?: Alignment; children: (proxy: ChartProxy) => VirtualNode }>;
  export const ChartGesture: FunctionComponent<{
    children: (proxy: ChartProxy) => GestureInfo<any, any>;
  }>;
  export const ChartPlotProxy: NotInTerminal;
  export type ChartPlotProxy = any;
  export const ChartPlotStyle: FunctionComponent<{ children: (plot: any) => any }>;

  // MARK: Maps and media, which a terminal does not draw

  export type MapCoordinate = { latitude: number; longitude: number };
  export type MapRegion = {
    center: MapCoordinate;
    span: { latitudeDelta: number; longitudeDelta: number };
  };
  export type MapPointOfInterestCategory = string;
  export type MapPointsOfInterestSpec =
    "all" | "excludingAll" | { includes: MapPointOfInterestCategory[] } | {
      excludes: MapPointOfInterestCategory[];
    };
  export type MapStyleSpec = {
    style: "standard" | "imagery" | "hybrid";
    elevation?: "flat" | "realistic";
    showsTraffic?: boolean;
    pointsOfInterest?: MapPointsOfInterestSpec;
  };
  export type MapStrokeStyle = Pick<StrokeStyle, "lineWidth" | "lineCap" | "lineJoin" | "dash">;
  export type MapSelectionValue =
    | { type: "marker"; tag: string }
    | {
      type: "feature";
      coordinate: MapCoordinate;
      title: string | null;
      kind: "pointOfInterest" | "physicalFeature" | "territory" | "unknown";
      pointOfInterestCategory: string | null;
    };
  export type MapSelectionAccessoryStyle = "automatic" | "callout" | "sheet";
  export type MapAnnotationLabelVisibility = Visibility;
  export const Map: FunctionComponent<{
    cameraPosition?: Observable<MapCameraPosition>;
    initialCameraPosition?: MapCameraPosition;
    selection?: Observable<MapSelectionValue | null>;
    itemSelection?: Observable<MapItem | null>;
    featureSelectionAccessory?: MapSelectionAccessoryStyle | null;
    itemDetailSelectionAccessory?: MapSelectionAccessoryStyle | null;
    annotationTitles?: MapAnnotationLabelVisibility;
    annotationSubtitles?: MapAnnotationLabelVisibility;
    mapStyle?: MapStyleSpec;
    cameraBounds?: MapCameraBounds;
    controls?: VirtualNode;
  } & Children>;
  export const Marker: FunctionComponent<
    { tint?: string; systemImage?: string; monogram?: string; tag?: string; title?: string }
    & ({ coordinate: MapCoordinate; item?: never } | { item: MapItem; coordinate?: never })>;
  export const Annotation: FunctionComponent<
    {
      coordinate: MapCoordinate;
      title?: string;
      anchor?: KeywordPoint | Point;
      tag?: string;
    } & Children>;
  type MapLine = { strokeColor?: string; strokeStyle?: MapStrokeStyle };
  export const MapPolyline: FunctionComponent<
    MapLine & { coordinates: MapCoordinate[]; contourStyle?: "straight" | "geodesic" }>;
  export const MapPolygon: FunctionComponent<MapLine & {
    coordinates: MapCoordinate[];
    fillColor?: string;
  }>;
  export const MapCircle: FunctionComponent<
    MapLine & { center: MapCoordinate; radius: number; fillColor?: string }>;
  export const MapUserLocationButton: FunctionComponent<unknown>;
  export const MapCompass: FunctionComponent<unknown>;
  export const MapPitchToggle: FunctionComponent<unknown>;
  export const MapScaleView: FunctionComponent<unknown>;
  export const LookAroundPreview: FunctionComponent<{
    scene: any;
    showsRoadLabels?: boolean;
    allowsNavigation?: boolean;
    badgePosition?: "topLeading" | "topTrailing" | "bottomTrailing";
  }>;
  export const AVPlayerView: FunctionComponent<{
    player: AVPlayer;
    pipStatus?: Observable<PIPStatus>;
    allowsPictureInPicturePlayback?: boolean;
    canStartPictureInPictureAutomaticallyFromInline?: boolean;
    updatesNowPlayingInfoCenter?: boolean;
    entersFullScreenWhenPlaybackBegins?: boolean;
    exitsFullScreenWhenPlaybackEnds?: boolean;
    videoGravity?: VideoGravity;
  }>;
  type VideoGravity = "resize" | "resizeAspect" | "resizeAspectFill";
  export const VideoPlayer: FunctionComponent<{ player: AVPlayer; overlay?: VirtualNode | null }>;
  type PreviewOptions = {
    videoGravity?: VideoGravity;
    isVideoMirrored?: boolean;
    cornerRadius?: number;
    masksToBounds?: boolean;
  };
  export const VideoRecorderPreviewView: FunctionComponent<PreviewOptions>;
  export const CaptureVideoPreviewView: FunctionComponent<
    PreviewOptions & { session: AVCaptureSession; videoDevice?: AVCaptureDevice }>;
  export const LivePhotoView: FunctionComponent<{ livePhoto: Observable<LivePhoto | null> }>;
  export const WebView: FunctionComponent<{ controller: WebViewController }>;
  export const DirectoryBrowserView: FunctionComponent<
    { title: string; directoryPath?: string | null; onFilesChanged?: () => void }>;

  // MARK: Intents

  /** What an intent is for. */
  export enum AppIntentProtocol {
    /** Does something. */
    AppIntent = 0,
    AudioPlaybackIntent = 1,
    AudioRecordingIntent = 2,
    LiveActivityIntent = 3,
    /** Makes a card: its perform returns a view. */
    SnippetIntent = 4,
  }

  /** An intent with its params, for a button, a toggle or a card. */
  export type AppIntent<T, P = AppIntentProtocol> = {
    script: string;
    name: string;
    protocol: P;
    params: T;
  };
  export type AppIntentFactory<T, P = AppIntentProtocol> =
    unknown extends T ? (params?: any) => AppIntent<T, P> : (params: T) => AppIntent<T, P>;
  export type AppIntentPerform<T, R = void> = (params: T) => Promise<R>;

  export class AppIntentManager {
    /** Registers an intent, in app_intents.tsx and outside of any function. */
    static register<T, R = void>(options: {
      name: string;
      protocol:
        | AppIntentProtocol.AppIntent | AppIntentProtocol.AudioPlaybackIntent
        | AppIntentProtocol.AudioRecordingIntent | AppIntentProtocol.LiveActivityIntent;
      perform: AppIntentPerform<T, R>;
    }): AppIntentFactory<T, AppIntentProtocol>;
    static register<T>(options: {
      name: string;
      protocol: AppIntentProtocol.SnippetIntent;
      perform: AppIntentPerform<T, VirtualNode>;
    }): AppIntentFactory<T, AppIntentProtocol.SnippetIntent>;
  }

  export type ShortcutTextParameter = { type: "text"; value: string };
  export type ShortcutJsonParameter = { type: "json"; value: any[] | Record<string, any> };
  export type ShortcutFileURLParameter = { type: "fileURL"; value: string };
  /** What a shortcut or a pipe gives to a script. */
  export type ShortcutParameter =
    | ShortcutFileURLParameter | ShortcutTextParameter | ShortcutJsonParameter;

  /** What a script answers with; made by the functions of Intent. */
  export abstract class IntentValue<T extends string, V> {
    type: T;
    value: V;
    toJson(): { type: T; value: V };
  }
  export class IntentTextValue extends IntentValue<"text", string> { constructor(value: string) }
  export class IntentAttributedTextValue extends IntentValue<"attributedText", string> {
    constructor(value: string);
  }
  export class IntentURLValue extends IntentValue<"url", string> { constructor(value: string) }
  export class IntentJsonValue extends IntentValue<"json", Record<string, any> | any[]> {
    constructor(value: Record<string, any> | any[]);
  }
  export class IntentFileValue extends IntentValue<"file", string> { constructor(value: string) }
  export class IntentFileURLValue extends IntentValue<"fileURL", string> {
    constructor(value: string);
  }
  export class IntentImageValue extends IntentValue<"image", UIImage> {
    constructor(value: UIImage);
  }
  type CardValue =
    | IntentAttributedTextValue | IntentFileURLValue | IntentJsonValue | IntentTextValue
      | IntentURLValue
    | IntentFileValue;
  type Snippet = AppIntent<any, AppIntentProtocol.SnippetIntent>;
  export class IntentSnippetIntentValue extends IntentValue<
    "SnippetIntent", { value?: CardValue | null; snippetIntent: Snippet }> {}
  export class IntentViewValue extends IntentValue<"IntentViewValue", { value?: any; view: any }> {}
  export class IntentRequestConfirmationValue extends IntentValue<
    "RequestConfirmation", { actionName: string; snippetIntent: Snippet }> {}

  export namespace Intent {
    /** The parameter of a shortcut, or what was piped in. */
    const shortcutParameter: ShortcutParameter | undefined;
    /** Texts that were shared with the script. */
    const textsParameter: string[] | undefined;
    /** Addresses that were shared with the script. */
    const urlsParameter: string[] | undefined;
    const imagePathsParameter: string[] | undefined;
    const imagesParameter: UIImage[] | undefined;
    const fileURLsParameter: string[] | undefined;
    /** Answers with a text. */
    function text(value: string | number | boolean): IntentTextValue;
    /** Answers with a text in Markdown. */
    function attributedText(value: string): IntentAttributedTextValue;
    function url(value: string): IntentURLValue;
    function json(value: Record<string, any> | any[]): IntentJsonValue;
    function image(value: UIImage): IntentImageValue;
    function file(filePath: string): IntentFileValue;
    function fileURL(filePath: string): IntentFileURLValue;
    /** Answers with a view that is shown, and a value. */
    function view(node: VirtualNode, value?: CardValue | null): Promise<IntentViewValue>;
    /** Answers with the card of a SnippetIntent. */
    function snippetIntent(
      options: { value?: CardValue | null; snippetIntent: Snippet } | Snippet,
    ): IntentSnippetIntentValue;
    /** The verb of a confirmation. */
    type ConfirmationActionName =
      | "add" | "addData" | "book" | "buy" | "call" | "checkIn" | "continue" | "create" | "do"
        | "download"
      | "filter" | "find" | "get" | "go" | "log" | "open" | "order" | "pay" | "play" | "playSound"
        | "post"
      | "request" | "run" | "search" | "send" | "set" | "share" | "start" | "startNavigation"
        | "toggle"
      | "turnOff" | "turnOn" | "view";
    /** The words of a question. */
    type Dialog =
      | string
      | { full: string; supporting: string }
      | { full: string; supporting: string; systemImageName: string }
      | { full: string; systemImageName: string };
    /** Shows a card and asks; goes on when it is confirmed, ends the script when it is not. */
    function requestConfirmation(
      actionName: ConfirmationActionName,
      snippetIntent: Snippet,
      options?: { dialog?: Dialog; showDialogAsPrompt?: boolean },
    ): Promise<void>;
    /** Goes on with a session that can present views. */
    function continueInForeground(
      dialog?: Dialog | null, options?: { alwaysConfirm?: boolean },
    ): Promise<void>;
  }

  // MARK: The script

  export type ScriptDeveloper = { name: string; email: string | null; homepage: string | null };
  /** What script.json says. */
  export type ScriptMetadata = {
    name: string;
    icon: string;
    iconImage: string | null;
    color: Color;
    localizedName: string;
    localizedNames?: Record<string, string>;
    description?: string;
    localizedDescription: string;
    localizedDescriptions?: Record<string, string>;
    version: string;
    author?: ScriptDeveloper;
    contributors?: ScriptDeveloper[];
    remoteResource?: { url: string; autoUpdateInterval?: number | null };
  };
  export type ScriptingApi =
    | "calendar" | "reminders" | "alarms" | "contacts" | "location" | "homeKit" | "photos"
      | "health"
    | "clipboard" | "fileSystem" | "network";

  export namespace Script {
    /** What the script was started as. */
    const env:
      | "index" | "widget" | "intent" | "app_intents" | "notification" | "assistant_tool"
        | "keyboard"
      | "control_widget" | "live_activity" | "alarm_live_activity" | "translation_ui_provider"
        | "home_screen";
    const name: string;
    /** The folder of the script. */
    const directory: string;
    const metadata: ScriptMetadata;
    const widgetParameter: string;
    /** The parameters of the address the script was started by. */
    const queryParameters: Record<string, any>;
    /** Ends the script, with an answer. Nothing after it runs. */
    function exit(result?: any): never;
    /** Runs another script; null where there is none, or its answer. */
    function run<T>(options: {
      name: string;
      queryParameters?: Record<string, any>;
      singleMode?: boolean;
    }): Promise<T | null>;
    function createRunURLScheme(
      scriptName: string, queryParameters?: Record<string, string>,
    ): string;
    function createRunSingleURLScheme(
      scriptName: string, queryParameters?: Record<string, string>,
    ): string;
    function createOpenURLScheme(scriptName: string): string;
    function createDocumentationURLScheme(title?: string): string;
    function createImportScriptsURLScheme(urls: string[]): string;
    function createOAuthCallbackURLScheme(uniqueID: string): string;
    /** Whether everything may be used; it may, in a terminal. */
    function hasFullAccess(): boolean;
    /** Asks for capabilities and returns those that were granted. */
    function requestAccess(apis: ScriptingApi[]): Promise<ScriptingApi[]>;
    function supportsMinimization(): boolean;
    function isMinimized(): boolean;
    function minimize(): Promise<boolean>;
    function enableMinimize(enabled?: boolean): void;
    function onMinimize(callback: () => void): () => void;
    type ResumeEventDetails = {
      resumeFromMinimized: boolean;
      widgetParameter: string | null;
      controlWidgetParameter: string | null;
      queryParameters: Record<string, any> | null;
      notificationInfo: any;
    };
    function onResume(callback: (details: ResumeEventDetails) => void): () => void;
    type HomeTabEvent = "selected" | "reselected" | "deselected";
    function onHomeTabEvent(callback: (event: HomeTabEvent) => void): () => void;
  }

  export type ModalPresentationStyle =
    | "automatic" | "currentContext" | "formSheet" | "fullScreen" | "overCurrentContext"
      | "overFullScreen"
    | "pageSheet";

  export namespace Navigation {
    /** Presents a view; resolves with what it is dismissed with. */
    function present<T = any>(
      options: VirtualNode
        | { element: VirtualNode; modalPresentationStyle?: ModalPresentationStyle },
    ): Promise<T>;
    /** A function that dismisses what the component is presented in. */
    function useDismiss(): (result?: any) => void;
  }

  export type ScenePhase = "active" | "inactive" | "background";
  export interface AppEventListenerManager<R> {
    addListener(listener: (data: R) => void): void;
    removeListener(listener: (data: R) => void): void;
  }
  export namespace AppEvents {
    const scenePhase: AppEventListenerManager<ScenePhase>;
    const colorScheme: AppEventListenerManager<ColorScheme>;
  }

  // MARK: Widgets, controls and activities

  export type WidgetFamily =
    | "systemSmall" | "systemMedium" | "systemLarge" | "systemExtraLarge" | "accessoryCircular"
    | "accessoryRectangular" | "accessoryInline";
  export type WidgetDisplaySize = Size;
  export type WidgetReloadPolicy = { policy: "never" | "atEnd" } | { policy: "after"; date: Date };
  export type WidgetRelevance = { score: number; duration?: DurationInSeconds };

  export namespace Widget {
    /** The size the widget was asked for. */
    const family: WidgetFamily;
    const displaySize: WidgetDisplaySize;
    const parameter: string;
    const isTransparentBackground: boolean;
    const isTransparentMode: boolean;
    const isBlurMode: boolean;
    /** Shows the widget, until its policy asks for a new one. */
    function present(
      node: VirtualNode,
      options?: WidgetReloadPolicy
        | { reloadPolicy?: WidgetReloadPolicy; relevance?: WidgetRelevance },
    ): void;
    /** Shows what a widget will look like. */
    function preview<K extends string>(options?: {
      family?: WidgetFamily;
      parameters?: { options: Record<K, string>; default: K };
    }): Promise<void>;
    /** Runs the widgets again. */
    function reloadAll(): void;
    function reloadUserWidgets(): void;
    function reloadTestWidgets(): void;
    function openApp(bundleId: string): void;
  }

  export type ControlWidgetLabel = {
    title: string;
    systemImage?: string;
    privacySensitive?: boolean;
  };
  type ControlOptions<T> = {
    privacySensitive?: boolean;
    intent: AppIntent<T, AppIntentProtocol>;
    label: ControlWidgetLabel;
    activeValueLabel?: ControlWidgetLabel | null;
    inactiveValueLabel?: ControlWidgetLabel | null;
  };
  export type ControlWidgetButtonProps = ControlOptions<any>;
  export type ControlWidgetToggleProps<T extends { value: boolean }> = ControlOptions<T>;
  export function ControlWidgetButton(props: ControlWidgetButtonProps): VirtualNode;
  export function ControlWidgetToggle<T extends { value: boolean } = { value: boolean }>(
    props: ControlWidgetToggleProps<T>,
  ): VirtualNode;
  export namespace ControlWidget {
    const parameter: string;
    function present(element: VirtualNode): void;
    function reloadButtons(): void;
    function reloadToggles(): void;
  }

  export type LiveActivityState = "active" | "dismissed" | "ended" | "stale";
  export type LiveActivityDetail = { id: string; state: LiveActivityState };
  export type LiveActivityUIProps = {
    content: VirtualNode;
    compactLeading: VirtualNode;
    compactTrailing: VirtualNode;
    minimal: VirtualNode;
    children: VirtualNode | VirtualNode[];
  };
  export type LiveActivityUIExpandedViewProps = { children: VirtualNode };
  export type LiveActivityUIBuilder<T> = (contentState: T) => VirtualNode;
  export type LiveActivityOptions = { staleDate?: number | Date; relevanceScore?: number };
  export type LiveActivityUpdateOptions = LiveActivityOptions & {
    alert?: { title: string; body: string };
  };
  export type LiveActivityEndOptions = LiveActivityOptions & {
    dismissTimeInterval?: DurationInSeconds;
  };
  export function LiveActivityUI(props: LiveActivityUIProps): VirtualNode;
  export function LiveActivityUIExpandedLeading(
    props: LiveActivityUIExpandedViewProps,
  ): VirtualNode;
  export function LiveActivityUIExpandedTrailing(
    props: LiveActivityUIExpandedViewProps,
  ): VirtualNode;
  export function LiveActivityUIExpandedCenter(props: LiveActivityUIExpandedViewProps): VirtualNode;
  export function LiveActivityUIExpandedBottom(props: LiveActivityUIExpandedViewProps): VirtualNode;
  /** A line that stays in view until it is ended. */
  export class LiveActivity<T> {
    static register<T>(name: string, builder: LiveActivityUIBuilder<T>): () => LiveActivity<T>;
    name: string;
    get activityId(): string | undefined;
    get started(): boolean;
    start(contentState: T, options?: LiveActivityOptions): Promise<boolean>;
    update(contentState: T, options?: LiveActivityUpdateOptions): Promise<boolean>;
    end(contentState: T, options?: LiveActivityEndOptions): Promise<boolean>;
    getActivityState(): Promise<LiveActivityState | null>;
    addUpdateListener(listener: (state: LiveActivityState) => void): void;
    removeUpdateListener(listener: (state: LiveActivityState) => void): void;
    static areActivitiesEnabled(): Promise<boolean>;
    static from<T>(activityId: string, name: string): Promise<LiveActivity<T> | null>;
    static addActivitiesEnabledListener(listener: (enabled: boolean) => void): void;
    static removeActivitiesEnabledListener(listener: (enabled: boolean) => void): void;
    static addActivityUpdateListener(listener: (detail: LiveActivityDetail) => void): void;
    static removeActivityUpdateListener(listener: (detail: LiveActivityDetail) => void): void;
    static getActivityState(activityId: string): Promise<LiveActivityState | null>;
    static getAllActivities(): Promise<LiveActivityDetail[]>;
    static getAllActivitiesIds(): Promise<string[]>;
    static endAllActivities(options?: LiveActivityEndOptions): Promise<boolean>;
  }
  export type AlarmLiveActivityAction = {
    title: string;
    textColor?: Color | null;
    systemImageName: string;
    intent: AppIntent<any, AppIntentProtocol.LiveActivityIntent>;
  };
  export type AlarmLiveActivityState<T = Record<string, string>> = {
    alarmID: string;
    mode: any;
    title: string;
    tintColor?: Color | null;
    metadata: T;
    schedule?: any;
    countdown?: { fireDate: Date; totalCountdownDuration: number } | null;
    paused?: {
      totalCountdownDuration: number;
      previouslyElapsedDuration: number;
      remainingDuration: number;
    } | null;
    presentation: any;
    actions: {
      pause?: AlarmLiveActivityAction | null;
      resume?: AlarmLiveActivityAction | null;
      stop: AlarmLiveActivityAction;
      secondary?: AlarmLiveActivityAction | null;
    };
  };
  export type AlarmLiveActivityUIBuilder<T = Record<string, string>> = (
    state: AlarmLiveActivityState<T>,
  ) => VirtualNode;
  export const AlarmLiveActivity: {
    register<T = Record<string, string>>(
      name: string, builder: AlarmLiveActivityUIBuilder<T>,
    ): void;
  };
  export type NotificationInterruptionLevel = "active" | "passive" | "timeSensitive";
  export type NotificationAction = {
    title: string;
    icon?: string;
    url: string;
    destructive?: boolean;
  };
  export type NotificationInfo = any;
  export type NotificationRequest = any;
  export const Notification: NotInTerminal;
  export type ImageRenderOptions = { opaque?: boolean; scale?: number };
  export const ImageRenderer: NotInTerminal;

  // MARK: Paths

  export namespace Path {
    const sep = "/";
    const delimiter = ":";
    function normalize(path: string): string;
    function isAbsolute(path: string): boolean;
    /** Joins parts of a path and removes "." and "..". */
    function join(...parts: string[]): string;
    function dirname(path: string): string;
    function basename(path: string, extension?: string): string;
    function extname(path: string): string;
    function parse(path: string): {
      root: string;
      dir: string;
      base: string;
      ext: string;
      name: string;
    };
  }

  // MARK: Network

  export class AbortEvent {
    readonly type: "abort";
    readonly target: AbortSignal;
    constructor(signal: AbortSignal);
  }
  export type AbortEventListener = (event: AbortEvent) => void;
  export class AbortSignal {
    onabort: AbortEventListener | null;
    get aborted(): boolean;
    get reason(): any;
    throwIfAborted(): void;
    addEventListener(type: "abort", listener: AbortEventListener): void;
    removeEventListener(type: "abort", listener: AbortEventListener): void;
    static abort(reason?: any): AbortSignal;
    static timeout(milliseconds: number): AbortSignal;
    static any(signals: AbortSignal[]): AbortSignal;
  }
  /** Stops a request. */
  export class AbortController {
    readonly signal: AbortSignal;
    abort(reason?: any): void;
  }
  export class CancelError extends Error { constructor(message?: string) }
  export class CancelToken {
    get isCancelled(): boolean;
    get cancelReason(): any;
    oncancel: ((reason?: any) => void) | null;
    cancel(reason?: any): void;
    addEventListener(type: "cancel", listener: (reason?: any) => void): void;
    removeEventListener(type: "cancel", listener: (reason?: any) => void): void;
  }
  export class Blob {
    constructor(
      parts?: (string | ArrayBuffer | ArrayBufferView | Blob)[], options?: { type?: string },
    );
    get size(): number;
    get type(): string;
    arrayBuffer(): Promise<ArrayBuffer>;
    bytes(): Promise<Uint8Array>;
    text(): Promise<string>;
    stream(): ReadableStream<Uint8Array>;
    slice(start?: number, end?: number, contentType?: string): Blob;
  }
  export type FormBinaryData = { data: Data; mimeType?: string; filename?: string };
  type FormValue = string | FormBinaryData | Blob;
  /** The fields of a form, with files. */
  export class FormData {
    append(name: string, value: string): void;
    append(name: string, value: Blob, filename?: string): void;
    append(name: string, value: Data, mimeType: string, filename?: string): void;
    set(name: string, value: string): void;
    set(name: string, value: Blob, filename?: string): void;
    set(name: string, value: Data, mimeType: string, filename?: string): void;
    get(name: string): FormValue | null;
    getAll(name: string): FormValue[];
    has(name: string): boolean;
    delete(name: string): void;
    forEach(callback: (value: FormValue, name: string, parent: FormData) => void): void;
    entries(): [string, FormValue][];
    toJson(): Record<string, FormValue[]>;
  }
  export type HeadersInit = [string, string][] | Record<string, string> | Headers;
  export class Headers {
    constructor(init?: HeadersInit);
    append(name: string, value: string): void;
    set(name: string, value: string): void;
    get(name: string): string | null;
    getSetCookie(): string[];
    has(name: string): boolean;
    delete(name: string): void;
    forEach(callback: (value: string, name: string) => void): void;
    keys(): string[];
    values(): string[];
    entries(): [string, string][];
    [Symbol.iterator](): IterableIterator<[string, string]>;
    toJson(): { [name: string]: string };
  }
  export interface Cookie {
    name: string;
    value: string;
    domain: string;
    path: string;
    isSecure: boolean;
    isHTTPOnly: boolean;
    isSessionOnly: boolean;
    expiresDate?: Date | null;
  }
  export interface RedirectRequest {
    method: string;
    url: string;
    headers: Record<string, string>;
    cookies: Cookie[];
    body?: Data;
    timeout?: number;
  }
  type RequestBody = Data | FormData | string | ArrayBuffer | ArrayBufferView | null;
  export type RequestInit = {
    method?: string;
    headers?: HeadersInit;
    body?: RequestBody;
    /** Seconds until the request fails. */
    timeout?: DurationInSeconds;
    signal?: AbortSignal;
    cancelToken?: CancelToken;
    allowInsecureRequest?: boolean;
    handleRedirect?: (request: RedirectRequest) => Promise<RedirectRequest | null>;
    shouldAllowRedirect?: (request: Request) => Promise<boolean>;
    debugLabel?: string;
  };
  abstract class Body {
    get bodyUsed(): boolean;
    text(): Promise<string>;
    json(): Promise<any>;
    bytes(): Promise<Uint8Array>;
    arrayBuffer(): Promise<ArrayBuffer>;
    blob(): Promise<Blob>;
    formData(): Promise<FormData>;
  }
  export class Request extends Body {
    url: string;
    method: string;
    headers: Headers;
    timeout?: DurationInSeconds;
    signal?: AbortSignal;
    cancelToken?: CancelToken;
    constructor(input: string | Request, init?: RequestInit);
    clone(): Request;
  }
  export type ResponseInit = {
    status?: number;
    statusText?: string;
    headers?: HeadersInit;
    cookies?: Cookie[];
    url?: string;
    mimeType?: string;
  };
  /** The answer to a request; its body is read once. */
  export class Response extends Body {
    constructor(body?: RequestBody | Blob | ReadableStream<Uint8Array>, init?: ResponseInit);
    static json(data: any, init?: ResponseInit): Response;
    static error(): Response;
    static redirect(url: string, status?: number): Response;
    get ok(): boolean;
    get status(): number;
    get statusText(): string;
    get headers(): Headers;
    get url(): string;
    get cookies(): Cookie[];
    get mimeType(): string | undefined;
    get expectedContentLength(): number | undefined;
    get textEncodingName(): string | undefined;
    get body(): ReadableStream<Uint8Array>;
    get dataStream(): ReadableStream<Data>;
    data(): Promise<Data>;
    clone(): Response;
  }
  /** Sends a request. */
  export function fetch(url: string | Request, init?: RequestInit): Promise<Response>;
  export type ReadableStreamDefaultController<R> = {
    enqueue(chunk: R): void;
    close(): void;
    error(error: any): void;
  };
  export type ReadableStreamDefaultReader<R> = {
    readonly closed: Promise<void>;
    read(): Promise<{ done: false; value: R } | { done: true; value: undefined }>;
    cancel(reason?: any): Promise<void>;
    releaseLock(): void;
  };
  export class ReadableStream<R> {
    constructor(source?: {
      start?: (controller: ReadableStreamDefaultController<R>) => void | Promise<void>;
      pull?: (controller: ReadableStreamDefaultController<R>) => void | Promise<void>;
      cancel?: (reason?: any) => void | Promise<void>;
    });
    get locked(): boolean;
    getReader(): ReadableStreamDefaultReader<R>;
    cancel(reason?: any): Promise<void>;
    [Symbol.asyncIterator](): AsyncIterableIterator<R>;
  }

  export const TransformStream: NotInTerminal;
  export type TransformStream<I = any, O = any> = any;
  export const WritableStream: NotInTerminal;
  export type WritableStream<W = any> = any;

  // MARK: What is global as well

  const device: typeof globalThis.Device;
  export { device as Device };
  export function createElement<P = {}>(
    type: FunctionComponent<P>, props: ComponentProps<P> | null, ...children: any[]
  ): VirtualNode;
  export const Fragment: FunctionComponent<{ children?: any }>;
}

declare module "scripting/jsx-runtime" {
  import { CommonViewProps, FunctionComponent, IdProps, VirtualNode } from "scripting";
  export function jsx(type: FunctionComponent<any>, props: any, key?: string | number): VirtualNode;
  export function jsxs(
    type: FunctionComponent<any>, props: any, key?: string | number,
  ): VirtualNode;
  export const Fragment: FunctionComponent<{ children?: any }>;
  export namespace JSX {
    interface Element extends VirtualNode {}
    interface ElementChildrenAttribute { children: {} }
    interface IntrinsicAttributes extends IdProps, CommonViewProps {}
    interface IntrinsicElements {}
  }
}

// MARK: Globals

declare namespace JSX {
  interface Element extends ScriptView {}
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicAttributes extends ScriptViewProps {}
  interface IntrinsicElements {}
}
/** A view, for the global JSX namespace. */
type ScriptView = import("scripting").VirtualNode;
type ScriptViewProps = import("scripting").IdProps & import("scripting").CommonViewProps;

declare const createElement: typeof import("scripting").createElement;
declare const Fragment: typeof import("scripting").Fragment;
declare const Script: typeof import("scripting").Script;
declare const Intent: typeof import("scripting").Intent;
declare const Navigation: typeof import("scripting").Navigation;
declare const Widget: typeof import("scripting").Widget;
declare const Path: typeof import("scripting").Path;
declare const fetch: typeof import("scripting").fetch;
declare const Request: typeof import("scripting").Request;
declare type Request = import("scripting").Request;
declare const Response: typeof import("scripting").Response;
declare type Response = import("scripting").Response;
declare const Headers: typeof import("scripting").Headers;
declare type Headers = import("scripting").Headers;
declare const FormData: typeof import("scripting").FormData;
declare type FormData = import("scripting").FormData;
declare const Blob: typeof import("scripting").Blob;
declare type Blob = import("scripting").Blob;
declare const AbortController: typeof import("scripting").AbortController;
declare type AbortController = import("scripting").AbortController;
declare const AbortSignal: typeof import("scripting").AbortSignal;
declare type AbortSignal = import("scripting").AbortSignal;

/** Something the original has and a terminal does not: using it says so and does nothing. */
interface NotInTerminal {
  (...values: Anything[]): any;
  new (...values: Anything[]): any;
  [name: string]: any;
}
/** A value of any type; unlike `any` it gives the parameters of closures a type. */
type Anything =
  | ((...values: any[]) => any) | { [name: string]: Anything } | object | string | number | bigint
  | boolean | symbol | null | undefined;

type DurationInSeconds = number;
type Encoding =
  | "utf-8" | "utf8" | "utf-16" | "utf16" | "ascii" | "utf32" | "utf-32" | "iso2022JP" | "isoLatin1"
  | "japaneseEUC" | "macOSRoman" | "nextstep" | "nonLossyASCII" | "shiftJIS" | "symbol" | "unicode"
  | "utf16BigEndian" | "utf16LittleEndian" | "utf32BigEndian" | "utf32LittleEndian"
    | "windowsCP1250"
  | "windowsCP1251" | "windowsCP1252" | "windowsCP1253" | "windowsCP1254" | "gbk" | "gb18030";
/** The type of a file: "public.image", "public.plain-text". */
type UTType = string;

/** Writes lines beside the script's answer. */
declare const console: {
  log(...values: any[]): void;
  info(...values: any[]): void;
  debug(...values: any[]): void;
  warn(...values: any[]): void;
  error(...values: any[]): void;
  trace(...values: any[]): void;
  dir(value: any): void;
  table(value: any): void;
  group(...values: any[]): void;
  groupEnd(): void;
  assert(condition: any, ...values: any[]): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  clear(): void;
  present(): Promise<void>;
};
/** Runs a closure once, after some milliseconds. */
declare function setTimeout(
  callback: (...values: any[]) => any, milliseconds?: number, ...values: any[],
): number;
/** Runs a closure again and again. */
declare function setInterval(
  callback: (...values: any[]) => any, milliseconds?: number, ...values: any[],
): number;
declare function clearTimeout(id?: number | null): void;
declare function clearInterval(id?: number | null): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
declare function atob(text: string): string;
declare function btoa(text: string): string;
declare const performance: { now(): number; readonly timeOrigin: number };

/** An address in its parts. */
declare class URL {
  constructor(url: string | URL, base?: string | URL);
  protocol: string;
  username: string;
  password: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  readonly searchParams: URLSearchParams;
  readonly host: string;
  readonly origin: string;
  readonly href: string;
  toString(): string;
  toJSON(): string;
}
declare class URLSearchParams {
  constructor(init?: string | [string, string][] | Record<string, string> | URLSearchParams);
  append(name: string, value: string): void;
  set(name: string, value: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  delete(name: string): void;
  forEach(callback: (value: string, name: string, parent: URLSearchParams) => void): void;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  toString(): string;
}
declare class TextEncoder {
  encode(text?: string): Uint8Array;
}
declare class TextDecoder {
  constructor(encoding?: string);
  decode(bytes?: ArrayBuffer | ArrayBufferView): string;
}

/** A value whose views are drawn again when it changes. */
declare class Observable<T> {
  constructor(value: T);
  value: T;
  setValue: (value: T) => void;
  subscribe: (callback: (value: T, oldValue: T) => void) => void;
  unsubscribe: (callback: (value: T, oldValue: T) => void) => void;
  dispose(): void;
}
/** Runs a change, which a terminal does not animate. */
declare function withAnimation(body: () => void): Promise<void>;
declare function withAnimation(animation: Animation, body: () => void): Promise<void>;
declare function withAnimation(
  animation: Animation, completionCriteria: "logicallyComplete" | "removed", body: () => void,
): Promise<void>;

declare enum CompressionAlgorithm { lzfse = 0, lz4 = 1, lzma = 2, zlib = 3 }

/** Bytes. */
declare class Data {
  private constructor();
  readonly size: number;
  toRawString(encoding?: Encoding): string | null;
  toDecodedString(encoding?: "utf8" | "ascii"): string;
  toBase64String(): string;
  toHexString(): string;
  toUint8Array(): Uint8Array | null;
  getBytes(): Uint8Array | null;
  toArrayBuffer(): ArrayBuffer;
  toIntArray(): number[];
  slice(start?: number, end?: number): Data;
  advanced(amount: number): Data;
  append(other: Data): void;
  resetBytes(startIndex: number, endIndex: number): void;
  replaceSubrange(startIndex: number, endIndex: number, data: Data): void;
  /** Not in a terminal: throws. */
  compressed(algorithm: CompressionAlgorithm): Data;
  /** Not in a terminal: throws. */
  decompressed(algorithm: CompressionAlgorithm): Data;
  static fromString(text: string, encoding?: Encoding): Data | null;
  static fromRawString(text: string, encoding?: Encoding): Data | null;
  static fromFile(filePath: string): Data | null;
  static fromArrayBuffer(buffer: ArrayBuffer): Data | null;
  static fromUint8Array(bytes: Uint8Array): Data | null;
  static fromIntArray(numbers: number[]): Data;
  static fromBase64String(text: string): Data | null;
  static fromHexString(text: string): Data | null;
  static fromJPEG(image: UIImage, compressionQuality?: number): Data | null;
  static fromPNG(image: UIImage): Data | null;
  static combine(list: Data[]): Data;
}

type RGBAColor = { red: number; green: number; blue: number; alpha: number; hex: string };
type DominantColor = { color: RGBAColor; fraction: number };
/** An image by where it comes from; a terminal shows it but does not change it. */
declare class UIImage {
  private constructor();
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly imageOrientation: string;
  readonly isSymbolImage: boolean;
  readonly renderingMode: string;
  toJPEGData(compressionQuality?: number): Data | null;
  toPNGData(): Data | null;
  toJPEGBase64String(compressionQuality?: number): string | null;
  toPNGBase64String(): string | null;
  preparingThumbnail(size: { width: number; height: number }): UIImage | null;
  withTintColor(color: import("scripting").Color, renderingMode?: string): UIImage | null;
  withRenderingMode(
    renderingMode: "automatic" | "alwaysOriginal" | "alwaysTemplate",
  ): UIImage | null;
  applySymbolConfiguration(configuration: any): UIImage | null;
  renderedInCircle(radius?: number | null, fitEntireImage?: boolean): UIImage;
  renderedIn(size: { width: number; height: number }, source?: any): UIImage | null;
  rotated(degrees: number): UIImage;
  croppedTo(rect: { x: number; y: number; width: number; height: number }): UIImage | null;
  blurred(radius: number): UIImage | null;
  grayscale(): UIImage | null;
  averageColor(): RGBAColor | null;
  dominantColors(count?: number): DominantColor[];
  pixelColor(x: number, y: number): RGBAColor | null;
  getPixelData(): { width: number; height: number; data: Data } | null;
  static fromData(data: Data, scale?: number): UIImage | null;
  static fromFile(filePath: string): UIImage | null;
  static fromBase64String(text: string): UIImage | null;
  static fromSFSymbol(name: string): UIImage | null;
  static fromURL(url: string): Promise<UIImage | null>;
}

/** Values that stay until they are removed; of this script, or shared by all scripts. */
declare namespace Storage {
  function get<T>(key: string, options?: { shared: boolean }): T | null;
  function set<T>(key: string, value: T, options?: { shared: boolean }): boolean;
  function getData(key: string, options?: { shared: boolean }): Data | null;
  function setData(key: string, data: Data, options?: { shared: boolean }): void;
  function remove(key: string, options?: { shared: boolean }): void;
  function contains(key: string, options?: { shared: boolean }): boolean;
  function clear(): void;
  function keys(): string[];
}

/** Values that intents hand to each other; gone when the host starts again. */
declare namespace IntentMemoryStorage {
  function get<T>(key: string, options?: { shared?: boolean }): T | null;
  function set(key: string, value: any, options?: { shared?: boolean }): void;
  function remove(key: string, options?: { shared?: boolean }): void;
  function contains(key: string, options?: { shared?: boolean }): boolean;
  function clear(): void;
  function keys(): string[];
}

type KeychainOptions = { accessibility?: string; synchronizable?: boolean };
/** Secrets of this script. */
declare namespace Keychain {
  function get(key: string, options?: KeychainOptions): string | null;
  function set(key: string, value: string, options?: KeychainOptions): boolean;
  function getBool(key: string, options?: KeychainOptions): boolean | null;
  function setBool(key: string, value: boolean, options?: KeychainOptions): boolean;
  function getData(key: string, options?: KeychainOptions): Data | null;
  function setData(key: string, value: Data, options?: KeychainOptions): boolean;
  function remove(key: string, options?: KeychainOptions): boolean;
  function contains(key: string, options?: KeychainOptions): boolean;
  function keys(options?: KeychainOptions): string[];
  function clear(options?: KeychainOptions): boolean;
}

type FileStat = { creationDate: number; modificationDate: number; type: string; size: number };
/** Files in the folders of the script. */
declare namespace FileManager {
  /** The folder of the scripts' documents. */
  const documentsDirectory: string;
  const temporaryDirectory: string;
  /** A folder that widgets and intents can use, too. */
  const appGroupDocumentsDirectory: string;
  const scriptsDirectory: string;
  const iCloudDocumentsDirectory: string;
  const isiCloudEnabled: boolean;
  const webDAVDocumentsDirectory: string;
  const isWebDAVAvailable: boolean;
  function exists(path: string): Promise<boolean>;
  function existsSync(path: string): boolean;
  function isFile(path: string): Promise<boolean>;
  function isFileSync(path: string): boolean;
  function isDirectory(path: string): Promise<boolean>;
  function isDirectorySync(path: string): boolean;
  function isLink(path: string): Promise<boolean>;
  function isLinkSync(path: string): boolean;
  function isBinaryFile(path: string): Promise<boolean>;
  function isBinaryFileSync(path: string): boolean;
  function readAsString(path: string, encoding?: Encoding): Promise<string>;
  function readAsStringSync(path: string, encoding?: Encoding): string;
  function readAsBytes(path: string): Promise<Uint8Array>;
  function readAsBytesSync(path: string): Uint8Array;
  function readAsData(path: string): Promise<Data>;
  function readAsDataSync(path: string): Data;
  function writeAsString(path: string, contents: string, encoding?: Encoding): Promise<void>;
  function writeAsStringSync(path: string, contents: string, encoding?: Encoding): void;
  function writeAsBytes(path: string, data: Uint8Array): Promise<void>;
  function writeAsBytesSync(path: string, data: Uint8Array): void;
  function writeAsData(path: string, data: Data): Promise<void>;
  function writeAsDataSync(path: string, data: Data): void;
  function appendText(path: string, text: string, encoding?: Encoding): Promise<void>;
  function appendTextSync(path: string, text: string, encoding?: Encoding): void;
  function appendData(path: string, data: Data): Promise<void>;
  function appendDataSync(path: string, data: Data): void;
  function createDirectory(path: string, recursive?: boolean): Promise<void>;
  function createDirectorySync(path: string, recursive?: boolean): void;
  function readDirectory(path: string, recursive?: boolean): Promise<string[]>;
  function readDirectorySync(path: string, recursive?: boolean): string[];
  function createLink(path: string, target: string): Promise<void>;
  function createLinkSync(path: string, target: string): void;
  function copyFile(path: string, newPath: string): Promise<void>;
  function copyFileSync(path: string, newPath: string): void;
  function rename(path: string, newPath: string): Promise<void>;
  function renameSync(path: string, newPath: string): void;
  function remove(path: string): Promise<void>;
  function removeSync(path: string): void;
  function stat(path: string): Promise<FileStat>;
  function statSync(path: string): FileStat;
  function zip(path: string, destination: string, shouldKeepParent?: boolean): Promise<void>;
  function zipSync(path: string, destination: string, shouldKeepParent?: boolean): void;
  function unzip(path: string, destination: string): Promise<void>;
  function unzipSync(path: string, destination: string): void;
  function mimeType(path: string): string;
  function destinationOfSymbolicLink(path: string): string;
  function isFileStoredIniCloud(path: string): boolean;
  function isiCloudFileDownloaded(path: string): boolean;
  function downloadFileFromiCloud(path: string): Promise<boolean>;
  function addFileBookmark(path: string, name?: string): string | null;
  function removeFileBookmark(name: string): boolean;
  function bookmarkExists(name: string): boolean;
  function bookmarkedPath(name: string): string | null;
  function getAllFileBookmarks(): Array<{ name: string; path: string }>;
}

/** Questions. */
declare namespace Dialog {
  /** Shows a message. */
  function alert(
    options: string | { message: string; title?: string; buttonLabel?: string },
  ): Promise<void>;
  /** Asks for yes or no. */
  function confirm(
    options: string
      | { message: string; title?: string; cancelLabel?: string; confirmLabel?: string },
  ): Promise<boolean>;
  /** Asks for a text; null when it is cancelled. */
  function prompt(options: string | {
    title: string;
    message?: string;
    defaultValue?: string;
    obscureText?: boolean;
    selectAll?: boolean;
    placeholder?: string;
    cancelLabel?: string;
    confirmLabel?: string;
    keyboardType?: import("scripting").KeyboardType;
  }): Promise<string | null>;
  /** Asks for one of several actions: its index, or null. */
  function actionSheet(options: {
    title: string;
    message?: string;
    cancelButton?: boolean;
    actions: { label: string; destructive?: boolean }[];
  }): Promise<number | null>;
}

/** What was copied. */
declare namespace Pasteboard {
  type Item = Record<UTType, string | UIImage | Data>;
  var onChanged: ((addedKeys: string[]) => void) | null | undefined;
  var onRemoved: ((removedKeys: string[]) => void) | null | undefined;
  const changeCount: Promise<number>;
  const hasStrings: Promise<boolean>;
  const hasImages: Promise<boolean>;
  const hasURLs: Promise<boolean>;
  const numberOfItems: Promise<number>;
  function getString(): Promise<string | null>;
  function setString(text: string | null): Promise<void>;
  function getStrings(): Promise<string[] | null>;
  function setStrings(texts: string[] | null): Promise<void>;
  function getURL(): Promise<string | null>;
  function setURL(url: string | null): Promise<void>;
  function getURLs(): Promise<string[] | null>;
  function setURLs(urls: string[] | null): Promise<void>;
  function getImage(): Promise<UIImage | null>;
  function setImage(image: UIImage | null): Promise<void>;
  function getImages(): Promise<UIImage[] | null>;
  function setImages(images: UIImage[] | null): Promise<void>;
  function getItems(): Promise<Item[] | null>;
  function setItems(
    items: Item[], options?: { localOnly?: boolean; expirationDate?: Date },
  ): Promise<void>;
  function addItems(items: Item[]): Promise<void>;
}
declare namespace Clipboard {
  function copyText(text: string): Promise<void>;
  function getText(): Promise<string | null>;
}

/** Opens addresses. */
declare namespace Safari {
  function openURL(url: string): Promise<boolean>;
  function present(url: string, fullscreen?: boolean): Promise<void>;
}
/** Gives something to another program. */
declare namespace ShareSheet {
  function present(items: (string | UIImage)[]): Promise<boolean>;
}
/** Asks for files. */
declare namespace DocumentPicker {
  function pickFiles(options?: {
    initialDirectory?: string;
    types?: UTType[];
    shouldShowFileExtensions?: boolean;
    allowsMultipleSelection?: boolean;
  }): Promise<string[]>;
  function pickDirectory(initialDirectory?: string): Promise<string | null>;
  function exportFiles(options: {
    initialDirectory?: string;
    files: { data: Data; name: string }[];
  }): Promise<string[]>;
  function pickFileBookmark(options?: any): Promise<{ path: string; bookmarkName: string } | null>;
  function pickDirectoryBookmark(options?: any): Promise<{
    path: string;
    bookmarkName: string;
  } | null>;
  function stopAcessingSecurityScopedResources(): void;
}
/** Shows a text, an image or files. */
declare namespace QuickLook {
  function previewText(text: string, fullscreen?: boolean): Promise<void>;
  function previewImage(image: UIImage, fullscreen?: boolean): Promise<void>;
  function previewURLs(urls: string[], fullscreen?: boolean): Promise<void>;
}

/** A text that is edited in an editor. */
declare class EditorController {
  constructor(options?: { content?: string; ext?: string; readOnly?: boolean });
  readonly ext: string;
  content: string;
  onContentChanged?: (content: string) => void;
  present(
    options?: { navigationTitle?: string; scriptName?: string; fullscreen?: boolean },
  ): Promise<void>;
  dismiss(): Promise<void>;
  dispose(): void;
  appendContent(text: string): void;
  scrollToLine(line: number): void;
  scrollToPosition(position: number): void;
  scrollSelectionIntoView(): void;
  getSelectedText(): Promise<string>;
  setSelection(start: number, end: number): void;
  replaceSelection(text: string): void;
  selectAll(): void;
  searchText(query: string, options?: any): Promise<{ start: number; end: number; line: number }[]>;
  undo(): void;
  redo(): void;
  toggleLineComment(): void;
  toggleBlockComment(): void;
}

declare namespace UUID {
  function string(): string;
}

/** Databases in files. */
declare namespace SQLite {
  type Configuration = {
    foreignKeysEnabled?: boolean;
    readonly?: boolean;
    label?: string | null;
    busyMode?: "immediateError" | DurationInSeconds;
    journalMode?: "wal" | "default";
    maximumReaderCount?: number;
  };
  type DatabaseValue = string | number | boolean | Data | Date | null;
  type Arguments = DatabaseValue[] | Record<string, DatabaseValue>;
  type ForeignKeyAction = "cascade" | "restrict" | "setNull" | "setDefault";
  type ColumnReferences = {
    table: string;
    column?: string;
    onDelete?: ForeignKeyAction;
    onUpdate?: ForeignKeyAction;
    deferred?: boolean;
  };
  type ColumnDefinition = {
    name: string;
    type: string;
    primaryKey?: boolean;
    autoIncrement?: boolean;
    notNull?: boolean;
    unique?: boolean;
    indexed?: boolean;
    checkSQL?: string;
    collation?: string;
    defaultValue?: DatabaseValue;
    defaultSQL?: string;
    references?: ColumnReferences;
  };
  type ColumnInfo = {
    name: string;
    type: string;
    defaultValueSQL: string | null;
    isNotNull: boolean;
    primaryKeyIndex: number;
  };
  type TransactionStep = { sql: string; args?: Arguments | null };
  class Database {
    private constructor();
    /** Runs a statement. */
    execute(sql: string, values?: Arguments): Promise<void>;
    /** The rows of a query, as objects. */
    fetchAll<T>(sql: string, values?: Arguments): Promise<T[]>;
    fetchSet<T>(sql: string, values?: Arguments): Promise<T[]>;
    fetchOne<T>(sql: string, values?: Arguments): Promise<T>;
    transaction(
      steps: TransactionStep | TransactionStep[],
      options?: { kind?: "deferred" | "immediate" | "exclusive" },
    ): Promise<void>;
    createTable(
      name: string, options: { columns: ColumnDefinition[]; ifNotExists?: boolean },
    ): Promise<void>;
    renameTable(name: string, newName: string): Promise<void>;
    dropTable(name: string): Promise<void>;
    createIndex(name: string, options: {
      table: string;
      columns: string[];
      unique?: boolean;
      ifNotExists?: boolean;
      condition?: string;
    }): Promise<void>;
    dropIndex(name: string): Promise<void>;
    dropIndexOn(table: string, columns: string[]): Promise<void>;
    schemaVersion(): Promise<number>;
    tableExists(table: string, schema?: string): Promise<boolean>;
    isTableHasUniqueKeys(table: string, uniqueKeys: string[]): Promise<boolean>;
    columnsIn(table: string, schema?: string): Promise<ColumnInfo[]>;
    primaryKey(table: string, schema?: string): Promise<{
      columns: string[];
      rowIDColumn: string | null;
      isRowID: boolean;
    }>;
    foreignKeys(table: string, schema?: string): Promise<{
      id: number;
      originColumns: string[];
      destinationTable: string;
      destinationColumns: string[];
      mapping: { origin: string; destination: string }[];
    }[]>;
    indexes(table: string, schema?: string): Promise<{
      name: string;
      columns: string[];
      isUnique: boolean;
      origin: "createIndex" | "primaryKeyConstraint" | "uniqueConstraint";
    }[]>;
  }
  function open(path: string, configuration?: Configuration): Database;
  function openInMemory(name: string, configuration?: Configuration): Database;
}

/** Digests. */
declare namespace Crypto {
  function generateSymmetricKey(bits?: number): Data;
  function md5(data: Data): Data;
  function sha1(data: Data): Data;
  function sha256(data: Data): Data;
  function sha384(data: Data): Data;
  function sha512(data: Data): Data;
  function hmacMD5(data: Data, key: Data): Data;
  function hmacSHA1(data: Data, key: Data): Data;
  function hmacSHA224(data: Data, key: Data): Data;
  function hmacSHA256(data: Data, key: Data): Data;
  function hmacSHA384(data: Data, key: Data): Data;
  function hmacSHA512(data: Data, key: Data): Data;
  const encryptAESGCM: NotInTerminal;
  const decryptAESGCM: NotInTerminal;
}

/** The machine the script runs on. */
declare namespace Device {
  type BatteryState = "full" | "charging" | "unplugged" | "unknown";
  type Orientation =
    | "portrait" | "portraitUpsideDown" | "landscapeLeft" | "landscapeRight" | "faceUp" | "faceDown"
      | "unknown";
  type InterfaceOrientation =
    | "portrait" | "portraitUpsideDown" | "landscape" | "landscapeLeft" | "landscapeRight" | "all"
    | "allButUpsideDown";
  type NetworkInterface = {
    address: string;
    netmask: string | null;
    family: "IPv4" | "IPv6";
    mac: string | null;
    isInternal: boolean;
    cidr: string | null;
  };
  const model: string;
  const localizedModel: string;
  const systemName: string;
  const systemVersion: string;
  const isiPad: boolean;
  const isiPhone: boolean;
  const isiOSAppOnMac: boolean;
  const screen: { width: number; height: number; scale: number };
  const batteryState: BatteryState;
  const batteryLevel: number;
  const proximityState: boolean;
  const isLandscape: boolean;
  const isPortrait: boolean;
  const isFlat: boolean;
  const orientation: Orientation;
  const colorScheme: import("scripting").ColorScheme;
  const locale: string;
  const timeZone: string;
  const systemLocale: string;
  const systemLocales: string[];
  const preferredLanguages: string[];
  const systemLanguageTag: string;
  const systemLanguageCode: string;
  const systemCountryCode: string | undefined;
  const systemScriptCode: string | undefined;
  const isWakeLockEnabled: Promise<boolean>;
  const userConfiguredInterfaceOrientations: InterfaceOrientation[];
  var supportedInterfaceOrientations: InterfaceOrientation[];
  function setWakeLockEnabled(enabled: boolean): void;
  function addBatteryStateListener(callback: (state: BatteryState) => void): void;
  function removeBatteryStateListener(callback?: (state: BatteryState) => void): void;
  function addBatteryLevelListener(callback: (level: number) => void): void;
  function removeBatteryLevelListener(callback?: (level: number) => void): void;
  function addOrientationListener(callback: (orientation: Orientation) => void): void;
  function removeOrientationListener(callback?: (orientation: Orientation) => void): void;
  function addProximityStateListener(callback: (state: boolean) => void): void;
  function removeProximityStateListener(callback?: (state: boolean) => void): void;
  function networkInterfaces(): Record<string, NetworkInterface[]>;
}

declare namespace Thread {
  const isMainThread: boolean;
  function runInMain(execute: () => void): void;
  function runInBackground<T>(execute: () => Promise<T> | T): Promise<T>;
}
declare namespace Keyboard {
  const visible: boolean;
  function hide(): void;
  function addVisibilityListener(listener: (visible: boolean) => void): void;
  function removeVisibilityListener(listener: (visible: boolean) => void): void;
}

type AssistantToolOutputPart =
  string | { type: "text"; text: string } | { type: "image"; base64: string; mimeType?: string };
type AssistantToolResponseResult = {
  success: boolean;
  output: { userParts?: AssistantToolOutputPart[]; assistantParts?: AssistantToolOutputPart[] };
};
type AssistantToolExecutionResult =
  | { success: boolean; message: string } | AssistantToolResponseResult;
/** A tool that assistants may use. */
declare namespace AssistantTool {
  var onCancel: (() => string | null | undefined) | null | undefined;
  const isCancelled: boolean;
  /** Registers what the tool does. */
  function registerExecuteTool<P>(
    execute: (params: P, provider?: any) => Promise<AssistantToolExecutionResult>,
  ): (params: P) => void;
  /** Registers what the tool does when the person agreed. */
  function registerExecuteToolWithApproval<P>(
    execute: (
      params: P,
      userAction: { primaryConfirmed: boolean; secondaryConfirmed: boolean },
      provider?: any,
    ) => Promise<AssistantToolExecutionResult>,
  ): (params: P, userAction: { primaryConfirmed: boolean; secondaryConfirmed: boolean }) => void;
  /** Registers the question that is asked before. */
  function registerApprovalRequest<P>(
    request: (params: P, provider?: any) => Promise<{
      title?: string;
      message: string;
      previewButton?: { label: string; action: () => void };
      primaryButtonLabel?: string;
      secondaryButtonLabel?: string;
    }>,
  ): (params: P) => void;
  function registerUIView<P>(view: (props: any) => import("scripting").VirtualNode): (
    params: P, options?: any
  ) => void;
  function report(message: string, id?: string): void;
  function getState<T = any>(key: string): T | null;
  function setState(key: string, value: any): void;
  function removeState(key: string): void;
  function clearState(): void;
}

// MARK: Values that only describe

/** How a change looks; a terminal does not animate it. */
declare class Animation {
  private constructor();
  delay(time: DurationInSeconds): Animation;
  repeatCount(count: number, autoreverses?: boolean): Animation;
  repeatForever(autoreverses?: boolean): Animation;
  static default(): Animation;
  static linear(duration?: DurationInSeconds | null): Animation;
  static easeIn(duration?: DurationInSeconds | null): Animation;
  static easeOut(duration?: DurationInSeconds | null): Animation;
  static easeInOut(duration?: DurationInSeconds | null): Animation;
  static bouncy(options?: { duration?: DurationInSeconds; extraBounce?: number }): Animation;
  static smooth(options?: { duration?: DurationInSeconds; extraBounce?: number }): Animation;
  static snappy(options?: { duration?: DurationInSeconds; extraBounce?: number }): Animation;
  static spring(options?: {
    duration?: DurationInSeconds;
    bounce?: number;
    response?: number;
    dampingFraction?: number;
    blendDuration?: number;
  }): Animation;
  static interactiveSpring(options?: {
    response?: number;
    dampingFraction?: number;
    blendDuration?: number;
  }): Animation;
  static interpolatingSpring(options?: {
    mass?: number;
    stiffness?: number;
    damping?: number;
    duration?: DurationInSeconds;
    bounce?: number;
    initialVelocity?: number;
  }): Animation;
}
/** How a view comes and goes. */
declare class Transition {
  private constructor();
  animation(animation?: Animation): Transition;
  combined(other: Transition): Transition;
  static identity(): Transition;
  static move(edge: import("scripting").Edge): Transition;
  static offset(position?: import("scripting").Point): Transition;
  static pushFrom(edge: import("scripting").Edge): Transition;
  static opacity(): Transition;
  static scale(
    scale?: number, anchor?: import("scripting").Point | import("scripting").KeywordPoint,
  ): Transition;
  static slide(): Transition;
  static fade(duration?: DurationInSeconds): Transition;
  static flipFromLeft(duration?: DurationInSeconds): Transition;
  static flipFromBottom(duration?: DurationInSeconds): Transition;
  static flipFromRight(duration?: DurationInSeconds): Transition;
  static flipFromTop(duration?: DurationInSeconds): Transition;
  static asymmetric(insertion: Transition, removal: Transition): Transition;
}
declare class UIGlass {
  private constructor();
  interactive(value?: boolean): UIGlass;
  tint(color: import("scripting").Color): UIGlass;
  static clear(): UIGlass;
  static regular(): UIGlass;
  static identity(): UIGlass;
}
declare class EditMode {
  private constructor();
  readonly value: "active" | "inactive" | "transient" | "unknown";
  readonly isEditing: boolean;
  static active(): EditMode;
  static inactive(): EditMode;
  static transient(): EditMode;
}
type ChartNumberFormat = { fractionDigits?: number; minFractionDigits?: number };
type ChartDateStyle = "omitted" | "numeric" | "abbreviated" | "long" | "complete";
type ChartTimeStyle = "omitted" | "shortened" | "standard" | "complete";
/** The words of an axis. */
declare class ChartAxisLabelFormat {
  private constructor();
  static number(options?: ChartNumberFormat): ChartAxisLabelFormat;
  static percent(options?: ChartNumberFormat): ChartAxisLabelFormat;
  static currency(options?: ChartNumberFormat & { currencyCode?: string }): ChartAxisLabelFormat;
  static date(options?: { dateStyle?: ChartDateStyle }): ChartAxisLabelFormat;
  static time(options?: { timeStyle?: ChartTimeStyle }): ChartAxisLabelFormat;
  static dateTime(
    options?: { dateStyle?: ChartDateStyle; timeStyle?: ChartTimeStyle },
  ): ChartAxisLabelFormat;
}
declare abstract class NamespaceID {
  readonly hasValue: number;
}
declare const MapCamera: NotInTerminal;
declare type MapCamera = any;
declare const MapCameraBounds: NotInTerminal;
declare type MapCameraBounds = any;
declare const MapCameraPosition: NotInTerminal;
declare type MapCameraPosition = any;

// MARK: What a terminal does not have

declare const AVAsset: NotInTerminal, AVAssetExportSession: NotInTerminal,
  AVAssetImageGenerator: NotInTerminal, AVAssetReader: NotInTerminal,
  AVAssetReaderAudioOutput: NotInTerminal, AVAssetReaderVideoOutput: NotInTerminal,
  AVAssetTrack: NotInTerminal, AVAssetWriter: NotInTerminal, AVAssetWriterInput: NotInTerminal,
  AVAudioQuality: NotInTerminal, AVCaptureDevice: NotInTerminal,
  AVCaptureDeviceInput: NotInTerminal, AVCaptureEventInteraction: NotInTerminal,
  AVCaptureIndexPicker: NotInTerminal, AVCaptureMetadataOutput: NotInTerminal,
  AVCaptureMovieFileOutput: NotInTerminal, AVCapturePhotoOutput: NotInTerminal,
  AVCaptureSession: NotInTerminal, AVCaptureSlider: NotInTerminal, AVMetadataItem: NotInTerminal,
  AVPlayer: NotInTerminal, AlarmManager: NotInTerminal, AlarmProximity: NotInTerminal,
  AppStore: NotInTerminal, Archive: NotInTerminal, Assistant: NotInTerminal,
  AudioCapture: NotInTerminal, AudioRecorder: NotInTerminal, BackgroundKeeper: NotInTerminal,
  BackgroundURLSession: NotInTerminal, BluetoothCentralManager: NotInTerminal,
  BluetoothPeripheralManager: NotInTerminal, Calendar: NotInTerminal, CalendarEvent: NotInTerminal,
  CalendarNotificationTrigger: NotInTerminal, CalendarSource: NotInTerminal,
  CloudSharedData: NotInTerminal, Contact: NotInTerminal, ContactContainerType: NotInTerminal,
  CustomKeyboard: NotInTerminal, DateComponents: NotInTerminal, DateFormatter: NotInTerminal,
  DateFormatterBehavior: NotInTerminal, DateFormatterStyle: NotInTerminal,
  DocumentInteraction: NotInTerminal, DropInfo: NotInTerminal, EventAlarm: NotInTerminal,
  EventAvailability: NotInTerminal, FileEntity: NotInTerminal, FontPicker: NotInTerminal,
  GitHub: NotInTerminal, HMActionSet: NotInTerminal, HMHomeManager: NotInTerminal,
  HapticAdvancedPatternPlayer: NotInTerminal, HapticDynamicParameter: NotInTerminal,
  HapticEngine: NotInTerminal, HapticEvent: NotInTerminal, HapticEventParameter: NotInTerminal,
  HapticFeedback: NotInTerminal, HapticParameterCurve: NotInTerminal,
  HapticParameterCurveControlPoint: NotInTerminal, HapticPattern: NotInTerminal,
  HapticPatternPlayer: NotInTerminal, Haptics: NotInTerminal, HeadphoneMotionManager: NotInTerminal,
  Health: NotInTerminal, HealthActivityMoveMode: NotInTerminal,
  HealthActivitySummary: NotInTerminal, HealthBiologicalSex: NotInTerminal,
  HealthBloodType: NotInTerminal, HealthCategorySample: NotInTerminal,
  HealthCategoryValueSleepAnalysis: NotInTerminal, HealthCorrelation: NotInTerminal,
  HealthFitzpatrickSkinType: NotInTerminal, HealthMetricPrefix: NotInTerminal,
  HealthQuantitySample: NotInTerminal, HealthStatistics: NotInTerminal, HealthUnit: NotInTerminal,
  HealthWorkout: NotInTerminal, HealthWorkoutActivityType: NotInTerminal,
  HttpRequest: NotInTerminal, HttpResponse: NotInTerminal, HttpResponseBody: NotInTerminal,
  HttpServer: NotInTerminal, ImageIO: NotInTerminal, ItemProvider: NotInTerminal,
  JWT: NotInTerminal, LanguageModelSession: NotInTerminal, LivePhoto: NotInTerminal,
  LocalAuth: NotInTerminal, Location: NotInTerminal, LocationNotificationTrigger: NotInTerminal,
  Mail: NotInTerminal, MailUI: NotInTerminal, MapDirections: NotInTerminal, MapItem: NotInTerminal,
  MapLookAround: NotInTerminal, MapSearch: NotInTerminal, MapSnapshotter: NotInTerminal,
  MapUtils: NotInTerminal, MediaComposer: NotInTerminal, MediaLibrary: NotInTerminal,
  MediaPlayer: NotInTerminal, MediaTime: NotInTerminal, MediaType: NotInTerminal,
  MessageUI: NotInTerminal, NaturalLanguage: NotInTerminal, OAuth2: NotInTerminal,
  OpenURLActionResult: NotInTerminal, PDFDocument: NotInTerminal, PDFPage: NotInTerminal,
  PHAsset: NotInTerminal, PHAssetCollection: NotInTerminal, PHPickerFilter: NotInTerminal,
  PHPickerResult: NotInTerminal, Photos: NotInTerminal, Python: NotInTerminal,
  QRCode: NotInTerminal, RecurrenceEnd: NotInTerminal, RecurrenceRule: NotInTerminal,
  Reminder: NotInTerminal, Rime: NotInTerminal, SFTPClient: NotInTerminal,
  SSHAuthenticationMethod: NotInTerminal, SSHClient: NotInTerminal,
  SharedAudioSession: NotInTerminal, Shell: NotInTerminal, SocketIOClient: NotInTerminal,
  SocketManager: NotInTerminal, Speech: NotInTerminal, SpeechRecognition: NotInTerminal,
  Spotlight: NotInTerminal, SystemMusicPlayer: NotInTerminal, SystemSound: NotInTerminal,
  TabViewCustomization: NotInTerminal, TimeControlStatus: NotInTerminal,
  TimeIntervalNotificationTrigger: NotInTerminal, Translation: NotInTerminal,
  TranslationUIProvider: NotInTerminal, UIImageSymbolConfiguration: NotInTerminal,
  VideoRecorder: NotInTerminal, Vision: NotInTerminal, Weather: NotInTerminal,
  WebScraper: NotInTerminal, WebSocket: NotInTerminal, WebViewController: NotInTerminal,
  AVCaptureSystemZoomSlider: NotInTerminal;

// The types of its values.
declare type AVAsset = any; declare type AVAssetExportSession = any;
declare type AVAssetImageGenerator = any; declare type AVAssetReader = any;
declare type AVAssetReaderAudioOutput = any; declare type AVAssetReaderVideoOutput = any;
declare type AVAssetTrack = any; declare type AVAssetWriter = any;
declare type AVAssetWriterInput = any; declare type AVAudioQuality = any;
declare type AVCaptureDevice = any; declare type AVCaptureDeviceInput = any;
declare type AVCaptureEventInteraction = any; declare type AVCaptureIndexPicker = any;
declare type AVCaptureMetadataOutput = any; declare type AVCaptureMovieFileOutput = any;
declare type AVCapturePhotoOutput = any; declare type AVCaptureSession = any;
declare type AVCaptureSlider = any; declare type AVMetadataItem = any; declare type AVPlayer = any;
declare type AlarmProximity = any; declare type Archive = any; declare type AudioCapture = any;
declare type AudioRecorder = any; declare type Calendar = any; declare type CalendarEvent = any;
declare type CalendarNotificationTrigger = any; declare type CalendarSource = any;
declare type CloudSharedData = any; declare type ContactContainerType = any;
declare type DateComponents = any; declare type DateFormatter = any;
declare type DateFormatterBehavior = any; declare type DateFormatterStyle = any;
declare type DropInfo = any; declare type EventAlarm = any; declare type EventAvailability = any;
declare type FileEntity = any; declare type HMActionSet = any; declare type HMHomeManager = any;
declare type HapticAdvancedPatternPlayer = any; declare type HapticDynamicParameter = any;
declare type HapticEngine = any; declare type HapticEvent = any;
declare type HapticEventParameter = any; declare type HapticParameterCurve = any;
declare type HapticParameterCurveControlPoint = any; declare type HapticPattern = any;
declare type HapticPatternPlayer = any; declare type HealthActivityMoveMode = any;
declare type HealthActivitySummary = any; declare type HealthBiologicalSex = any;
declare type HealthBloodType = any; declare type HealthCategorySample = any;
declare type HealthCategoryValueSleepAnalysis = any; declare type HealthCorrelation = any;
declare type HealthFitzpatrickSkinType = any; declare type HealthMetricPrefix = any;
declare type HealthQuantitySample = any; declare type HealthStatistics = any;
declare type HealthUnit = any; declare type HealthWorkout = any;
declare type HealthWorkoutActivityType = any; declare type HttpRequest = any;
declare type HttpResponse = any; declare type HttpResponseBody = any; declare type HttpServer = any;
declare type ItemProvider = any; declare type JWT = any; declare type LanguageModelSession = any;
declare type LivePhoto = any; declare type LocationNotificationTrigger = any;
declare type MapItem = any; declare type MediaTime = any; declare type MediaType = any;
declare type OAuth2 = any; declare type OpenURLActionResult = any; declare type PDFDocument = any;
declare type PDFPage = any; declare type PHAsset = any; declare type PHAssetCollection = any;
declare type PHPickerFilter = any; declare type PHPickerResult = any;
declare type RecurrenceEnd = any; declare type RecurrenceRule = any; declare type Reminder = any;
declare type SFTPClient = any; declare type SSHAuthenticationMethod = any;
declare type SSHClient = any; declare type SocketIOClient = any; declare type SocketManager = any;
declare type SystemSound = any; declare type TabViewCustomization = any;
declare type TimeControlStatus = any; declare type TimeIntervalNotificationTrigger = any;
declare type Translation = any; declare type UIImageSymbolConfiguration = any;
declare type WebSocket = any; declare type WebViewController = any;
declare type AVCaptureDeviceFormat = any; declare type AVCaptureSystemZoomSlider = any;
declare type EditorTextRange = any; declare type HapticEventType = any;
declare type HealthCategoryType = any; declare type HealthCategoryValuePresence = any;
declare type HealthMedicationDoseEvent = any; declare type HealthQuantityType = any;
declare type HealthStatisticsOptions = any; declare type HealthUserAnnotatedMedication = any;
declare type LocationAccuracy = any; declare type LocationInfo = any;
declare type LocationPlacemark = any; declare type MapLookAroundScene = any;
declare type MapSnapshot = any; declare type PHFetchOptions = any;
declare type PickFilesOption = any; declare type ShellExecutionResult = any;
declare type URLSessionDownloadTask = any; declare type URLSessionProgress = any;

declare namespace AVCaptureDevice { type DiscoverySession = any; }
declare namespace AlarmManager {
  type Alarm = any; type AlarmAppIntent = any; type AlarmState = any;
  type AlarmUpdateListener = any;
  type AlertPresentation = any; type Attributes = any; type Button = any; type Countdown = any;
  type CountdownPresentation = any; type PausedPresentation = any; type Schedule = any;
  type SecondaryButtonBehavior = any; type Configuration = any; type Sound = any;
}
declare namespace Assistant {
  type MessageContent = any; type MessageDocumentContent = any; type MessageImageContent = any;
  type MessageItem = any; type MessageTextContent = any; type Provider = any;
  type StreamChunk = any;
  type StreamImageContent = any; type StreamReasoningChunk = any; type StreamTextChunk = any;
  type StreamUsageChunk = any;
}
declare namespace AudioCapture {
  type BufferFrame = any; type Configuration = any; type Format = any; type LevelFrame = any;
  type PitchConfig = any; type PitchFrame = any;
}
declare namespace CloudSharedData { type EntryInfo = any; type ShareInfo = any; }
declare namespace CustomKeyboard { type KeyboardScriptInfo = any; type TextInputTraits = any; }
declare namespace GitHub {
  type ArchiveFormat = any; type Availability = any; type CommitterIdentity = any;
  type Permission = any; type SortDirection = any;
}
declare namespace Location {
  type ActivityType = any; type AuthorizationMode = any; type Heading = any;
  type StartUpdatingResult = any;
}
declare namespace MapDirections {
  type DirectionsEndpoint = any; type DirectionsOptions = any; type DirectionsResponse = any;
  type DirectionsRoute = any; type DirectionsRouteStep = any; type ETAResponse = any;
  type RoutePreference = any; type TransportType = any;
}
declare namespace MapSearch {
  type CompleterOptions = any; type LocateOptions = any; type MapItemResultType = any;
  type MapSearchCompleter = any; type MapSearchCompletion = any;
}
declare namespace MapSnapshotter { type SnapshotAnnotation = any; type SnapshotOverlay = any; }
declare namespace MapUtils { type FormatDistanceOptions = any; type FormatDurationOptions = any; }
declare namespace MediaComposer {
  type AudioClip = any; type ColorSpacePolicy = any; type DuckingConfig = any;
  type ExportFileType = any; type ExportOptions = any; type ExportPreset = any;
  type FadeConfig = any;
  type ImageClip = any; type TimeRange = any; type VideoClip = any; type VideoItem = any;
  type VideoScaleMode = any;
}
declare namespace MediaLibrary {
  type Album = any; type AlbumQueryOptions = any; type ArtistQueryOptions = any; type Item = any;
  type Playlist = any; type PlaylistQueryOptions = any; type SongFilter = any;
  type SongQueryOptions = any;
}
declare namespace NaturalLanguage {
  type ContextualEmbedding = any; type ContextualEmbeddingResult = any;
  type ContextualEmbeddingToken = any; type DistanceType = any; type Embedding = any;
  type EmbeddingNeighbor = any; type Gazetteer = any; type Language = any;
  type LanguageHypothesis = any; type NamedEntityKind = any; type NamedEntityResult = any;
  type Script = any; type StringRange = any; type TagHypothesesResult = any; type TagResult = any;
  type TagScheme = any; type Tagger = any; type TaggerOptions = any; type TokenAttributes = any;
  type TokenRange = any; type TokenUnit = any;
}
declare namespace Photos { type CaptureInfo = any; }
declare namespace Rime {
  type Candidate = any; type Context = any; type Event = any; type Menu = any; type Schema = any;
  type Session = any; type Status = any;
}
declare namespace SharedAudioSession {
  type AudioSessionOutputVolumeListener = any; type AudioSessionSetActiveOptions = any;
}
declare namespace SystemMusicPlayer {
  type EventPayloadMap = any; type EventType = any; type NowPlayingItem = any;
  type PlaybackState = any; type RepeatMode = any; type SetQueueByPersistentIDsOptions = any;
  type SetQueueByStoreIDsOptions = any; type ShuffleMode = any;
}
declare namespace VideoRecorder {
  type CameraPosition = any; type CameraType = any; type Configuration = any;
  type SessionPreset = any; type State = any; type VideoCodec = any; type VideoOrientation = any;
}
declare namespace Weather { type Location = any; }
declare namespace WebScraper {
  type Error = any; type Result = any; type Timing = any; type WaitOptions = any;
}
