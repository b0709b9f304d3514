// Made by `make generate` from Tables/choices.py, not by hand.

/// The placement of a container background. Has no effect in a terminal card.
public struct ContainerBackgroundPlacement: Sendable {
  /// The value `widget`.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The value `navigation`.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  private let name: String
}

/// The purpose of the content of a toolbar. Has no effect in a terminal card.
public struct ToolbarRole: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The value `navigationStack`.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The value `browser`.
  public static let browser = ToolbarRole(name: "browser")
  /// The value `editor`.
  public static let editor = ToolbarRole(name: "editor")

  private let name: String
}

/// The display mode of the title of a toolbar. Has no effect in a terminal card.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// The value `large`.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// The value `inline`.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// The value `inlineLarge`.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")

  private let name: String
}

/// The response of a presentation to swipe gestures. Has no effect in a terminal card.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The value `resizes`.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The value `scrolls`.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")

  private let name: String
}

/// The adaptation of a presentation to a size class. Has no effect in a terminal card.
public struct PresentationAdaptation: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The value `none`.
  public static let none = PresentationAdaptation(name: "none")
  /// The value `popover`.
  public static let popover = PresentationAdaptation(name: "popover")
  /// The value `sheet`.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The value `fullScreenCover`.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  private let name: String
}

/// The minimize behavior of a tab bar. Has no effect in a terminal card.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The value `onScrollDown`.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The value `onScrollUp`.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The value `never`.
  public static let never = TabBarMinimizeBehavior(name: "never")

  private let name: String
}

/// The style of the effect at an edge of a scroll view. Has no effect in a terminal card.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The value `hard`.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// The value `soft`.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")

  private let name: String
}

/// The orientation of the interface. Has no effect in a terminal card.
public struct InterfaceOrientation: Hashable, Sendable {
  /// The value `portrait`.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// The value `portraitUpsideDown`.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// The value `landscapeLeft`.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// The value `landscapeRight`.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  private let name: String
}

/// The effect of a pointer that hovers over a view. Has no effect in a terminal card.
public struct HoverEffect: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = HoverEffect(name: "automatic")
  /// The value `highlight`.
  public static let highlight = HoverEffect(name: "highlight")
  /// The value `lift`.
  public static let lift = HoverEffect(name: "lift")

  private let name: String
}

/// The appearance of the pointer over a view. Has no effect in a terminal card.
public struct PointerStyle: Hashable, Sendable {
  /// The value `default`.
  public static let `default` = PointerStyle(name: "default")
  /// The value `horizontalText`.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// The value `verticalText`.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// The value `link`.
  public static let link = PointerStyle(name: "link")
  /// The value `grabIdle`.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// The value `grabActive`.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// The value `zoomIn`.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// The value `zoomOut`.
  public static let zoomOut = PointerStyle(name: "zoomOut")

  private let name: String
}

/// The order in which a menu presents its content. Has no effect in a terminal card.
public struct MenuOrder: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = MenuOrder(name: "automatic")
  /// The value `priority`.
  public static let priority = MenuOrder(name: "priority")
  /// The value `fixed`.
  public static let fixed = MenuOrder(name: "fixed")

  private let name: String
}

/// The behavior of a menu after an action. Has no effect in a terminal card.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The value `enabled`.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The value `disabled`.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")

  private let name: String
}

/// The visual prominence of a badge. Has no effect in a terminal card.
public struct BadgeProminence: Hashable, Sendable {
  /// The value `decreased`.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The value `standard`.
  public static let standard = BadgeProminence(name: "standard")
  /// The value `increased`.
  public static let increased = BadgeProminence(name: "increased")

  private let name: String
}

/// The styling of alternating row backgrounds. Has no effect in a terminal card.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// The value `enabled`.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// The value `disabled`.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")

  private let name: String
}

/// The semantic meaning of a text input. Has no effect in a terminal card.
public struct UITextContentType: Hashable, Sendable {
  /// The value `name`.
  public static let name = UITextContentType(name: "name")
  /// The value `namePrefix`.
  public static let namePrefix = UITextContentType(name: "namePrefix")
  /// The value `givenName`.
  public static let givenName = UITextContentType(name: "givenName")
  /// The value `middleName`.
  public static let middleName = UITextContentType(name: "middleName")
  /// The value `familyName`.
  public static let familyName = UITextContentType(name: "familyName")
  /// The value `nameSuffix`.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  /// The value `nickname`.
  public static let nickname = UITextContentType(name: "nickname")
  /// The value `jobTitle`.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// The value `organizationName`.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// The value `location`.
  public static let location = UITextContentType(name: "location")
  /// The value `fullStreetAddress`.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The value `streetAddressLine1`.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// The value `streetAddressLine2`.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// The value `addressCity`.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// The value `addressState`.
  public static let addressState = UITextContentType(name: "addressState")
  /// The value `addressCityAndState`.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  /// The value `sublocality`.
  public static let sublocality = UITextContentType(name: "sublocality")
  /// The value `countryName`.
  public static let countryName = UITextContentType(name: "countryName")
  /// The value `postalCode`.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// The value `telephoneNumber`.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// The value `emailAddress`.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// The value `URL`.
  public static let URL = UITextContentType(name: "URL")
  /// The value `creditCardNumber`.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  /// The value `username`.
  public static let username = UITextContentType(name: "username")
  /// The value `password`.
  public static let password = UITextContentType(name: "password")
  /// The value `newPassword`.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// The value `oneTimeCode`.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// The value `shipmentTrackingNumber`.
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
  /// The value `flightNumber`.
  public static let flightNumber = UITextContentType(name: "flightNumber")
  /// The value `dateTime`.
  public static let dateTime = UITextContentType(name: "dateTime")
  /// The value `birthdate`.
  public static let birthdate = UITextContentType(name: "birthdate")

  private let name: String
}

/// The extent of the Writing Tools for text. Has no effect in a terminal card.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The value `complete`.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The value `limited`.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The value `disabled`.
  public static let disabled = WritingToolsBehavior(name: "disabled")

  private let name: String
}

/// The placement of a toolbar. Has no effect in a terminal card.
public struct ToolbarPlacement: Sendable {
  /// The value `automatic`.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The value `bottomBar`.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The value `navigationBar`.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The value `tabBar`.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The value `windowToolbar`.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  private let name: String
}

/// The placement of a search field in a view hierarchy. Has no effect in a terminal card.
public struct SearchFieldPlacement: Sendable {
  /// The value `automatic`.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The value `navigationBarDrawer`.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// The value `sidebar`.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The value `toolbar`.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  private let name: String
}

/// The height where a sheet rests. Has no effect in a terminal card.
public struct PresentationDetent: Hashable, Sendable {
  /// The value `medium`.
  public static let medium = PresentationDetent(name: "medium")
  /// The value `large`.
  public static let large = PresentationDetent(name: "large")

  private let name: String
}

/// The shape of a button's border. Has no effect in a terminal card.
public struct ButtonBorderShape: Equatable, Sendable {
  /// The value `automatic`.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// The value `capsule`.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// The value `roundedRectangle`.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// The value `circle`.
  public static let circle = ButtonBorderShape(name: "circle")

  private let name: String
}

/// The repeat behavior of a held button. Has no effect in a terminal card.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The value `enabled`.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The value `disabled`.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")

  private let name: String
}

/// The visibility of scroll indicators. Has no effect in a terminal card.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  /// The value `automatic`.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The value `visible`.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The value `hidden`.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The value `never`.
  public static let never = ScrollIndicatorVisibility(name: "never")

  private let name: String
}

/// The effect of scrolling on the software keyboard. Has no effect in a terminal card.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// The value `automatic`.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The value `immediately`.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The value `interactively`.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The value `never`.
  public static let never = ScrollDismissesKeyboardMode(name: "never")

  private let name: String
}

/// The bounce behavior of a scrollable view. Has no effect in a terminal card.
public struct ScrollBounceBehavior: Sendable {
  /// The value `automatic`.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The value `always`.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The value `basedOnSize`.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")

  private let name: String
}

/// The autocapitalization of text input. Has no effect in a terminal card.
public struct TextInputAutocapitalization: Sendable {
  /// The value `never`.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The value `words`.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The value `sentences`.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// The value `characters`.
  public static let characters = TextInputAutocapitalization(name: "characters")

  private let name: String
}

/// The label of a submission. Has no effect in a terminal card.
public struct SubmitLabel: Sendable {
  /// The value `done`.
  public static let done = SubmitLabel(name: "done")
  /// The value `go`.
  public static let go = SubmitLabel(name: "go")
  /// The value `send`.
  public static let send = SubmitLabel(name: "send")
  /// The value `join`.
  public static let join = SubmitLabel(name: "join")
  /// The value `route`.
  public static let route = SubmitLabel(name: "route")
  /// The value `search`.
  public static let search = SubmitLabel(name: "search")
  /// The value `return`.
  public static let `return` = SubmitLabel(name: "return")
  /// The value `next`.
  public static let next = SubmitLabel(name: "next")
  /// The value `continue`.
  public static let `continue` = SubmitLabel(name: "continue")

  private let name: String
}

/// The behavior of the child elements of an accessibility element. Has no effect in a terminal card.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The value `ignore`.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The value `contain`.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The value `combine`.
  public static let combine = AccessibilityChildBehavior(name: "combine")

  private let name: String
}

/// The kind of an accessibility action. Has no effect in a terminal card.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The value `default`.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The value `escape`.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The value `magicTap`.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  private let name: String
}

/// The placement of a toolbar item. Has no effect in a terminal card.
public struct ToolbarItemPlacement: Sendable {
  /// The value `automatic`.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The value `principal`.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The value `navigation`.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The value `primaryAction`.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The value `secondaryAction`.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The value `confirmationAction`.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The value `cancellationAction`.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The value `destructiveAction`.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The value `topBarLeading`.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The value `topBarTrailing`.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The value `navigationBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The value `navigationBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// The value `bottomBar`.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The value `keyboard`.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  private let name: String
}

/// The haptic or audio feedback of a change. Has no effect in a terminal card.
public struct SensoryFeedback: Equatable, Sendable {
  /// The value `success`.
  public static let success = SensoryFeedback(name: "success")
  /// The value `warning`.
  public static let warning = SensoryFeedback(name: "warning")
  /// The value `error`.
  public static let error = SensoryFeedback(name: "error")
  /// The value `selection`.
  public static let selection = SensoryFeedback(name: "selection")
  /// The value `increase`.
  public static let increase = SensoryFeedback(name: "increase")
  /// The value `decrease`.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The value `start`.
  public static let start = SensoryFeedback(name: "start")
  /// The value `stop`.
  public static let stop = SensoryFeedback(name: "stop")
  /// The value `alignment`.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The value `levelChange`.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// The value `impact`.
  public static let impact = SensoryFeedback(name: "impact")

  private let name: String
}
