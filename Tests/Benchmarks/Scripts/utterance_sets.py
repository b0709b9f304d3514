#!/usr/bin/env python3
"""Makes files of utterances that belong to no app of ours, one a line, of public sets.

  utterance_sets.py CHECKOUTS OUTPUT

CHECKOUTS is a folder of clones, named as their repositories are; what is missing is cloned from
GitHub. Each set has a licence of its own; none of their text is in this repository.
"""
import csv
import glob
import io
import json
import os
import subprocess
import sys

SETS = {
    "clinc150": "clinc/oos-eval", "clinc150-oos": "clinc/oos-eval", "wikipedia": "clinc/oos-eval",
    "banking77": "PolyAI-LDN/task-specific-datasets",
    "nlupp": "PolyAI-LDN/task-specific-datasets", "snips": "sonos/nlu-benchmark",
    "nlu-evaluation": "xliuhw/NLU-Evaluation-Data", "atis": "yvchen/JointSLU",
}


def text(path, encoding="utf-8"):
    with open(path, encoding=encoding, newline="") as file:
        return file.read()


def utterances(name, folder):
    def files(pattern):
        found = sorted(glob.glob(os.path.join(folder, pattern)))
        return found or sys.exit(f"{folder}: no {pattern}")

    if name in ("clinc150", "clinc150-oos"):
        for part, pairs in json.loads(text(files("data/data_full.json")[0])).items():
            if part.startswith("oos") == (name == "clinc150-oos"):
                yield from (words for words, _ in pairs)
    elif name == "wikipedia":
        collected = set(utterances("clinc150-oos", folder))
        for part in json.loads(text(files("data/binary_wiki_aug.json")[0])).values():
            yield from (words for words, intent in part
                        if intent == "oos" and words not in collected)
    elif name == "banking77":
        for path in files("banking_data/t*.csv"):
            yield from (row["text"] for row in csv.DictReader(io.StringIO(text(path))))
    elif name == "nlupp":
        for path in files("nlupp/data/*/fold*.json"):
            yield from (entry["text"] for entry in json.loads(text(path)))
    elif name == "snips":
        for path in files("2017-06-custom-intent-engines/*/*.json"):
            if os.path.basename(path).startswith(("train_", "validate_")):
                # Some of the files are in Latin-1.
                with open(path, "rb") as file:
                    data = file.read()
                try:
                    parts = json.loads(data.decode("utf-8"))
                except UnicodeDecodeError:
                    parts = json.loads(data.decode("latin-1"))
                for entries in parts.values():
                    yield from ("".join(run["text"] for run in entry["data"]) for entry in entries)
    elif name == "nlu-evaluation":
        for path in files("CrossValidation/*/*/*/KFold_*/testset/annotated/*/*.json"):
            yield from (x["text"] for x in json.loads(text(path))["test_data_annotation"])
    else:
        for path in files("data/atis*.w-intent.iob"):
            for line in text(path).splitlines():
                yield line.split("\t")[0].removeprefix("BOS ").removesuffix(" EOS")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    checkouts, output = sys.argv[1:]
    os.makedirs(output, exist_ok=True)
    for name, repository in SETS.items():
        folder = os.path.join(checkouts, os.path.basename(repository))
        if not os.path.isdir(folder):
            subprocess.run(
                ["git", "clone", "--quiet", "--depth=1", f"https://github.com/{repository}",
                 folder], check=True)
        # Of utterances that are there twice one counts; a line that begins with a brace is JSON.
        found = dict.fromkeys(" ".join(x.split()) for x in utterances(name, folder))
        lines = [x for x in found if x and not x.startswith("{")]
        with open(os.path.join(output, name + ".txt"), "w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)
        print(f"{len(lines):>7}  {name}")


if __name__ == "__main__":
    main()
