// Opens a shell on Scratchpad: `swift run`, or once: `swift run Scratchpad show bread in Scratchpad`.

import AppShell

await AppShell.open("Scratchpad")
