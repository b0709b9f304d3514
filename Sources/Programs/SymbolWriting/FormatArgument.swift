// The arguments of a symbol: one for each specifier in its key and its text.

/// An argument of a symbol.
struct FormatArgument: Equatable {
  /// The label; `nil` for an argument without one.
  var label: String?
  /// The type, as it is spelled.
  var type: String
  /// The specifier without position and label: `%lld`.
  var specifier: String
}

/// A specifier in a format.
struct FormatSpecifier {
  /// The one-based position among the arguments.
  var position: Int
  var argument: FormatArgument
  var range: Range<String.Index>

  /// Returns the specifiers of a format, in order; a doubled `%` is none.
  static func all(in format: String) -> [FormatSpecifier] {
    var found: [FormatSpecifier] = []
    var next = 1
    let specifier =
      #/
      % (?: % | \#@ | (?: (0*[1-9]\d*) \$ )? (?: \( ([^)]*) \) )?
      ( (?: [-+\x20\#'] | \d{1,3} (?!\d) )*
        (?: \. (?: [-+\x20\#'] | \d{1,3} (?!\d) )* )? )
      ([hlqLzjt]*) ([@diuxXofFeEgGaAcCsS]) )
      /#
    for match in format.matches(of: specifier) {
      guard let conversion = match.output.5 else { continue }
      let position = match.output.1.flatMap { Int($0) }
      let length = String(match.output.4 ?? "")
      found.append(
        FormatSpecifier(
          position: position ?? next,
          argument: FormatArgument(
            label: match.output.2.flatMap { SymbolName.lower(String($0)) },
            length: length, conversion: String(conversion), layout: String(match.output.3 ?? "")),
          range: match.range))
      if position == nil { next += 1 }
    }
    return found
  }
}

extension FormatArgument {
  init(label: String?, length: String, conversion: String, layout: String = "") {
    self.label = label
    specifier = "%" + layout + length + conversion
    type =
      switch conversion {
      case "d", "i": ["hh": "Int8", "h": "Int16", "": "Int32"][length] ?? "Int"
      case "u", "x", "X", "o": ["hh": "UInt8", "h": "UInt16", "": "UInt32"][length] ?? "UInt"
      case "f", "F", "e", "E", "g", "G", "a", "A": length.isEmpty ? "Float" : "Double"
      default: "String"
      }
  }
}
