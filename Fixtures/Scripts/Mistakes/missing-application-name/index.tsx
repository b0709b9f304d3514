Script.exit()
