// Makes addresses of a template as in RFC 6570.

import Foundation

extension ResourceTemplate {
  /// The names of the variables, in their order.
  package var variables: [String] {
    var names: [String] = []
    for match in uriTemplate.matches(of: /\{[+#.\/;?&]?([^{}]+)\}/) {
      for part in match.1.split(separator: ",") {
        let name = String(part.prefix { $0 != ":" && $0 != "*" })
        if !name.isEmpty, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Returns the address that the template makes of values, by the names of the variables.
  ///
  /// Simple expansions and those of queries are made; others are made like simple ones.
  package func address(with values: [String: String]) -> String {
    uriTemplate.replacing(/\{([+#.\/;?&]?)([^{}]+)\}/) { match in
      let kind = String(match.1)
      var allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
      if kind == "+" || kind == "#" {
        allowed.formUnion(CharacterSet(charactersIn: ":/?#[]@!$&'()*+,;="))
      }
      let parts = match.2.split(separator: ",").compactMap { part -> String? in
        let name = String(part.prefix { $0 != ":" && $0 != "*" })
        guard let value = values[name]?.addingPercentEncoding(withAllowedCharacters: allowed)
        else { return nil }
        return "?&;".contains(kind) && !kind.isEmpty ? "\(name)=\(value)" : value
      }
      guard !parts.isEmpty else { return "" }
      return switch kind {
      case "", "+": parts.joined(separator: ",")
      case "?": "?" + parts.joined(separator: "&")
      case "&": "&" + parts.joined(separator: "&")
      default: kind + parts.joined(separator: kind == "#" ? "," : kind)
      }
    }
  }
}
