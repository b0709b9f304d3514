#!/usr/bin/env bash
# Prints the functions that a program with symbols runs to draw a document: what the linker puts side
# by side, so that a start maps few pages.
set -euo pipefail
program=$1
card=$(dirname "${BASH_SOURCE[0]}")/../card.md
calls=$(mktemp)
trap 'rm -f "$calls" "$calls".*' EXIT

count=0
run() {
  count=$((count + 1))
  valgrind -q --tool=callgrind --demangle=no --callgrind-out-file="$calls.$count" \
    "$program" "$@" <"$card" >/dev/null
}
run md render
run md render --color always --width 80
run md render --color always --width 80 --card

# A function has its name where a file speaks of it first, with 'N behind it when it recurs. Sorted, so
# that another list differs by what has changed.
cat "$calls".* | sed -n "s/^c\{0,1\}fn=([0-9]*) //p" | sed "s/'.*//" |
  awk 'NR == FNR { known[$1]; next } $1 in known' \
    <(nm "$program" | awk '$2 ~ /^[tTwW]$/ { print $3 }') - | LC_ALL=C sort -u
