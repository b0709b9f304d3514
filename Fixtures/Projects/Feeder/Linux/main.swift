// The shell on this app alone, for Linux.

import AppShell

await AppShell.open("Feeder")
