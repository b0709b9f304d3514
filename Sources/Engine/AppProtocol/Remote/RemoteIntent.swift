// An intent of a remote app, as the server's manifest describes it.

import AppExtension
import IntentEngine

/// An intent that the server of an app performs.
struct RemoteIntent: IntentSource {
  let facts: IntentFacts
  let app: RemoteApp

  var id: String { facts.id }
  var typeName: String { facts.typeName }
  var title: String { facts.title }
  var explanation: String? { facts.explanation }
  var authentication: AuthenticationPolicy { facts.authentication }
  var schema: String? { facts.schema }
  var returnedType: String { facts.returnedType }

  func has(_ trait: IntentTrait) -> Bool { facts.traits.contains(trait) }

  func makeCall() -> any IntentCall { RemoteCall(CallState(tool: facts.tool), of: self) }
}
