import 'server-only';
import type { HeaderFooter } from '@/lib/contract/request/header-footer';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { isDiskFull, isServerBusy, isStorageUnavailable } from '../../http/known-cause';
import { log } from '../../log/log';
import { notifier } from '../../notify/notifier';
import type { Engine } from '../context';
import { keepFile } from '../exports/keep-file';
import { pictureMemory } from '../store/asked-pictures';
import { creditsFor } from '../store/credits';
import { type GenerationOrder, type GenerationRow, orderOf } from '../store/generations-store';
import { changeReview, findReview, REVIEW_MS } from '../store/outline-reviews';
import { artifactIdOf, GenerationPurged, recordImages } from '../store/purge-generations';
import { findWrittenParts, keepWrittenPart, noteHeadings } from '../store/written-parts';
import { isTaskError } from '../thread/tasks';
import { promptVersion } from '../write/load-prompt';
import { NothingWritten, OutlineReady } from '../write/write-with-model';
import { drawDeck } from './draw-deck';
import { artifactOf, complete, endCancelled, fail } from './end-generation';
import { isWritten, makePlan, type Writing } from './plan';
import { watchCancel } from './watch-cancel';

const MAX_ATTEMPTS = 3;
/** Milliseconds to the next attempt after an error, for a full disk, and when the machine was too busy. */
const RETRY_DELAY = 1000;
const DISK_DELAY = 10_000;
const BUSY_DELAY = 30_000;
/** Milliseconds for which a suspect waits while another is made, and after each crash of its own. */
const SUSPECT_DELAY = 2000;
const CRASH_DELAY = 10_000;
const MAX_WARNINGS = 100;

/**
 * Runs a claimed generation from text to file: plan, draw, draw the requested file, store the artifact and settle the
 * credits. After a crash, another worker takes over when the lease expires. After three errors, or three crashes while
 * it was the only suspect, it is `failed`, and its credits are refunded. If the user wants to review the outline, it stops after the plan and is claimed again once the
 * outline is approved.
 */
export async function runGeneration(engine: Engine, row: GenerationRow, stop: AbortSignal): Promise<void> {
  const watch = watchCancel(engine, row.id, stop);
  try {
    if (row.cancelled_at === null && !(await holdsForReview(engine, row)))
      await makeOrRetry(engine, row, watch.signal, watch.isOver);
  } finally {
    watch.end();
  }
  if (row.cancelled_at !== null || watch.isOver()) await endCancelled(engine, row, stop);
}

async function makeOrRetry(engine: Engine, row: GenerationRow, signal: AbortSignal, isCancelled: () => boolean) {
  if (row.attempts >= MAX_ATTEMPTS) return failInterrupted(engine, row);
  if (row.working === 'alone') return countCrash(engine, row);
  const isSuspect = row.working !== null;
  if (isSuspect && suspect.id !== null) return note(engine, row, { due_at: dueIn(engine, SUSPECT_DELAY) });
  if (isSuspect) suspect.id = row.id;
  // Written when this deck's own work starts, not while it waits for a thread.
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= note(engine, row, { working: isSuspect ? 'alone' : 'together' });
    return begun;
  };
  try {
    await make(engine, row, signal, begin);
  } catch (error) {
    await afterFailure(engine, row, error, { isStopped: signal.aborted, isCancelled: isCancelled() });
  } finally {
    if (isSuspect) suspect.id = null;
  }
}

/**
 * The deck that may have ended an earlier process and is made again: one at a time, so that another crash is its own.
 */
const suspect: { id: string | null } = { id: null };

/** The process died while the deck was the only suspect. It waits, so that other decks come first. */
async function countCrash(engine: Engine, row: GenerationRow): Promise<void> {
  const attempts = row.attempts + 1;
  if (attempts >= MAX_ATTEMPTS) return failInterrupted(engine, row);
  await note(engine, row, { attempts, working: 'together', due_at: dueIn(engine, CRASH_DELAY * attempts) });
}

const failInterrupted = (engine: Engine, row: GenerationRow) =>
  fail(engine, row, englishMessage('The generation was interrupted three times'));

const dueIn = (engine: Engine, milliseconds: number) => new Date(engine.now().getTime() + milliseconds).toISOString();

async function afterFailure(
  engine: Engine,
  row: GenerationRow,
  error: unknown,
  { isStopped, isCancelled }: { isStopped: boolean; isCancelled: boolean },
): Promise<void> {
  if (isCancelled) return note(engine, row, { working: null });
  if (error instanceof OutlineReady) return openReview(engine, row);
  // A shutdown does not count as a failed attempt, and clears no suspicion.
  if (isStopped) return note(engine, row, { working: row.working });
  if (error instanceof GenerationPurged) return;
  if (!(error instanceof NothingWritten))
    log.error({ err: error, generation: row.id }, 'a generation could not be made');
  // It says nothing about the deck, which is made when files can be stored again.
  if (isDiskFull(error) || isStorageUnavailable(error))
    return note(engine, row, { working: null, due_at: dueIn(engine, DISK_DELAY) });
  const refusal = refusalOf(error);
  if (refusal) return fail(engine, row, refusal);
  const attempts = row.attempts + 1;
  const isBusy = isTaskError(error) && error.reason === 'starved';
  await note(engine, row, { attempts, working: null, due_at: dueIn(engine, isBusy ? BUSY_DELAY : RETRY_DELAY) });
  if (attempts >= MAX_ATTEMPTS)
    return fail(
      engine,
      row,
      isBusy
        ? englishMessage('The server was too busy to lay out this deck. Try again later.')
        : englishMessage('Couldn’t create cards from this text'),
    );
}

/** A message that says why another attempt would not help. Null if it might. */
function refusalOf(error: unknown): StoredMessage | null {
  if (error instanceof NothingWritten) return error.reason;
  if (isDeckTooLarge(error)) return error.reason;
  if (isTaskError(error) && error.reason === 'timeout')
    return englishMessage('Layout takes too long. Simplify the formatting, or split the text into several decks.');
  if (isTaskError(error) && error.reason === 'memory')
    return englishMessage(
      'Layout takes too much memory. Simplify the formatting, or split the text into several decks.',
    );
  return null;
}

async function make(engine: Engine, row: GenerationRow, signal: AbortSignal, begin: () => Promise<void>) {
  const order = orderOf(row);
  const writing = await recallWriting(engine, row);
  if (engine.model && isWritten(order)) await begin();
  const makeCards: Engine['makeCards'] = (cards, stop) => engine.makeCards(cards, stop, begin);
  const plan = await makePlan({ ...engine, makeCards }, order, writing, signal).finally(writing.end);
  await begin();
  // Cards that the model wrote still count as done while their pictures are made and drawn.
  await note(engine, row, { cards_total: plan.made.cards.length, cards_done: plan.byModel });
  const progress = keepProgress((done) => note(engine, row, { cards_done: Math.max(done, plan.byModel) }));
  const files = recordImages(engine.files, engine.db, row.id);
  const { maker } = engine.pictures;
  const memory = maker && pictureMemory(engine.db, row.id, maker.name);
  const drawn = await drawDeck({ ...engine, files }, plan, signal, { onCards: progress.count, memory }).finally(
    progress.end,
  );

  const artifactId = artifactIdOf(row.id);
  const warnings = [
    ...row.start_warnings.split('\n').filter(Boolean),
    ...drawn.warnings.map((warning) => warning.message),
    // If the model had planned an outline, the run would have stopped for its review.
    ...(writing.holdsOutline ? [englishMessage('The outline wasn’t reviewed: the AI model didn’t write it.')] : []),
    ...controlCharacters(order, plan.headerFooter),
  ];
  const { operation, request } = order;
  const { exportAs } = request;
  if (exportAs) {
    // Show all cards as done while the file is drawn, which takes a while.
    await note(engine, row, { cards_done: drawn.cards });
    const pages = (drawn.deck.blocks ?? []).map(({ blocks }) => ({ elements: blocks }));
    const deck = { deck: drawn.deck, cards: [...drawn.deck.cards, ...pages] };
    const file = await keepFile(engine, artifactId, deck, exportAs, signal).catch(withoutFile);
    warnings.push(...file.warnings);
  }
  const deducted = creditsFor({
    cards: drawn.cards - (plan.made.unfilled?.length ?? 0),
    operation,
    ...(maker ? { byMaker: { pictures: drawn.made, creditsPerPicture: maker.credits } } : {}),
    ...(engine.model ? { byModel: { cards: plan.byModel, creditsPerCard: engine.model.creditsPerCard } } : {}),
  });
  await complete(engine, row, {
    artifact: await artifactOf(engine, row, { drawn, plan, warnings }),
    source: drawn.source,
    deducted: Math.min(deducted, row.reserved),
    warnings: joinLines(warnings),
  });
}

/** The deck is kept: its file is made when it is downloaded. */
function withoutFile(error: unknown): { warnings: string[] } {
  if (isServerBusy(error)) return { warnings: [error.reason] };
  throw error;
}

async function note({ db }: Engine, { id }: GenerationRow, facts: Partial<GenerationRow>): Promise<void> {
  await db.updateTable('engine_generations').set(facts).where('id', '=', id).where('state', '=', 'pending').execute();
}

/**
 * Warns about control characters, which are stored unchanged and left out of the files
 * (docs/spec/settled-points.md#3). Counts those that `legalText` removes, except carriage returns.
 */
function controlCharacters(order: GenerationOrder, headerFooter: HeaderFooter | null): string[] {
  const text = order.operation === 'generate' ? order.request.inputText : order.request.prompt;
  const named = Object.values(headerFooter ?? {}).map((each) => (typeof each === 'object' ? (each.value ?? '') : ''));
  let count = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are counted
  for (const one of [text, ...named]) count += one.match(/[\u0001-\u0008\u000b\u000c\u000e-\u001f]/g)?.length ?? 0;
  if (count === 0) return [];
  return [englishMessage('Control characters left out of the files: {count}.', { count })];
}

/** Joins sentences, one per line (docs/spec/settled-points.md#5), without duplicates and up to `MAX_WARNINGS`. */
function joinLines(sentences: readonly string[]): string {
  const lines = [...new Set(sentences.map((sentence) => sentence.replaceAll(/\s*\n\s*/g, ' ').trim()))];
  if (lines.length <= MAX_WARNINGS) return lines.join('\n');
  const more = englishMessage('{more} more warnings', { more: lines.length - MAX_WARNINGS });
  return [...lines.slice(0, MAX_WARNINGS), more].join('\n');
}

const HOURS = REVIEW_MS / 3_600_000;

/**
 * Opens the stored outline for review. The generation stays `pending`, and no worker claims it until the outline is
 * approved, the generation is cancelled, or the review expires.
 */
async function openReview({ db, now }: Engine, row: GenerationRow): Promise<void> {
  const until = new Date(now().getTime() + REVIEW_MS).toISOString();
  await db.transaction().execute(async (transaction) => {
    // Lock the rows in the same order as an approval does.
    const { numUpdatedRows } = await transaction
      .updateTable('engine_generations')
      .set({ due_at: until, attempts: 0, working: null, cards_done: 0 })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await changeReview(transaction, row, { from: 'asked', state: 'open', until });
  });
  notifier().publish(`generation:${row.id}`);
}

/** True if the outline of a claimed generation is still waiting, or has just expired and so ended the generation. */
async function holdsForReview(engine: Engine, row: GenerationRow): Promise<boolean> {
  const review = await findReview(engine.db, row);
  if (review?.state === 'expired') return expire(engine, row);
  if (review?.state !== 'open') return false;
  const { until } = review;
  if (until !== null && until > engine.now().toISOString()) {
    await engine.db
      .updateTable('engine_generations')
      .set({ due_at: until })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .where('cancelled_at', 'is', null)
      .execute();
    return true;
  }
  // If an approval comes in at the same moment, only one of the two changes succeeds.
  return (await changeReview(engine.db, row, { from: 'open', state: 'expired', until: null })) && expire(engine, row);
}

async function expire(engine: Engine, row: GenerationRow): Promise<true> {
  const message = englishMessage('The outline wasn’t approved within {hours} hours. Nothing was charged.', {
    hours: HOURS,
  });
  await fail(engine, row, message);
  return true;
}

/** Milliseconds between two writes of the headings while a plan streams in. */
const HEADINGS_PAUSE = 100;

/**
 * What a model has already written for this generation, and how to store more. `end` awaits the last progress write.
 */
async function recallWriting(engine: Engine, row: GenerationRow): Promise<Writing & { end(): Promise<void> }> {
  const { db, model } = engine;
  const parts = model ? await findWrittenParts(db, row.id) : [];
  const known = new Map(parts.map((part) => [part.part, part]));
  let total = row.cards_total;
  const progress = keepProgress((done) => note(engine, row, { cards_done: done, cards_total: total }));
  const writer = { generationId: row.id, model: model?.name ?? '', promptVersion: promptVersion() };
  let headings: readonly string[] = [];
  const streamed = keepProgress(() => noteHeadings(db, writer, headings), HEADINGS_PAUSE);
  const review = await findReview(db, row);
  return {
    holdsOutline: review?.state === 'asked',
    title: row.title,
    memory: {
      find: (part) => {
        const found = known.get(part);
        return found && JSON.parse(found.data);
      },
      usedTokens: parts.reduce((sum, { tokensIn, tokensOut }) => sum + tokensIn + tokensOut, 0),
      keep: (part, data, { by, tokensIn, tokensOut }) =>
        keepWrittenPart(db, writer, { part, data: JSON.stringify(data), by, tokensIn, tokensOut }),
    },
    onProgress: (done, count) => {
      total = count;
      progress.count(done);
    },
    onHeadings: (all) => {
      if (all.length === headings.length) return;
      headings = all;
      streamed.count(all.length);
    },
    end: async () => {
      await streamed.end();
      await progress.end();
    },
  };
}

/**
 * Throttles the writes of a fast-changing count: while it changes, the latest value is written every `pause`
 * milliseconds. `end` awaits a write in progress, and nothing is written afterwards. A short run may write nothing.
 */
export function keepProgress(write: (count: number) => Promise<void>, pause = 250) {
  let newest = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  return {
    count(count: number): void {
      newest = count;
      timer ??= setTimeout(() => {
        timer = null;
        writing = writing.then(() => write(newest));
        // Only `end` reports a failed write, because nothing else awaits it.
        writing.catch(() => undefined);
      }, pause);
    },
    async end(): Promise<void> {
      if (timer) clearTimeout(timer);
      await writing;
    },
  };
}
