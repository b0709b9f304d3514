// stub
import BehestJSON
import ModelContextProtocol

final class KeptValues: Sendable {}
/// A file of phrases.
package struct PhraseFile: Hashable, Sendable {}
extension AppServer {
  var manifest: JSON { [:] }
  var manifestResource: Resource { Resource(uri: "behest://app", name: "app") }
  func callDirectly(_ name: String, _ params: JSON, _ request: ServerRequest) async throws -> JSON?
  { nil }
}
