import settings from "../import-package/script.json"

console.log(settings.name)
Script.exit()
