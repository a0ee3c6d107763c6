import 'server-only';
import type { RunSummary } from '@/lib/contract/composer';
import { HISTORY_FILES, HISTORY_SORTS, historyFilter } from '@/lib/contract/history';
import { type ExportedRun, HISTORY_FILE } from '@/lib/contract/history-file';
import { oneOf } from '@/lib/contract/text';
import * as z from '@/lib/contract/zod';
import type { Generations } from '../context';
import { findRuns } from '../find/find-runs';
import type { RunSearch } from '../find/list-keys';
import type { OrderKey } from '../find/run-order';
import { readSummaries, runFacts } from '../read-run';

/** The query of `GET /api/generations/export`. */
export const exportQuery = historyFilter
  .extend({
    as: oneOf(HISTORY_FILES),
    sort: z.enum(HISTORY_SORTS).default('newest'),
  })
  .transform(({ as, sort, ...filter }) => ({ as, sort, filter }));

type Deps = Pick<Generations, 'db' | 'engine'>;
type What = Pick<RunSearch, 'filter' | 'sort'>;

/** Rows of a list are small, but a run with its text and form may take a megabyte. */
const ROWS_PER_BATCH = 200;
const RUNS_PER_BATCH = 10;
/** Ids fetched per query. Larger than the batches, because each query of a search starts over. */
const IDS_PER_QUERY = 1000;

/** Cells of a run by column heading. */
const CELLS = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  state: ({ state }) => state,
  target: ({ target }) => target,
  operation: ({ operation }) => operation,
  format: ({ format }) => format,
  cards: ({ cards }) => cards,
  theme: ({ theme }) => theme && (theme.name ?? theme.id),
  star: ({ star }) => star,
  note: ({ note }) => note,
  credits: ({ credits }) => credits.deducted,
  'credits left': ({ credits }) => credits.remaining,
  created: ({ createdAt }) => createdAt,
  sent: ({ sentAt }) => sentAt,
  ended: ({ endedAt }) => endedAt,
} as const satisfies Record<string, (row: RunSummary) => CsvCell>;

/** The list of a filter and an order as CSV, in batches of rows. */
export async function* csvOf(deps: Deps, what: What): AsyncGenerator<string> {
  // The byte order mark tells a spreadsheet that this is UTF-8.
  yield `\ufeff${csvLine(Object.keys(CELLS))}`;
  for await (const ids of idsOf(deps, what, ROWS_PER_BATCH)) {
    const rows = await readSummaries(deps, ids);
    yield rows.map((row) => csvLine(Object.values(CELLS).map((cell) => cell(row)))).join('');
  }
}

/** The same as JSON, including the requests, so that it can be imported again (`import-runs.ts`). */
export async function* jsonOf(deps: Deps, what: What): AsyncGenerator<string> {
  yield `{"kind":"${HISTORY_FILE.kind}","version":${HISTORY_FILE.version},"runs":[`;
  let between = '\n';
  for await (const ids of idsOf(deps, what, RUNS_PER_BATCH)) {
    const runs = await readRuns(deps, ids);
    if (runs.length === 0) continue;
    yield between + runs.map((run) => JSON.stringify(run)).join(',\n');
    between = ',\n';
  }
  yield '\n]}\n';
}

async function* idsOf({ db }: Deps, what: What, limit: number): AsyncGenerator<string[]> {
  let after: OrderKey | null = null;
  for (;;) {
    const found: OrderKey[] = await findRuns(db, { ...what, after, limit: IDS_PER_QUERY });
    for (let from = 0; from < found.length; from += limit) yield found.slice(from, from + limit).map(({ id }) => id);
    after = found.at(-1) ?? null;
    if (found.length < IDS_PER_QUERY) return;
  }
}

async function readRuns({ db }: Deps, ids: readonly string[]): Promise<ExportedRun[]> {
  const rows = await db.selectFrom('generations').selectAll().where('id', 'in', ids).execute();
  const runs = new Map(
    rows.map((row) => {
      const run = {
        ...runFacts(row),
        submissionId: row.submission_id,
        title: row.title,
        request: JSON.parse(row.request),
        draft: row.draft === null ? null : JSON.parse(row.draft),
        generationId: row.generation_id,
        artifactUrl: row.artifact_url,
        madeFrom: row.made_from,
        family: row.family,
        warnings: JSON.parse(row.warnings),
        error: row.error_message === null ? null : { message: row.error_message, statusCode: row.error_status },
      } satisfies Record<keyof ExportedRun, unknown>;
      return [row.id, run as ExportedRun];
    }),
  );
  return ids.flatMap((id) => runs.get(id) ?? []);
}

type CsvCell = string | number | boolean | null;

/**
 * Matches text that a spreadsheet reads as a formula. Some trim leading whitespace first, and some accept full-width
 * signs too.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;
/**
 * The same after a separator that a spreadsheet may guess instead of the comma. Quotes do not help there: with that
 * separator they are not at the start of a cell, or they form an empty pair before the formula.
 */
const INNER_FORMULA = /([;\t\r\n\v\f\u0085\u2028\u2029][\s\p{Cc}\p{Cf}"]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * A line of RFC 4180. Text that a spreadsheet would evaluate is prefixed with an apostrophe, so that the author of a
 * title cannot run a formula on the machine of the person who opens the file.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const inner = cell.replace(INNER_FORMULA, "$1'");
  const safe = FORMULA.test(cell) ? `'${inner}` : inner;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
