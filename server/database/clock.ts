import 'server-only';
import { type Kysely, sql } from 'kysely';
import { log } from '../log/log';
import { isSqlite } from './is-sqlite';

/** How often the time of the database is read, in milliseconds. */
const SYNC_MS = 30_000;

/** What the database's clock showed when this process's monotonic clock was at `since`, both in milliseconds. */
type Reading = { at: number; since: number };
const shared = globalThis as typeof globalThis & { cardwrightClock?: Reading };

/**
 * The time by which leases and due times are written and compared. On Postgres it is the database's, because the clocks
 * of several machines differ; on SQLite this machine's.
 */
export function now(): Date {
  const reading = shared.cardwrightClock;
  return new Date(reading ? reading.at + performance.now() - reading.since : Date.now());
}

/**
 * Reads the time of the database, now and every 30 seconds, until the returned function is called. Wrong by at most half
 * of the time that the fastest reading took, a few milliseconds. Does nothing on SQLite.
 */
export async function keepTime<Tables>(db: Kysely<Tables>): Promise<() => void> {
  if (isSqlite(db)) return () => {};
  const read = async () => {
    const from = performance.now();
    const { rows } = await sql<{ at: string }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
    const to = performance.now();
    shared.cardwrightClock = { at: Number(rows[0]!.at), since: (from + to) / 2 };
  };
  await read();
  const timer = setInterval(
    () => read().catch((err) => log.warn({ err }, 'the database’s time could not be read')),
    SYNC_MS,
  );
  timer.unref();
  return () => {
    clearInterval(timer);
    shared.cardwrightClock = undefined;
  };
}
