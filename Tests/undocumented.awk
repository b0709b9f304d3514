# Lists what swift format does not ask documentation for: cases of enumerations and requirements of
# protocols that others see, and everything of `package` access. Tests/lint runs it over Sources.

FNR == 1 { depth = 0; pending = ""; documented = 0; text = 0 }

{
  line = $0
  comment = line ~ /^ *\/\/\//
  # Several lines of text may hold anything.
  marks = gsub(/"""/, "\"\"\"", line)
  if (marks % 2 == 1) {
    text = !text
    if (!text) { sub(/^.*"""/, "", line) } else { sub(/"""[^"]*$/, "", line) }
  } else if (text) next
  # Twice, for text inside an interpolation of text.
  gsub(/"([^"\\]|\\.)*"/, "", line)
  gsub(/"([^"\\]|\\.)*"/, "", line)
  sub(/\/\/.*$/, "", line)

  bare = line
  sub(/^ */, "", bare)
  while (sub(/^@[A-Za-z_]+(<[^<>]*>)?(\([^()]*\))? */, "", bare)) {}

  asked = 0
  if (depth > 0 && kind[depth] == "enum" && bare ~ /^(indirect )?case /) asked = 1
  if (depth > 0 && kind[depth] == "protocol" \
    && bare ~ /^((static|mutating|nonisolated) )*(var|func|init|subscript|associatedtype)[ (<?]/) asked = 1
  if (bare ~ /^((final|static|nonisolated|indirect|convenience|required|mutating) )*package [a-z]/ \
    && bare !~ /(import|override|extension) /) asked = 1
  if (asked && !documented) {
    printf "%s:%d: %s\n", FILENAME, FNR, bare
    found = 1
  }

  if (bare ~ /^((final|indirect) )*(public|package) ((final|indirect) )*enum /) pending = "enum"
  else if (bare ~ /^(public|package) protocol /) pending = "protocol"
  count = length(line)
  for (i = 1; i <= count; i++) {
    letter = substr(line, i, 1)
    if (letter == "{") { kind[++depth] = pending; pending = "" }
    else if (letter == "}") depth--
  }

  # Attributes and conditions may stand between the words and what they are about.
  # One comment does for several lines that list cases.
  if (comment || (documented && bare ~ /^case [a-z].*, [a-zA-Z, ]*$/)) documented = 1
  else if (bare != "" && bare !~ /^#(if|else|elseif|endif)/) documented = 0
}

END { exit found }
