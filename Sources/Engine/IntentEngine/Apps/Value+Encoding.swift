// The form of values in JSON output: what `--json` prints, and what tools return.

public import BehestJSON
import Foundation

extension Value.Entity: JSONRecord {
  private struct Record: JSONRecord {
    let type: String
    let id: String
    let title: String
    let subtitle: String?
    let symbol: String?
    let synonyms: [String]
    let properties: [String: Value?]
  }

  /// Encodes the entity; its public properties are an object by name.
  public func encode(to encoder: any Encoder) throws {
    let properties = properties.map { ($0.name, $0.value) }
    try Record(
      type: type, id: id, title: title, subtitle: subtitle, symbol: symbol, synonyms: synonyms,
      properties: Dictionary(properties) { $1 }
    ).encode(to: encoder)
  }
}

extension Value: Encodable {
  private struct FileRecord: Encodable {
    let name: String
    let size: Int
    let base64: String
  }

  private struct CaseRecord: Encodable {
    let rawValue: String
    let title: String
  }

  /// Encodes the value as a JSON string, number, Boolean or array if possible, else as an object.
  ///
  /// A date is a string in ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .integer(let number): try container.encode(number)
    // A number with an integral value keeps its decimal point.
    case .number(let number): try container.encode(JSON.number(number))
    case .boolean(let isTrue): try container.encode(isTrue)
    case .date(let date): try container.encode(date.formatted(.iso8601))
    case .file(let file):
      let contents = file.contents
      try container.encode(
        FileRecord(name: file.name, size: contents.count, base64: contents.base64EncodedString()))
    case .entity(let entity): try container.encode(entity)
    case .enumeration(let rawValue, let title):
      try container.encode(CaseRecord(rawValue: rawValue, title: title))
    case .list(let values): try container.encode(values)
    case .json(let json): try container.encode(json)
    default: try container.encode(text)
    }
  }
}
