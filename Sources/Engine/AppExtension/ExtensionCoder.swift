// Writes and reads the values of the extension behest/app, without loss.

package import BehestJSON
import Foundation
package import IntentEngine

/// A coder of values, and of everything that holds values.
///
/// A value is an object with its `type` and, in most cases, its `value`. A value of the app's own type
/// travels as its description and a name: the side of the app keeps the value under the name, and
/// takes the same one when the name comes back.
package struct ExtensionCoder: Sendable {
  /// A function that keeps a value of the app's own type, and returns its name; `nil` for none.
  package typealias Keeper = @Sendable (any NativeValue) -> String?
  /// A function that returns the value kept under a name; `nil` when there is none.
  package typealias Finder = @Sendable (_ name: String) -> Value?
  /// A function that makes a type of entities from its description.
  package typealias TypeMaker = @Sendable (EntityTypeFacts) -> any EntityType

  /// Keeps values of the app's own types.
  package var keep: Keeper
  /// Finds values of the app's own types.
  package var find: Finder
  /// Makes types of entities.
  package var entityType: TypeMaker
  /// Whether files travel with their contents, to a process that cannot read them.
  package var sendsContents = false
  /// Asks the other side for properties that take time to read; `nil` on the side of the app.
  package var complete: (@Sendable (RemoteValue) async throws -> Value)?

  /// Creates a coder; without its functions it knows no values of the app's own types.
  package init(
    keep: @escaping Keeper = { _ in nil }, find: @escaping Finder = { _ in nil },
    entityType: @escaping TypeMaker = { KnownEntityType(facts: $0) },
    complete: (@Sendable (RemoteValue) async throws -> Value)? = nil
  ) {
    self.keep = keep
    self.find = find
    self.entityType = entityType
    self.complete = complete
  }

  /// Returns a value as JSON.
  package func json(_ value: Value) -> JSON {
    func object(_ type: String, _ value: JSON) -> JSON { ["type": .string(type), "value": value] }
    switch value {
    case .text(let text): return object("text", .string(text))
    case .integer(let number): return object("integer", .integer(number))
    case .number(let number):
      return object("number", number.isFinite ? .number(number) : .string("\(number)"))
    case .json(let json): return object("json", json)
    case .decimal(let number): return object("decimal", .string("\(number)"))
    case .boolean(let isTrue): return object("boolean", .boolean(isTrue))
    case .date(let date): return Self.json(date)
    case .dateComponents(let components): return object("dateComponents", Self.json(components))
    case .duration(let duration):
      let (seconds, attoseconds) = duration.components
      return object(
        "duration",
        ["seconds": .integer(Int(seconds)), "attoseconds": .integer(Int(attoseconds))])
    case .url(let url): return object("url", .string(url.absoluteString))
    case .file(let file): return object("file", json(file))
    case .measurement(let number, let unit):
      return object("measurement", UnitCoding.json(unit).merging(["number": .number(number)]))
    case .amount(let amount):
      return object(
        "amount",
        ["amount": .string("\(amount.amount)"), "currency": .string(amount.currencyCode)])
    case .person(let person):
      var json: JSON = ["name": .string(person.name)]
      json["email"] = person.emailAddress.map { .string($0) }
      json["phone"] = person.phoneNumber.map { .string($0) }
      return object("person", json)
    case .personName(let name): return object("personName", Self.json(name))
    case .place(.address(let address)): return object("place", ["address": .string(address)])
    case .place(.coordinate(let latitude, let longitude)):
      return object("place", ["latitude": .number(latitude), "longitude": .number(longitude)])
    case .entity(let entity): return object("entity", json(entity))
    case .enumeration(let rawValue, let title):
      return object("enumeration", ["rawValue": .string(rawValue), "title": .string(title)])
    case .list(let values): return object("list", .array(values.map(json)))
    case .other(let words): return object("other", .string(words))
    case .native(let native): return json(native.value)
    }
  }

  /// Returns the value of JSON; `nil` for an object that is none.
  ///
  /// Plain JSON stands for itself, and an object with an identifier for an entity.
  package func value(_ json: JSON) -> Value? {
    switch json {
    case .null: return nil
    case .string(let text): return .text(text)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .spelled: return .json(json)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .array(let elements): return .list(elements.compactMap(value))
    case .object: return typed(json) ?? entity(json).map { .entity($0) }
    }
  }

  /// Returns the value of an object with a type; `nil` for another object.
  private func typed(_ json: JSON) -> Value? {
    let value = json["value"] ?? nil
    switch json["type"]?.string {
    case "text": return value.string.map { .text($0) }
    case "integer": return value.integer.map { .integer($0) }
    case "number": return (value.number ?? value.string.flatMap(Double.init)).map { .number($0) }
    case "json": return .json(value)
    case "decimal": return value.string.flatMap { Decimal(string: $0) }.map { .decimal($0) }
    case "boolean": return value.boolean.map { .boolean($0) }
    case "date": return Self.date(json).map { .date($0) }
    case "dateComponents": return .dateComponents(Self.dateComponents(value))
    case "duration":
      let (seconds, rest) = (value["seconds"]?.integer ?? 0, value["attoseconds"]?.integer ?? 0)
      // Beyond these a duration cannot be taken apart again.
      guard -(1 << 53)..<(1 << 53) ~= seconds, -(1 << 60)..<(1 << 60) ~= rest else { return nil }
      return .duration(
        Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest)))
    case "url": return value.string.flatMap { URL(string: $0) }.map { .url($0) }
    case "file": return Self.file(value).map { .file($0) }
    case "measurement":
      guard let number = value["number"]?.number, let unit = UnitCoding.unit(value) else {
        return nil
      }
      return .measurement(number, unit: unit)
    case "amount":
      guard let amount = value["amount"]?.string.flatMap({ Decimal(string: $0) }),
        let currency = value["currency"]?.string
      else { return nil }
      return .amount(Value.Amount(amount: amount, currencyCode: currency))
    case "person":
      return value["name"]?.string.map {
        .person(
          Value.Person(
            name: $0, emailAddress: value["email"]?.string, phoneNumber: value["phone"]?.string))
      }
    case "personName": return .personName(Self.personName(value))
    case "place":
      if let address = value["address"]?.string { return .place(.address(address)) }
      guard let latitude = value["latitude"]?.number, let longitude = value["longitude"]?.number
      else { return nil }
      return .place(.coordinate(latitude: latitude, longitude: longitude))
    case "entity": return entity(value).map { .entity($0) }
    case "enumeration":
      guard let rawValue = value["rawValue"]?.string else { return nil }
      return .enumeration(rawValue: rawValue, title: value["title"]?.string ?? rawValue)
    case "list": return value.array.map { .list($0.compactMap(self.value)) }
    case "other": return value.string.map { .other($0) }
    case "native": return native(json)
    default: return nil
    }
  }

  // MARK: Values of the app's own types

  private func json(_ native: any NativeValue) -> JSON {
    let remote = native as? RemoteValue
    var json: JSON = [
      "type": "native", "typeID": .string(native.typeID), "plain": self.json(native.plain),
      "option": Self.json(remote?.shown ?? native.option),
    ]
    let source = remote?.source ?? Self.inSourceLanguage { native.option }
    if remote == nil ? source != native.option : remote?.source != nil {
      json["source"] = Self.json(source)
    }
    json["kept"] = (remote?.kept ?? keep(native)).map { .string($0) }
    json["id"] = native.identifier.map { .string($0) }
    if native.isEntity { json["isEntity"] = true }
    json["audience"] = native.audience.map { $0 == .everybody ? "everybody" : "some" }
    json["elements"] = native.elements.map { .array($0.map(self.json)) }
    return json
  }

  private func native(_ json: JSON) -> Value? {
    let kept = json["kept"]?.string
    if let kept, let value = find(kept) { return value }
    guard let plain = json["plain"].flatMap(value) else { return nil }
    let audience: Audience? =
      switch json["audience"]?.string {
      case "everybody": .everybody
      case "some": .some
      default: nil
      }
    return Value(
      RemoteValue(
        kept: kept, typeID: json["typeID"]?.string ?? "", plain: plain,
        shown: json["option"].flatMap(Self.option) ?? plain.option,
        source: json["source"].flatMap(Self.option), identifier: json["id"]?.string,
        elements: json["elements"]?.array?.compactMap(value),
        isEntity: json["isEntity"]?.boolean ?? false, audience: audience, completion: complete))
  }

  // MARK: Entities

  private func json(_ entity: Value.Entity) -> JSON {
    var json: JSON = [
      "type": .string(entity.type), "typeID": .string(entity.typeID), "id": .string(entity.id),
      "title": .string(entity.title), "synonyms": JSON(strings: entity.synonyms),
      "properties": .array(
        entity.properties.map { property in
          var json: JSON = ["name": .string(property.name), "title": .string(property.title)]
          json["value"] = property.value.map(self.json)
          return json
        }),
    ]
    json["subtitle"] = entity.subtitle.map { .string($0) }
    json["symbol"] = entity.symbol.map { .string($0) }
    return json
  }

  private func entity(_ json: JSON) -> Value.Entity? {
    guard let id = json["id"]?.string ?? json["id"]?.integer.map({ "\($0)" }) else { return nil }
    let properties: [Value.Entity.Property]
    if case .object(let members)? = json["properties"] {
      properties = members.map { name, value in
        Value.Entity.Property(
          name: name, title: name.wordsOfIdentifier, value: self.value(value))
      }
    } else {
      properties = (json["properties"]?.array ?? []).compactMap { property in
        property["name"]?.string.map {
          Value.Entity.Property(
            name: $0, title: property["title"]?.string ?? $0,
            value: property["value"].flatMap(value))
        }
      }
    }
    return Value.Entity(
      type: json["type"]?.string ?? "", id: id, title: json["title"]?.string ?? id,
      subtitle: json["subtitle"]?.string, symbol: json["symbol"]?.string,
      synonyms: (json["synonyms"]?.array ?? []).compactMap(\.string),
      properties: properties, typeID: json["typeID"]?.string ?? "")
  }
}
