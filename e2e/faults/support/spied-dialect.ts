import type { CompiledQuery, DatabaseConnection, SqliteDriver } from 'kysely';
import { DurableSqliteDialect } from '@/server/database/sqlite-dialect';

export type Spy = {
  /** Before a statement runs, including `begin` and `commit`. An exception counts as a database error. */
  before?(query: CompiledQuery): void;
  /** After it has run. */
  after?(query: CompiledQuery): void;
};

/** The program's SQLite with a spy on each statement: a database that fails, or a process that dies. */
export class SpiedDialect extends DurableSqliteDialect {
  readonly #spy: Spy;

  constructor(file: string, spy: Spy) {
    super(file);
    this.#spy = spy;
  }

  override createDriver(): SqliteDriver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => spied(await acquire(), this.#spy);
    return driver;
  }
}

function spied(connection: DatabaseConnection, spy: Spy): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: CompiledQuery) => {
      spy.before?.(query);
      const result = await connection.executeQuery<Row>(query);
      spy.after?.(query);
      return result;
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/** Whether a statement writes to disk. A read alone starts no transaction here. */
export function isWrite({ sql }: CompiledQuery): boolean {
  return /^\s*(insert|update|delete|begin|commit)\b/i.test(sql);
}
