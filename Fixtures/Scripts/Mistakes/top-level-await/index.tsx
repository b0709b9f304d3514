const answer = await fetch("https://example.com")
Script.exit(await answer.text())
