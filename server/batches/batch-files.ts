import 'server-only';
import { Readable } from 'node:stream';
import { strToU8, Zip, ZipPassThrough } from 'fflate';
import { type BatchRowState, RETRYABLE } from '@/lib/contract/batches';
import type { ExportFormat } from '@/lib/contract/enums';
import { labelAt } from '@/lib/contract/fields';
import type { Problem } from '@/lib/contract/request/problems';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { tStored } from '@/lib/words/stored-messages';
import { baseUrl } from '../config';
import { fileName } from '../files/file-name';
import type { Generations } from '../runs/context';
import { csvLine } from '../runs/history-file/export-runs';
import { type OpenExport, openExport } from '../runs/watch/open-export';
import { type BatchJob, type RowWithRun, rowsAfter } from './store';

const ROWS_PER_QUERY = 100;
/** A ZIP without the extension for larger ones ends at 4 GB. */
const MOST_BYTES = 4_000_000_000;

async function* rowsOf(
  { db }: Pick<Generations, 'db'>,
  batch: BatchJob,
  states?: readonly BatchRowState[],
): AsyncGenerator<RowWithRun[]> {
  for (let after = 0; ; ) {
    const rows = await rowsAfter(db, { batchId: batch.id, after, limit: ROWS_PER_QUERY, states });
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_PER_QUERY) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/** The rows of a batch with what they created, as CSV. */
export async function* resultsOf(deps: Pick<Generations, 'db'>, batch: BatchJob): AsyncGenerator<string> {
  const columns: string[] = JSON.parse(batch.columns);
  // The byte order mark tells a spreadsheet that this is UTF-8.
  yield `\ufeff${csvLine(['row', ...columns, 'state', 'problem', 'title', 'cards', 'credits', 'page', 'deck'])}`;
  for await (const rows of rowsOf(deps, batch))
    yield rows
      .map((row) => {
        const cells: string[] = JSON.parse(row.cells);
        return csvLine([
          ...[row.number, ...columns.map((_, at) => cells[at] ?? ''), row.row_state, problemOf(row)],
          ...[row.title, row.cards, row.credits_deducted],
          ...[row.run_state && `${baseUrl()}/runs/${row.run_id}`, row.artifact_url],
        ]);
      })
      .join('');
}

/** The rows that have problems, as a table to correct and create another batch from. */
export async function* problemRowsOf(deps: Pick<Generations, 'db'>, batch: BatchJob): AsyncGenerator<string> {
  yield `\ufeff${csvLine(JSON.parse(batch.columns))}`;
  for await (const rows of rowsOf(deps, batch, RETRYABLE))
    yield rows.map(({ cells }) => csvLine(JSON.parse(cells))).join('');
}

function problemOf({ problem, error_message }: RowWithRun): string | null {
  if (problem === null) return error_message && tStored(error_message);
  return JSON.parse(problem).map(problemWords).join('; ');
}

function problemWords({ path, message }: Problem): string {
  const field = labelAt(path.replace(/^request\./, '').replace(/\[\d+\]$/, '')) ?? path;
  return `${field}: ${tStored(message)}`;
}

/** The files of a batch's completed runs in one ZIP. One file is open at a time, and none once the reader has left. */
export function openFiles(deps: Generations, batch: BatchJob, format: ExportFormat): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(zipOf(deps, batch, format))) as ReadableStream<Uint8Array>;
}

async function* zipOf(deps: Generations, batch: BatchJob, format: ExportFormat): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const take = () => made.splice(0);
  const begin = (name: string) => {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    return entry;
  };
  const left: string[] = [];
  const digits = String(batch.row_count).length;
  let bytes = 0;
  for await (const rows of rowsOf(deps, batch))
    for (const row of rows) {
      const file = row.row_state === 'completed' ? await openOne(deps, row, format) : null;
      const size = Number(file?.headers['Content-Length'] ?? 0);
      if (!file || bytes + size > MOST_BYTES) {
        await file?.stream.cancel();
        const why = row.row_state === 'completed' ? `no ${format}` : (problemOf(row) ?? row.row_state);
        left.push(`${row.number}: ${file ? 'the files are larger than 4 GB' : why}`);
        continue;
      }
      bytes += size;
      // The numbers keep the order of the rows, and make equal titles different.
      const entry = begin(`${String(row.number).padStart(digits, '0')} ${fileName(row.title ?? '', format)}`);
      for await (const chunk of file.stream as unknown as AsyncIterable<Uint8Array>) {
        entry.push(chunk);
        yield* take();
      }
      entry.push(new Uint8Array(0), true);
      yield* take();
    }
  if (left.length > 0) begin('Rows without a file.txt').push(strToU8(`${left.join('\r\n')}\r\n`), true);
  zip.end();
  yield* take();
}

/** A deck that is too large for a file is left out like one that has none. */
async function openOne(deps: Generations, { run_id }: RowWithRun, format: ExportFormat): Promise<OpenExport | null> {
  try {
    return run_id === null ? null : await openExport(deps, run_id, format);
  } catch (error) {
    if (isDeckTooLarge(error)) return null;
    throw error;
  }
}
