#!/usr/bin/env python3
"""Prints the functions that a program with symbols runs to draw a document: what the linker puts side
by side, so that a start maps few pages.

Each function begins with a breakpoint that is taken away when it is met, so that a run takes no longer
for it: `ptrace` alone does it, on x86-64 and 64-bit ARM. Where a child may not be traced, or on other
machines, the list is empty, and the linker keeps its own order.
"""
import ctypes
import os
import pathlib
import platform
import signal
import struct
import subprocess
import sys

CARD = pathlib.Path(__file__).resolve().parent.parent / "card.md"
RUNS = [
    ["md", "render"], ["md", "render", "--color", "always", "--width", "80"],
    ["md", "render", "--color", "always", "--width", "80", "--card"],
]
TRACEME, CONT, GETREGSET, SETREGSET, SETOPTIONS = 0, 7, 0x4204, 0x4205, 0x4200
# Follow threads, and end the program with us.
OPTIONS = 0x8 | 0x100000
# The breakpoint, the place of the program counter among the registers, and how far behind it is.
MACHINES = {"x86_64": (b"\xcc", 16, 1), "aarch64": (b"\x00\x00\x20\xd4", 32, 0)}
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]


class Registers:
    """The registers of a stopped thread."""

    def __init__(self, thread):
        self.buffer = ctypes.create_string_buffer(512)
        self.vector = (ctypes.c_void_p * 2)(ctypes.addressof(self.buffer), 512)
        self.thread = thread
        libc.ptrace(GETREGSET, thread, 1, ctypes.addressof(self.vector))

    def word(self, index):
        return struct.unpack_from("=Q", self.buffer, index * 8)[0]

    def set(self, index, value):
        struct.pack_into("=Q", self.buffer, index * 8, value)
        libc.ptrace(SETREGSET, self.thread, 1, ctypes.addressof(self.vector))


def functions(program):
    """Returns the names of the functions by their address."""
    names = {}
    for line in subprocess.run(["nm", program], capture_output=True, text=True).stdout.splitlines():
        address, kind, name = line.split(" ", 2) if line[0] != " " else ("0", "U", "")
        if kind in "tTwW":
            names.setdefault(int(address, 16), []).append(name)
    return names


def trace(program, arguments, names, trap, counter, behind):
    """Runs a program and returns the addresses of the functions it has come by."""
    child = os.fork()
    if child == 0:
        libc.ptrace(TRACEME, 0, None, None)
        os.dup2(os.open(CARD, os.O_RDONLY), 0)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execv(program, [program, *arguments])
    _, status = os.waitpid(child, 0)
    met = set()
    if not os.WIFSTOPPED(status) or libc.ptrace(SETOPTIONS, child, None, OPTIONS) != 0:
        return met
    with open(program, "rb") as file:
        is_moved = struct.unpack_from("<H", file.read(18), 16)[0] == 3
    base = 0
    if is_moved:
        with open(f"/proc/{child}/maps", encoding="utf-8") as maps:
            base = int(maps.readline().split("-")[0], 16)
    with open(f"/proc/{child}/mem", "r+b", buffering=0) as memory:
        def swap(address, bytes):
            memory.seek(base + address)
            old = memory.read(len(bytes))
            memory.seek(base + address)
            memory.write(bytes)
            return old
        kept = {address: swap(address, trap) for address in names}
        libc.ptrace(CONT, child, None, None)
        while True:
            try:
                thread, status = os.waitpid(-1, 0x40000000)
            except ChildProcessError:
                return met
            if not os.WIFSTOPPED(status):
                if thread == child:
                    return met
                continue
            number = os.WSTOPSIG(status)
            passed = 0 if number in (signal.SIGTRAP, signal.SIGSTOP) else number
            if number == signal.SIGTRAP and status >> 16 == 0:
                registers = Registers(thread)
                address = registers.word(counter) - behind - base
                if address in kept:
                    if address not in met:
                        met.add(address)
                        swap(address, kept[address])
                    registers.set(counter, base + address)
            libc.ptrace(CONT, thread, None, passed)


def main():
    program = sys.argv[1]
    machine = MACHINES.get(platform.machine())
    if machine is None:
        return
    names = functions(program)
    met = set()
    for arguments in RUNS:
        met |= trace(program, arguments, names, *machine)
    for name in sorted({name for address in met for name in names[address]}):
        print(name)


if __name__ == "__main__":
    main()
