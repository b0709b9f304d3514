// Reads JSON text.

import Foundation

extension JSON {
  /// Creates a document from JSON text.
  package init(parsing bytes: [UInt8]) throws(ParsingError) {
    do {
      self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
    } catch {
      throw ParsingError(description: "\(error)")
    }
  }

  /// An error.
  package struct ParsingError: Error, CustomStringConvertible { package let description: String }
}
