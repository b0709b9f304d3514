const all: Uint8Array[] = []
while (true) all.push(new Uint8Array(100 << 20).fill(1))
