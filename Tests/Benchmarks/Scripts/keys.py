#!/usr/bin/env python3
"""Times keys at a prompt in a pseudo-terminal: until the first prompt, the echo of a key, and a list of
100,000 lines narrowed by each key, beside fzf with the same lines in the same run.

    keys.py --behest .build/release/behest [--lines 100000] [--runs 5]

The echo of a key is the first byte that it draws. In a list the time is that to the last byte: to the end
of the output before a silence of 40 ms. fzf is left out where it is not installed.
"""
import argparse
import fcntl
import os
import pty
import random
import select
import shutil
import statistics
import struct
import tempfile
import termios
import time

SILENCE = 0.04
# The answers of a terminal: its background, its class, the place of the cursor.
ANSWERS = {
    b"\x1b]11;?": b"\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\", b"\x1b[c": b"\x1b[?62;22c", b"\x1b[6n": b"\x1b[1;1R",
}
WORDS = (
    "order find open preview show tell call send start stop large small tomato lentil miso clam trail "
    "document garden notes shopping holiday budget letter report today tomorrow morning evening"
).split()


class Terminal:
    """A program at a pseudo-terminal of 80 by 24 cells."""

    def __init__(self, command, environment):
        self.begun = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def read(self, until=None, patience=30.0):
        """Reads to a text, or to a silence; returns the time of the last byte, and the bytes."""
        output, last = b"", time.perf_counter()
        self.first = None
        start = last
        while time.perf_counter() - start < patience:
            wait = SILENCE if output and until is None else patience
            if not select.select([self.fd], [], [], wait)[0]:
                break
            try:
                chunk = os.read(self.fd, 65536)
            except OSError:
                break
            last = time.perf_counter()
            self.first = self.first or last
            for query, answer in ANSWERS.items():
                if query in chunk:
                    os.write(self.fd, answer)
            output += chunk
            if until is not None and until in output:
                break
        return last, output

    def key(self, text):
        """Types keys; returns the milliseconds until something is drawn, and until all is."""
        begun = time.perf_counter()
        os.write(self.fd, text.encode())
        last, _ = self.read(patience=5.0)
        return ((self.first or last) - begun) * 1000, (last - begun) * 1000

    def end(self):
        os.close(self.fd)
        os.waitpid(self.pid, 0)


def summary(values):
    values = sorted(values)
    return f"median {statistics.median(values):6.2f}  p90 {values[int(len(values) * 0.9)]:6.2f}  most {values[-1]:6.2f} ms"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--behest", required=True)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    behest = os.path.abspath(options.behest)
    numbers = random.Random(7)
    lines = [
        " ".join(numbers.choice(WORDS) for _ in range(numbers.randint(3, 8))) + f" {index}"
        for index in range(options.lines)
    ]
    with tempfile.TemporaryDirectory() as home:
        history = os.path.join(home, ".local/state/behest/history")
        os.makedirs(os.path.dirname(history))
        environment = {
            "PATH": os.environ["PATH"], "HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8",
            "BEHEST_HISTORY": str(options.lines), "BEHEST_HOST": "off",
        }
        plain = os.path.join(home, "lines")
        with open(plain, "w") as file:
            file.write("\n".join(lines) + "\n")

        def prompt(count):
            with open(history, "w") as file:
                file.write("\n".join(lines[-count:]) + "\n")
            terminal = Terminal([behest], environment)
            last, _ = terminal.read(until="› ".encode())
            shown = (last - terminal.begun) * 1000
            terminal.read(patience=1.0)
            return terminal, shown

        def first_prompt():
            terminal, shown = prompt(2000)
            terminal.end()
            return shown

        print("first prompt       ", summary([first_prompt() for _ in range(4 * options.runs)]))
        echo = []
        for _ in range(options.runs):
            terminal, _ = prompt(2000)
            echo += [terminal.key(key) for key in "find document in MarkdownSnippet"]
            terminal.end()
        print("echo of a key      ", summary([first for first, _ in echo]))
        print("  with its colours ", summary([last for _, last in echo]))

        narrowing = ["o", "r", "d", "e", "r", " ", "m", "i", "s", "o", "\x7f", "\x7f", "l", "e", "7"]

        def narrow(open_list, command=None):
            times = []
            for _ in range(options.runs):
                if command:
                    terminal = Terminal(["/bin/sh", "-c", command], environment)
                    terminal.read(patience=3.0)
                    time.sleep(0.5)
                    terminal.read(patience=0.3)
                else:
                    terminal, _ = prompt(options.lines)
                    terminal.key(open_list)
                times += [terminal.key(key)[1] for key in narrowing]
                terminal.end()
            return times

        print(f"a key in a list of {options.lines}:")
        print("  behest, Ctrl-R   ", summary(narrow("\x12")))
        if shutil.which("fzf"):
            print("  fzf              ", summary(narrow(None, f"fzf --height 12 < {plain}")))
        print("load", " ".join(f"{value:.1f}" for value in os.getloadavg()))


if __name__ == "__main__":
    main()
