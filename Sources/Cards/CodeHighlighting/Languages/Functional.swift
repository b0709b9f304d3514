// Functional languages.

extension Grammar {
  static let functional: [Grammar] = [
    Grammar(
      names: ["haskell", "hs"], lineRemarks: ["--"], remarks: [Remark("{-", "-}", nests: true)],
      quotes: [.double],
      keywords: "as case class data default deriving do else family forall foreign hiding if "
        + "import in infix infixl infixr instance let module newtype of qualified then type where",
      constants: "True False Nothing otherwise", habits: [.capitalTypes, .characters]),
    Grammar(
      names: ["ocaml", "ml", "fsharp", "f#", "fs"], lineRemarks: ["//"],
      remarks: [Remark("(*", "*)", nests: true)], quotes: [.double],
      keywords: "and as assert begin class constraint do done downto else end exception external "
        + "for fun function functor if in include inherit initializer lazy let match member method "
        + "module mutable namespace new object of open or private rec sig struct then to try type "
        + "use val virtual when while with yield",
      types: "bool char float int list option string unit", constants: "true false None",
      habits: [.capitalTypes, .characters]),
    Grammar(
      names: ["scala", "sbt"], lineRemarks: ["//"], remarks: [Remark("/*", "*/", nests: true)],
      quotes: [Quote("\"\"\"", escape: nil, isLong: true), .double],
      keywords: "abstract case catch class def derives do else end enum export extends extension "
        + "final finally for given if implicit import infix inline lazy match new object opaque "
        + "open override package private protected return sealed super then this throw trait try "
        + "type using val var while with yield", constants: "true false null",
      habits: [.calls, .atSigns, .capitalTypes, .characters]),
    Grammar(
      names: ["elixir", "ex", "exs"], lineRemarks: ["#"],
      quotes: [Quote("\"\"\"", isLong: true), .double, .single],
      keywords: "after alias and case catch cond def defimpl defmacro defmodule defp defprotocol "
        + "defstruct do else end fn for if import in not or quote raise receive require rescue try "
        + "unless unquote use when with", constants: "true false nil",
      habits: [.calls, .atSigns, .capitalTypes]),
    Grammar(
      names: ["erlang", "erl"], lineRemarks: ["%"],
      keywords: "after and andalso begin case catch end fun if not of or orelse receive try when",
      constants: "true false undefined", habits: [.calls, .capitalTypes]),
    Grammar(
      names: ["clojure", "clj", "lisp", "elisp", "scheme", "racket"], lineRemarks: [";"],
      remarks: [Remark("#|", "|#", nests: true)], quotes: [Quote("\"", isLong: true)],
      keywords: "and begin case cond def define defmacro defn defun do else fn for if in lambda "
        + "let loop ns or quote recur require set setq throw try use when while",
      constants: "nil true false t", habits: [.dashes]),
  ]
}
