// Markup, diffs, and languages without relatives.

extension Grammar {
  static let others: [Grammar] = [
    Grammar(
      names: ["html", "xml", "xhtml", "svg", "vue", "plist", "rss", "htm"], form: .markup),
    Grammar(names: ["diff", "patch", "udiff"], form: .diff),
    Grammar(
      names: ["cmake"], lineRemarks: ["#"],
      keywords: "else elseif endforeach endfunction endif endmacro endwhile foreach function if "
        + "macro return while", constants: "on off true false",
      habits: [.calls, .dollars, .anyCase]),
    Grammar(
      names: ["assembly", "asm", "nasm", "s"], lineRemarks: [";", "#", "//"],
      keywords: "add and call cmp dec div inc int ja jae jb jbe je jg jge jl jle jmp jne jnz jz "
        + "lea mov movzx mul neg nop not or pop push ret shl shr sub syscall test xor",
      types: "al ax bl bx cl cx eax ebp ebx ecx edi edx esi esp r10 r11 r12 r13 r14 r15 r8 r9 rax "
        + "rbp rbx rcx rdi rdx rip rsi rsp", habits: [.anyCase]),
  ]
}
