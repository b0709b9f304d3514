// Data formats, configuration formats and query languages.

extension Grammar {
  static let data: [Grammar] = [
    Grammar(
      names: ["json", "jsonc", "json5", "ndjson", "geojson"], lineRemarks: ["//"], remarks: [.c],
      quotes: [.double, .single], constants: "true false null", habits: [.keys]),
    Grammar(
      names: ["yaml", "yml"], lineRemarks: ["#"],
      quotes: [.double, Quote("'", escape: nil)], constants: "true false null yes no on off",
      habits: [.keys, .dashes, .spacedRemarks]),
    Grammar(
      names: ["toml", "ini", "cfg", "conf", "properties", "editorconfig"],
      lineRemarks: ["#", ";"],
      quotes: [
        Quote("\"\"\"", isLong: true), Quote("'''", escape: nil, isLong: true), .double,
        Quote("'", escape: nil),
      ], constants: "true false", habits: [.settings, .dashes, .spacedRemarks]),
    Grammar(
      names: ["css", "scss", "sass", "less"], lineRemarks: ["//"], remarks: [.c],
      keywords: "important and not only from to", constants: "auto inherit initial none unset",
      habits: [.keys, .dashes, .calls, .atSigns, .hashWords, .dollars, .spacedRemarks]),
    Grammar(
      names: ["sql", "sqlite", "postgresql", "pgsql", "mysql", "plsql"], lineRemarks: ["--"],
      remarks: [.c],
      quotes: [Quote("'", escape: nil, isLong: true), Quote("\"", escape: nil), .backtick],
      keywords: "add all alter analyze and any as asc begin between by case check collate column "
        + "commit constraint create cross database default delete desc distinct drop else end "
        + "except exists explain foreign from full function grant group having if in index inner "
        + "insert intersect into is join key left like limit not of offset on or order outer over "
        + "partition pragma primary procedure references replace returning revoke right rollback "
        + "row rows select set table temporary then to transaction trigger truncate union unique "
        + "update using values view when where window with without",
      types: "bigint blob boolean char date decimal double float int integer json jsonb numeric "
        + "real serial smallint text time timestamp uuid varchar",
      constants: "true false null current_timestamp", habits: [.calls, .anyCase]),
    Grammar(
      names: ["graphql", "gql"], lineRemarks: ["#"],
      quotes: [Quote("\"\"\"", isLong: true), .double],
      keywords: "directive enum extend fragment implements input interface mutation on query "
        + "repeatable scalar schema subscription type union", constants: "true false null",
      habits: [.capitalTypes, .dollars, .atSigns]),
    Grammar(
      names: ["protobuf", "proto"], lineRemarks: ["//"], remarks: [.c],
      keywords: "enum extend extensions import map message oneof option optional package public "
        + "repeated required reserved returns rpc service stream syntax to",
      types: "bool bytes double fixed32 fixed64 float int32 int64 sint32 sint64 string uint32 "
        + "uint64", constants: "true false", habits: [.capitalTypes]),
    Grammar(
      names: ["nix"], lineRemarks: ["#"], remarks: [.c],
      quotes: [Quote("''", escape: nil, isLong: true), Quote("\"", isLong: true)],
      keywords: "assert else if import in inherit let or rec then with",
      constants: "true false null", habits: [.settings, .dashes]),
    Grammar(
      names: ["hcl", "terraform", "tf"], lineRemarks: ["#", "//"], remarks: [.c],
      keywords: "data locals module output provider resource terraform variable for in if",
      constants: "true false null", habits: [.settings, .calls]),
  ]
}
