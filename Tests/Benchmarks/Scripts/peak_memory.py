#!/usr/bin/env python3
"""Prints the most memory in KB that a command had, or the largest of the processes it started.

  peak_memory.py COMMAND [ARGUMENT...] < INPUT

What `wait4` says of a child counts what its parent had when it started the child, which is more than
a small program ever has. The kernel's `VmHWM` does not; it is read while the command is at its end.
"""
import ctypes
import os
import re
import signal
import sys

# Of <sys/ptrace.h>.
TRACE_ME, CONTINUE, SET_OPTIONS = 0, 7, 0x4200
FORKS, EXITS, EXIT_EVENT = 1 << 1 | 1 << 2 | 1 << 3, 1 << 6, 6
# Of <linux/wait.h>: threads too.
ALL = 0x40000000

ptrace = ctypes.CDLL(None, use_errno=True).ptrace
ptrace.argtypes = [ctypes.c_long, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]


def peak(process):
    with open(f"/proc/{process}/status") as lines:
        found = re.search(r"VmHWM:\s+(\d+)", lines.read())
    return int(found[1]) if found else 0


child = os.fork()
if child == 0:
    ptrace(TRACE_ME, 0, None, None)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.execv(sys.argv[1], sys.argv[1:])
os.waitpid(child, 0)
ptrace(SET_OPTIONS, child, None, FORKS | EXITS)
ptrace(CONTINUE, child, None, None)
most = 0
while True:
    try:
        process, status = os.waitpid(-1, ALL)
    except ChildProcessError:
        break
    if not os.WIFSTOPPED(status):
        continue
    reason = os.WSTOPSIG(status)
    if status >> 16 == EXIT_EVENT:
        most = max(most, peak(process))
    # What stops a process for the one that traces it is no signal of its own.
    is_ours = reason in (signal.SIGTRAP, signal.SIGSTOP)
    ptrace(CONTINUE, process, None, None if is_ours else reason)
print(most)
