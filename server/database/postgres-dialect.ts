import 'server-only';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '../log/log';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT = 10_000;
const STATEMENT_TIMEOUT = 60_000;

/** Postgres with a connection pool. `url` is a `postgres://` address. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    application_name: 'cardwright',
  });
  // An idle connection that breaks raises its error here; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection failed'));
  return new PostgresDialect({ pool });
}
