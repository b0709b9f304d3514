// Saves a file that a server has returned where the person wants it.

import Foundation
import FoundationGaps
import IntentEngine
import Synchronization

/// A call that saves a file; the button below a sound or another file that is not shown performs it.
final class SaveFileCall: IntentCall {
  private let file: Value.File
  private let place = Mutex<Value?>(nil)

  init(_ file: Value.File) { self.file = file }

  var source: any IntentSource { SaveFileIntent(file: file) }
  var parameters: [ParameterFacts] {
    var facts = ParameterFacts(name: "place", kind: .text, typeID: "behest.place")
    facts.title = "Place"
    facts.valueDialog = Dialog(Sentence.saveAs(name: file.name))
    facts.hasOptions = true
    facts.takesOtherValues = true
    return [facts]
  }
  var summary: String? { nil }
  var target: Value? { nil }
  var address: URL? { nil }

  func value(of parameter: String) -> Value? { place.withLock { $0 } }
  func isSet(_ parameter: String) -> Bool { value(of: parameter) != nil }
  func assign(_ value: Value?, to parameter: String) { place.withLock { $0 = value } }
  func resolved(_ words: String, for parameter: String) async throws -> Value? { nil }

  /// Returns the person's folder for downloads, if there is one, and the current folder.
  func options(for parameter: String) async throws -> OptionList {
    let folders = ["~/Downloads", "."].filter { folder in
      FileManager.default.isWritableFile(atPath: folder.expandingTilde)
    }
    return OptionList(items: folders.map { (.text("\($0)/\(file.name)"), nil) })
  }

  func startingValue(of parameter: String) async throws -> Value? { nil }
  func prepare() async throws {}

  func perform(with respondent: any Respondent) async throws -> CallEnd {
    // The button can be pressed again, for another place.
    defer { assign(nil, to: "place") }
    let manager = FileManager.default
    var place = value(of: "place")?.text ?? ""
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: place.expandingTilde, isDirectory: &isFolder), isFolder.boolValue
    {
      place += "/" + file.name
    }
    if manager.fileExists(atPath: place.expandingTilde) {
      _ = try await respondent.ask(
        .confirmation(
          accept: [Sentence.replaceTitle(), Sentence.yesTitle()],
          decline: [Sentence.cancelTitle(), Sentence.noTitle()], isDestructive: true,
          dialog: Dialog(Sentence.replaceExisting(place: place)), showsDialog: true, content: nil))
    }
    do {
      try file.contents.write(to: URL(filePath: place.expandingTilde), options: .atomic)
    } catch {
      throw Failure(
        .intentFailed, Sentence.notWritten(place: place, reason: error.localizedDescription))
    }
    return .done(CallResult(dialog: Dialog(Sentence.savedAs(place: place))))
  }
}

/// The intent of `SaveFileCall`, which no list shows.
private struct SaveFileIntent: IntentSource {
  let file: Value.File

  var id: String { "behest.saveFile" }
  var typeName: String { "SaveFile" }
  var title: String { Sentence.saveName(name: file.name) }
  func has(_ trait: IntentTrait) -> Bool { false }
  func makeCall() -> any IntentCall { SaveFileCall(file) }
}
