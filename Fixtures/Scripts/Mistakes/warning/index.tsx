Script.exit(JSON.stringify({ a: 1, a: 2 }))
