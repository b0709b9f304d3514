// Codes the values of Foundation's types: dates, files, names.

import BehestJSON
import Foundation
import FoundationGaps
import IntentEngine

extension ExtensionCoder {
  /// Returns what a function returns in the language of the source.
  static func inSourceLanguage<Result>(_ body: () -> Result) -> Result {
    LocalizationEnvironment.$taskTables.withValue(nil, operation: body)
  }

  /// A date is in ISO 8601; one that is not on a full second has its exact distance from 2001 beside.
  static func json(_ date: Date) -> JSON {
    var json: JSON = ["type": "date", "value": .string(date.formatted(.iso8601))]
    let exact = date.timeIntervalSinceReferenceDate
    if exact != exact.rounded() { json["secondsSince2001"] = .number(exact) }
    return json
  }

  static func date(_ json: JSON) -> Date? {
    if let exact = json["secondsSince2001"]?.number {
      return Date(timeIntervalSinceReferenceDate: exact)
    }
    return json["value"]?.string.flatMap { try? Date($0, strategy: .iso8601) }
  }

  private static let components: [(name: String, component: Calendar.Component)] = [
    ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour),
    ("minute", .minute), ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday),
    ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter), ("weekOfMonth", .weekOfMonth),
    ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
  ]

  static func json(_ date: DateComponents) -> JSON {
    var json: JSON = [:]
    for (name, component) in components {
      json[name] = date.value(for: component).map { .integer($0) }
    }
    json["timeZone"] = (date.timeZone?.identifier).map { .string($0) }
    json["calendar"] = date.calendar.map { .string("\($0.identifier)") }
    return json
  }

  static func dateComponents(_ json: JSON) -> DateComponents {
    var date = DateComponents()
    for (name, component) in components {
      if let value = json[name]?.integer { date.setValue(value, for: component) }
    }
    date.timeZone = json["timeZone"]?.string.flatMap { TimeZone(identifier: $0) }
    if json["calendar"]?.string == "gregorian" { date.calendar = Calendar(identifier: .gregorian) }
    return date
  }

  func json(_ file: Value.File) -> JSON {
    var json: JSON = ["name": .string(file.name)]
    json["contentType"] = file.type.map { .string($0) }
    if let url = file.url, !sendsContents {
      json["url"] = .string(url.absoluteString)
    } else {
      json["base64"] = .string(file.contents.base64EncodedString())
    }
    return json
  }

  static func file(_ json: JSON) -> Value.File? {
    guard let name = json["name"]?.string else { return nil }
    let type = json["contentType"]?.string
    if let url = json["url"]?.string.flatMap({ URL(string: $0) }) {
      return Value.File(name: name, type: type, url: url)
    }
    guard let data = json["base64"]?.string.flatMap({ Data(base64Encoded: $0) }) else { return nil }
    return Value.File(name: name, type: type, data: data)
  }

  private static let nameParts:
    [(
      String, any WritableKeyPath<PersonNameComponents, String?> & Sendable
    )] = [
      ("prefix", \.namePrefix), ("given", \.givenName), ("middle", \.middleName),
      ("family", \.familyName), ("suffix", \.nameSuffix), ("nickname", \.nickname),
    ]

  static func json(_ name: PersonNameComponents) -> JSON {
    var json: JSON = [:]
    for (key, path) in nameParts { json[key] = name[keyPath: path].map { .string($0) } }
    return json
  }

  static func personName(_ json: JSON) -> PersonNameComponents {
    var name = PersonNameComponents()
    for (key, path) in nameParts { name[keyPath: path] = json[key]?.string }
    return name
  }
}
