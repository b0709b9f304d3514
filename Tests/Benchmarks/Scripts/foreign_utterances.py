#!/usr/bin/env python3
"""Counts what Behest accepts of utterances that belong to none of its apps, tier by tier.

  foreign_utterances.py --behest PATH [--sentences PATH]... [--show] FILE...

Each file has one utterance a line, such as those of public sets of other assistants: whatever is
accepted is a false accept, except where the set asks for what an app really does; --show prints
what was accepted, for a person to judge. Without --sentences the installed apps answer.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

# From the strictest; a looser tier accepts what stricter ones do.
TIERS = ("exact", "normalised", "fillers", "slips", "parts")


def place(match):
    """The number of the first column that accepts a match."""
    return TIERS.index(match["tier"])


def results(options, text):
    with tempfile.TemporaryDirectory(prefix="behest-foreign-") as home:
        environment = {**os.environ, "HOME": home, "LC_ALL": "C.UTF-8"}
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            environment.pop(name, None)
        command = [options.behest, "match", "--batch", *options.option]
        for path in options.sentences:
            command += ["--sentences", path]
        process = subprocess.run(
            command, input=text, capture_output=True, text=True, encoding="utf-8", env=environment)
    if process.returncode:
        sys.exit(f"{' '.join(command)}: status {process.returncode}\n{process.stderr.strip()}")
    # `splitlines` would also split at separators inside an utterance.
    return [json.loads(line) for line in process.stdout.split("\n") if line]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--behest", metavar="PATH", required=True)
    parser.add_argument("--sentences", metavar="PATH", action="append", default=[])
    parser.add_argument(
        "--option", action="append", default=[], help="handed on to behest, as --option=--strict")
    parser.add_argument("--show", action="store_true", help="print what was accepted")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()

    names = TIERS
    rows = []
    for path in options.files:
        with open(path, encoding="utf-8") as file:
            # A line that begins with a brace would be read as JSON.
            lines = [x.strip() for x in file if x.strip() and not x.startswith("{")]
        answers = results(options, "".join(x + "\n" for x in lines))
        if len(answers) != len(lines):
            sys.exit(f"{path}: {len(answers)} answers to {len(lines)} utterances")
        # A tier is tried only when the better ones found nothing: what it accepts, looser ones do.
        found = [place(x["matches"][0]) for x in answers if x["matches"]]
        accepted = {name: sum(1 for x in found if x <= column) for column, name in enumerate(names)}
        if options.show:
            for line, answer in zip(lines, answers):
                if answer["matches"]:
                    match = answer["matches"][0]
                    print(f"{match['tier']}: {line} => {match['intent']}: {match['phrase']}")
        rows.append({"file": os.path.basename(path), "utterances": len(lines), **accepted})
    rows.append({
        "file": "all", **{x: sum(row[x] for row in rows) for x in ("utterances", *names)}})
    if options.json:
        print(json.dumps(rows))
        return
    width = max(len(row["file"]) for row in rows)
    print(f"{'accepted, up to':<{width}}  utterances  " + "  ".join(f"{x:>18}" for x in names))
    for row in rows:
        cells = [f"{row[x]} ({row[x] / row['utterances'] * 100:.3f} %)" for x in names]
        print(f"{row['file']:<{width}}  {row['utterances']:>10}  "
              + "  ".join(f"{x:>18}" for x in cells))


if __name__ == "__main__":
    main()
