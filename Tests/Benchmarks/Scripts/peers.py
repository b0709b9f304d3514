#!/usr/bin/env python3
"""Measures a matcher in Python on a workload that the benchmarks wrote, and prints JSON.

  peers.py --list                  the peers this Python has
  peers.py PEER WORKLOAD.json      figures in the form of PhraseFigures.swift
  peers.py PEER --worst-cases      milliseconds to say no to templates that make others slow

`re` is what anyone writes first: one regular expression a phrase, tried in turn. `hassil` is the
matcher of Home Assistant. A set of utterances ends after 20 seconds: sets are random, so that its
beginning is fair.
"""
import gc
import json
import re
import sys
import time

PATIENCE = 20


class Hassil:
    def __init__(self, workload):
        import hassil
        self.hassil = hassil
        lists = {}
        for app in workload["apps"]:
            lists["app_" + app["id"]] = {
                "values": [{"in": x, "out": app["id"]} for x in app["texts"]]}
        for name, values in workload["types"].items():
            lists["type_" + name] = {
                "values": [{"in": x, "out": v["id"]} for v in values for x in v["texts"]]}
        intents = {}
        for intent in workload["intents"]:
            sentences = [
                x.replace("${p}", "{type_%s:value}" % intent["type"])
                .replace("${applicationName}", "{app_%s:app}" % intent["app"])
                for x in intent["phrases"]]
            intents[intent["id"]] = {"data": [{"sentences": sentences}]}
        self.intents = hassil.Intents.from_dict({
            "language": "en", "intents": intents, "lists": lists,
            "skip_words": ["please", "can you", "could you", "would you", "hey", "for me", "thanks"]})
        # Parses what is parsed when it is first needed.
        self("warm up so that everything is parsed")
        for intent in workload["intents"][:1]:
            self(intent["phrases"][0])

    def __call__(self, text):
        result = self.hassil.recognize(text, self.intents)
        if result is None:
            return None
        value = result.entities.get("value")
        return result.intent.name, value.value if value else None


class Re:
    def __init__(self, workload):
        self.patterns = []
        values = {
            name: {x.lower(): v["id"] for v in values for x in v["texts"]}
            for name, values in workload["types"].items()}
        names = {
            app["id"]: "|".join(re.escape(x.lower()) for x in app["texts"])
            for app in workload["apps"]}
        for intent in workload["intents"]:
            for phrase in intent["phrases"]:
                pattern = re.escape(phrase).replace(re.escape("${p}"), "(?P<p>.+)").replace(
                    re.escape("${applicationName}"), f"(?:{names[intent['app']]})")
                self.patterns.append((re.compile(pattern), intent["id"], values[intent["type"]]))

    def __call__(self, text):
        text = text.lower().rstrip("?.")
        for pattern, intent, values in self.patterns:
            match = pattern.fullmatch(text)
            if match:
                words = match.groupdict().get("p")
                if words is None:
                    return intent, None
                if words in values:
                    return intent, values[words]
        return None


PEERS = {"re": Re, "hassil": Hassil}


def resident():
    with open("/proc/self/status", encoding="ascii") as file:
        for line in file:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


def times(figures):
    figures = sorted(figures)
    return {"median": figures[len(figures) // 2], "p99": figures[int(len(figures) * 0.99)]}


def run(matcher, utterances):
    """What each utterance was understood as, and the microseconds it took."""
    results, figures = [], []
    end = time.perf_counter() + PATIENCE
    for utterance in utterances:
        start = time.perf_counter()
        result = matcher(utterance["text"])
        figures.append((time.perf_counter() - start) * 1e6)
        results.append((utterance, result))
        if time.perf_counter() > end:
            break
    return results, figures


def outcomes(results):
    kinds = {}
    for utterance, result in results:
        kind = kinds.setdefault(
            utterance.get("kind") or "", {"count": 0, "right": 0, "asked": 0, "wrong": 0})
        kind["count"] += 1
        if result is not None:
            expected = (utterance.get("intent"), utterance.get("value"))
            kind["right" if tuple(result) == expected else "wrong"] += 1
    return kinds


def figures(name, path):
    with open(path, encoding="utf-8") as file:
        workload = json.load(file)
    gc.collect()
    before, start = resident(), time.perf_counter()
    matcher = PEERS[name](workload)
    seconds = time.perf_counter() - start
    run(matcher, workload["hits"][:5])
    gc.collect()
    megabytes = resident() - before
    hits, hit_times = run(matcher, workload["hits"])
    misses, miss_times = run(matcher, workload["misses"])
    noise, noise_times = run(matcher, workload["noisy"])
    return {
        "matcher": name, "compile": seconds * 1000, "megabytes": megabytes,
        "hit": times(hit_times), "miss": times(miss_times), "noisy": times(noise_times),
        "hits": outcomes(hits)[""], "noise": outcomes(noise), "misses": outcomes(misses)}


def worst_cases():
    import hassil

    def milliseconds(sentence, text, lists=None):
        intents = hassil.Intents.from_dict({
            "language": "en", "lists": lists or {},
            "intents": {"A": {"data": [{"sentences": [sentence]}]}}})
        hassil.recognize_best("x", intents)
        start = time.perf_counter()
        if hassil.recognize_best(text, intents) is not None:
            raise SystemExit(f"understood: {text}")
        return (time.perf_counter() - start) * 1000

    words = "one two three four five six seven".split()
    slots = {f"w{x}": {"wildcard": True} for x in range(4)}
    return {
        "[a]×18": milliseconds("[a] " * 18 + "z", "a " * 18 + "z y"),
        "permutation of 7": milliseconds(
            "(" + ";".join(f"[{x}]" for x in words) + ") end", " ".join(words) + " end wrong"),
        "4 free slots": milliseconds(
            " and ".join("{w%d}" % x for x in range(4)) + " stop", "b and " * 12 + "b stop now",
            slots)}


def main():
    if sys.argv[1:] == ["--list"]:
        names = ["re"]
        try:
            import hassil  # noqa: F401
            names.append("hassil")
        except ImportError:
            pass
        print(*names)
    elif len(sys.argv) == 3 and sys.argv[1] in PEERS:
        is_worst = sys.argv[2] == "--worst-cases"
        result = worst_cases() if is_worst else figures(sys.argv[1], sys.argv[2])
        print(json.dumps(result))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
