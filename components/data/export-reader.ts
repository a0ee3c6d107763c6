import { parseJson } from '@/lib/json';
import { isNestedTooDeep } from '@/lib/text-import/json-text';

/** Limits of one import request: the route accepts up to 8 MB, and smaller requests show progress. */
const BATCH = { bytes: 4_000_000, runs: 500 };

/** Messages from the page to the worker. Each gets one reply. */
export type ExportCall = { kind: 'open'; file: File } | { kind: 'next' };

export type ExportHead = { kind?: unknown; version?: unknown };

export type ExportReply =
  | { kind: 'opened'; head: ExportHead; total: number }
  /** An export without runs has one empty batch. After the last batch, `runs` is null. */
  | { kind: 'batch'; runs: unknown[] | null }
  | { kind: 'refused'; why: 'notJson' | 'notExport' | 'tooDeep' | 'failed' };

/** Reads a history export and splits its runs into batches for the import route. */
export class ExportReader {
  #batches: Iterator<unknown[]> = [][Symbol.iterator]();

  async answer(call: ExportCall): Promise<ExportReply> {
    return call.kind === 'open' ? this.#open(await call.file.text()) : this.#next();
  }

  #open(text: string): ExportReply {
    if (isNestedTooDeep(text)) return { kind: 'refused', why: 'tooDeep' };
    const body = parseJson(text);
    if (body === undefined) return { kind: 'refused', why: 'notJson' };
    if (!isExport(body)) return { kind: 'refused', why: 'notExport' };
    const { kind, version, runs } = body;
    this.#batches = runs.length === 0 ? [[]][Symbol.iterator]() : batchesOf(runs);
    return { kind: 'opened', head: { kind, version }, total: runs.length };
  }

  #next(): ExportReply {
    const { done, value } = this.#batches.next();
    return { kind: 'batch', runs: done ? null : value };
  }
}

/**
 * Splits runs into batches for one request each; an oversized run gets its own batch, so that only it is refused.
 */
export function* batchesOf(runs: readonly unknown[], limits = BATCH): Generator<unknown[], void> {
  const encoder = new TextEncoder();
  let batch: unknown[] = [];
  let bytes = 0;
  for (const run of runs) {
    const size = encoder.encode(JSON.stringify(run) ?? '').length;
    if (batch.length > 0 && (batch.length === limits.runs || bytes + size > limits.bytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(run);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

function isExport(body: unknown): body is ExportHead & { runs: unknown[] } {
  return typeof body === 'object' && body !== null && 'runs' in body && Array.isArray(body.runs);
}
