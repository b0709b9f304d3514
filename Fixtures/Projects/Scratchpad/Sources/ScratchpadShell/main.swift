// Opens a shell on Scratchpad: `swift run`, or once: `swift run ScratchpadShell show bread in Scratchpad`.

import AppShell

await AppShell.open("Scratchpad")
