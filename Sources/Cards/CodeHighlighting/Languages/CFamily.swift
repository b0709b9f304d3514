// The languages with the syntax of C.

extension Grammar {
  private static let cWords =
    "auto break case const continue default do else enum extern for goto if inline register "
    + "restrict return sizeof static struct switch typedef union volatile while"
  private static let cTypes =
    "bool char double float int int16_t int32_t int64_t int8_t long ptrdiff_t short signed size_t "
    + "ssize_t uint16_t uint32_t uint64_t uint8_t unsigned void wchar_t"

  static let cFamily: [Grammar] = [
    Grammar(
      names: ["c", "h"], lineRemarks: ["//"], remarks: [.c],
      keywords: cWords + " _Alignas _Atomic _Bool _Generic _Noreturn _Static_assert typeof",
      types: cTypes, constants: "NULL true false nullptr", habits: [.calls, .directives]),
    Grammar(
      names: ["c++", "cpp", "cc", "cxx", "hpp", "hh"], lineRemarks: ["//"], remarks: [.c],
      quotes: [Quote("R\"(", ")\"", escape: nil, isLong: true), .double, .single],
      keywords: cWords
        + " alignas alignof and catch class co_await co_return co_yield concept consteval constexpr "
        + "constinit const_cast decltype delete dynamic_cast explicit export final friend import "
        + "module mutable namespace new noexcept not operator or override private protected public "
        + "reinterpret_cast requires static_assert static_cast template this throw try typeid "
        + "typename using virtual",
      types: cTypes + " string string_view vector map set optional variant char8_t char16_t",
      constants: "NULL true false nullptr", habits: [.calls, .directives]),
    Grammar(
      names: ["objective-c", "objc", "objectivec", "m", "mm"], lineRemarks: ["//"], remarks: [.c],
      keywords: cWords + " self super in out inout", types: cTypes + " id instancetype BOOL SEL",
      constants: "NULL nil YES NO true false",
      habits: [.calls, .directives, .atSigns, .capitalTypes]
    ),
    Grammar(
      names: ["c#", "csharp", "cs"], lineRemarks: ["//"], remarks: [.c],
      quotes: [
        Quote("\"\"\"", escape: nil, isLong: true),
        Quote("@\"", "\"", escape: nil, isLong: true), Quote("$\"", "\""), .double, .single,
      ],
      keywords: "abstract as async await base break case catch checked class const continue "
        + "default delegate do else enum event explicit extern finally fixed for foreach get goto "
        + "if implicit in init interface internal is lock namespace new operator out override "
        + "params partial private protected public readonly record ref required return sealed set "
        + "sizeof stackalloc static struct switch this throw try typeof unchecked unsafe using var "
        + "virtual volatile when where while with yield",
      types: "bool byte char decimal double dynamic float int long nint nuint object sbyte short "
        + "string uint ulong ushort void", constants: "true false null",
      habits: [.calls, .directives, .capitalTypes]),
    Grammar(
      names: ["java"], lineRemarks: ["//"], remarks: [.c],
      quotes: [Quote("\"\"\"", isLong: true), .double, .single],
      keywords: "abstract assert break case catch class const continue default do else enum "
        + "exports extends final finally for goto if implements import instanceof interface module "
        + "native new non-sealed opens package permits private protected public record requires "
        + "return sealed static strictfp super switch synchronized this throw throws transient try "
        + "var volatile when while yield",
      types: "boolean byte char double float int long short void", constants: "true false null",
      habits: [.calls, .atSigns, .capitalTypes]),
    Grammar(
      names: ["php"], lineRemarks: ["//", "#"], remarks: [.c],
      keywords: "abstract and array as break callable case catch class clone const continue "
        + "declare default do echo else elseif empty enum exit extends final finally fn for "
        + "foreach function global goto if implements include include_once instanceof insteadof "
        + "interface isset list match namespace new or print private protected public readonly "
        + "require require_once return static switch throw trait try unset use var while xor yield",
      types: "bool float int iterable mixed never object self string void",
      constants: "true false null TRUE FALSE NULL", habits: [.calls, .dollars, .capitalTypes]),
  ]
}
