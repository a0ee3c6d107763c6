import './load-env.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import {
  CopyDiffers,
  copyDatabase,
  openSource,
  type SourceProblem,
  type TableCopy,
  TargetNotEmpty,
} from '../database/copy-database';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import { createPrivately } from '../files/private-modes';
import { readConfig } from '../read-config';

// `npm run database:copy`: copies a SQLite database into Postgres, for an installation that has outgrown one machine.

const HELP = `npm run database:copy -- [--from FILE] [--to URL]

Copies a whole SQLite database to Postgres and verifies the copy.

  --from FILE  the SQLite database (default: cardwright.sqlite in DATA_DIR)
  --to URL     the Postgres database, postgres://… (default: DATABASE_URL, which keeps the password out of the process list)

Stop Cardwright first: a database in use is not copied. The target must have no rows; its tables are created.
Files stay where they are.`;

const WHY_NOT: Record<SourceProblem, (file: string) => string> = {
  'no-file': (file) => `${file} not found. Give the SQLite database with --from FILE, or its folder with DATA_DIR.`,
  'in-use': (file) => `${file} is in use. Stop Cardwright and \`npm run worker\` first.`,
  'not-ours': (file) => `${file} is not a Cardwright database.`,
};

/** An error that is shown to the person who ran the command, without a stack. */
class Refusal extends Error {}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(HELP);
  const reading = readConfig({
    DATA_DIR: process.env.DATA_DIR,
    DATABASE_URL: values.to ?? process.env.DATABASE_URL,
  });
  if (!reading.ok) throw new Refusal(reading.problems.join('\n'));
  const { dataDir, databaseUrl } = reading.config;
  if (!databaseUrl) throw new Refusal('No target. Set DATABASE_URL or pass --to postgres://…');
  const file = path.resolve(values.from ?? path.join(dataDir, 'cardwright.sqlite'));
  createPrivately();
  const source = await openSource(file);
  if (!source.ok) throw new Refusal(WHY_NOT[source.problem](file));
  try {
    const target = await openDatabase({ url: databaseUrl, dataDir, isTarget: true });
    try {
      await copy(source.db, target);
    } finally {
      await target.destroy();
    }
  } finally {
    await source.db.destroy();
  }
  console.log(`
Copied. From now on start with DATABASE_URL and the same DATA_DIR and STORAGE_URL: files stay where they are.
Never run on both databases: queued runs would be sent and charged twice. ${file} is unchanged.`);
}

async function copy(source: Kysely<Database>, target: Kysely<Database>): Promise<void> {
  try {
    console.log(tableOf(await copyDatabase(source, target)));
  } catch (error) {
    if (error instanceof TargetNotEmpty)
      throw new Refusal(`The target is not empty: it has rows in ${error.tables.join(', ')}. Use an empty database.`);
    if (!(error instanceof CopyDiffers)) throw error;
    console.log(tableOf(error.copies));
    throw new Refusal('The copy differs from the source. Nothing was kept in the target.');
  }
}

function tableOf(copies: readonly TableCopy[]): string {
  const lines = copies.flatMap(({ table, source, target }) =>
    source.checksum === target.checksum && source.rows === target.rows
      ? [[table, String(source.rows), source.checksum]]
      : [
          [`${table}, read`, String(source.rows), source.checksum],
          [`${table}, WRITTEN`, String(target.rows), target.checksum],
        ],
  );
  const all = [['table', 'rows', 'checksum (SHA-256)'], ...lines];
  const width = (column: number) => Math.max(...all.map((line) => line[column]?.length ?? 0));
  return all
    .map(([table = '', rows = '', sum = '']) => `${table.padEnd(width(0))}  ${rows.padStart(width(1))}  ${sum}`)
    .join('\n');
}

try {
  await main();
} catch (error) {
  // Errors of a command are shown as a sentence, including Postgres errors about an address or a row.
  console.error(error instanceof Error ? reasonOf(error) : error);
  process.exitCode = 1;
}

function reasonOf(error: Error): string {
  if (error instanceof Refusal) return error.message;
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
  // A refused connection has a code but no message.
  const reason = error.message || ('code' in error ? String(error.code) : error.name);
  return `Nothing was copied: ${reason}${cause}`;
}
