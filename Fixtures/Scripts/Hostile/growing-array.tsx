const all: number[][] = []
while (true) all.push(new Array(1000).fill(1.5))
