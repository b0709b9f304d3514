"""The choices of modifiers that have no effect in a card: structures with a value for each name."""

import re

from spelling import escaped

# The type, its conformance besides Sendable, its documentation, the names of its values.
CHOICES = [
    ("ContainerBackgroundPlacement", "", "The placement of a container background.",
     "widget navigation"),
    ("ToolbarRole", "Hashable", "The purpose of the content of a toolbar.",
     "automatic navigationStack browser editor"),
    ("ToolbarTitleDisplayMode", "Hashable", "The display mode of the title of a toolbar.",
     "automatic large inline inlineLarge"),
    ("PresentationContentInteraction", "Hashable", "The response of a presentation to swipe gestures.",
     "automatic resizes scrolls"),
    ("PresentationAdaptation", "Hashable", "The adaptation of a presentation to a size class.",
     "automatic none popover sheet fullScreenCover"),
    ("TabBarMinimizeBehavior", "Hashable", "The minimize behavior of a tab bar.",
     "automatic onScrollDown onScrollUp never"),
    ("ScrollEdgeEffectStyle", "Hashable", "The style of the effect at an edge of a scroll view.",
     "automatic hard soft"),
    ("InterfaceOrientation", "Hashable", "The orientation of the interface.",
     "portrait portraitUpsideDown landscapeLeft landscapeRight"),
    ("HoverEffect", "Hashable", "The effect of a pointer that hovers over a view.",
     "automatic highlight lift"),
    ("PointerStyle", "Hashable", "The appearance of the pointer over a view.",
     "default horizontalText verticalText link grabIdle grabActive zoomIn zoomOut"),
    ("MenuOrder", "Hashable", "The order in which a menu presents its content.",
     "automatic priority fixed"),
    ("MenuActionDismissBehavior", "Hashable", "The behavior of a menu after an action.",
     "automatic enabled disabled"),
    ("BadgeProminence", "Hashable", "The visual prominence of a badge.",
     "decreased standard increased"),
    ("AlternatingRowBackgroundBehavior", "Hashable", "The styling of alternating row backgrounds.",
     "automatic enabled disabled"),
    ("UITextContentType", "Hashable", "The semantic meaning of a text input.",
     "name namePrefix givenName middleName familyName nameSuffix nickname jobTitle "
     "organizationName location fullStreetAddress streetAddressLine1 streetAddressLine2 "
     "addressCity addressState addressCityAndState sublocality countryName postalCode "
     "telephoneNumber emailAddress URL creditCardNumber username password newPassword "
     "oneTimeCode shipmentTrackingNumber flightNumber dateTime birthdate"),
    ("WritingToolsBehavior", "Hashable", "The extent of the Writing Tools for text.",
     "automatic complete limited disabled"),
    ("ToolbarPlacement", "", "The placement of a toolbar.",
     "automatic bottomBar navigationBar tabBar windowToolbar"),
    ("SearchFieldPlacement", "", "The placement of a search field in a view hierarchy.",
     "automatic navigationBarDrawer sidebar toolbar"),
    ("PresentationDetent", "Hashable", "The height where a sheet rests.",
     "medium large"),
    ("ButtonBorderShape", "Equatable", "The shape of a button's border.",
     "automatic capsule roundedRectangle circle"),
    ("ButtonRepeatBehavior", "Hashable", "The repeat behavior of a held button.",
     "automatic enabled disabled"),
    ("ScrollIndicatorVisibility", "Equatable", "The visibility of scroll indicators.",
     "automatic visible hidden never"),
    ("ScrollDismissesKeyboardMode", "", "The effect of scrolling on the software keyboard.",
     "automatic immediately interactively never"),
    ("ScrollBounceBehavior", "", "The bounce behavior of a scrollable view.",
     "automatic always basedOnSize"),
    ("TextInputAutocapitalization", "", "The autocapitalization of text input.",
     "never words sentences characters"),
    ("SubmitLabel", "", "The label of a submission.",
     "done go send join route search return next continue"),
    ("AccessibilityChildBehavior", "Hashable", "The behavior of an accessibility element's children.",
     "ignore contain combine"),
    ("AccessibilityActionKind", "Equatable", "The kind of an accessibility action.",
     "default escape magicTap"),
    ("ToolbarItemPlacement", "", "The placement of a toolbar item.",
     "automatic principal navigation primaryAction secondaryAction confirmationAction "
     "cancellationAction destructiveAction topBarLeading topBarTrailing "
     "navigationBarLeading navigationBarTrailing bottomBar keyboard"),
    ("SensoryFeedback", "Equatable", "The haptic or audio feedback of a change.",
     "success warning error selection increase decrease start stop alignment levelChange impact"),
]


def files():
    yield "SwiftUI/CompileOnly/Generated/ModifierChoices.swift", "\n\n".join(
        choice(*row) for row in CHOICES)


def choice(of, conformance, words, names):
    values = "\n".join(
        f"""/// The `{name}` {noun(of)}.
public static let {escaped(name)} = {of}(name: "{name}")""" for name in names.split())
    return f"""/// {words} Has no effect in a terminal card.
public struct {of}: {f"{conformance}, " if conformance else ""}Sendable {{
{values}

private let name: String
}}"""


def noun(of):
    """Returns the words of a type's name: `UITextContentType` is text content type."""
    return " ".join(re.findall("[A-Z][a-z]+", of.removeprefix("UI"))).lower()
