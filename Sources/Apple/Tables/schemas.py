"""The schemas of intents, entities and enums, by domain."""

import itertools
import pathlib
import re

# The kinds by their singular: the type, and its plural.
KINDS = {
    "intent": ("Intent", "Intents"),
    "entity": ("Entity", "Entities"),
    "enum": ("Enum", "Enums"),
}


def files():
    schemas = {kind: [] for kind in KINDS}
    for row in pathlib.Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines():
        if row and not row.startswith("#"):
            kind, name = row.split()
            schemas[kind].append(name.split("."))
    for kind, (of, plural) in KINDS.items():
        domains = {
            domain: [name for _, name in names]
            for domain, names in itertools.groupby(sorted(schemas[kind]), lambda name: name[0])
        }
        yield (f"AppIntents/Generated/Schemas/AppSchema+{plural}.swift",
               file(kind, of, plural.lower(), domains))


def file(kind, of, plural, domains):
    listed = "\n\n".join(
        f"""/// The schemas of {plural} in the {words(domain)} domain.
public static var {domain}: some AppSchema.{protocol(domain, of)} {{ AppSchema.{of}("{domain}") }}"""
        for domain in domains)
    return f"""extension AppSchema{of} where Self == AppSchema.{of} {{
{listed}
}}

""" + "\n".join(body(kind, of, plural, domain, names) for domain, names in domains.items())


def body(kind, of, plural, domain, names):
    listed = "\n".join(
        f"""/// The schema of {an(kind)} {kind} for “{words(name)}”.
public var {name}: some AppSchema{of} {{ AppSchema.{of}("{domain}.{name}") }}"""
        for name in names)
    return f"""extension AppSchema {{
/// The schemas of {plural} in the {words(domain)} domain.
public protocol {protocol(domain, of)}: Kind {{}}
}}

extension AppSchema.{of}: AppSchema.{protocol(domain, of)} {{}}

extension AppSchema.{protocol(domain, of)} {{
{listed}
}}
"""


def protocol(domain, of):
    return domain[0].upper() + domain[1:] + of


def an(noun):
    return "an" if noun[0] in "aeiou" else "a"


def words(name):
    """Returns the words of a name: `openURLInTab` is open URL in tab."""
    found = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+", name)
    return " ".join(word if word.isupper() else word.lower() for word in found)
