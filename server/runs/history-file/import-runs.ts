import 'server-only';
import type { ImportAnswer } from '@/lib/contract/history';
import { type ExportedRun, exportedRun } from '@/lib/contract/history-file';
import { problemsOf } from '@/lib/contract/request/problems';
import { targetInFingerprint } from '@/lib/contract/run-words';
import { englishMessage, type StoredMessage, verbatim } from '@/lib/words/stored-messages';
import type { RunRow } from '../../database/composer-tables';
import { TooManyBytes } from '../../files/file-store';
import { serviceLink } from '../../service/service-address';
import type { Generations } from '../context';
import { bodyHash } from '../send/submit-run';
import { insertImported } from '../store';
import { shownTitle, titleKey, titleSort } from '../title-of';
import { UNTOUCHED } from '../untouched-row';
import { othersTurns, Pace } from '../write-pace';
import { NotAHistory, readHistoryFile } from './read-history-file';

/** How many rejected rows are reported. */
const MAX_REPORTED = 100;
/** Bounds of the batch size, in rows per write transaction. Texts are long, so the characters are limited too. */
const BATCH_BOUNDS = { first: 10, least: 10, most: 200, characters: 500_000, milliseconds: 15 };
/** How many runs one import may have. No real history is larger. */
const MAX_RUNS = 1_000_000;

/** `problem`: the file could not be read to its end; what `answer` counts was still imported. */
export type Imported = { answer: ImportAnswer; problem: StoredMessage | null };

/**
 * Imports the runs of a file, each completely or not at all. A run that exists already (by its id or submission id)
 * is left as it is. Every run is imported as finished with nothing due: none is sent or watched, and no file is
 * fetched. After a crash, importing the same file again completes it.
 */
export async function importRuns(
  { db, now }: Pick<Generations, 'db' | 'now'>,
  runs: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<Imported> {
  const answer: ImportAnswer = { taken: 0, known: 0, trashed: 0, refused: [], refusedCount: 0 };
  let rows: Omit<RunRow, 'seq'>[] = [];
  let characters = 0;
  const pace = new Pace(BATCH_BOUNDS);
  const write = async () => {
    const began = performance.now();
    const { taken, trashed: binned } = await insertImported(db, rows);
    answer.taken += taken;
    answer.known += rows.length - taken;
    answer.trashed += binned;
    pace.wrote(rows.length, performance.now() - began);
    rows = [];
    characters = 0;
    await othersTurns();
  };
  let index = 0;
  let problem: StoredMessage | null = null;
  try {
    for await (const given of runs) {
      if (index >= MAX_RUNS)
        throw new NotAHistory(englishMessage('The file has more than {most} runs', { most: MAX_RUNS }));
      const parsed = exportedRun.safeParse(given);
      if (!parsed.success) refuse(answer, index, given, whyRefused(given, parsed.error.issues));
      else if (isAhead(parsed.data, now())) refuse(answer, index, given, AHEAD);
      else {
        const row = rowOf(parsed.data);
        rows.push(row);
        characters += row.request.length + (row.draft?.length ?? 0);
      }
      index += 1;
      if (rows.length >= pace.size || characters >= BATCH_BOUNDS.characters) await write();
    }
  } catch (error) {
    if (!(error instanceof NotAHistory)) throw error;
    problem = error.why;
  }
  await write();
  return { answer, problem };
}

function refuse(answer: ImportAnswer, index: number, given: unknown, reason: StoredMessage): void {
  answer.refusedCount += 1;
  if (answer.refused.length < MAX_REPORTED) answer.refused.push({ index, title: titleIn(given), reason });
}

function titleIn(given: unknown): string | null {
  const title = typeof given === 'object' && given !== null && 'title' in given ? given.title : null;
  return typeof title === 'string' ? title.slice(0, 120) : null;
}

function rowOf(run: ExportedRun): Omit<RunRow, 'seq'> {
  const { target, operation, request } = run;
  const title = shownTitle(run.title);
  return {
    ...UNTOUCHED,
    id: run.id,
    state: run.state,
    due_at: null,
    submission_id: run.submissionId,
    body_hash: bodyHash({ target: targetInFingerprint(target), operation, request }),
    target,
    operation,
    title,
    title_key: titleKey(title),
    title_sort: titleSort(title),
    format: run.format,
    cards: run.cards,
    request: JSON.stringify(request),
    draft: run.draft === null ? null : JSON.stringify(run.draft),
    generation_id: run.generationId,
    artifact_id: run.artifactId,
    // As untrusted as a response of the service.
    artifact_url: serviceLink(run.artifactUrl ?? undefined),
    credits_deducted: run.credits.deducted,
    credits_remaining: run.credits.remaining,
    warnings: JSON.stringify(run.warnings),
    error_message: run.error?.message ?? null,
    error_status: run.error?.statusCode ?? null,
    created_at: new Date(run.createdAt).toISOString(),
    sent_at: run.sentAt,
    ended_at: run.endedAt,
    star: run.star ? 1 : 0,
    note: run.note,
    theme_id: request.themeId ?? null,
    made_from: run.madeFrom === run.id ? null : run.madeFrom,
    family: run.family,
  };
}

/** Why a row of a file cannot be imported as a run: the first problem found. */
function whyRefused(given: unknown, issues: Parameters<typeof problemsOf>[0]): StoredMessage {
  const [first] = problemsOf(issues);
  if (!first || typeof given !== 'object' || given === null || Array.isArray(given)) return englishMessage('Not a run');
  const why = verbatim(first.message);
  return first.path === 'state' ? why : englishMessage('{path} {why}', { path: first.path, why });
}

const AHEAD = englishMessage('Its date is in the future');

/** A day: the clocks of two machines differ, and by then such a run is in the past as well. */
const TOLERANCE = 24 * 60 * 60 * 1000;

/**
 * Whether a run is dated in the future. It would be listed first until that day. It is refused rather than redated: a
 * run is imported unchanged or not at all, and an invented time would change its position, its day and its duration
 * without a trace. The person can correct the clock, or the date in the file, and import it again.
 */
function isAhead({ createdAt, sentAt, endedAt }: ExportedRun, now: Date): boolean {
  const latest = Math.max(...[createdAt, sentAt, endedAt].map((at) => (at === null ? 0 : Date.parse(at))));
  return latest > now.getTime() + TOLERANCE;
}

/** `why`: the message without the counts, for a client that sends a file in parts and adds them up itself. */
type ImportOutcome =
  | { ok: true; answer: ImportAnswer }
  | { ok: false; status: 400 | 413; message: StoredMessage; why: StoredMessage };

const GIGABYTE = 1024 ** 3;
/** Limit on an upload, in gigabytes. A hundred thousand runs of a few pages each are about half of it. */
const MAX_GIGABYTES = 2;

/**
 * Imports a JSON export of the history. The upload is stored on disk before the first run is imported, so that a slow
 * client does not block the database, and the database does not block the upload.
 */
export async function importFile(
  deps: Pick<Generations, 'db' | 'files' | 'now'>,
  body: ReadableStream<Uint8Array>,
): Promise<ImportOutcome> {
  const spooled = await deps.files.spool(body, { maxBytes: MAX_GIGABYTES * GIGABYTE }).catch((error: unknown) => {
    if (error instanceof TooManyBytes) return null;
    throw error;
  });
  if (!spooled) {
    const why = englishMessage('The file is larger than {most} GB', { most: MAX_GIGABYTES });
    return { ok: false, status: 413, message: why, why };
  }
  const file = spooled.read();
  try {
    const { answer, problem } = await importRuns(deps, readHistoryFile(file));
    if (problem === null) return { ok: true, answer };
    return { ok: false, status: 400, message: withTaken(problem, answer), why: problem };
  } finally {
    file.destroy();
    await spooled.drop();
  }
}

function withTaken(problem: StoredMessage, { taken }: ImportAnswer): StoredMessage {
  if (taken === 0) return englishMessage('{why}. Nothing was imported.', { why: problem });
  return englishMessage('{why}. Runs imported before that: {count}.', { why: problem, count: taken });
}
