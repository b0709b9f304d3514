#!/usr/bin/env python3
"""Writes the Swift files in the folders `Generated` from the tables beside this script.

`make generate` runs it. Each table is a module whose `files()` yields the path, from `Sources/Apple`, and
the text of each file that it makes. With `--check` nothing is written: the files that differ from
their tables are listed, and the exit status is 1 when there are any.
"""
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import action_names
import choices
import comparators
import computed_properties
import conditions
import parameters
import results
import schemas
import styles

TABLES = [
    action_names, choices, comparators, computed_properties, conditions, parameters, results,
    schemas, styles,
]
HERE = pathlib.Path(__file__).resolve().parent
SOURCES = HERE.parent
MARK = "// Made by `make generate`"
FORMAT = [
    "swift", "format", "--in-place", "--parallel", "--recursive",
    "--configuration", SOURCES.parent.parent / ".swift-format",
]


def make(folder):
    """Makes every file in a folder, formatted."""
    for table in TABLES:
        for name, text in table.files():
            first = f"{MARK} from {HERE.name}/{table.__name__}.py, not by hand."
            write(folder / name, f"{first}\n\n{text.strip()}\n")
    subprocess.run([*FORMAT, folder], check=True)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def read(folder):
    """Returns the text of every file in a folder that a table makes, by its path there."""
    texts = {
        path.relative_to(folder): path.read_text(encoding="utf-8")
        for path in folder.glob("**/Generated/**/*.swift")
    }
    return {path: text for path, text in texts.items() if text.startswith(MARK)}


def main():
    with tempfile.TemporaryDirectory() as folder:
        make(pathlib.Path(folder))
        new = read(pathlib.Path(folder))
    old = read(SOURCES)
    stale = sorted(path for path in old.keys() | new.keys() if old.get(path) != new.get(path))
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"Sources/Apple/{path}: differs from its table; run make generate", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        if path in new:
            write(SOURCES / path, new[path])
        else:
            (SOURCES / path).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
