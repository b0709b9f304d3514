// Image sources as JSON: an object with one key that says what its value is.

extension ImageReference.Source: Codable {
  private enum Key: String, CodingKey {
    case symbol, asset, address
  }

  /// Reads a source from `{"symbol": …}`, `{"asset": …}` or `{"address": …}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .symbol) {
      self = .symbol(name)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .asset) {
      self = .asset(name)
    } else {
      self = .address(try container.decode(String.self, forKey: .address))
    }
  }

  /// Writes the source as an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .symbol(let name): try container.encode(name, forKey: .symbol)
    case .asset(let name): try container.encode(name, forKey: .asset)
    case .address(let address): try container.encode(address, forKey: .address)
    }
  }
}
