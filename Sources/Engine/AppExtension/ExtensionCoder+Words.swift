// Codes what people read: options, dialogs, copies and failures.

package import BehestJSON
import Foundation
package import IntentEngine

extension ExtensionCoder {
  /// Returns an option as JSON.
  package static func json(_ option: Question.Option) -> JSON {
    var json: JSON = ["title": .string(option.title)]
    json["subtitle"] = option.subtitle.map { .string($0) }
    json["symbol"] = option.symbol.map { .string($0) }
    json["section"] = option.section.map { .string($0) }
    if !option.synonyms.isEmpty {
      json["synonyms"] = JSON(strings: option.synonyms)
    }
    if option.isCancel { json["isCancel"] = true }
    if option.isDestructive { json["isDestructive"] = true }
    return json
  }

  /// Returns the option of a JSON object; `nil` without a title.
  package static func option(_ json: JSON) -> Question.Option? {
    json["title"]?.string.map {
      Question.Option(
        title: $0, subtitle: json["subtitle"]?.string, symbol: json["symbol"]?.string,
        section: json["section"]?.string,
        synonyms: (json["synonyms"]?.array ?? []).compactMap(\.string),
        isCancel: json["isCancel"] == true, isDestructive: json["isDestructive"] == true)
    }
  }

  /// Returns a dialog as JSON: a string, or an object with both texts.
  package static func json(_ dialog: Dialog) -> JSON {
    guard let supporting = dialog.supporting else { return .string(dialog.full) }
    return ["full": .string(dialog.full), "supporting": .string(supporting)]
  }

  /// Returns the dialog of a string or an object; `nil` for others.
  package static func dialog(_ json: JSON) -> Dialog? {
    if let full = json.string { return Dialog(full) }
    return json["full"]?.string.map { Dialog($0, supporting: json["supporting"]?.string) }
  }

  /// Returns a copy as JSON.
  package static func json(_ copy: Copy) -> JSON {
    var json: JSON = ["text": .string(copy.plainText)]
    json["html"] = copy.html.map { .string($0) }
    json["rtf"] = copy.rtf.map { .string($0) }
    return json
  }

  /// Returns the copy of a JSON object; `nil` without a text.
  package static func copy(_ json: JSON) -> Copy? {
    json["text"]?.string.map {
      Copy(plainText: $0, html: json["html"]?.string, rtf: json["rtf"]?.string)
    }
  }

  /// Returns a list of options as JSON.
  package func json(_ list: OptionList) -> JSON {
    var json: JSON = [
      "items": .array(
        list.items.map { item in
          var json: JSON = ["value": self.json(item.value)]
          json["section"] = item.section.map { .string($0) }
          return json
        })
    ]
    json["prompt"] = list.prompt.map { .string($0) }
    return json
  }

  /// Returns the list of options of a JSON object, which may have the values alone.
  package func optionList(_ json: JSON) -> OptionList {
    OptionList(
      prompt: json["prompt"]?.string,
      items: (json["items"]?.array ?? json["values"]?.array?.map { ["value": $0] } ?? [])
        .compactMap { item in
          item["value"].flatMap(value).map { ($0, item["section"]?.string) }
        })
  }

  /// Returns an error as JSON: a failure with its code and words, or the reason of any other.
  package static func json(_ error: any Error) -> JSON {
    guard let failure = error as? Failure else {
      let remote = error as? RemoteError
      return [
        "reason": .string(remote?.reason ?? error.reason),
        "detail": .string(remote?.detail ?? String(describing: error)),
      ]
    }
    var json: JSON = ["code": .string(failure.code.rawValue), "words": .string(failure.words)]
    json["detail"] = failure.detail.map { .string($0) }
    return json
  }

  /// Returns the error of a JSON object.
  package static func error(_ json: JSON) -> any Error {
    guard let words = json["words"]?.string else {
      let reason = json["reason"]?.string ?? "unknown"
      return RemoteError(reason: reason, detail: json["detail"]?.string ?? reason)
    }
    return Failure(
      Failure.Code(rawValue: json["code"]?.string ?? Failure.Code.intentFailed.rawValue), words,
      detail: json["detail"]?.string)
  }
}

/// An error of an app in another process that has no words for people.
package struct RemoteError: LocalizedError, CustomStringConvertible, Hashable {
  /// The reason as the error gives it.
  package let reason: String
  /// The error for developers.
  package let detail: String

  /// Creates an error from its reason and its description for developers.
  package init(reason: String, detail: String) {
    self.reason = reason
    self.detail = detail
  }

  /// The reason as the error gives it.
  package var errorDescription: String? { reason }
  /// The error for developers.
  package var description: String { detail }
}
