function deeper(level: number): number {
  return deeper(level + 1) + 1
}

deeper(0)
