// Made by `make generate` from Tables/choices.py, not by hand.

/// The placement of a container background. Has no effect in a terminal card.
public struct ContainerBackgroundPlacement: Sendable {
  /// The `widget` container background placement.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The `navigation` container background placement.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  private let name: String
}

/// The purpose of the content of a toolbar. Has no effect in a terminal card.
public struct ToolbarRole: Hashable, Sendable {
  /// The `automatic` toolbar role.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The `navigationStack` toolbar role.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The `browser` toolbar role.
  public static let browser = ToolbarRole(name: "browser")
  /// The `editor` toolbar role.
  public static let editor = ToolbarRole(name: "editor")

  private let name: String
}

/// The display mode of the title of a toolbar. Has no effect in a terminal card.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  /// The `automatic` toolbar title display mode.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// The `large` toolbar title display mode.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// The `inline` toolbar title display mode.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// The `inlineLarge` toolbar title display mode.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")

  private let name: String
}

/// The response of a presentation to swipe gestures. Has no effect in a terminal card.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The `automatic` presentation content interaction.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The `resizes` presentation content interaction.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The `scrolls` presentation content interaction.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")

  private let name: String
}

/// The adaptation of a presentation to a size class. Has no effect in a terminal card.
public struct PresentationAdaptation: Hashable, Sendable {
  /// The `automatic` presentation adaptation.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The `none` presentation adaptation.
  public static let none = PresentationAdaptation(name: "none")
  /// The `popover` presentation adaptation.
  public static let popover = PresentationAdaptation(name: "popover")
  /// The `sheet` presentation adaptation.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The `fullScreenCover` presentation adaptation.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  private let name: String
}

/// The minimize behavior of a tab bar. Has no effect in a terminal card.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The `automatic` tab bar minimize behavior.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The `onScrollDown` tab bar minimize behavior.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The `onScrollUp` tab bar minimize behavior.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The `never` tab bar minimize behavior.
  public static let never = TabBarMinimizeBehavior(name: "never")

  private let name: String
}

/// The style of the effect at an edge of a scroll view. Has no effect in a terminal card.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The `automatic` scroll edge effect style.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The `hard` scroll edge effect style.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// The `soft` scroll edge effect style.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")

  private let name: String
}

/// The orientation of the interface. Has no effect in a terminal card.
public struct InterfaceOrientation: Hashable, Sendable {
  /// The `portrait` interface orientation.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// The `portraitUpsideDown` interface orientation.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// The `landscapeLeft` interface orientation.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// The `landscapeRight` interface orientation.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  private let name: String
}

/// The effect of a pointer that hovers over a view. Has no effect in a terminal card.
public struct HoverEffect: Hashable, Sendable {
  /// The `automatic` hover effect.
  public static let automatic = HoverEffect(name: "automatic")
  /// The `highlight` hover effect.
  public static let highlight = HoverEffect(name: "highlight")
  /// The `lift` hover effect.
  public static let lift = HoverEffect(name: "lift")

  private let name: String
}

/// The appearance of the pointer over a view. Has no effect in a terminal card.
public struct PointerStyle: Hashable, Sendable {
  /// The `default` pointer style.
  public static let `default` = PointerStyle(name: "default")
  /// The `horizontalText` pointer style.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// The `verticalText` pointer style.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// The `link` pointer style.
  public static let link = PointerStyle(name: "link")
  /// The `grabIdle` pointer style.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// The `grabActive` pointer style.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// The `zoomIn` pointer style.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// The `zoomOut` pointer style.
  public static let zoomOut = PointerStyle(name: "zoomOut")

  private let name: String
}

/// The order in which a menu presents its content. Has no effect in a terminal card.
public struct MenuOrder: Hashable, Sendable {
  /// The `automatic` menu order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The `priority` menu order.
  public static let priority = MenuOrder(name: "priority")
  /// The `fixed` menu order.
  public static let fixed = MenuOrder(name: "fixed")

  private let name: String
}

/// The behavior of a menu after an action. Has no effect in a terminal card.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// The `automatic` menu action dismiss behavior.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The `enabled` menu action dismiss behavior.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The `disabled` menu action dismiss behavior.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")

  private let name: String
}

/// The visual prominence of a badge. Has no effect in a terminal card.
public struct BadgeProminence: Hashable, Sendable {
  /// The `decreased` badge prominence.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The `standard` badge prominence.
  public static let standard = BadgeProminence(name: "standard")
  /// The `increased` badge prominence.
  public static let increased = BadgeProminence(name: "increased")

  private let name: String
}

/// The styling of alternating row backgrounds. Has no effect in a terminal card.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The `automatic` alternating row background behavior.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// The `enabled` alternating row background behavior.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// The `disabled` alternating row background behavior.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")

  private let name: String
}

/// The semantic meaning of a text input. Has no effect in a terminal card.
public struct UITextContentType: Hashable, Sendable {
  /// The `name` text content type.
  public static let name = UITextContentType(name: "name")
  /// The `namePrefix` text content type.
  public static let namePrefix = UITextContentType(name: "namePrefix")
  /// The `givenName` text content type.
  public static let givenName = UITextContentType(name: "givenName")
  /// The `middleName` text content type.
  public static let middleName = UITextContentType(name: "middleName")
  /// The `familyName` text content type.
  public static let familyName = UITextContentType(name: "familyName")
  /// The `nameSuffix` text content type.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  /// The `nickname` text content type.
  public static let nickname = UITextContentType(name: "nickname")
  /// The `jobTitle` text content type.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// The `organizationName` text content type.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// The `location` text content type.
  public static let location = UITextContentType(name: "location")
  /// The `fullStreetAddress` text content type.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The `streetAddressLine1` text content type.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// The `streetAddressLine2` text content type.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// The `addressCity` text content type.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// The `addressState` text content type.
  public static let addressState = UITextContentType(name: "addressState")
  /// The `addressCityAndState` text content type.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  /// The `sublocality` text content type.
  public static let sublocality = UITextContentType(name: "sublocality")
  /// The `countryName` text content type.
  public static let countryName = UITextContentType(name: "countryName")
  /// The `postalCode` text content type.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// The `telephoneNumber` text content type.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// The `emailAddress` text content type.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// The `URL` text content type.
  public static let URL = UITextContentType(name: "URL")
  /// The `creditCardNumber` text content type.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  /// The `username` text content type.
  public static let username = UITextContentType(name: "username")
  /// The `password` text content type.
  public static let password = UITextContentType(name: "password")
  /// The `newPassword` text content type.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// The `oneTimeCode` text content type.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// The `shipmentTrackingNumber` text content type.
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
  /// The `flightNumber` text content type.
  public static let flightNumber = UITextContentType(name: "flightNumber")
  /// The `dateTime` text content type.
  public static let dateTime = UITextContentType(name: "dateTime")
  /// The `birthdate` text content type.
  public static let birthdate = UITextContentType(name: "birthdate")

  private let name: String
}

/// The extent of the Writing Tools for text. Has no effect in a terminal card.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// The `automatic` writing tools behavior.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The `complete` writing tools behavior.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The `limited` writing tools behavior.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The `disabled` writing tools behavior.
  public static let disabled = WritingToolsBehavior(name: "disabled")

  private let name: String
}

/// The placement of a toolbar. Has no effect in a terminal card.
public struct ToolbarPlacement: Sendable {
  /// The `automatic` toolbar placement.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The `bottomBar` toolbar placement.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The `navigationBar` toolbar placement.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The `tabBar` toolbar placement.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The `windowToolbar` toolbar placement.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  private let name: String
}

/// The placement of a search field in a view hierarchy. Has no effect in a terminal card.
public struct SearchFieldPlacement: Sendable {
  /// The `automatic` search field placement.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The `navigationBarDrawer` search field placement.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// The `sidebar` search field placement.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The `toolbar` search field placement.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  private let name: String
}

/// The height where a sheet rests. Has no effect in a terminal card.
public struct PresentationDetent: Hashable, Sendable {
  /// The `medium` presentation detent.
  public static let medium = PresentationDetent(name: "medium")
  /// The `large` presentation detent.
  public static let large = PresentationDetent(name: "large")

  private let name: String
}

/// The shape of a button's border. Has no effect in a terminal card.
public struct ButtonBorderShape: Equatable, Sendable {
  /// The `automatic` button border shape.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// The `capsule` button border shape.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// The `roundedRectangle` button border shape.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// The `circle` button border shape.
  public static let circle = ButtonBorderShape(name: "circle")

  private let name: String
}

/// The repeat behavior of a held button. Has no effect in a terminal card.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The `automatic` button repeat behavior.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The `enabled` button repeat behavior.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The `disabled` button repeat behavior.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")

  private let name: String
}

/// The visibility of scroll indicators. Has no effect in a terminal card.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  /// The `automatic` scroll indicator visibility.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The `visible` scroll indicator visibility.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The `hidden` scroll indicator visibility.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The `never` scroll indicator visibility.
  public static let never = ScrollIndicatorVisibility(name: "never")

  private let name: String
}

/// The effect of scrolling on the software keyboard. Has no effect in a terminal card.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// The `automatic` scroll dismisses keyboard mode.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The `immediately` scroll dismisses keyboard mode.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The `interactively` scroll dismisses keyboard mode.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The `never` scroll dismisses keyboard mode.
  public static let never = ScrollDismissesKeyboardMode(name: "never")

  private let name: String
}

/// The bounce behavior of a scrollable view. Has no effect in a terminal card.
public struct ScrollBounceBehavior: Sendable {
  /// The `automatic` scroll bounce behavior.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The `always` scroll bounce behavior.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The `basedOnSize` scroll bounce behavior.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")

  private let name: String
}

/// The autocapitalization of text input. Has no effect in a terminal card.
public struct TextInputAutocapitalization: Sendable {
  /// The `never` text input autocapitalization.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The `words` text input autocapitalization.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The `sentences` text input autocapitalization.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// The `characters` text input autocapitalization.
  public static let characters = TextInputAutocapitalization(name: "characters")

  private let name: String
}

/// The label of a submission. Has no effect in a terminal card.
public struct SubmitLabel: Sendable {
  /// The `done` submit label.
  public static let done = SubmitLabel(name: "done")
  /// The `go` submit label.
  public static let go = SubmitLabel(name: "go")
  /// The `send` submit label.
  public static let send = SubmitLabel(name: "send")
  /// The `join` submit label.
  public static let join = SubmitLabel(name: "join")
  /// The `route` submit label.
  public static let route = SubmitLabel(name: "route")
  /// The `search` submit label.
  public static let search = SubmitLabel(name: "search")
  /// The `return` submit label.
  public static let `return` = SubmitLabel(name: "return")
  /// The `next` submit label.
  public static let next = SubmitLabel(name: "next")
  /// The `continue` submit label.
  public static let `continue` = SubmitLabel(name: "continue")

  private let name: String
}

/// The behavior of an accessibility element's children. Has no effect in a terminal card.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The `ignore` accessibility child behavior.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The `contain` accessibility child behavior.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The `combine` accessibility child behavior.
  public static let combine = AccessibilityChildBehavior(name: "combine")

  private let name: String
}

/// The kind of an accessibility action. Has no effect in a terminal card.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The `default` accessibility action kind.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The `escape` accessibility action kind.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The `magicTap` accessibility action kind.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  private let name: String
}

/// The placement of a toolbar item. Has no effect in a terminal card.
public struct ToolbarItemPlacement: Sendable {
  /// The `automatic` toolbar item placement.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The `principal` toolbar item placement.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The `navigation` toolbar item placement.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The `primaryAction` toolbar item placement.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The `secondaryAction` toolbar item placement.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The `confirmationAction` toolbar item placement.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The `cancellationAction` toolbar item placement.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The `destructiveAction` toolbar item placement.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The `topBarLeading` toolbar item placement.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The `topBarTrailing` toolbar item placement.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The `navigationBarLeading` toolbar item placement.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The `navigationBarTrailing` toolbar item placement.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// The `bottomBar` toolbar item placement.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The `keyboard` toolbar item placement.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  private let name: String
}

/// The haptic or audio feedback of a change. Has no effect in a terminal card.
public struct SensoryFeedback: Equatable, Sendable {
  /// The `success` sensory feedback.
  public static let success = SensoryFeedback(name: "success")
  /// The `warning` sensory feedback.
  public static let warning = SensoryFeedback(name: "warning")
  /// The `error` sensory feedback.
  public static let error = SensoryFeedback(name: "error")
  /// The `selection` sensory feedback.
  public static let selection = SensoryFeedback(name: "selection")
  /// The `increase` sensory feedback.
  public static let increase = SensoryFeedback(name: "increase")
  /// The `decrease` sensory feedback.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The `start` sensory feedback.
  public static let start = SensoryFeedback(name: "start")
  /// The `stop` sensory feedback.
  public static let stop = SensoryFeedback(name: "stop")
  /// The `alignment` sensory feedback.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The `levelChange` sensory feedback.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// The `impact` sensory feedback.
  public static let impact = SensoryFeedback(name: "impact")

  private let name: String
}
