// Databases of SQLite: statements go to the host as they are, and schemas are asked for by them.

/** A name as SQL quotes it. */
function sqlName(name) {
  return `"${split(textOf(name), "\"").join("\"\"")}"`;
}

function sqlText(value) {
  if (value === null) return "NULL";
  if (typeof value === "number") return textOf(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  return `'${split(isA(value, DateOf) ? isoText(value) : textOf(value), "'").join("''")}'`;
}

const foreignKeyActions = {
  __proto__: null,
  cascade: "CASCADE", restrict: "RESTRICT", setNull: "SET NULL", setDefault: "SET DEFAULT",
};

/** The definition of a column as CREATE TABLE takes it. */
function sqlColumn(column) {
  let text = `${sqlName(column.name)} ${column.type ?? ""}`;
  if (column.primaryKey) text += ` PRIMARY KEY${column.autoIncrement ? " AUTOINCREMENT" : ""}`;
  if (column.notNull) text += " NOT NULL";
  if (column.unique) text += " UNIQUE";
  if (column.checkSQL) text += ` CHECK (${column.checkSQL})`;
  if (column.collation) text += ` COLLATE ${column.collation}`;
  if (column.defaultSQL) text += ` DEFAULT (${column.defaultSQL})`;
  else if (column.defaultValue !== undefined) text += ` DEFAULT ${sqlText(column.defaultValue)}`;
  const target = column.references;
  if (!target) return text;
  text += ` REFERENCES ${sqlName(target.table)}`;
  if (target.column) text += ` (${sqlName(target.column)})`;
  if (target.onDelete) text += ` ON DELETE ${foreignKeyActions[target.onDelete]}`;
  if (target.onUpdate) text += ` ON UPDATE ${foreignKeyActions[target.onUpdate]}`;
  return target.deferred ? `${text} DEFERRABLE INITIALLY DEFERRED` : text;
}

class Database {
  #id;

  constructor(id) {
    this.#id = id;
  }

  async execute(sql, values) {
    await send("sqlite.execute", { database: this.#id, sql, arguments: values ?? [] });
  }

  async fetchAll(sql, values) {
    const rows = await send("sqlite.fetch", { database: this.#id, sql, arguments: values ?? [] });
    return rows ?? [];
  }

  async fetchSet(sql, values) {
    return this.fetchAll(sql, values);
  }

  async fetchOne(sql, values) {
    return (await this.fetchAll(sql, values))[0] ?? null;
  }

  async transaction(steps, options) {
    const list = (isArray(steps) ? steps : [steps]).map((step) => (
      { sql: step.sql, arguments: step.args ?? [] }
    ));
    const kind = options?.kind ?? "deferred";
    await send("sqlite.transaction", { database: this.#id, steps: list, kind });
  }

  async schemaVersion() {
    return (await this.fetchOne("PRAGMA schema_version"))?.schema_version ?? 0;
  }

  async tableExists(table) {
    const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND lower(name) = lower(?)";
    return (await this.fetchOne(sql, [table])) !== null;
  }

  async columnsIn(table) {
    const rows = await this.fetchAll(`PRAGMA table_info(${sqlName(table)})`);
    return rows.map((row) => ({
      name: row.name, type: row.type, defaultValueSQL: row.dflt_value, isNotNull: row.notnull === 1,
      primaryKeyIndex: row.pk,
    }));
  }

  async primaryKey(table) {
    const keys = (await this.columnsIn(table)).filter((column) => column.primaryKeyIndex > 0);
    const isRowID = keys.length === 1 && /^integer$/i.test(keys[0].type);
    return {
      columns: keys.map((key) => key.name), rowIDColumn: isRowID ? keys[0].name : null, isRowID,
    };
  }

  async indexes(table) {
    const origins = { c: "createIndex", pk: "primaryKeyConstraint", u: "uniqueConstraint" };
    const list = [];
    for (const row of await this.fetchAll(`PRAGMA index_list(${sqlName(table)})`)) {
      const columns = await this.fetchAll(`PRAGMA index_info(${sqlName(row.name)})`);
      list.push({
        name: row.name, columns: columns.map((column) => column.name), isUnique: row.unique === 1,
        origin: origins[row.origin],
      });
    }
    return list;
  }

  async isTableHasUniqueKeys(table, keys) {
    const wanted = [...keys].sort().join();
    const key = await this.primaryKey(table);
    return [...key.columns].sort().join() === wanted
      || (await this.indexes(table)).some((index) => (
        index.isUnique && [...index.columns].sort().join() === wanted
      ));
  }

  async foreignKeys(table) {
    const keys = new MapOf();
    for (const row of await this.fetchAll(`PRAGMA foreign_key_list(${sqlName(table)})`)) {
      const key = keys.get(row.id) ?? { id: row.id, destinationTable: row.table, mapping: [] };
      key.mapping.push({ origin: row.from, destination: row.to });
      keys.set(row.id, key);
    }
    return [...keys.values()].map((key) => ({
      ...key,
      originColumns: key.mapping.map((pair) => pair.origin),
      destinationColumns: key.mapping.map((pair) => pair.destination),
    }));
  }

  async createTable(name, options) {
    const guard = options.ifNotExists ? "IF NOT EXISTS " : "";
    await this.execute(
      `CREATE TABLE ${guard}${sqlName(name)} (${options.columns.map(sqlColumn).join(", ")})`,
    );
    for (const column of options.columns) {
      if (!column.indexed) continue;
      await this.createIndex(`${name}_on_${column.name}`, {
        table: name, columns: [column.name], ifNotExists: options.ifNotExists,
      });
    }
  }

  async createIndex(name, options) {
    await this.execute(`CREATE ${options.unique ? "UNIQUE " : ""}INDEX `
      + `${options.ifNotExists ? "IF NOT EXISTS " : ""}${sqlName(name)} `
      + `ON ${sqlName(options.table)} (${options.columns.map(sqlName).join(", ")})`
      + (options.condition ? ` WHERE ${options.condition}` : ""));
  }

  async renameTable(name, newName) {
    await this.execute(`ALTER TABLE ${sqlName(name)} RENAME TO ${sqlName(newName)}`);
  }

  async dropTable(name) {
    await this.execute(`DROP TABLE ${sqlName(name)}`);
  }

  async dropIndex(name) {
    await this.execute(`DROP INDEX ${sqlName(name)}`);
  }

  async dropIndexOn(table, columns) {
    const wanted = columns.join();
    const index = (await this.indexes(table)).find((each) => each.columns.join() === wanted);
    if (index) await this.dropIndex(index.name);
  }
}

const SQLite = freeze({
  Database,
  open: (path, configuration) => new Database(call("sqlite.open", {
    path: filePath(path, "SQLite.open"), readonly: configuration?.readonly === true,
  })),
  openInMemory: (name) => new Database(call("sqlite.open", { name: textOf(name ?? "") })),
});
