#!/usr/bin/env python3
"""Counts what Behest makes of people's own words: what runs at once, what after one key, what wrongly.

  people.py samples --behest PATH
  people.py home SETS INTENTS --behest PATH
  people.py plain SETS --behest PATH

samples: People/samples.tsv, said to the sample apps. home: Home Assistant's English sentences, from
INTENTS, a checkout of github.com/OHF-Voice/intents (needs PyYAML), on what people said to other
assistants. plain: People/clinc150.yaml, twenty intents of a few plain phrases. SETS is a folder of
checkouts, named as their repositories are: xliuhw/NLU-Evaluation-Data, pswietojanski/slurp,
clinc/oos-eval, sonos/nlu-benchmark; of files that are missing nothing is read.

An utterance is right when the action is: the intent, every value that was said, none that was not,
and no number, time, place or name left over that neither a value nor a word of the phrase accounts
for. What fits two phrases equally well is asked about, so it counts as a suggestion. Labels by rule
are in People/home_assistant.tsv. Half of the utterances, by a hash of their text, are for
development; --held-out takes the other half. --show lists utterances.
"""
import argparse
import collections
import functools
import glob
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PEOPLE = pathlib.Path(__file__).resolve().parent.parent / "People"
# Suggestions that count as picked with one key.
SUGGESTIONS = 3
# The sentences for the sample apps, of which later files were written by others.
SAMPLES = ("samples", "samples-2", "samples-3", "samples-4", "samples-5", "samples-6", "samples-7",
           "samples-8", "samples-9", "samples-10", "samples-11", "samples-12", "samples-13",
           "samples-14", "samples-15", "samples-16")


class Case:
    """An utterance and the actions that are right; none of them: it must not run."""

    def __init__(self, text, actions, group, said=True, values=()):
        self.text, self.actions, self.group = text, actions, group
        # Whether the sentences can say it at all.
        self.said = said
        # Texts of values that a set marks in the utterance.
        self.values = values


class Action:
    """An intent with its values: name to the texts that are right, or to an expression."""

    def __init__(self, intent, values=(), optional=()):
        self.intent, self.values, self.optional = intent, dict(values), set(optional)


# Words ----------------------------------------------------------------------------------------

NUMBERS = {word: str(number) for number, word in enumerate(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty".split())}
NUMBERS |= {word: str(number * 10) for number, word in enumerate(
    "thirty forty fifty sixty seventy eighty ninety hundred".split(), 3)}
LIGHT = set("a an n the my our your some and or with vs to on at by for in of please me us it is".split())
TIMES = set(
    "tomorrow tonight yesterday later after before until till morning evening afternoon night noon "
    "midnight am pm hour hours minute minutes second seconds day days week weeks weekend month months "
    "monday tuesday wednesday thursday friday saturday sunday daily every".split())
LIMITS = set("all every only except but not never don't all everything left half next last again instead".split())
PLACING = set("in at from on for inside with into".split())
# Words that an intent stands for, beside those of its sentences: what is asked as a date is a day,
# "skip this one" is the song, and who is not to speak is muted.
MEANT = {
    "HassGetCurrentDate": {"day"},
    "HassGetCurrentTime": {"hour", "clock"},
    "HassGetWeather": {"today's"},
    "HassMediaNext": {"episode", "podcast", "one"},
    "HassMediaPrevious": {"episode", "podcast", "one"},
    "HassMediaPlayerMute": {"don't", "not"},
}
# What may stand after such a word without saying anything.
NOWHERE = set("here there once moment now today me us you please ok music".split())


def tokens(text):
    """Words with their offsets in bytes."""
    data = text.encode("utf-8")
    return [(x.group().decode("utf-8").casefold(), x.start(), x.end())
            for x in re.finditer(rb"[\w'\x80-\xff$%#*+.-]*[\w'\x80-\xff$%#*+-]", data)]


def folded(text):
    words = [x.strip("'.-") for x, *_ in tokens(str(text).replace("’", "'").replace("%", " percent"))]
    return " ".join(NUMBERS.get(x, x) for x in words if x and x not in LIGHT)


def texts(value):
    """What a value of a result may be compared as."""
    found = []
    for key in ("value", "text"):
        part = value.get(key)
        if isinstance(part, list):
            part = " ".join(str(x) for x in part)
        if isinstance(part, bool):
            part = "true" if part else "false"
        if part is not None:
            found.append(str(part))
    return found


# Judging --------------------------------------------------------------------------------------

def phrase_words(phrase, rules, seen=()):
    """Every word that a phrase can have of its own, those of its rules with it."""
    found = set(re.findall(r"[\w']+", re.sub(r"\$?\{[^}]*\}|<[^>]*>", " ", phrase).casefold()))
    for rule in re.findall(r"<([^>]+)>", phrase):
        if rule in rules and rule not in seen:
            found |= phrase_words(rules[rule], rules, (*seen, rule))
    return found


def left_over(case, reading, known, rules):
    """The first word that matters and that the reading leaves out; None when there is none."""
    words = tokens(case.text)
    own = phrase_words(reading["phrase"], rules) | MEANT.get(reading["intent"], set())
    spans = [(x["start"], x["end"]) for x in reading["parameters"].values()
             if x.get("start") is not None]
    if "score" in reading:
        # A suggestion's offsets are those of its own sentence, so its values count by their words.
        own |= {word for x in reading["parameters"].values() for text in texts(x)
                for word, *_ in tokens(text)}
        # It is the plainest of the intent's sentences: "next" for "skip to the next song".
        own |= LIMITS & phrase_words(rules.get(f"sentences of {reading['intent']}", ""), rules)
        spans = []
    taken = [any(start < b and a < end for a, b in spans) or word in own or word.rstrip("s") in own
             for word, start, end in words]
    marked = {word for value in case.values for word, *_ in tokens(value)}
    for number, (word, *_) in enumerate(words):
        # "That's all" limits nothing.
        if taken[number] or (word == "all" and number and words[number - 1][0] in ("that's", "is")):
            continue
        if word in TIMES or word in LIMITS or word in NUMBERS or word in known or word in marked:
            if word not in LIGHT:
                return word
        if re.search(r"\d", word):
            return word
        if word in PLACING:
            after = [x for x in range(number + 1, min(number + 4, len(words)))
                     if words[x][0] not in LIGHT]
            if after and not taken[after[0]] and words[after[0]][0] not in NOWHERE:
                return f"{word} {words[after[0]][0]}"
    return None


def equal(value, expected):
    if isinstance(expected, re.Pattern):
        return any(expected.search(x.casefold()) for x in texts(value))
    # "Miso soups" is as good as "miso soup".
    right = {folded(x).removesuffix("s") for x in expected}
    return any(folded(x).removesuffix("s") in right for x in texts(value))


def fault(case, reading, known, rules):
    """Why a reading is not what was meant; None when it is."""
    problem = "intent"
    for action in case.actions:
        if action.intent != reading["intent"]:
            continue
        values = {name: x for name, x in reading.get("parameters", {}).items() if texts(x)}
        problem = None
        for name, expected in action.values.items():
            if name not in values:
                problem = problem or (None if name in action.optional else f"without {name}")
            elif not equal(values[name], expected):
                problem = problem or name
        if known is None:
            extra = [x for x in values if x not in action.values and values[x].get("text")]
            problem = problem or (f"{extra[0]} was not said" if extra else None)
        if not problem and known is not None and "parameters" in reading:
            word = left_over(case, reading, known, rules)
            problem = f"drops “{word}”" if word else None
        if not problem:
            return None
    return problem


def sequence_fault(case, parts, known, rules):
    """The same of a sentence of several commands."""
    problem = "several commands"
    for actions in case.actions:
        actions = actions if isinstance(actions, list) else [actions]
        if len(actions) != len(parts):
            continue
        problems = [
            fault(Case(part["text"], [action], case.group), part["matches"][0], known, rules)
            if part["matches"] else "nothing" for action, part in zip(actions, parts)]
        problem = next((x for x in problems if x), None)
        if not problem:
            return None
    return problem


def verdict(case, result, known, rules):
    """What became of an utterance, why, and at which suggestion it was right."""
    single = Case(case.text, [x for x in case.actions if not isinstance(x, list)], case.group,
                  case.said, case.values)
    if result.get("sequence"):
        problem = sequence_fault(case, result["sequence"], known, rules)
        return ("wrong" if problem else "right"), problem, None
    if len(result["matches"]) == 1:
        problem = fault(single, result["matches"][0], known, rules)
        return ("wrong" if problem else "right"), problem, None
    # What fits equally well is asked about, as suggestions are.
    for place, reading in enumerate((result["matches"] or result["nearest"])[:SUGGESTIONS]):
        if not fault(single, reading, known, rules):
            return "missed", None, place
    return "missed", None, None


# Running --------------------------------------------------------------------------------------

class Runner:
    """Behest in a home of its own: no documents, no settings of the person who runs this."""

    def __init__(self, options):
        self.options = options
        self.home = tempfile.TemporaryDirectory(prefix="behest-people-")
        self.environment = {**os.environ, "HOME": self.home.name, "LC_ALL": "C.UTF-8"}
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "BEHEST_SAMPLES"):
            self.environment.pop(name, None)

    def write(self, name, content):
        path = os.path.join(self.home.name, name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(content, file, ensure_ascii=False)
        return path

    def run(self, *arguments, text=""):
        process = subprocess.run(
            [self.options.behest, *arguments], input=text, capture_output=True, text=True,
            encoding="utf-8", env=self.environment)
        if process.returncode:
            sys.exit(f"{' '.join(arguments)}: status {process.returncode}\n{process.stderr[:2000]}")
        return process.stdout

    def results(self, cases, *arguments, context=None):
        lines = [x.text if context is None else
                 json.dumps({"utterance": x.text, "context": context}, ensure_ascii=False)
                 for x in cases]
        output = self.run("match", "--batch", *arguments, *self.options.option,
                          text="".join(x + "\n" for x in lines))
        # `splitlines` would also split at separators inside an utterance.
        results = [json.loads(x) for x in output.split("\n") if x]
        if len(results) != len(cases):
            sys.exit(f"{len(results)} answers to {len(cases)} utterances")
        return results


# Sets -----------------------------------------------------------------------------------------

def split(text):
    """Whether an utterance is held out."""
    return hashlib.sha1(text.strip().casefold().encode("utf-8")).digest()[0] % 2 == 1


def utterances(folder):
    """Set, intent, utterance, and the values that the set marks: name to text."""
    folder = pathlib.Path(folder)
    seen = set()

    def new(text):
        text = " ".join(text.split())
        # A line that begins with a brace would be read as JSON.
        if not text or text.startswith("{") or text.casefold() in seen:
            return None
        seen.add(text.casefold())
        return text

    pattern = "NLU-Evaluation-Data/CrossValidation/autoGene*/*/*/KFold_*/testset/annotated/*/*.json"
    for path in sorted(glob.glob(str(folder / pattern))):
        for x in json.loads(pathlib.Path(path).read_text("utf-8"))["test_data_annotation"]:
            if text := new(x["text"]):
                yield "hwu", x["intent"], text, [(e["entity"], e["value"]) for e in x["entities"]]
    for path in sorted((folder / "slurp/dataset/slurp").glob("*.jsonl")):
        if path.stem not in ("train", "devel", "test"):
            continue
        for line in path.read_text("utf-8").split("\n"):
            if line and (text := new((x := json.loads(line))["sentence"])):
                marks = re.findall(r"\[(\w+) : ([^\]]+)\]", x["sentence_annotation"])
                yield "hwu", f"{x['scenario']}_{x['action']}", text, marks
    for part, pairs in json.loads((folder / "oos-eval/data/data_full.json").read_text()).items():
        for words, intent in pairs:
            if text := new(words):
                yield "clinc", intent, text, []
    for path in sorted((folder / "nlu-benchmark/2017-06-custom-intent-engines").glob("*/*.json")):
        if not re.match(r"(train|validate)_[A-Za-z]+\.json", path.name):
            continue
        data = path.read_bytes()
        try:
            parts = json.loads(data.decode("utf-8"))
        except UnicodeDecodeError:
            parts = json.loads(data.decode("latin-1"))
        for intent, entries in parts.items():
            for x in entries:
                if text := new("".join(run["text"] for run in x["data"])):
                    yield "snips", intent, text, [
                        (run["entity"], run["text"]) for run in x["data"] if "entity" in run]


def rows(name):
    for line in (PEOPLE / name).read_text("utf-8").split("\n"):
        if line and not re.match(r"#( |$)", line):
            yield line.split("\t")


# The three measurements -----------------------------------------------------------------------

def sample_action(text):
    intent, _, values = text.strip().partition(" ")
    pairs = [x.split("=", 1) for x in values.split("; ")] if values else []
    return Action(
        intent, {name.rstrip("?"): value.split("|") for name, value in pairs},
        {name[:-1] for name, _ in pairs if name.endswith("?")})


def samples(options):
    runner = Runner(options)
    runner.environment["BEHEST_SAMPLES"] = "all"
    for title, priority, category in (
        ("Buy milk", "high", "shopping"), ("Call the dentist", "medium", "health"),
        ("Finish quarterly report", "urgent", "work"), ("Water the plants", "low", "personal"),
        ("Renew passport", "medium", "personal"), ("Pay the rent", "high", "personal"),
        ("Fix the bike", "low", "personal"),
    ):
        runner.run("run", "CreateTask", "--task-title", title, "--priority", priority, "--category",
                   category, "--yes", "--no-input")
    for title in ("Groceries", "Meeting Notes", "Travel Plan", "Wedding Plan"):
        runner.run("doc", "new", "--title", title, text=f"# {title}\n")
    runner.run("run", "OrderSoup", "--soup", "Miso Soup", "--size", "Small", "--yes", "--no-input")
    cases = []
    for name in SAMPLES:
        for text, action in rows(f"{name}.tsv"):
            actions = []
            for alternative in action.split(" || "):
                parts = [sample_action(x) for x in alternative.split(" && ")]
                if action != "nothing":
                    actions.append(parts if len(parts) > 1 else parts[0])
            cases.append(Case(text, actions, name if actions else "foreign"))
    # All of them: they are few.
    return cases, runner.results(cases), None, {}


def home_lists(home_assistant, checkout, schema):
    """The home of the checkout's tests, and what else people have."""
    (lists, _), = home_assistant.homes_of(checkout, "en", schema, True)
    more = json.loads((PEOPLE / "home.json").read_text("utf-8"))
    for kind in ("area", "floor"):
        lists[kind]["values"] += [{"in": x, "out": x} for x in more[kind + "s"]]
    for domain, names in more["names"].items():
        lists["name"]["values"] += [
            {"in": x, "out": x, "context": {"domain": domain}, "metadata": {"domain": domain}}
            for x in names]
    return lists


# Annotations that say no value of ours, or one that the intent's own words say.
UNMARKED = {
    "player_setting", "media_type", "weather_descriptor", "device_type", "list_name", "coffee_type",
    "music_descriptor", "general_frequency", "sort", "music_item", "condition_temperature",
    "condition_description", "change_amount", "app_name",
}
PLACES = {
    "house_place", "place_name", "city", "country", "state", "geographic_poi", "spatial_relation"}
HERE = {"room", "the room", "house", "the house", "here", "home", "my room", "this room", "rooms"}


def home(options):
    import home_assistant
    schema = home_assistant.read(options.intents / "intents.yaml")
    grammar = home_assistant.sentences_of(options.intents, "en", schema)
    lists = home_lists(home_assistant, options.intents, schema)
    names = {kind: {x["in"].casefold() for x in lists[kind]["values"]} for kind in lists}
    places = names["area"] | names["floor"]
    # Words that name something of the home, for what a reading leaves out.
    known = {word for x in places for word in x.split()} | {
        "white", "red", "orange", "yellow", "green", "blue", "purple", "pink", "turquoise", "tv",
        "radio", "stereo"}
    things = re.compile("|".join(
        rf"\b{x}\b" for x in ["lights?", "lamps?", "fans?", "windows?", "curtains?", "blinds?",
                              "shades?", "plug", "socket", "wemo", "vacuum", "roomba", "robot",
                              "coffee (maker|machine|pot)"]
        + [re.escape(x) for x in sorted(names["name"]) if re.fullmatch(r"[\w -]+", x)]))
    table = collections.defaultdict(list)
    for sets, intent, expression, right, said, *values in rows("home_assistant.tsv"):
        # A row may end without the empty last column.
        pairs = [x.split("=", 1) for x in (values[0].split("; ") if values and values[0] else [])]
        table[sets, intent].append((
            re.compile(expression), [] if right == "none" else right.split("|"), said,
            {name: re.compile(x) for name, x in pairs}))

    cases = []
    for sets, intent, text, marks in utterances(options.sets):
        low = text.casefold().strip(" .!?")
        row = next((x for x in table[sets, intent] if x[0].search(low)), None)
        if row is None:
            cases.append(Case(text, [], "foreign"))
            continue
        expression, right, said, values = row
        groups = {k: [v] for k, v in expression.search(low).groupdict().items() if v}
        marked = [(kind, value.casefold()) for kind, value in marks if kind not in UNMARKED]
        timer = "HassStartTimer" in right
        play = "HassMediaSearchAndPlay" in right
        for kind, value in marked:
            # A clock time or a date is in no intent but what is asked for now.
            if kind in ("time", "date", "timeofday") and not timer and not play:
                if not re.search(r"\b(now|today|today's|current|right now|moment|immediately)\b", value):
                    right = []
            if kind in PLACES and not play:
                if not any(x in value or value in x for x in places | names["name"]) \
                        and value not in HERE:
                    said = "no"
                if right == ["HassGetCurrentTime"]:
                    right = []
            if kind.endswith("_name") and "HassMediaUnpause" in right:
                said = "no"
        # CLINC150 marks no places.
        if "HassGetWeather" in right and re.search(r"\b(in|for|at|near) (?!the moment|today|my)\w", low):
            if not any(re.search(rf"\b{re.escape(x)}\b", low) for x in names["name"]):
                said = "no"
        if said == "known" and not things.search(low):
            said = "no"
        # Cases without an intent here are near misses.
        cases.append(Case(
            text, [Action(x, {**values, **groups}) for x in right], "people" if right else "near",
            said in ("yes", "known"),
            [value for kind, value in marked if value not in ("now", "today", *HERE)]))
    cases = [x for x in cases if split(x.text) == options.held_out]
    runner = Runner(options)
    rules = {name: x if isinstance(x, str) else " ".join(map(str, x))
             for name, x in grammar["expansion_rules"].items()}
    rules |= {f"sentences of {name}": " ".join(y for x in intent["data"] for y in x["sentences"])
              for name, intent in grammar["intents"].items()}
    results = runner.results(
        cases, "--sentences", runner.write("grammar.json", grammar),
        "--sentences", runner.write("home.json", {"language": "en", "lists": lists}), "--timing",
        context={"area": "Living Room"})
    return cases, results, known, rules


def plain(options):
    intents = re.findall(r"^  (\w+): \{", (PEOPLE / "clinc150.yaml").read_text("utf-8"), re.M)
    cases = []
    for sets, intent, text, _ in utterances(options.sets):
        if sets == "clinc":
            own = intent in intents
            group = "people" if own else "out of scope" if intent.startswith("oos") else "foreign"
            cases.append(Case(text, [Action(intent)] if own else [], group))
    cases = [x for x in cases if split(x.text) == options.held_out]
    results = Runner(options).results(
        cases, "--sentences", str(PEOPLE / "clinc150.yaml"), "--timing")
    return cases, results, None, {}


# Printing -------------------------------------------------------------------------------------

def wildcard(result):
    """Whether what matched takes any text: “play {anything}”."""
    free = {"search_query", "item", "message", "conversation_command"}
    return any(
        free & x["parameters"].keys() or "state" in x["parameters"]
        and x["parameters"].get("domain", {}).get("value") == "person" for x in result["matches"])


def percentage(part, whole):
    return f"{part} ({part / whole * 100:.1f} %)" if whole else "–"


def described(reading):
    values = "; ".join(f"{name}={texts(x)[0]}" for name, x in reading.get("parameters", {}).items()
                       if texts(x))
    return f"{reading['intent']} {values}".strip()


def report(options, cases, results, known, rules):
    judge = functools.partial(verdict, known=known, rules=rules)
    groups, counts, shown = collections.Counter(), collections.Counter(), []
    for case, result in zip(cases, results):
        parts = [case.group] + (["people, can be said"] if case.group == "people" and case.said else [])
        ran = bool(len(result["matches"]) == 1 or result.get("sequence"))
        outcome, problem, place = judge(case, result) if case.actions else (
            "accepted" if ran else "refused", None, None)
        for part in parts:
            groups[part] += 1
            counts[part, outcome] += 1
            if outcome == "accepted" and wildcard(result):
                counts[part, "free text"] += 1
            if place is not None:
                counts[part, "any"] += 1
                counts[part, "first"] += place == 0
        kind = {"wrong": "wrong", "missed": "missed", "accepted": "foreign"}.get(outcome)
        if kind and kind == options.show:
            readings = result["matches"] or result["nearest"][:SUGGESTIONS]
            readings = readings or [x for y in result.get("sequence") or [] for x in y["matches"]]
            wanted = " or ".join(x.intent for x in case.actions if isinstance(x, Action))
            shown.append("\t".join([
                case.group + ("" if case.said else ", cannot be said"), case.text, wanted or "nothing",
                problem or ("" if place is None else f"suggestion {place + 1}"),
                *(f"{x.get('tier', 'near')}: {described(x)}" for x in readings)]))
    times = sorted(x["nanoseconds"] / 1_000 for x in results if "nanoseconds" in x)
    table = []
    for group, count in groups.items():
        row = {"group": group, "utterances": count}
        if group in ("people", "people, can be said", *SAMPLES):
            right, wrong = counts[group, "right"], counts[group, "wrong"]
            row |= {
                "at once": percentage(right, count),
                "or by the first": percentage(right + counts[group, "first"], count),
                "or by any of three": percentage(right + counts[group, "any"], count),
                "wrong, of what runs": percentage(wrong, right + wrong), "of these free text": ""}
        else:
            row |= {"at once": "", "or by the first": "", "or by any of three": "",
                    "wrong, of what runs": percentage(counts[group, "accepted"], count),
                    "of these free text": str(counts[group, "free text"])}
        table.append(row)
    if options.json:
        print(json.dumps({
            "groups": dict(groups), "counts": {" / ".join(k): v for k, v in counts.items()},
            "median": times[len(times) // 2] if times else None,
            "p99": times[int(len(times) * 0.99)] if times else None}))
        return
    for line in shown:
        print(line)
    if options.show:
        return
    print("| | " + " | ".join(list(table[0])[1:]) + " |\n|---|" + "--:|" * (len(table[0]) - 1))
    for row in sorted(table, key=lambda x: x["group"]):
        print("| " + " | ".join(str(x) for x in row.values()) + " |")
    if times:
        print(f"median {times[len(times) // 2]:.0f} µs, p99 {times[int(len(times) * 0.99)]:.0f} µs; "
              f"load {os.getloadavg()[0]:.1f}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("samples", "home", "plain"))
    parser.add_argument("sets", nargs="?", type=pathlib.Path)
    parser.add_argument("intents", nargs="?", type=pathlib.Path)
    parser.add_argument("--behest", metavar="PATH", required=True)
    parser.add_argument("--held-out", action="store_true", help="the half that is not for development")
    parser.add_argument("--show", choices=("wrong", "missed", "foreign"))
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--option", action="append", default=[], help="handed on to behest, as --option=--tier=exact")
    options = parser.parse_args()
    if options.what != "samples" and not options.sets:
        parser.error("name the folder of sets")
    if options.what == "home" and not options.intents:
        parser.error("name the checkout of intents")
    measure = {"samples": samples, "home": home, "plain": plain}[options.what]
    report(options, *measure(options))


if __name__ == "__main__":
    main()
