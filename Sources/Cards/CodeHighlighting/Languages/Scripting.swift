// Scripting languages and shells.

extension Grammar {
  static let scripting: [Grammar] = [
    Grammar(
      names: ["python", "py", "python3", "pyi"], lineRemarks: ["#"],
      quotes: [Quote("\"\"\"", isLong: true), Quote("'''", isLong: true), .double, .single],
      keywords: "and as assert async await break case class continue def del elif else except "
        + "finally for from global if import in is lambda match nonlocal not or pass raise return "
        + "try type while with yield",
      types: "bool bytes complex dict float frozenset int list object range set str tuple",
      constants: "True False None NotImplemented self cls __name__",
      habits: [.calls, .atSigns, .capitalTypes]),
    Grammar(
      names: ["ruby", "rb"], lineRemarks: ["#"], remarks: [Remark("=begin", "=end")],
      keywords: "alias and begin break case class def defined? do else elsif end ensure for if in "
        + "module next not or redo rescue retry return self super then undef unless until when "
        + "while yield attr_accessor attr_reader include extend private protected public raise "
        + "require require_relative",
      constants: "true false nil __FILE__ __method__",
      habits: [.calls, .capitalTypes, .atSigns, .dollars]),
    Grammar(
      names: ["perl", "pl", "pm"], lineRemarks: ["#"],
      keywords: "and bless die do each else elsif eq eval for foreach ge given gt if last le local "
        + "lt my ne next no not or our package print redo require return say shift sub undef "
        + "unless until use wantarray warn when while xor",
      constants: "__FILE__ __LINE__ __PACKAGE__", habits: [.calls, .dollars, .atSigns]),
    Grammar(
      names: ["lua"], lineRemarks: ["--"], remarks: [Remark("--[[", "]]")],
      quotes: [Quote("[[", "]]", escape: nil, isLong: true), .double, .single],
      keywords: "and break do else elseif end for function goto if in local not or repeat return "
        + "then until while", constants: "true false nil self", habits: [.calls]),
    Grammar(
      names: ["shell", "sh", "bash", "zsh", "ksh", "fish", "console", "shellscript"],
      lineRemarks: ["#"],
      quotes: [Quote("\"", isLong: true), Quote("'", escape: nil, isLong: true), .backtick],
      keywords: "break case continue do done elif else esac eval exec exit export fi for function "
        + "if in local readonly return select set shift source then time trap unset until while",
      types: "alias awk cat cd chmod cp curl cut docker echo find git grep head kill ls make mkdir "
        + "mv printf pwd read rm sed sleep sort ssh sudo tail tar test touch tr wc xargs",
      constants: "true false", habits: [.dollars, .dashes, .spacedRemarks]),
    Grammar(
      names: ["powershell", "ps1", "pwsh"], lineRemarks: ["#"], remarks: [Remark("<#", "#>")],
      quotes: [Quote("\"", escape: "`", isLong: true), Quote("'", escape: nil, isLong: true)],
      keywords: "begin break catch class continue data do dynamicparam else elseif end enum exit "
        + "filter finally for foreach from function hidden if in param process return static "
        + "switch throw trap try until using while", habits: [.dollars, .dashes, .anyCase]),
    Grammar(
      names: ["r"], lineRemarks: ["#"],
      keywords: "break else for function if in library next repeat require return while",
      constants: "TRUE FALSE NULL NA NaN Inf", habits: [.calls]),
    Grammar(
      names: ["makefile", "make", "mk"], lineRemarks: ["#"],
      keywords: "define else endef endif export ifdef ifeq ifndef ifneq include override unexport",
      habits: [.dollars, .settings, .dashes]),
    Grammar(
      names: ["dockerfile", "docker", "containerfile"], lineRemarks: ["#"],
      keywords: "add arg as cmd copy entrypoint env expose from healthcheck label onbuild run "
        + "shell stopsignal user volume workdir", habits: [.dollars, .anyCase, .spacedRemarks]),
  ]
}
