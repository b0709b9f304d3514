// The names of everything that the module's declarations give a name with a value.

import ScriptModule

/// The names of props.
enum ScriptProps {
  /// The names before a colon in the declarations: what a prop may be called in some view.
  static let known: Set<String> = {
    var names: Set<String> = ["modifiers", "children", "key"]
    var word: [UInt8] = []
    for byte in String(cString: behest_script_declarations()).utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        word.append(byte)
      case UInt8(ascii: "?"): continue
      case UInt8(ascii: ":"):
        names.insert(String(decoding: word, as: UTF8.self))
        word = []
      default: word = []
      }
    }
    return names
  }()
}
