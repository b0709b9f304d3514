#!/usr/bin/env python3
"""Writes CellClassTable.swift: the class of every scalar, as a sorted table of transitions.

Needs the PyPI package wcwidth (0.7 or later), whose tables are made from the Unicode Character
Database; general categories come from Python's own unicodedata. Run it beside the Swift file:

    python3 CellClassTable.py > CellClassTable.swift && swift format -i CellClassTable.swift
"""
import unicodedata

from wcwidth._constants import _ISC_VIRAMA_SET
from wcwidth.table_grapheme import EXTENDED_PICTOGRAPHIC
from wcwidth.table_mc import CATEGORY_MC
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE
from wcwidth.table_wide import WIDE_EASTASIAN
from wcwidth.table_zero import ZERO_WIDTH

# In the order of the cases of CellClass.
NAMES = """narrow wide wideNoStart wideNoEnd hangul mark spacingMark dropped textPictograph emoji
emojiModifier regionalIndicator leadingJamo jamo space wideSpace fixedSpace breakAfter lineSeparator
virama joiner nonJoiner textSelector emojiSelector tag zeroWidthSpace noStart noEnd""".split()
CLASS = {name: value for value, name in enumerate(NAMES)}


def scalars(table):
    if isinstance(table, dict):
        (version, table), = table.items()
    return {c for first, last in table for c in range(first, last + 1)}


wide, zero, spacing = scalars(WIDE_EASTASIAN), scalars(ZERO_WIDTH), scalars(CATEGORY_MC)
pictographic, selectable = scalars(EXTENDED_PICTOGRAPHIC), scalars(VS16_NARROW_TO_WIDE)
linkers = set(_ISC_VIRAMA_SET)
# Visible although their category is Cf: they are written before or around numbers.
prepended = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}

# No line starts with these (JIS X 4051, UAX #14 classes CL, NS, EX, CJ), and none ends with those.
no_start = set(
    "、。，．・：；？！゛゜ヽヾゝゞ々〻ー〜～…‥｡､･ﾞﾟ｣’”»›％‰℃°′″"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
    "」』）］｝〉》】〕〗〙〛〟＂＇｠﹐﹑﹒﹔﹕﹖﹗﹚﹜﹞")
no_end = set("「『（［｛〈《【〔〖〘〚〝｟｢‘“«‹￥＄￡﹙﹛﹝")

exact = {
    0x200B: "zeroWidthSpace", 0x200C: "nonJoiner", 0x200D: "joiner", 0x00A0: "fixedSpace",
    0x202F: "fixedSpace", 0x2007: "fixedSpace", 0x3000: "wideSpace", 0x2028: "lineSeparator",
    0x2029: "lineSeparator", 0xFE0E: "textSelector", 0xFE0F: "emojiSelector", 0x0E33: "spacingMark",
    0x0EB3: "spacingMark", 0x2010: "breakAfter", 0x2012: "breakAfter", 0x2013: "breakAfter",
    0x2014: "breakAfter",
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
    if char in no_start:
        return "wideNoStart" if c in wide else "noStart"
    if char in no_end:
        return "wideNoEnd" if c in wide else "noEnd"
    if c in wide:
        return "emoji" if c in pictographic else "wide"
    if c in selectable:
        return "textPictograph"
    return "narrow"


transitions, previous = [], None
for c in range(0x80, 0x110000):
    value = CLASS[name(c)]
    if value != previous:
        transitions.append(c << 8 | value)
        previous = value

print(f"""\
// The cell class of every scalar above ASCII; written by CellClassTable.py, never by hand.

/// Transitions: where a class begins, `scalar << 8 | class`, sorted; it lasts until the next one.
///
/// From Unicode {list(WIDE_EASTASIAN)[-1]}: East Asian Width, general category, Extended_Pictographic and emoji
/// variation sequences; line-break rules after JIS X 4051.
let cellClassTransitions: [UInt32] = [""")
for i in range(0, len(transitions), 9):
    print("  " + " ".join(f"0x{t:x}," for t in transitions[i:i + 9]))
print("]")
