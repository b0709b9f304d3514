// An intent of a Swift app, described by its type.

package import AppIntents
import FoundationGaps
package import IntentEngine

/// An intent given by its Swift type.
package struct SwiftIntent: IntentSource {
  /// The intent's type.
  package let type: any AppIntent.Type

  /// Creates an intent from its type.
  package init(_ type: any AppIntent.Type) { self.type = type }

  /// The fully qualified name of the type.
  package var id: String { String(reflecting: type) }

  /// The name of the type.
  package var typeName: String { nameOfType(type) }

  /// The special characteristics of the intent, as the protocols it conforms to indicate them.
  package var traits: Set<IntentTrait> {
    var traits: Set<IntentTrait> = []
    if type is any OpenIntent.Type { traits.insert(.opens) }
    if type is any DeleteIntent.Type { traits.insert(.deletes) }
    if type is any ControlConfigurationIntent.Type || type is any SetValueIntent.Type {
      traits.insert(.controls)
    }
    if type is any WidgetConfigurationIntent.Type { traits.insert(.configuresWidget) }
    if type is any PredictableIntent.Type { traits.insert(.isPredictable) }
    if type is any SnippetIntent.Type { traits.insert(.isSnippet) }
    if type is any UndoableIntent.Type { traits.insert(.isUndoable) }
    if type is any LongRunningIntent.Type { traits.insert(.isLongRunning) }
    if type is any URLRepresentableIntent.Type { traits.insert(.hasAddress) }
    return traits
  }

  /// The declarations of the type, in the current language.
  package var facts: IntentFacts { type.described }

  /// Creates a call of an intent made by its empty initialiser.
  package func makeCall() -> any IntentCall { SwiftCall(type.init()) }
}

extension AppIntent {
  fileprivate static var described: IntentFacts {
    let modes = supportedModes
    return IntentFacts(
      title: title.text, explanation: erasedDescription?.descriptionText.text.nonEmpty,
      isDiscoverable: isDiscoverable, isListed: isListed, opensApp: openAppWhenRun,
      endsInForeground:
        !modes.isDisjoint(with: [.foreground(.immediate), .foreground(.deferred)]),
      startsInForeground: modes.contains(.foreground(.immediate)) && !modes.contains(.background),
      authentication: AuthenticationPolicy(authenticationPolicy), schema: schemaName,
      showsCard: ObjectIdentifier(PerformResult.Snippet.self) != ObjectIdentifier(Never.self),
      returnedType: Value.typeID(of: PerformResult.Value.self))
  }
}

extension AuthenticationPolicy {
  init(_ policy: IntentAuthenticationPolicy) {
    self =
      switch policy {
      case .alwaysAllowed: .alwaysAllowed
      case .requiresAuthentication: .requiresAuthentication
      case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
      }
  }
}
