import 'server-only';
import { Readable } from 'node:stream';
import type { ExportFormat } from '@/lib/contract/enums';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { KeptExportRow, RunRow } from '../../database/composer-tables';
import { fileName } from '../../files/file-name';
import { TooManyBytes } from '../../files/file-store';
import { isDiskFull, isServerBusy, isStorageUnavailable } from '../../http/known-cause';
import { log } from '../../log/log';
import { DownloadBroken } from '../../service/fetch-export';
import type { Generations } from '../context';
import { NO_LINK } from '../read-run';
import { addEvent, exportId, findRunRow } from '../store';
import { exportLink } from './export-link';

const MAX_BYTES = 300 * 1024 * 1024;
/**
 * With the pauses below, these tries take about a quarter of an hour: a link may come some minutes after `completed`
 * (docs/spec/settled-points.md#16.3).
 */
const MAX_TRIES = 12;
const FIRST_PAUSE = 2000;
const MAX_PAUSE = 120_000;
const FULL_DISK_PAUSE = 10_000;

type KeptFile =
  | { ok: true; key: string; bytes: number }
  | { ok: false; reason: StoredMessage; isFinal: boolean; isCounted?: boolean };

/** Downloads the file of a claimed row, or records why there will be none. */
export async function keepExport(deps: Generations, row: KeptExportRow, signal: AbortSignal): Promise<void> {
  const generation = await findRunRow(deps.db, row.generation_row);
  if (!generation) return;
  const kept = await fetchFile(deps, generation, row, signal).catch((error: unknown) => {
    if (error instanceof DownloadBroken) return { ok: false, reason: error.why, isFinal: false } as const;
    if (!signal.aborted) log.error({ err: error, run: generation.id }, 'an export could not be kept');
    const waitsFor = isDiskFull(error)
      ? englishMessage('The server’s disk is full')
      : isStorageUnavailable(error)
        ? englishMessage('The file storage can’t be reached')
        : null;
    if (waitsFor) return { ok: false, reason: waitsFor, isFinal: false, isCounted: false } as const;
    if (isServerBusy(error)) return { ok: false, reason: error.reason, isFinal: false } as const;
    if (isDeckTooLarge(error)) return { ok: false, reason: error.reason, isFinal: true } as const;
    return { ok: false, reason: englishMessage('Couldn’t store the file'), isFinal: false } as const;
  });
  if (signal.aborted) return;
  // Both may end at any time, so that they never end the tries.
  const tries = !kept.ok && kept.isCounted === false ? row.tries : row.tries + 1;
  const isEnd = kept.ok || kept.isFinal || tries >= MAX_TRIES;
  await writeOutcome(deps, generation, { ...row, tries }, kept, isEnd);
}

/**
 * The file of a local run in a format that was not requested: the engine makes it on demand, and it is kept from then
 * on. Null if its deck is not available.
 * @throws Error if the engine cannot make it
 */
export async function makeExport(deps: Generations, generation: RunRow, format: ExportFormat): Promise<string | null> {
  const made = await fromEngine(deps, generation, format);
  if (!made.ok && made.isFinal) return null;
  if (!made.ok) throw new Error(made.reason);
  const at = deps.now().toISOString();
  const file = {
    state: 'kept' as const,
    due_at: null,
    lease_until: null,
    lease_owner: null,
    file_key: made.key,
    file_name: fileName(generation.title, format),
    bytes: made.bytes,
    reason: null,
  };
  await deps.db
    .insertInto('kept_exports')
    .values({
      ...file,
      id: exportId(generation.id, format),
      generation_row: generation.id,
      format,
      tries: 0,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(file))
    .execute();
  return made.key;
}

function fetchFile(deps: Generations, generation: RunRow, row: KeptExportRow, signal: AbortSignal): Promise<KeptFile> {
  return generation.target === 'local'
    ? fromEngine(deps, generation, row.format)
    : fromLink(deps, generation, row, signal);
}

async function fromEngine(deps: Generations, generation: RunRow, format: ExportFormat): Promise<KeptFile> {
  if (!generation.artifact_id) return { ok: false, reason: englishMessage('No artifact'), isFinal: true };
  // Also for a run in the trash, so that its file is there after a restore.
  const made = await deps.engine.exportArtifact(generation.artifact_id, format, { evenHidden: true });
  if (!made) return { ok: false, reason: englishMessage('No artifact'), isFinal: true };
  const bytes = await deps.files.size(made.fileKey);
  return bytes === null
    ? { ok: false, reason: englishMessage('The engine’s file is missing'), isFinal: false }
    : { ok: true, key: made.fileKey, bytes };
}

async function fromLink(
  deps: Generations,
  generation: RunRow,
  row: KeptExportRow,
  signal: AbortSignal,
): Promise<KeptFile> {
  const { format, tries } = row;
  // A link that did not work may have expired; the service makes a new one with each status request.
  const link =
    tries === 0 && generation.export_url ? generation.export_url : await freshLink(deps, generation, format, signal);
  if (!link) return { ok: false, reason: NO_LINK, isFinal: false };
  const answer = await deps.fetchExport(link, signal);
  if (!answer.ok) return answer;
  await noteBeginning(deps, row);
  return storeStream(deps, generation, format, answer.stream);
}

/** Clears the reason of an earlier failure once the file arrives. */
async function noteBeginning({ db }: Generations, { id, reason, lease_owner }: KeptExportRow): Promise<void> {
  if (reason === null) return;
  await db
    .updateTable('kept_exports')
    .set({ reason: null })
    .where('id', '=', id)
    .where('lease_owner', lease_owner === null ? 'is' : '=', lease_owner)
    .execute();
}

async function storeStream(
  deps: Generations,
  generation: RunRow,
  format: ExportFormat,
  stream: Readable,
): Promise<KeptFile> {
  const { start, whole } = await peek(stream);
  if (fileKind(start) !== format) {
    stream.destroy();
    const reason = englishMessage('The service didn’t send a {format} file', { format: format.toUpperCase() });
    return { ok: false, reason, isFinal: false };
  }
  const key = keyOf(generation, format);
  try {
    const bytes = await deps.files.putStream(key, whole, { maxBytes: MAX_BYTES });
    return { ok: true, key, bytes };
  } catch (error) {
    if (error instanceof TooManyBytes)
      return { ok: false, reason: englishMessage('The file is larger than 300 MB'), isFinal: true };
    throw error;
  }
}

/** The first bytes, and a stream that still starts with them. */
async function peek(stream: Readable): Promise<{ start: Uint8Array; whole: Readable }> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const taken: Uint8Array[] = [];
  let count = 0;
  while (count < KIND_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    taken.push(value);
    count += value.byteLength;
  }
  const rest = { [Symbol.asyncIterator]: () => chunks };
  const whole = Readable.from(
    (async function* () {
      yield* taken;
      yield* rest;
    })(),
    { objectMode: false },
  );
  return { start: Buffer.concat(taken), whole };
}

async function freshLink(
  deps: Generations,
  generation: RunRow,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<string | null> {
  if (!generation.generation_id) return null;
  const outcome = await deps.service(generation.target)?.readStatus(generation.generation_id, signal);
  if (outcome?.kind !== 'known') return null;
  const link = exportLink(outcome.record, format);
  if (link)
    await deps.db.updateTable('generations').set({ export_url: link }).where('id', '=', generation.id).execute();
  return link;
}

async function writeOutcome(deps: Generations, generation: RunRow, row: KeptExportRow, kept: KeptFile, isEnd: boolean) {
  const at = deps.now();
  const outcome = kept.ok
    ? { state: 'kept' as const, file_key: kept.key, bytes: kept.bytes, reason: null }
    : { state: isEnd ? ('unavailable' as const) : ('waiting' as const), reason: kept.reason };
  const isFull = !kept.ok && kept.isCounted === false;
  const pause = isFull ? FULL_DISK_PAUSE : Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (row.tries - 1));
  await deps.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('kept_exports')
      .set({
        ...outcome,
        file_name: fileName(generation.title, row.format),
        tries: row.tries,
        due_at: isEnd ? null : new Date(at.getTime() + pause).toISOString(),
        lease_owner: null,
        lease_until: null,
      })
      .where('id', '=', row.id)
      .where('lease_owner', row.lease_owner === null ? 'is' : '=', row.lease_owner)
      .executeTakeFirst();
    // Only the start of a long wait is recorded.
    if (numUpdatedRows !== 1n || (!isEnd && row.reason !== null)) return;
    const event = kept.ok
      ? ({
          kind: 'export-kept',
          detail: englishMessage('{format}, {bytes} bytes', { format: row.format, bytes: kept.bytes }),
        } as const)
      : ({ kind: isEnd ? 'export-unavailable' : 'export-waiting', detail: kept.reason } as const);
    await addEvent(transaction, generation.id, event, at);
  });
}

function keyOf({ id }: RunRow, format: ExportFormat): string {
  return `exports/${id}.${format}`;
}

/** How many leading bytes identify the file type. */
const KIND_BYTES = 5;

export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  html: 'text/html; charset=utf-8',
} as const satisfies Record<ExportFormat | 'html', string>;

/** The file type by its first bytes, whatever its sender calls it; null if it is not an export format. */
export function fileKind(start: Uint8Array): ExportFormat | null {
  const text = String.fromCharCode(...start.subarray(0, KIND_BYTES));
  if (text.startsWith('%PDF-')) return 'pdf';
  // A PPTX is a zip archive that starts with its first entry.
  return text.startsWith('PK\u0003\u0004') ? 'pptx' : null;
}
