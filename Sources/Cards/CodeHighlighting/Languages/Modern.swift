// Newer compiled languages, and JavaScript with its relatives.

extension Grammar {
  private static let scriptWords =
    "as async await break case catch class const continue debugger default delete do else export "
    + "extends finally for from function get if import in instanceof let new of return set static "
    + "super switch this throw try typeof var void while with yield"
  private static let scriptConstants = "true false null undefined NaN Infinity globalThis"

  static let modern: [Grammar] = [
    Grammar(
      names: ["swift"], lineRemarks: ["//"], remarks: [Remark("/*", "*/", nests: true)],
      quotes: [
        Quote("#\"\"\"", "\"\"\"#", escape: nil, isLong: true),
        Quote("\"\"\"", isLong: true), Quote("#\"", "\"#", escape: nil), .double, Quote("`"),
      ],
      keywords: "actor any as associatedtype async await borrowing break case catch class "
        + "consuming continue convenience copy default defer deinit didSet discard distributed do "
        + "dynamic each else enum extension fallthrough fileprivate final for func get guard if "
        + "import in indirect infix init inout internal is isolated lazy let macro mutating "
        + "nonisolated nonmutating open operator optional override package postfix precedencegroup "
        + "prefix private protocol public repeat required rethrows return self sending set some "
        + "static struct subscript super switch throw throws try typealias unowned var weak where "
        + "while willSet yield", types: "Self Any", constants: "true false nil",
      habits: [.calls, .atSigns, .hashWords, .capitalTypes]),
    Grammar(
      names: ["rust", "rs"], lineRemarks: ["//"], remarks: [Remark("/*", "*/", nests: true)],
      quotes: [
        Quote("r##\"", "\"##", escape: nil, isLong: true),
        Quote("r#\"", "\"#", escape: nil, isLong: true), Quote("\"", isLong: true),
      ],
      keywords: "as async await break const continue crate dyn else enum extern fn for if impl in "
        + "let loop macro_rules match mod move mut pub ref return self static struct super trait "
        + "type union unsafe use where while yield",
      types: "Self bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize",
      constants: "true false", habits: [.calls, .capitalTypes, .characters]),
    Grammar(
      names: ["go", "golang"], lineRemarks: ["//"], remarks: [.c],
      quotes: [Quote("`", escape: nil, isLong: true), .double, .single],
      keywords: "break case chan const continue default defer else fallthrough for func go goto if "
        + "import interface map package range return select struct switch type var",
      types: "any bool byte comparable complex128 complex64 error float32 float64 int int16 int32 "
        + "int64 int8 rune string uint uint16 uint32 uint64 uint8 uintptr",
      constants: "true false nil iota", habits: [.calls]),
    Grammar(
      names: ["kotlin", "kt", "kts"], lineRemarks: ["//"],
      remarks: [Remark("/*", "*/", nests: true)],
      quotes: [Quote("\"\"\"", escape: nil, isLong: true), .double, .single],
      keywords: "abstract actual annotation as break by catch class companion const constructor "
        + "continue crossinline data do else enum expect external final finally for fun get if "
        + "import in infix init inline inner interface internal is lateinit noinline object open "
        + "operator out override package private protected public reified return sealed set super "
        + "suspend tailrec this throw try typealias val value var vararg when where while",
      constants: "true false null", habits: [.calls, .atSigns, .capitalTypes]),
    Grammar(
      names: ["dart"], lineRemarks: ["//"], remarks: [.c],
      quotes: [Quote("\"\"\"", isLong: true), Quote("'''", isLong: true), .double, .single],
      keywords: "abstract as assert async await base break case catch class const continue "
        + "covariant default deferred do else enum export extends extension external factory final "
        + "finally for function get hide if implements import in interface is late library mixin "
        + "new on operator part required rethrow return sealed set show static super switch sync "
        + "this throw try typedef var when while with yield",
      types: "bool double dynamic int num void", constants: "true false null",
      habits: [.calls, .atSigns, .capitalTypes]),
    Grammar(
      names: ["zig"], lineRemarks: ["//"], quotes: [.double, .single],
      keywords: "addrspace align allowzero and anyframe anytype asm async await break callconv "
        + "catch comptime const continue defer else enum errdefer error export extern fn for if "
        + "inline noalias noinline nosuspend opaque or orelse packed pub resume return struct "
        + "suspend switch test threadlocal try union unreachable usingnamespace var volatile while",
      types: "anyopaque bool f16 f32 f64 i16 i32 i64 i8 isize type u16 u32 u64 u8 usize void",
      constants: "true false null undefined", habits: [.calls, .atSigns, .capitalTypes]),
    Grammar(
      names: ["javascript", "js", "jsx", "mjs", "cjs", "node"], lineRemarks: ["//"],
      remarks: [.c], quotes: [.double, .single, .backtick], keywords: scriptWords,
      constants: scriptConstants, habits: [.calls, .atSigns, .capitalTypes]),
    Grammar(
      names: ["typescript", "ts", "tsx", "mts"], lineRemarks: ["//"], remarks: [.c],
      quotes: [.double, .single, .backtick],
      keywords: scriptWords
        + " abstract asserts declare enum implements infer interface is keyof module namespace "
        + "override private protected public readonly satisfies type unique",
      types: "any bigint boolean never number object string symbol unknown void",
      constants: scriptConstants, habits: [.calls, .atSigns, .capitalTypes]),
  ]
}
