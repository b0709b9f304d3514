#!/usr/bin/env python3
"""Judges Behest by Home Assistant's sentences and the tests that come with them.

  home_assistant.py CHECKOUT --behest PATH [--hassil] [--languages en,de] [--merged]

CHECKOUT is a checkout of github.com/OHF-Voice/intents. A sentence passes when the intent, the slot
combination and every slot's value are what its test file says. Each test file describes a home; by
default its sentences are said in that home, with --merged in one that has everything of a language.
Matchers named together run one after the other on the same sentences. Needs PyYAML; --hassil needs
hassil, in the same Python.
"""
import argparse
import collections
import dataclasses
import json
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# What the checkout's own tests call the area of the device when a file marks none.
ELSEWHERE = "__context_area__"


@dataclasses.dataclass
class Sentence:
    """A sentence and what it must be understood as."""
    text: str
    intent: str
    combination: str
    slots: dict
    # The area the device stands in; the answer has it beside the slots when `takes_area`.
    area: str
    takes_area: bool
    file: str


@dataclasses.dataclass
class Answer:
    """What a matcher made of a sentence; `intent` is None when it made nothing of it."""
    intent: str | None
    combination: str | None = None
    slots: dict = dataclasses.field(default_factory=dict)
    microseconds: float = 0
    # What the sentence is as likely to mean.
    tied: list = dataclasses.field(default_factory=list)


def read(path):
    return yaml.load(path.read_text("utf-8"), Loader=LOADER) or {}


# Reading a checkout ---------------------------------------------------------------------------

def block(data, combination, name):
    """A block of sentences with its short forms written out, as the checkout's loader does it."""
    slots = dict(data.get("slots", {}))
    requires = dict(data.get("requires_context", {}))
    if domains := data.get("name_domains"):
        if isinstance(domains, str):
            domains = combination["name_domain_groups"][domains]
        requires["domain"] = domains
    elif domain := data.get("inferred_domain"):
        slots["domain"] = domain
    if combination.get("context_area"):
        requires["area"] = {"slot": True}
    return {
        "sentences": data["sentences"],
        "slots": slots,
        "requires_context": requires,
        "metadata": {**data.get("metadata", {}), "slot_combination": name},
        "response": data.get("response"),
    }


def sentences_of(checkout, language, schema):
    """Everything a language can say, in the form that hassil reads."""
    grammar = {"language": language, "intents": {}, "lists": {}, "expansion_rules": {}}
    common = checkout / "sentences" / language / "_common.yaml"
    if common.exists():
        content = read(common)
        grammar["skip_words"] = content.get("skip_words", [])
        grammar["settings"] = content.get("settings", {})
    for path in sorted((checkout / "rules" / language).glob("*.yaml")):
        grammar["expansion_rules"].update(read(path)["expansion_rules"])
    for folder in (checkout / "lists", checkout / "lists" / language):
        for path in sorted(folder.glob("*.yaml")):
            grammar["lists"].update(read(path)["lists"])
    for intent, description in schema.items():
        data = []
        for name, combination in description["slot_combinations"].items():
            path = checkout / "sentences" / language / intent / f"{name}.yaml"
            if not path.exists():
                continue
            blocks = read(path)["data"]
            # Blocks for speech-to-phrase repeat a part of the others, where there are others.
            blocks = [x for x in blocks if not x.get("speech_to_phrase")] or blocks
            data += [block(x, combination, name) for x in blocks]
        if data:
            grammar["intents"][intent] = {"data": data}
    return grammar


def fold(value):
    return value.casefold() if isinstance(value, str) else value


def home(tests):
    """The lists of names, areas and floors of some test files; what differs in case is one."""
    names, areas, floors = {}, {}, {}
    for test in tests:
        for thing in test.get("entities") or []:
            names.setdefault((fold(thing["name"]), thing["domain"]), thing)
        for found, kind in ((areas, "areas"), (floors, "floors")):
            for thing in test.get(kind) or []:
                found.setdefault(fold(thing["name"]), thing["name"])
    return {
        "name": {"values": [
            {"in": thing["name"], "out": thing["name"], "context": {"domain": thing["domain"]},
             "metadata": {"domain": thing["domain"]}} for thing in names.values()]},
        # Names may be templates; whatever was said, the value is the name as the file has it.
        "area": {"values": [{"in": x, "out": x} for x in areas.values()]},
        "floor": {"values": [{"in": x, "out": x} for x in floors.values()]},
    }


def sentences_in(test, intent, name, combination, file):
    """The sentences of a test file."""
    marked = [x["name"] for x in test.get("areas") or [] if x.get("context_area")]
    inferred = sorted({
        domain for domains in combination.get("inferred_domains", {}).values()
        for domain in domains})
    for group in test["tests"]:
        slots = dict(group.get("slots") or {})
        if inferred:
            slots["domain"] = inferred
        for text in group["sentences"]:
            yield Sentence(
                text, intent, name, slots, marked[0] if marked else ELSEWHERE,
                bool(combination.get("context_area")), file)


def homes_of(checkout, language, schema, merged):
    """Pairs of a home and what is said in it; files whose homes are alike share one."""
    tests, said = [], []
    for intent, description in schema.items():
        for name, combination in description["slot_combinations"].items():
            path = checkout / "tests" / language / intent / f"{name}.yaml"
            if path.exists():
                tests.append(read(path))
                said.append(list(sentences_in(
                    tests[-1], intent, name, combination, f"{language}/{intent}/{name}")))
    if merged:
        return [(home(tests), [x for sentences in said for x in sentences])]
    homes = {}
    for test, sentences in zip(tests, said):
        lists = home([test])
        key = json.dumps(lists, sort_keys=True)
        homes.setdefault(key, (lists, []))[1].extend(sentences)
    return list(homes.values())


# Matchers -------------------------------------------------------------------------------------

class Behest:
    """`behest match --sentences GRAMMAR --sentences HOME --batch --timing`, one process a home."""

    def __init__(self, path, grammar, options):
        self.path, self.options = path, options
        self.folder = tempfile.TemporaryDirectory(prefix="behest-sentences-")
        self.grammar = self.write("grammar.json", grammar)
        self.language = grammar["language"]
        self.seconds = 0.0

    def write(self, name, content):
        path = os.path.join(self.folder.name, name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(content, file, ensure_ascii=False)
        return path

    def answers(self, lists, sentences):
        place = self.write("home.json", {"language": self.language, "lists": lists})
        lines = "".join(
            json.dumps({"utterance": x.text, "context": {"area": x.area}}, ensure_ascii=False) + "\n"
            for x in sentences)
        # Nothing of the person who runs this gets in: no documents, no settings.
        environment = {**os.environ, "HOME": self.folder.name, "LC_ALL": "C.UTF-8"}
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            environment.pop(name, None)
        start = time.perf_counter()
        process = subprocess.run(
            [self.path, "match", "--sentences", self.grammar, "--sentences", place, "--batch",
             "--timing", *self.options],
            input=lines, capture_output=True, text=True, encoding="utf-8", env=environment)
        self.seconds += time.perf_counter() - start
        # `splitlines` would also split at separators inside a sentence.
        results = process.stdout.split("\n")[:-1]
        if process.returncode or len(results) != len(sentences):
            raise SystemExit(
                f"{self.path}: {len(results)} answers to {len(sentences)} sentences, status "
                f"{process.returncode}\n{process.stderr.strip()[:2000]}")
        return [self.answer(json.loads(x)) for x in results]

    @staticmethod
    def answer(result):
        time_taken = result.get("nanoseconds", 0) / 1_000
        if not result["matches"]:
            return Answer(None, microseconds=time_taken)
        match = result["matches"][0]
        slots = {name: slot["value"] for name, slot in match["parameters"].items()}
        return Answer(
            match["intent"], (match.get("metadata") or {}).get("slot_combination"), slots,
            time_taken, [f"{x['intent']}: {x['phrase']}" for x in result["matches"][1:]])


class Hassil:
    """The peer, called as the checkout's own tests call it."""

    def __init__(self, grammar):
        import hassil
        self.hassil = hassil
        start = time.perf_counter()
        self.intents = hassil.Intents.from_dict(grammar)
        for intent in self.intents.intents.values():
            for data in intent.data:
                data.sentences
        self.seconds = time.perf_counter() - start

    def answers(self, lists, sentences):
        texts = self.hassil.TextSlotList
        slot_lists = {
            "name": texts.from_tuples(
                [(x["in"], x["out"], x["context"], x["metadata"]) for x in lists["name"]["values"]],
                name="name"),
            **{x: texts.from_strings([y["in"] for y in lists[x]["values"]], name=x)
               for x in ("area", "floor")},
        }
        for sentence in sentences:
            start = time.perf_counter()
            result = self.hassil.recognize_best(
                sentence.text, self.intents, slot_lists=slot_lists,
                intent_context={"area": sentence.area}, best_slot_name="name")
            microseconds = (time.perf_counter() - start) * 1e6
            if result is None:
                yield Answer(None, microseconds=microseconds)
            else:
                yield Answer(
                    result.intent.name, result.intent_metadata.get("slot_combination"),
                    {name: x.value for name, x in result.entities.items()}, microseconds)


# Judging --------------------------------------------------------------------------------------

def fault(sentence, answer):
    """What is wrong with an answer in one word; None when it is right."""
    if answer.intent is None:
        return "nothing"
    if answer.intent != sentence.intent:
        return "intent"
    if answer.combination != sentence.combination:
        return "combination"
    slots = dict(answer.slots)
    if sentence.takes_area:
        if fold(slots.pop("area", None)) != fold(sentence.area):
            return "slots"
    if slots.keys() != sentence.slots.keys():
        return "slots"
    for name, value in slots.items():
        expected = sentence.slots[name]
        expected = expected if isinstance(expected, list) else [expected]
        values = value if isinstance(value, list) else [value]
        if not {fold(x) for x in values} & {fold(x) for x in expected}:
            return "slots"
    return "tie" if answer.tied else None


def judge(language, options):
    """A row for each matcher, and the failures, of one language."""
    checkout = options.checkout
    schema = read(checkout / "intents.yaml")
    grammar = sentences_of(checkout, language, schema)
    homes = homes_of(checkout, language, schema, options.merged)
    matchers = {}
    if options.behest:
        matchers["behest"] = Behest(options.behest, grammar, options.option)
    if options.hassil:
        matchers["hassil"] = Hassil(grammar)
    rows, failures = [], []
    for name, matcher in matchers.items():
        faults, times = collections.Counter(), []
        for lists, sentences in homes:
            for sentence, answer in zip(sentences, matcher.answers(lists, sentences)):
                problem = fault(sentence, answer)
                faults[problem] += 1
                times.append(answer.microseconds)
                if problem:
                    failures.append({
                        "matcher": name, "problem": problem, "file": sentence.file,
                        "sentence": sentence.text, "expected": sentence.slots,
                        "intent": answer.intent, "combination": answer.combination,
                        "slots": answer.slots, "tied": answer.tied})
        times.sort()
        rows.append({
            "language": language, "matcher": name, "homes": len(homes), "sentences": len(times),
            "pass": faults[None],
            **{x: faults[x] for x in ("nothing", "intent", "combination", "slots", "tie")},
            "median": times[len(times) // 2] if times else 0,
            "p99": times[int(len(times) * 0.99)] if times else 0,
            "slowest": times[-1] if times else 0,
            "seconds": round(matcher.seconds, 2), "times": times})
    return rows, failures


def judge_safely(job):
    language, options = job
    try:
        return language, *judge(language, options), None
    except SystemExit as error:
        return language, [], [], str(error)


# Printing -------------------------------------------------------------------------------------

COLUMNS = (
    "language", "matcher", "homes", "sentences", "pass", "nothing", "intent", "combination",
    "slots", "tie", "median", "p99", "slowest", "seconds")


def show(row):
    cells = [row[x] for x in COLUMNS]
    print("  ".join(
        f"{x:<{len(c)}}" if isinstance(x, str) else
        f"{x:>{max(9, len(c))}.1f}" if isinstance(x, float) else f"{x:>{len(c)}}"
        for x, c in zip(cells, COLUMNS)), flush=True)


def total(rows, matcher):
    rows = [x for x in rows if x["matcher"] == matcher]
    times = sorted(time for row in rows for time in row["times"])
    numbers = ("homes", "sentences", "pass", "nothing", "intent", "combination", "slots", "tie",
               "seconds")
    return {
        "language": "all", "matcher": matcher, **{x: sum(row[x] for row in rows) for x in numbers},
        "median": times[len(times) // 2], "p99": times[int(len(times) * 0.99)],
        "slowest": times[-1]}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=pathlib.Path)
    parser.add_argument("--behest", metavar="PATH", help="a built behest")
    parser.add_argument("--hassil", action="store_true", help="the peer, in the same run")
    parser.add_argument("--languages", default="all", help="comma separated; all")
    parser.add_argument("--merged", action="store_true", help="one home a language")
    parser.add_argument("--jobs", type=int, default=1, help="languages at once; times suffer")
    parser.add_argument("--failures", metavar="FILE", help="write them, a JSON object a line")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--option", action="append", default=[], help="handed on to behest, as --option=--tier=exact")
    options = parser.parse_args()
    if not options.behest and not options.hassil:
        parser.error("name a matcher: --behest PATH, --hassil")
    languages = sorted(x.name for x in (options.checkout / "tests").iterdir() if x.is_dir())
    if options.languages != "all":
        unknown = set(options.languages.split(",")) - set(languages)
        if unknown:
            parser.error(f"no tests of {', '.join(sorted(unknown))}")
        languages = options.languages.split(",")

    rows, problems, wanted = [], [], 0
    failures = open(options.failures or os.devnull, "w", encoding="utf-8")
    if not options.json:
        print(f"load {os.getloadavg()[0]:.2f} at the start; times in µs a sentence")
        print("  ".join(f"{x:>9}" if x in ("median", "p99", "slowest") else x for x in COLUMNS))
    with multiprocessing.get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        jobs = [(x, options) for x in languages]
        for language, found, wrong, problem in pool.imap(judge_safely, jobs):
            rows += found
            wanted += sum(1 for x in wrong if x["matcher"] == "behest" or not options.behest)
            failures.writelines(json.dumps(x, ensure_ascii=False) + "\n" for x in wrong)
            failures.flush()
            if problem:
                problems.append(f"{language}: {problem}")
                print(problems[-1], file=sys.stderr)
            if not options.json:
                for row in found:
                    if row["sentences"]:
                        show(row)
    matchers = list(dict.fromkeys(x["matcher"] for x in rows))
    totals = [total(rows, x) for x in matchers]
    for row in rows:
        del row["times"]
    if options.json:
        print(json.dumps({"languages": rows, "all": totals}, ensure_ascii=False))
    else:
        for row in totals:
            show(row)
    failures.close()
    return 1 if wanted or problems else 0


if __name__ == "__main__":
    sys.exit(main())
