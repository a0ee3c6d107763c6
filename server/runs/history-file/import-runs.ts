import 'server-only';
import type { ImportAnswer } from '@/lib/contract/history';
import { type ExportedRun, exportedRun, HISTORY_FILE, historyHead } from '@/lib/contract/history-file';
import { problemsOf } from '@/lib/contract/request/problems';
import { targetInFingerprint } from '@/lib/contract/run-words';
import { englishMessage, type StoredMessage, verbatim } from '@/lib/words/stored-messages';
import type { RunRow } from '../../database/composer-tables';
import { TooManyBytes } from '../../files/file-store';
import { isTooDeep } from '../../guard/read-body';
import { serviceLink } from '../../service/service-address';
import type { Generations } from '../context';
import { bodyHash } from '../send/submit-run';
import { insertImported } from '../store';
import { shownTitle, titleKey, titleSort } from '../title-of';
import { UNTOUCHED } from '../untouched-row';
import { othersTurns, Pace } from '../write-pace';

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

/** A file that is no history export, or is incomplete; `why` explains it to the person. */
class NotAHistory extends Error {
  constructor(readonly why: StoredMessage) {
    super(why);
  }
}

/** In characters. This is more than a submission may have (`composer-route.ts`), so no run is longer. */
const MAX_RUN_LENGTH = 10_000_000;
/** Limit on the members before the runs, in characters. */
const MAX_HEAD_LENGTH = 1000;
const NO_EXPORT = englishMessage('The file isn’t a history export');

/**
 * The runs of a JSON export one by one, as `JSON.parse` returns them, however long the file is and whatever its
 * whitespace: no more than one run is held in memory.
 * @throws NotAHistory if the file is something else, breaks off, or is not JSON
 */
export async function* readHistoryFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const pieces = textOf(chunks);
  let text = '';
  let at: number | null = null;
  for await (const piece of pieces) {
    text += piece;
    at = endOfHead(text);
    if (at !== null || text.length > MAX_HEAD_LENGTH) break;
  }
  if (at === null) throw new NotAHistory(NO_EXPORT);
  const list = new RunCutter();
  yield* list.take(text.slice(at));
  for await (const piece of pieces) yield* list.take(piece);
  list.end();
}

/** The iterator has no `return`, so that one loop over it can stop and another one can continue. */
function textOf(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new NotAHistory(englishMessage('The file is not UTF-8'));
    }
  };
  const pieces = (async function* () {
    for await (const chunk of chunks) yield decode(chunk);
    yield decode();
  })();
  return { [Symbol.asyncIterator]: () => ({ next: () => pieces.next() }) };
}

/**
 * Where the runs begin; null as long as that is unknown.
 * @throws NotAHistory if the head belongs to another kind of file
 */
function endOfHead(text: string): number | null {
  const found = /^\s*\{([^[\]{}]*)"runs"\s*:\s*\[/.exec(text);
  if (!found) return null;
  const head = historyHead.safeParse(parse(`{${(found[1] ?? '').replace(/,\s*$/, '')}}`, NO_EXPORT));
  if (head.success) return found[0].length;
  const [first] = problemsOf(head.error.issues);
  const { version } = HISTORY_FILE;
  throw new NotAHistory(first?.path === 'version' ? englishMessage('Version isn’t {version}', { version }) : NO_EXPORT);
}

/** Splits a list of JSON values into its values, looking only at brackets and strings. */
class RunCutter {
  /** The value in progress. */
  #text = '';
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #isOver = false;
  #count = 0;

  *take(piece: string): Generator<unknown> {
    let from = 0;
    for (let at = 0; at < piece.length && !this.#isOver; at++) {
      const sign = piece.charCodeAt(at);
      if (this.#isInString) this.#inString(sign);
      else if (sign === QUOTE) this.#isInString = true;
      else if (sign === OPEN_LIST || sign === OPEN_OBJECT) this.#depth += 1;
      else if (this.#depth > 0) this.#depth -= sign === CLOSE_LIST || sign === CLOSE_OBJECT ? 1 : 0;
      else if (sign === COMMA || sign === CLOSE_LIST) {
        this.#text += piece.slice(from, at);
        from = at + 1;
        this.#isOver = sign === CLOSE_LIST;
        const isEmptyList = this.#isOver && this.#count === 0 && this.#text.trim() === '';
        if (!isEmptyList) yield this.#value();
      }
    }
    this.#text += piece.slice(from);
    if (this.#text.length > MAX_RUN_LENGTH)
      throw new NotAHistory(englishMessage('Run {number} in the file is too long', { number: this.#count + 1 }));
  }

  /** @throws NotAHistory if the list, or the object around it, has not ended */
  end(): void {
    if (!this.#isOver || this.#text.trim() !== '}') throw new NotAHistory(englishMessage('The file is incomplete'));
  }

  #inString(sign: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === BACKSLASH) this.#isEscaped = true;
    else if (sign === QUOTE) this.#isInString = false;
  }

  #value(): unknown {
    this.#count += 1;
    const value = parse(
      this.#text,
      englishMessage('The file isn’t valid JSON at run {number}', { number: this.#count }),
    );
    this.#text = '';
    if (isTooDeep(value))
      throw new NotAHistory(englishMessage('Run {number} in the file is nested too deeply', { number: this.#count }));
    return value;
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

function parse(text: string, otherwise: StoredMessage): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAHistory(otherwise);
  }
}
