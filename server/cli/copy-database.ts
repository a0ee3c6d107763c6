import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { CopyDiffers, copyDatabase, type TableCopy, TargetNotEmpty } from '../database/copy-database';
import { openDatabase } from '../database/open-database';
import { openSource, type SourceProblem } from '../database/open-source';
import type { Database } from '../database/tables';
import { createPrivately } from '../files/private-modes';
import { readConfig } from '../read-config';

// `npm run database:copy`: a SQLite database into Postgres, for an installation that has outgrown one machine.

const HELP = `npm run database:copy -- [--from FILE] [--to URL]

Copies a SQLite database to Postgres, all of it or nothing, and checks what was written.

  --from FILE  the SQLite database (default: cardwright.sqlite in DATA_DIR)
  --to URL     the Postgres, postgres://… (default: DATABASE_URL, which keeps a password out of the list of processes)

Stop the program first: a database that is in use is not copied. The target must be without rows; its tables are made.
Files that were kept stay where they are, in DATA_DIR.`;

const WHY_NOT: Record<SourceProblem, (file: string) => string> = {
  'no-file': (file) => `There is no ${file}. Name the SQLite database with --from FILE, or its folder with DATA_DIR.`,
  'in-use': (file) => `${file} is in use. Stop the program (and \`npm run worker\`) that runs on it, then copy.`,
  'not-ours': (file) => `${file} is not a database of this program.`,
};

/** Said to whoever typed the command, without a stack. */
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
  if (!databaseUrl) throw new Refusal('Where to? Set DATABASE_URL, or give --to postgres://…');
  const file = path.resolve(values.from ?? path.join(dataDir, 'cardwright.sqlite'));
  createPrivately();
  const source = await openSource(file);
  if (!source.ok) throw new Refusal(WHY_NOT[source.problem](file));
  try {
    const target = await openDatabase({ url: databaseUrl, dataDir });
    try {
      await copy(source.db, target);
    } finally {
      await target.destroy();
    }
  } finally {
    await source.db.destroy();
  }
  console.log(`
Copied. Start with DATABASE_URL from now on, and with the same DATA_DIR: kept files stay in ${path.join(dataDir, 'files')}.
Never run on both databases: what waits in them would be sent, and charged, from each. ${file} was left as it is.`);
}

async function copy(source: Kysely<Database>, target: Kysely<Database>): Promise<void> {
  try {
    console.log(tableOf(await copyDatabase(source, target)));
  } catch (error) {
    if (error instanceof TargetNotEmpty)
      throw new Refusal(
        `The target is not empty: it has rows in ${error.tables.join(', ')}. Give it a fresh database.`,
      );
    if (!(error instanceof CopyDiffers)) throw error;
    console.log(tableOf(error.copies));
    throw new Refusal('What was written is not what was read. Nothing was kept in the target.');
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
  // A typed command's mistakes are a sentence; so is what Postgres says of an address or a row.
  console.error(error instanceof Error ? reasonOf(error) : error);
  process.exitCode = 1;
}

function reasonOf(error: Error): string {
  if (error instanceof Refusal) return error.message;
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
  // A refused connection comes without a message, with a code.
  const reason = error.message || ('code' in error ? String(error.code) : error.name);
  return `Nothing was copied: ${reason}${cause}`;
}
