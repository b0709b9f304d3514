import { Intent, Path, Script } from "scripting"

async function run() {
  const database = SQLite.open(Path.join(FileManager.documentsDirectory, "books.sqlite"))
  switch (Intent.shortcutParameter?.value) {
    case "attach":
      await database.execute("ATTACH DATABASE '/tmp/other.sqlite' AS other")
    case "vacuum":
      await database.execute("VACUUM INTO '/tmp/copy.sqlite'")
    case "outside":
      SQLite.open("/tmp/other.sqlite")
    case "mistake":
      await database.fetchAll("SELECT * FORM books")
  }
  await database.createTable("books", {
    columns: [
      { name: "id", type: "INTEGER", primaryKey: true }, { name: "title", type: "TEXT", notNull: true },
      { name: "cover", type: "BLOB" },
    ],
    ifNotExists: true,
  })
  await database.transaction([
    { sql: "INSERT INTO books (title, cover) VALUES (?, ?)", args: ["Dune", Data.fromHexString("00ff")] },
    { sql: "INSERT INTO books (title) VALUES (?)", args: ["Emma"] },
  ])
  await database.execute("UPDATE books SET title = :title WHERE title = 'Emma'", { title: "Persuasion" })
  const first = await database.fetchOne<{ cover: Data }>("SELECT cover FROM books LIMIT 1")
  Script.exit({
    titles: (await database.fetchAll<{ title: string }>("SELECT title FROM books ORDER BY id")).map((row) => row.title),
    cover: first?.cover.toHexString(),
    columns: (await database.columnsIn("books")).map((column) => column.name),
    exists: await database.tableExists("BOOKS"),
  })
}

run()
