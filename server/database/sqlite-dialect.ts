import 'server-only';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** How long a statement waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT = 5000;
/**
 * How long to wait for other connections to close when exclusive access is needed, in milliseconds: a program may be
 * shutting down.
 */
const ALONE_TIMEOUT = 1000;

/**
 * SQLite as this program uses it: durable (`synchronous=FULL`: a row that was answered 202 survives a power cut),
 * readers beside one writer (WAL), foreign keys enforced, deleted content overwritten with zeros (`secure_delete`).
 */
export class DurableSqliteDialect extends SqliteDialect {
  readonly #open: () => SQLite.Database;

  /**
   * `file` may be `:memory:`. Its folder must exist. It is opened at the first statement. `alone`: only opens an
   * existing file without other connections, and locks it until it is closed.
   */
  constructor(file: string, { alone = false }: { alone?: boolean } = {}) {
    const open = alone ? () => openAlone(file) : () => openFile(file);
    super({ database: async () => open() });
    this.#open = open;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: async () => new PreparedDatabase(this.#open()) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

function openFile(file: string): SQLite.Database {
  const database = new SQLite(file, { timeout: BUSY_TIMEOUT });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  return database;
}

function openAlone(file: string): SQLite.Database {
  const database = new SQLite(file, { timeout: ALONE_TIMEOUT, fileMustExist: true });
  // In WAL mode every connection, even an idle one, holds a shared lock; this waits for them until the timeout.
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  return database;
}

/**
 * A transaction that reads first and writes later cannot be upgraded if another process wrote in between: SQLite
 * refuses at once, without waiting. A transaction that begins as a writer waits its turn instead.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has already rolled back when the disk is full. Another error here would hide that cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    });
  }
}

/** How many statements are kept prepared. The program has about 300; only id lists of varying length make more. */
const PREPARED = 400;

/** Prepares each statement once: preparing a small statement takes longer than running it. */
class PreparedDatabase implements SqliteDatabase {
  readonly #database: SQLite.Database;
  /** By SQL, least recently used first. */
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: SQLite.Database) {
    this.#database = database;
  }

  prepare(text: string): SqliteStatement {
    if (/^\s*(create|alter|drop)\b/i.test(text)) this.#statements.clear();
    const statement = this.#statements.get(text) ?? this.#database.prepare(text);
    this.#statements.delete(text);
    this.#statements.set(text, statement);
    for (const oldest of this.#statements.keys()) {
      if (this.#statements.size <= PREPARED) break;
      this.#statements.delete(oldest);
    }
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

/** SQLite can roll back schema changes, so a migration is one transaction, and other processes wait for it. */
class TransactionalAdapter extends SqliteAdapter {
  /** Read by `is-sqlite.ts`. */
  readonly isSqlite = true;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
