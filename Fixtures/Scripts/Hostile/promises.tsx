async function spin() {
  while (true) await null
}

spin()
