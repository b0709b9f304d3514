#!/usr/bin/env python3
"""Writes ScalarTable.swift: the classes of every scalar, as a sorted table of transitions.

Needs the PyPI package wcwidth (0.7 or later), whose tables are made from the Unicode Character
Database, and LineBreak.txt and EastAsianWidth.txt of Debian's unicode-data; general categories
come from Python's own unicodedata. Run it beside the Swift file:

    python3 ScalarTable.py > ScalarTable.swift && swift format -i ScalarTable.swift
"""
import unicodedata

from wcwidth._constants import _ISC_VIRAMA_SET
from wcwidth.table_grapheme import EXTENDED_PICTOGRAPHIC
from wcwidth.table_mc import CATEGORY_MC
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE
from wcwidth.table_wide import WIDE_EASTASIAN
from wcwidth.table_zero import ZERO_WIDTH

# In the order of the cases of CellClass.
NAMES = """narrow wide hangul mark spacingMark dropped textPictograph emoji emojiModifier
regionalIndicator leadingJamo jamo space wideSpace fixedSpace lineSeparator virama joiner nonJoiner
textSelector emojiSelector tag zeroWidthSpace""".split()
CLASS = {name: value for value, name in enumerate(NAMES)}


def scalars(table):
    if isinstance(table, dict):
        (version, table), = table.items()
    return {c for first, last in table for c in range(first, last + 1)}


wide, zero, spacing = scalars(WIDE_EASTASIAN), scalars(ZERO_WIDTH), scalars(CATEGORY_MC)
pictographic, selectable = scalars(EXTENDED_PICTOGRAPHIC), scalars(VS16_NARROW_TO_WIDE)
# Visible although their category is Cf: they are written before or around numbers.
prepended = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}

# In the order of the cases of LineBreakClass.
BREAKS = """AL BA BB B2 BK CB CL CM CP CR EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR QU RI
SP SY WJ ZW ZWJ EB EM OPwide QUinitial QUfinal pictograph SA SAleading SAtrailing""".split()
BREAK = {name: value for value, name in enumerate(BREAKS)}
FOLDED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}


def ranges(path):
    for line in open("/usr/share/unicode/" + path, encoding="utf-8"):
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) == 2:
            first, _, last = fields[0].partition("..")
            for c in range(int(first, 16), int(last or first, 16) + 1):
                yield c, fields[1]


def unassigned(c):
    """What LineBreak.txt says of scalars it does not list."""
    blocks = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD),
              (0x30000, 0x3FFFD), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)]
    if any(first <= c <= last for first, last in blocks):
        return "ID"
    return "PR" if 0x20A0 <= c <= 0x20CF else "XX"


breaks, widths = dict(ranges("LineBreak.txt")), dict(ranges("EastAsianWidth.txt"))
assigned = dict(ranges("DerivedAge.txt"))
# Signs that stack the next consonant under the last one keep both together; terminals count both.
stackers = {c for c, name in ranges("IndicSyllabicCategory.txt") if name == "Invisible_Stacker"}
linkers = set(_ISC_VIRAMA_SET) - stackers
# Vowels of Thai and Lao that are written before or after their consonant, and signs that repeat
# or cut short the word before them.
leading = {*range(0xE40, 0xE45), *range(0xEC0, 0xEC5)}
trailing = {0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEC6,
            0x17D4, 0x17D5, 0x17D6, 0x17D7, 0x104A, 0x104B}


def line_break(c):
    name = breaks.get(c) or unassigned(c)
    category = unicodedata.category(chr(c))
    if c in stackers:
        return "ZWJ"
    if name == "SA":
        if category in ("Mn", "Mc"):
            return "CM"
        return "SAleading" if c in leading else "SAtrailing" if c in trailing else "SA"
    if name == "XX" and (c in zero or c in spacing):
        return "CM"
    if name == "XX" and c in wide:
        return "ID"
    if name == "OP" and widths.get(c) in ("F", "W", "H"):
        return "OPwide"
    if name == "QU":
        return {"Pi": "QUinitial", "Pf": "QUfinal"}.get(category, "QU")
    if name == "ID" and c in pictographic and c not in assigned:
        return "pictograph"
    return FOLDED.get(name, name)


exact = {
    0x200B: "zeroWidthSpace", 0x200C: "nonJoiner", 0x200D: "joiner", 0x00A0: "fixedSpace",
    0x202F: "fixedSpace", 0x2007: "fixedSpace", 0x3000: "wideSpace", 0x2028: "lineSeparator",
    0x2029: "lineSeparator", 0xFE0E: "textSelector", 0xFE0F: "emojiSelector", 0x0E33: "spacingMark",
    0x0EB3: "spacingMark",
}


def name(c):
    char = chr(c)
    category = unicodedata.category(char)
    if c in exact:
        return exact[c]
    if 0xE0020 <= c <= 0xE007F:
        return "tag"
    if c in prepended:
        return "narrow"
    if category in ("Cc", "Cf", "Co", "Cs") or c & 0xFFFE == 0xFFFE or 0xFDD0 <= c <= 0xFDEF:
        return "dropped"
    if 0x1F1E6 <= c <= 0x1F1FF:
        return "regionalIndicator"
    if 0x1F3FB <= c <= 0x1F3FF:
        return "emojiModifier"
    if 0x1100 <= c <= 0x115F or 0xA960 <= c <= 0xA97C:
        return "leadingJamo"
    if 0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FB:
        return "jamo"
    if 0xAC00 <= c <= 0xD7A3:
        return "hangul"
    if c in linkers:
        return "virama"
    if c in spacing:
        return "spacingMark"
    if c in zero:
        return "mark"
    if category == "Zs":
        return "space"
    if c in wide:
        return "emoji" if c in pictographic else "wide"
    if c in selectable:
        return "textPictograph"
    return "narrow"


transitions, previous = [], None
for c in range(0x110000):
    cell = CLASS[name(c)] if c >= 0x80 else 0
    value = BREAK[line_break(c)] << 5 | cell
    if value != previous:
        transitions.append(c << 11 | value)
        previous = value

print(f"""\
// The cell and line break classes of every scalar; generated by ScalarTable.py, not edited by hand.

/// The scalars where the classes change, each as `scalar << 11 | line break << 5 | cells`, sorted.
///
/// The classes apply up to the next entry; cell classes of ASCII are left out. From Unicode
/// {list(WIDE_EASTASIAN)[-1]}: East Asian Width, general category, Extended_Pictographic and emoji variation
/// sequences; from Unicode 15.0: Line_Break.
let scalarTransitions: [UInt32] = [""")
for i in range(0, len(transitions), 9):
    print("  " + " ".join(f"0x{t:x}," for t in transitions[i:i + 9]))
print("]")
